export const errorPage = {
  home: "Go to the home page",
  reload: "Reload the page",
  notFound: {
    title: "Page not found",
    heading: "This street is not on the map",
    body: "There is no page at this address. It may have moved, or the link may be incomplete.",
  },
  offline: {
    title: "No connection",
    heading: "You are offline",
    body: "The page needs the internet and could not reach it. Nothing was sent, and nothing left your wallet. Reload once you are connected again.",
  },
  failed: {
    title: "Something went wrong",
    heading: "A light went out here",
    body: "The page could not be shown because of a fault on our side. We have recorded it. What is in your wallet or staked on the chain is not affected.",
  },
  quote: "If you write to us, please quote this: {id}",
};
