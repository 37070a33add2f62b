import { PROGRAMS } from "~programs/idl/instructions";

/** The names of our programs by their addresses. */
export const NAME_OF_PROGRAM: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(PROGRAMS).map(([name, { address }]) => [address, name]),
);
