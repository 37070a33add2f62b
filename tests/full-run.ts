/** Whether `npm run test:full` runs, which leaves nothing out: every page, every width, every step at which a deed may break. */
export const isFullRun = process.env.FULL === "1";
