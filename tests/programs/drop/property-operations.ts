import { amountWithin, U64_MAX } from "../property.ts";
import type { SeededRandom } from "../seeded-random.ts";
import { type Agreed, agreedOf, campaignKey, type Model, type ModelCampaign, type Operation } from "./model.ts";
import { COINS, CREATORS, IDS, LISTS, NFT_LISTS, NFTS, PEOPLE } from "./property-setting.ts";

const DAY = 86_400n;
const PLACES_PER_PAGE = 8_192;

/** The next operation: usually what its campaign needs next, sometimes anything by anybody. */
export function nextOperation(random: SeededRandom, model: Model, clock: bigint): Operation {
  const creator = random.pick(CREATORS);
  const id = random.pick(IDS);
  const key = campaignKey(creator, id);
  const campaign = model.campaigns.get(key);
  if (!campaign) return random.chance(93) ? nextCampaign(random, model, clock, creator, id) : anyOf(random, model, key);
  if (random.chance(2)) return nextCampaign(random, model, clock, creator, id);
  if (random.chance(14)) return administration(random, campaign, key);
  if (random.chance(8)) return anyOf(random, model, key);
  const sentBack = campaign.coin === null && random.chance(5) ? sendingBack(random, model, campaign, key) : null;
  if (sentBack) return sentBack;
  const isOver = campaign.state === "settled" || model.now(campaign, clock) >= campaign.end;
  if (campaign.state === "draft" && !(isOver && random.chance(80))) return filling(random, model, campaign, key);
  return isOver || random.chance(5) ? emptying(random, campaign, key) : nextClaim(random, model, campaign, key);
}

/** Where the clock goes next: some seconds or days on, back, or to an edge of a campaign's window. */
export function nextSecond(random: SeededRandom, model: Model, clock: bigint): bigint {
  const step = random.below(100);
  if (step < 80) return clock;
  if (step < 90) return clock + random.between(1n, 600n);
  if (step < 92) return clock + random.between(1n, DAY / 2n);
  if (step < 94) return clock - random.between(1n, DAY);
  if (random.chance(3)) return nextGraceEnd(random, model, clock);
  const campaigns = [...model.campaigns.values()].filter(({ state }) => state === "open");
  if (campaigns.length === 0) return clock + 1n;
  const { begin, end } = random.pick(campaigns);
  const edge = (clock < begin ? begin : end) + random.between(-1n, 1n);
  // Ends usually stay in the future, or hardly anything would ever be taken.
  return clock < begin || random.chance(15) ? edge : clock + 1n;
}

/** A time close to the second from which a campaign's rent payer may close it. */
function nextGraceEnd(random: SeededRandom, model: Model, clock: bigint): bigint {
  const waiting = [...model.campaigns.values()].filter((campaign) => !model.isGraceOver(campaign, clock));
  if (waiting.length === 0) return clock + 1n;
  return random.pick(waiting).end + 30n * DAY + random.between(-1n, 1n);
}

/** What the funder saw: usually what the campaign promises, sometimes what it promised earlier, or something else. */
function agreed(random: SeededRandom, model: Model, key: string): Agreed {
  const campaign = model.campaigns.get(key);
  const seen = campaign ? agreedOf(campaign) : { coin: null, list: 0, begin: 0n, end: 1n, supply: 1, total: 1n };
  if (!random.chance(6)) return seen;
  const former = model.former.get(key);
  if (former && random.chance(50)) return former;
  const changes: Partial<Agreed>[] = [
    { coin: seen.coin === null ? "scg" : null },
    { list: (seen.list + 1) % LISTS.length },
    { begin: seen.begin + 1n },
    { end: seen.end + 1n },
    { supply: seen.supply + 1 },
    { total: seen.total + 1n },
  ];
  return { ...seen, ...random.pick(changes) };
}

