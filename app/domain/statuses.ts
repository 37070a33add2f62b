/**
 * The status tables of the specification (second document, section 4), and those of ours that go on from one of them. Each
 * row is the name that code uses and the code that is stored and shown. The specification calls the codes string values; a
 * column of integers stores those of `numbered`. The words: `status-words.server.ts` beside this file. A code that has been
 * stored is never given another meaning.
 */

const reservation = { completed: "5", cancelProcessing: "10", cancelCompleted: "50" } as const;

/** `none` is the specification's "default". */
const dropLog = { none: "0", processing: "10", completed: "20", failed: "40" } as const;

const nftMint = { wait: "0", failed: "5", processing: "10", completed: "20" } as const;

const mintingMaster = {
  wait: "0",
  processing: "10",
  completed: "20",
  partiallyFailed: "30",
  completelyFailed: "40",
  /** The specification's "unknown failed". */
  unknown: "90",
} as const;

const mintingItem = { wait: "0", processing: "10", completed: "20", failed: "40" } as const;

const mintingPayment = { wait: "0", failed: "5", completed: "10" } as const;

const gear = {
  wait: "0",
  /** The specification's "processing pending". */
  pending: "10",
  tokenPaid: "11",
  /** The specification's "compressed NFT minted". */
  nftMinted: "12",
  completed: "20",
  failed: "40",
} as const;

const mintPlan = { wait: "0", failed: "5", processing: "10", completed: "50" } as const;

/** The eight tables of the specification, by entity. */
export const SPECIFIED_STATUSES = {
  reservation,
  dropLog,
  nftMint,
  mintingMaster,
  mintingItem,
  mintingPayment,
  gear,
  mintPlan,
} as const;

/** All tables: the specification's, and those of jobs, which have the codes of a minting master and its items and some more. */
export const STATUSES = {
  ...SPECIFIED_STATUSES,
  job: {
    ...mintingMaster,
    /** Written down; nothing is promised, and nothing can be paid. */
    draft: "1",
    /** Nothing more is signed; what was sent before still ends. */
    paused: "11",
    /** Staff have ended it before its end. Some items may be completed. */
    cancelled: "50",
    /** What D1 says of it is not what staff have written, so that nothing is signed for it. */
    broken: "91",
  },
  jobItem: { ...mintingItem, cancelled: "50" },
} as const;

export type StatusEntity = keyof typeof STATUSES;

/** A code of an entity: `StatusCode<"gear">` is "0" | "10" | "11" | "12" | "20" | "40". */
export type StatusCode<Entity extends StatusEntity = StatusEntity> = {
  [E in Entity]: Extract<(typeof STATUSES)[E][keyof (typeof STATUSES)[E]], string>;
}[Entity];

type Table = Readonly<Record<string, `${number}`>>;

/** The codes of a table as numbers, for a column of integers. */
export function numbered<T extends Table>(table: T): Numbered<T> {
  return Object.fromEntries(Object.entries(table).map(([name, code]) => [name, Number(code)])) as Numbered<T>;
}

type Numbered<T extends Table> = {
  readonly [Name in keyof T]: T[Name] extends `${infer Code extends number}` ? Code : never;
};
