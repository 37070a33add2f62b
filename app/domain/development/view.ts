export type OpenedDrop = { number: number; address: string; gift: string; recipients: number };

/** What is wrong with a list, in sentences for a developer, or the drop that was opened for it. */
export type DropOpening = { faults: string[] } | { faults: null; opened: OpenedDrop };
