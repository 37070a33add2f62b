import { z } from "../zod.ts";

/** How much one call may contain, and how long a value may be. */
const MAX_ENTRIES_A_CALL = 50;
/**
 * Text on one line: a line break, or a character that reverses or hides what follows, could make one entry look like
 * several to those who read it.
 */
const ONE_LINE = /^[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{Bidi_Control}]*$/u;
const text = (max: number) => z.string().max(max).regex(ONE_LINE);
const walletAddress = z.string().regex(/^[A-Za-z0-9]{0,64}$/);
const param = text(200).default("");

/**
 * An action-log record with the specification's field names. Names and levels are read from the catalogue by `action_cd` and
 * `page_path`, and `user_ip` from the connection; what a client says about them is accepted and ignored.
 */
const actionRecordSchema = z.object({
  action_cd: z.union([text(64), z.number()]).transform(String),
  action_time: z
    .union([z.iso.datetime({ offset: true }), z.int().nonnegative().max(8.64e15)])
    .transform((at) => new Date(at).getTime()),
  wallet_address: walletAddress.default(""),
  /** Where it happened. It is used only if the catalogue has the page. */
  page_path: text(512).default(""),
  /** Our own field: makes a repeated beacon count as one entry. */
  entry_id: z.uuid().optional(),
  param1: param,
  param2: param,
  param3: param,
  param4: param,
  param5: param,
  param6: param,
  param7: param,
  param8: param,
  param9: param,
  param10: param,
});

const routerRecordSchema = z.object({
  path: text(512).startsWith("/"),
  wallet_address: walletAddress.default(""),
  entry_id: z.uuid().optional(),
});

const oneOrMany = <S extends z.ZodType>(schema: S) =>
  z.union([schema.transform((record) => [record]), z.array(schema).min(1).max(MAX_ENTRIES_A_CALL)]);

export const actionLogInput = oneOrMany(actionRecordSchema);
export const routerLogInput = oneOrMany(routerRecordSchema);
export type ActionLogInput = z.output<typeof actionLogInput>;
export type RouterLogInput = z.output<typeof routerLogInput>;

/** What the queue carries and the consumer inserts; `params` are param1 to param10 in order. Times are in milliseconds. */
export type ActionLogEntry = {
  kind: "action";
  entryId: string;
  actionCd: string;
  actionTime: number;
  pagePath: string;
  walletAddress: string;
  /** Whether a signed session proved the wallet. */
  isWalletProven: boolean;
  userIp: string;
  params: string[];
  receivedAt: number;
};
export type RouterLogEntry = {
  kind: "router";
  entryId: string;
  path: string;
  walletAddress: string;
  isWalletProven: boolean;
  userIp: string;
  receivedAt: number;
};
export type LogEntry = ActionLogEntry | RouterLogEntry;

const queued = {
  entryId: z.string().min(1).max(64),
  walletAddress: z.string().max(120),
  // an entry that was queued before the field existed lacks it
  isWalletProven: z.boolean().default(false),
  userIp: z.string().max(64),
  receivedAt: z.number().int().positive(),
};

/** What a message of the queue carries. */
export const queuedEntriesSchema: z.ZodType<LogEntry[]> = z
  .array(
    z.discriminatedUnion("kind", [
      z.object({
        kind: z.literal("action"),
        ...queued,
        actionCd: z.string(),
        actionTime: z.number(),
        pagePath: z.string(),
        params: z.array(z.string()),
      }),
      z.object({ kind: z.literal("router"), ...queued, path: z.string() }),
    ]),
  )
  .min(1);
