import type { IndexerState } from "~/domain/indexer/view";
import { type Register, stateOfRegister } from "~/domain/migration/register";
import { countCovered, GRANTS_COUNTED, leftOut, PLACES_COUNTED } from "~/domain/proof/cover";
import type { ProofPage } from "~/domain/proof/view";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";

/** The parts of the proof page, in their order. Each is folded under a heading with this id. */
export const PROOF_FOLDS = [
  { name: "coin", id: "vaults-title" },
  { name: "boost", id: "boost-title" },
  { name: "nova", id: "nova-title" },
  { name: "drops", id: "drops-title" },
  { name: "grants", id: "grants-title" },
  { name: "migration", id: "migration-title" },
  { name: "powers", id: "powers-title" },
  { name: "programs", id: "program-title" },
  { name: "lists", id: "lists-title" },
] as const;

export type ProofFoldName = (typeof PROOF_FOLDS)[number]["name"];

/** What a fold says while it is closed. A fault is open from the start, and is named at the top of the page. */
export type FoldState = { tone: "good" | "warning" | "danger" | "plain"; text: string; isFault: boolean };

/** What the page says of all vaults together. `limits` are what was not counted or not checked, each in a sentence. */
export type Verdict = { tone: "good" | "warning" | "danger"; title: string; limits: string[] };

/** The folds that are about vaults. */
const VAULTS = ["coin", "boost", "nova", "drops", "grants"] as const;

/** The time of two runs of cron, plus the possible delay of a node. */
const LATE_SECONDS = 180;

type Proven = Pick<ProofPage, "proof" | "others" | "grants" | "grantsCounted">;

/** The state of each fold in a few words. */
export function statesOfFolds(
  t: Translate,
  texts: Texts["proof"]["states"],
  { proof, others, grants, grantsCounted }: Proven,
  lists: readonly IndexerState[],
  register: Register,
): Record<ProofFoldName, FoldState> {
  const covered = (key: "vaults" | "drops", things: readonly { isCovered: boolean }[]): FoldState => {
    const { covered, all } = countCovered(things);
    if (all === 0) return { tone: "plain", text: texts.none, isFault: false };
    const isFault = covered < all;
    return { tone: isFault ? "danger" : "good", text: t(texts, key, { covered, all }), isFault };
  };
  const pool = (name: "boost" | "nova"): FoldState => {
    if (others.unreadPools.some((unread) => unread.pool === name)) {
      return { tone: "danger", text: texts.unread, isFault: true };
    }
    return covered(
      "vaults",
      others.vaults.filter(({ of }) => of.kind === "stream" && of.pool === name),
    );
  };
  const ofDrops = others.vaults.filter(({ of }) => of.kind === "drop");
  const shortGrants = grants.vaults.filter(({ isCovered }) => !isCovered);
  const counted = grantsCounted.vaults;
  return {
    coin: covered("vaults", [proof.pool.principalVault, proof.pool.rewardVault]),
    boost: pool("boost"),
    nova: pool("nova"),
    drops: covered("drops", [...ofDrops, ...others.nftDrops]),
    // an older page may have a vault that the sums do not count
    grants: covered("vaults", counted.every(({ isCovered }) => isCovered) ? [...counted, ...shortGrants] : counted),
    migration: stateOfMigration(texts, register),
    powers: stateOfPowers(texts, proof),
    programs: stateOfPrograms(t, texts, others.programs),
    lists: stateOfLists(t, texts, { lists, chainTs: proof.chainTs }),
  };
}

/**
 * Whether all vaults are covered, in words that claim no more than was counted. A migration that cannot be read is a fault of
 * its own, which the page names below.
 */
export function verdictOf(
  t: Translate,
  { vaults, summary }: Pick<Texts["proof"], "vaults" | "summary">,
  page: Pick<ProofPage, "others" | "grantsCounted">,
  states: Readonly<Record<ProofFoldName, FoldState>>,
): Verdict {
  const left = leftOut(page);
  const limits = [
    ...(left.grants ? [t(summary, "countedGrants", { count: GRANTS_COUNTED })] : []),
    ...(left.places ? [t(summary, "countedPlaces", { count: PLACES_COUNTED })] : []),
  ];
  const isUnread = states.migration.tone === "warning";
  if (VAULTS.some((name) => states[name].isFault)) return { tone: "danger", title: vaults.notCovered, limits };
  const covered = isUnread ? summary.solanaCovered : vaults.covered;
  return { tone: "good", title: limits.length > 0 ? summary.countedCovered : covered, limits };
}

/** Whether the sums of the migration hold. If they cannot be read, the page has to say that they were not checked. */
export function stateOfMigration(
  texts: Pick<Texts["proof"]["states"], "adds" | "addsNot" | "unread" | "notSetUp">,
  register: Register,
): FoldState {
  switch (stateOfRegister(register)) {
    case "notSetUp":
      return { tone: "plain", text: texts.notSetUp, isFault: false };
    case "unread":
      return { tone: "warning", text: texts.unread, isFault: true };
    case "differs":
      return { tone: "danger", text: texts.addsNot, isFault: true };
    case "holds":
      return { tone: "good", text: texts.adds, isFault: false };
  }
}

function stateOfPowers(texts: Texts["proof"]["states"], { mint, program }: Proven["proof"]): FoldState {
  const risks = [
    ...(program.upgradeAuthority ? [texts.canReplace] : []),
    ...(mint.freezeAuthority ? [texts.canFreeze] : []),
  ];
  if (risks.length === 0) return { tone: "good", text: texts.fixed, isFault: false };
  return { tone: "warning", text: risks.join(" · "), isFault: false };
}

function stateOfPrograms(
  t: Translate,
  texts: Texts["proof"]["states"],
  programs: Proven["others"]["programs"],
): FoldState {
  const same = programs.filter(({ isSameBinary }) => isSameBinary).length;
  const isFault = same < programs.length;
  return {
    tone: isFault ? "danger" : "good",
    text: t(texts, "programs", { same, all: programs.length }),
    isFault,
  };
}

function stateOfLists(
  t: Translate,
  texts: Texts["proof"]["states"],
  { lists, chainTs }: { lists: readonly IndexerState[]; chainTs: bigint },
): FoldState {
  if (lists.some(({ slot }) => slot === null)) return { tone: "plain", text: texts.unfilled, isFault: false };
  const time = completeTo(lists, chainTs);
  if (areListsLate(lists)) return { tone: "warning", text: t(texts, "late", { time }), isFault: true };
  return { tone: "plain", text: t(texts, "behind", { time }), isFault: false };
}

/** The chain second up to which every list is complete, if the chain is at `chainTs`. */
export function completeTo(lists: readonly IndexerState[], chainTs: bigint): bigint {
  return chainTs - BigInt(Math.ceil(secondsBehind(lists)));
}

/** How many seconds the list that is furthest behind is behind the chain. */
function secondsBehind(lists: readonly IndexerState[]): number {
  return Math.max(...lists.map(({ lagSeconds }) => lagSeconds ?? 0));
}

/** Whether a list is so far behind, or a reading failed, that what is newest may be missing. */
export function areListsLate(lists: readonly IndexerState[]): boolean {
  return secondsBehind(lists) > LATE_SECONDS || lists.some(({ problem }) => problem !== null);
}