function nextCampaign(random: SeededRandom, model: Model, clock: bigint, by: string, id: number): Operation {
  const coin = random.chance(40) ? null : random.pick(Object.keys(COINS));
  const list = random.below(coin === null ? NFT_LISTS : LISTS.length);
  const { recipients, places } = LISTS[list] as (typeof LISTS)[number];
  const sum = [...places.keys()].reduce((total, index) => total + model.amountOf(coin, list, index), 0n);
  const begin = clock + random.between(-DAY, DAY / 2n);
  const isNfts = coin === null;
  return {
    kind: "create",
    coin,
    by,
    id,
    payer: random.chance(60) ? by : random.pick(PEOPLE),
    pauser: random.pick(PEOPLE),
    funder: isNfts ? richest(model) : random.pick(PEOPLE),
    list,
    begin,
    end: begin + random.between(random.chance(95) ? 1n : -5n, 3n * DAY),
    supply: isNfts || random.chance(70) ? recipients : random.below(recipients + 2),
    total: isNfts ? BigInt(recipients) : random.chance(70) ? sum : amountWithin(random, sum),
  };
}

/** The person with the most NFTs, or hardly a campaign of them would ever be filled. */
function richest(model: Model): string {
  const counts = PEOPLE.map((name) => [...model.nfts.values()].filter((at) => at === name).length);
  return PEOPLE[counts.indexOf(Math.max(...counts))] as string;
}

function administration(random: SeededRandom, campaign: ModelCampaign, key: string): Operation {
  const { admin, pauser, pending } = campaign;
  const mostly = (person: string) => (random.chance(90) ? person : random.pick(PEOPLE));
  switch (random.below(4)) {
    case 0:
      return { kind: "set_pauser", campaign: key, by: mostly(admin), pauser: random.pick(PEOPLE) };
    case 1: {
      const to = random.chance(80) ? random.pick(PEOPLE) : null;
      return { kind: "propose_admin", campaign: key, by: mostly(admin), to };
    }
    case 2:
      return { kind: "accept_admin", campaign: key, by: mostly(pending ?? admin) };
    default:
      return { kind: "set_paused", campaign: key, by: mostly(pauser), isPaused: random.chance(30) };
  }
}

function filling(random: SeededRandom, model: Model, campaign: ModelCampaign, key: string): Operation {
  const { funder, admin, coin, total, deposited, pages, gifts } = campaign;
  const by = random.chance(95) ? funder : random.pick(PEOPLE);
  const payer = random.chance(60) ? by : random.pick(PEOPLE);
  const missing = Array.from({ length: model.pagesNeeded(campaign) }, (_, number) => number).filter(
    (number) => !pages.has(number),
  );
  if (missing.length > 0 && random.chance(60)) {
    const number = random.pick(missing);
    return { kind: "create_page", campaign: key, by, payer, number, agreed: agreed(random, model, key) };
  }
  if (random.chance(4)) return emptying(random, campaign, key);
  const opening: Operation = { kind: "open", campaign: key, by: random.chance(95) ? admin : funder };
  if (campaign.isPaused && random.chance(50)) {
    return { kind: "set_paused", campaign: key, by: campaign.pauser, isPaused: false };
  }
  if (deposited >= total && random.chance(80)) return opening;
  if (coin !== null) {
    const rest = total > deposited ? total - deposited : 1n;
    const amount = random.chance(60) ? rest : amountWithin(random, rest);
    return { kind: "fund", campaign: key, by, amount, agreed: agreed(random, model, key) };
  }
  const { recipients } = model.list(campaign);
  const places = Array.from({ length: recipients }, (_, number) => number).filter((number) => !gifts.has(number));
  const mine = NFTS.filter((nft) => model.nfts.get(nft) === by);
  if (places.length === 0) return opening;
  if (mine.length === 0) return emptying(random, campaign, key);
  const [number, nft] = [random.pick(places), random.pick(mine)];
  return { kind: "deposit_nft", campaign: key, by, payer, number, nft, agreed: agreed(random, model, key) };
}

/** An NFT that was taken is sent back into the escrow by its holder; null if nobody can. */
function sendingBack(random: SeededRandom, model: Model, campaign: ModelCampaign, key: string): Operation | null {
  const taken = [...campaign.gifts].filter(([, { nft }]) => PEOPLE.includes(model.nfts.get(nft) ?? ""));
  if (taken.length === 0) return null;
  const [number, { nft }] = random.pick(taken);
  return { kind: "donate_nft", campaign: key, by: model.nfts.get(nft) ?? "", number };
}

