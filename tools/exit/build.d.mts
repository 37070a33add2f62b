/** Writes index.html into a folder and returns its length. */
export function buildExitPage(folder: string): Promise<number>;
