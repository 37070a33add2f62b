export const busyPage = {
  title: "One moment, please",
  heading: "Too many at the gate",
  body: "Very many pages were asked for from your network within a minute. Wait a minute, then reload. What you have in your wallet or staked is not affected.",
};
