import type { CompanyFacts } from "../company";

/** Round figures that nobody has decided, for the collections that Punky Boost takes: enough to see a table and its plot. */
export const SAMPLE_MINING: CompanyFacts["mining"] = {
  pvt: {
    token: "PVT",
    rows: [
      { collection: "genesis", amount: "12" },
      { collection: "punkykongz", amount: "6" },
      { collection: "punky-hag", amount: "5" },
      { collection: "wise-alya", amount: "4" },
    ],
  },
  dnn: {
    token: "DNN",
    rows: [
      { collection: "genesis", amount: "40" },
      { collection: "punkykongz", amount: "20" },
      { collection: "punky-hag", amount: "20" },
    ],
  },
  etm: {
    token: "ETM",
    rows: [
      { collection: "genesis", amount: "3" },
      { collection: "punkykongz", amount: "1.5" },
      { collection: "punky-hag", amount: "1.2" },
      { collection: "wise-alya", amount: "1" },
    ],
  },
  "lotus-fund": {
    token: "LOTUS",
    rows: [
      { collection: "genesis", amount: "2" },
      { collection: "wise-alya", amount: "1.5" },
    ],
  },
  chichipingping: {
    token: "CCPP",
    rows: [
      { collection: "punkykongz", amount: "30" },
      { collection: "punky-hag", amount: "30" },
      { collection: "wise-alya", amount: "15" },
    ],
  },
  starrich: {
    token: "STAR",
    rows: [
      { collection: "genesis", amount: "8" },
      { collection: "wise-alya", amount: "6" },
      { collection: "punky-hag", amount: "6" },
    ],
  },
  yumastem: {
    token: "YUMA",
    rows: [
      { collection: "genesis", amount: "1" },
      { collection: "wise-alya", amount: "0.75" },
      { collection: "punky-hag", amount: "0.5" },
    ],
  },
  btn: {
    token: "BTN",
    rows: [
      { collection: "genesis", amount: "25" },
      { collection: "punkykongz", amount: "10" },
    ],
  },
  "anang-care": {
    token: "ANANG",
    rows: [
      { collection: "punky-hag", amount: "9" },
      { collection: "wise-alya", amount: "9" },
      { collection: "genesis", amount: "6" },
    ],
  },
  "mint-ai": {
    token: "MINT",
    rows: [
      { collection: "genesis", amount: "18" },
      { collection: "punky-hag", amount: "12" },
      { collection: "punkykongz", amount: "6" },
    ],
  },
  xiiid: {
    token: "XIIID",
    rows: [
      { collection: "punky-hag", amount: "13" },
      { collection: "wise-alya", amount: "13" },
    ],
  },
  foodie: {
    token: "FOODIE",
    rows: [
      { collection: "punkykongz", amount: "14" },
      { collection: "punky-hag", amount: "7" },
      { collection: "wise-alya", amount: "3.5" },
    ],
  },
  "scg-token": {
    token: "SCG",
    rows: [
      { collection: "genesis", amount: "100" },
      { collection: "punkykongz", amount: "50" },
      { collection: "punky-hag", amount: "50" },
      { collection: "wise-alya", amount: "40" },
    ],
  },
};
