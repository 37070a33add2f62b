import { isAddress } from "../solana/is-address";
import { z } from "../zod.ts";

/** The chains on which a project's contract can be: the specification's mainnets. */
export const MAINNETS = ["solana", "kaia", "ethereum", "bnb"] as const;
type Mainnet = (typeof MAINNETS)[number];

/** What a value has to have, as the key of its text (locales, `project.problems`). */
const because = (error: string) => ({ error });
const always = (error: string, path: string) => ({ error, path: [path], when: () => true });
const missing = { error: "missing", abort: true } as const;

const line = (max: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
    .pipe(z.string().max(max, because("tooLong")))
    // a form may leave an empty field out
    .prefault("");
const neededLine = (max: number) => line(max).pipe(z.string().regex(/[\p{L}\p{N}]/u, missing));

/** https, or an address in IPFS or Arweave: what the JSON of an NFT can begin with. */
const pathField = z
  .string()
  .trim()
  .max(300, because("tooLong"))
  .refine((text) => text === "" || /^(https|ipfs|ar):\/\/[^\s<>"\\]+$/.test(text), because("path"))
  .prefault("");

/** "2.5": a percentage of at most two decimals, as hundredths of a percent. */
const percentField = z
  .string()
  .trim()
  .regex(/^(100(\.0{1,2})?|\d{1,2}(\.\d{1,2})?)$/, because("percent"))
  .transform((text) => Math.round(Number(text) * 100));

/** A moment in UTC as a `datetime-local` field writes it; null for an empty one. */
const timeField = z
  .string()
  .trim()
  .regex(/^$|^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/, { error: "time", abort: true })
  .transform((text) => (text ? new Date(`${text}Z`) : null))
  .refine((date) => date === null || !Number.isNaN(date.getTime()), because("time"))
  .prefault("");

const blockField = z
  .string()
  .trim()
  .regex(/^\d{0,12}$/, because("block"))
  .transform((text) => (text ? Number(text) : null))
  .prefault("");

const addressField = z
  .string()
  .trim()
  .transform((text) => (text.startsWith("0x") ? text.toLowerCase() : text) || null)
  .prefault("");

/** The name of a secret of the Worker, such as GRILLA_ADMIN_KEY. A key itself does not fit: it has small letters or 0x. */
const keyNameField = z
  .string()
  .trim()
  .regex(/^$|^[A-Z][A-Z0-9_]{2,40}$/, because("keyName"))
  .transform((text) => text || null)
  .prefault("");

const facts = {
  symbol: z
    .string()
    .trim()
    .toUpperCase()
    .min(1, missing)
    .regex(/^[A-Z0-9]{2,10}$/, because("symbol")),
  name: neededLine(80),
  koreanName: line(80),
  mainnet: z.enum(MAINNETS, because("mainnet")),
  contractAddress: addressField,
  jsonPath: pathField,
  description: z.string().trim().max(2_000, because("tooLong")).prefault(""),
  imageUrl: pathField,
  projectFeeBps: percentField,
  creatorFeeBps: percentField,
  adminWallet: addressField,
  listingWallet: addressField,
  feeWallet: addressField,
  startsAt: timeField,
  endsAt: timeField,
  mintStartBlock: blockField,
  mintEndBlock: blockField,
};

const ADDRESSES = ["contractAddress", "adminWallet", "listingWallet", "feeWallet"] as const;

type Facts = { [Name in (typeof ADDRESSES)[number]]?: string | null } & {
  mainnet?: Mainnet;
  startsAt?: Date | null;
  endsAt?: Date | null;
  mintStartBlock?: number | null;
  mintEndBlock?: number | null;
};

/** Whether an address is one of this chain. A chain that does not exist is a problem of its own field. */
function isOfMainnet(address: string, mainnet: Mainnet): boolean {
  if (!MAINNETS.includes(mainnet)) return true;
  return mainnet === "solana" ? isAddress(address) : /^0x[0-9a-f]{40}$/.test(address);
}

function checked<Shape extends z.ZodType<Facts>>(schema: Shape) {
  const addresses = ADDRESSES.reduce<z.ZodType<z.output<Shape>, z.input<Shape>>>(
    (before, name) =>
      before.refine(({ [name]: address, mainnet }) => !address || !mainnet || isOfMainnet(address, mainnet), {
        ...always(name === "contractAddress" ? "contract" : "wallet", name),
      }),
    schema as unknown as z.ZodType<z.output<Shape>, z.input<Shape>>,
  );
  return addresses
    .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || endsAt > startsAt, always("afterStart", "endsAt"))
    .refine(
      ({ mintStartBlock, mintEndBlock }) =>
        mintStartBlock == null || mintEndBlock == null || mintEndBlock >= mintStartBlock,
      always("afterStart", "mintEndBlock"),
    );
}

/** What a project account says of its project. */
export const projectSchema = checked(z.object(facts));

/** The same with what staff alone decide: the names of the keys that sign for its wallets. */
export const staffProjectSchema = checked(
  z.object({ ...facts, adminKeyName: keyNameField, listingKeyName: keyNameField, feeKeyName: keyNameField }),
);

export type ProjectFacts = z.output<typeof projectSchema>;
export type StaffProjectFacts = z.output<typeof staffProjectSchema>;

/** The version that a form was opened with. */
export const versionField = z.coerce.number().int().positive();

/** The values of a form from a project: what its fields begin with. */
export function typedOf(row: ProjectFacts & Partial<StaffProjectFacts>): Record<string, string> {
  const percent = (bps: number) => String(bps / 100);
  const { startsAt, endsAt, projectFeeBps, creatorFeeBps, ...rest } = row;
  const plain = Object.keys({ ...facts, adminKeyName: 0, listingKeyName: 0, feeKeyName: 0 }).map((name) => {
    const value = rest[name as keyof typeof rest];
    return [name, value == null ? "" : String(value)];
  });
  return {
    ...Object.fromEntries(plain),
    projectFeeBps: percent(projectFeeBps),
    creatorFeeBps: percent(creatorFeeBps),
    startsAt: startsAt?.toISOString().slice(0, 16) ?? "",
    endsAt: endsAt?.toISOString().slice(0, 16) ?? "",
  };
}