function emptying(random: SeededRandom, campaign: ModelCampaign, key: string): Operation {
  const { funder, admin, coin, state, pages, gifts, vault, rentPayer } = campaign;
  const by = (paid: string | undefined) =>
    random.chance(75) ? funder : random.chance(80) ? (paid ?? funder) : random.pick(PEOPLE);
  const pageNumbers = [...pages.keys()];
  const giftNumbers = [...gifts.keys()];
  if (giftNumbers.length > 0 && random.chance(70)) {
    const number = random.pick(giftNumbers);
    return { kind: "return_nft", campaign: key, by: by(gifts.get(number)?.rentPayer), number };
  }
  if (vault !== null && coin !== null && state !== "settled" && random.chance(70)) {
    return { kind: "return_coins", campaign: key, by: by(rentPayer) };
  }
  if (pageNumbers.length > 0) {
    const number = random.pick(pageNumbers);
    return { kind: "close_page", campaign: key, by: by(pages.get(number)?.rentPayer), number };
  }
  return { kind: "close_campaign", campaign: key, by: random.pick([admin, admin, admin, rentPayer, funder]) };
}

/** Usually a listed holder's own claim, often one that was made before; sometimes with a flaw. */
function nextClaim(random: SeededRandom, model: Model, campaign: ModelCampaign, key: string): Operation {
  const { places, recipients } = model.list(campaign);
  const listed = [...places.keys()];
  const free = listed.filter((index) => !model.isTaken(campaign, index));
  const index = random.pick(free.length > 0 && random.chance(75) ? free : listed);
  const holder = places.get(index)?.person ?? "ann";
  const flaw = random.below(40);
  const shown = {
    campaign: flaw === 0 ? campaignKey(random.pick(CREATORS), random.pick(IDS)) : key,
    list: flaw === 1 ? random.below(LISTS.length) : campaign.list,
    index: flaw === 2 ? random.pick(listed) : index,
  };
  const proof = { ...shown, index: Math.min(shown.index, (LISTS[shown.list]?.recipients ?? 1) - 1) };
  const claim = {
    campaign: key,
    by: flaw === 3 ? random.pick(PEOPLE) : holder,
    index: flaw === 4 ? random.below(recipients + PLACES_PER_PAGE) : index,
    proof,
  };
  const isNft = campaign.coin === null ? flaw !== 5 : flaw === 6;
  if (isNft) return { kind: "claim_nft", ...claim };
  const promised = model.amountOf(campaign.coin, campaign.list, index);
  const amount = flaw === 7 ? amountWithin(random, promised) : promised;
  return { kind: "claim_coins", ...claim, amount: amount > U64_MAX ? U64_MAX : amount };
}

/** Anything that could be sent, by anybody. */
function anyOf(random: SeededRandom, model: Model, key: string): Operation {
  const campaign = model.campaigns.get(key);
  const by = random.pick(PEOPLE);
  const payer = random.pick(PEOPLE);
  const number = random.below(random.chance(80) ? 4 : 65_536);
  const proof = { campaign: key, list: campaign?.list ?? 0, index: 0 };
  switch (random.below(10)) {
    case 0:
      return { kind: "create_page", campaign: key, by, payer, number, agreed: agreed(random, model, key) };
    case 1:
      return {
        kind: "fund",
        campaign: key,
        by,
        amount: amountWithin(random, model.balance(campaign?.coin ?? "scg", by)),
        agreed: agreed(random, model, key),
      };
    case 2:
      return {
        kind: "deposit_nft",
        campaign: key,
        by,
        payer,
        number,
        nft: random.pick(NFTS),
        agreed: agreed(random, model, key),
      };
    case 3:
      return { kind: "open", campaign: key, by };
    case 4:
      return { kind: "claim_coins", campaign: key, by, index: 0, amount: random.ofAnySize(), proof };
    case 5:
      return { kind: "claim_nft", campaign: key, by, index: 0, proof };
    case 6:
      return { kind: "return_coins", campaign: key, by };
    case 7:
      return { kind: "return_nft", campaign: key, by, number };
    case 8:
      return { kind: "close_campaign", campaign: key, by };
    default:
      if (campaign?.coin && campaign.vault !== null) {
        return { kind: "donate", campaign: key, by, amount: BigInt(random.below(1_000_000)) };
      }
      return { kind: "close_page", campaign: key, by, number };
  }
}
