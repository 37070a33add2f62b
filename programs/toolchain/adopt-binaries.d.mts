export class AdoptionError extends Error {}
export function adoptBinaries(options: {
  from: string;
  to: string;
  builtWith: string;
  passesSuite: (folder: string) => boolean;
}): Record<string, string>;
