import type { Mutation } from "../mutation.ts";

const BURN = ["tests/domain/jobs/burn.test.ts"];
const MARKS = ["tests/domain/jobs/collection-marks.test.ts"];
const MINT = ["tests/domain/jobs/mint-on-chain.test.ts"];
const ACTS = ["tests/domain/authority/nft-acts.test.ts"];
const MADE = ["tests/domain/authority/made.test.ts"];
const REVEAL = ["tests/domain/jobs/reveal-on-chain.test.ts"];
const DEEDS = ["tests/domain/authority/deeds.test.ts"];

/** What jobs and deeds do to NFTs and coins besides sending them (decision 091). */
export const nftJobMutations: Mutation[] = [
  {
    name: "a burn needs no second person",
    file: "app/domain/jobs/kinds/burn.server.ts",
    before: "isFinal: true,",
    after: "isFinal: false,",
    tests: BURN,
  },
  {
    name: "an NFT that its owner no longer holds is burnt by a job that waits for it",
    file: "app/domain/jobs/kinds/burn.server.ts",
    before: 'if (tokenAmountOf(held) !== 1n) return "notHeld";',
    after: "",
    tests: BURN,
  },
  {
    name: "an original of which there are prints is taken into a burn",
    file: "app/domain/jobs/kinds/burn.server.ts",
    before: 'return nft.prints > 0n ? "hasPrints" : null;',
    after: "return null;",
    tests: BURN,
  },
  {
    name: "a member is burnt without its collection",
    file: "app/domain/jobs/kinds/burn.server.ts",
    before: "const member = collection ? new PublicKey(collection) : null;",
    after: "const member = collection ? null : null;",
    tests: BURN,
  },
  {
    name: "what an item is to become can be changed in D1",
    file: "app/domain/jobs/seal.server.ts",
    before: "after == null ? paid : [...paid, after]",
    after: "paid",
    tests: BURN,
  },
  {
    name: "whoever agrees to a job agrees to nothing that its items become",
    file: "app/domain/jobs/queries.server.ts",
    before: "item.after === null ? paid : `${paid},${item.after}`",
    after: "paid",
    tests: BURN,
  },
  {
    name: "the deposits of what was burnt count as lost",
    file: "app/domain/jobs/report.server.ts",
    before: 'if (kind === "burn") return depositLamports <= 0n;',
    after: "",
    tests: BURN,
  },
  {
    name: "a burn takes more coins than its owner has",
    file: "app/domain/jobs/create-burn.server.ts",
    before: "await expectCoins(chain, { coin, owner: new PublicKey(owner), neededRaw: amountRaw });",
    after: "",
    tests: BURN,
  },
  {
    name: "an NFT of another collection is marked",
    file: "app/domain/jobs/kinds/collection-mark.server.ts",
    before: 'if (named?.mint.toBase58() !== collection) return "otherCollection";',
    after: 'if (!named) return "otherCollection";',
    tests: MARKS,
  },
  {
    name: "a job begins although nobody has let it act",
    file: "app/domain/jobs/advance.server.ts",
    before: 'if (!mayAct) return readAnew(await wait(deps, row, "DelegateMissing"));',
    after: "",
    tests: MARKS,
  },
  {
    name: "a job keeps the power over a collection",
    file: "app/domain/jobs/sweep.server.ts",
    before: 'if (sweep.asset.asset === "none") return delegationPart(deps, { ...sweep, asset: sweep.asset });',
    after: "",
    tests: MARKS,
  },
  {
    name: "the power over a collection goes to a wallet that somebody wrote into D1",
    file: "app/domain/jobs/read-delegation.server.ts",
    before: 'if (!isJobSealed(seed, row)) throw new AppError("JobBroken");',
    after: "",
    tests: MARKS,
  },
  {
    name: "the authority of a job is not sealed",
    file: "app/domain/jobs/seal.server.ts",
    before: "job.authority == null ? [] : [job.authority]",
    after: "[]",
    tests: MARKS,
  },
  {
    name: "a mark that the chain refuses has no number",
    file: "app/domain/jobs/catalogue-codes.ts",
    before: "...{ [VERIFY]: COLLECTION, [UNVERIFY]: COLLECTION },",
    after: "",
    tests: MARKS,
  },
  {
    name: "an NFT that cannot be made has no number",
    file: "app/domain/jobs/catalogue-codes.ts",
    before: "...{ [CREATE]: MINTING, [MINT]: MINTING },",
    after: "",
    tests: MINT,
  },
  {
    name: "a minted NFT is too long for its transaction",
    file: "app/domain/jobs/kinds/mint.server.ts",
    before: 'return bytes > MAX_TRANSACTION_BYTES ? "textLong" : null;',
    after: "return null;",
    tests: MINT,
  },
  {
    name: "a wallet hands over NFTs that another one has the power over",
    file: "app/domain/nft-acts/rules.ts",
    before: 'return before === authority ? { before, after: newAuthority } : "notAuthority";',
    after: "return { before, after: newAuthority };",
    tests: ACTS,
  },
  {
    name: "a deed is built for NFTs that have changed",
    file: "app/domain/nft-acts/deeds/plan-act.server.ts",
    before: 'if (differing) throw new AppError("NftsDiffer", { mint: differing.mint });',
    after: "",
    tests: ACTS,
  },
  {
    name: "an NFT that waits for a signature is put into another deed",
    file: "app/domain/nft-acts/act-batch.server.ts",
    before: "changed.filter(({ mint }) => !waits.has(mint))",
    after: "changed",
    tests: ACTS,
  },
  {
    name: "a coin is made twice by one number",
    file: "app/domain/coins/deeds/create-coin.server.ts",
    before: 'if (accounts[0]) throw new AppError("NothingChanges");',
    after: "",
    tests: MADE,
  },
  {
    name: "a power over a coin that is given up stays",
    file: "app/domain/coins/new-coin.server.ts",
    before: "to?.equals(authority) ? []",
    after: "to === null || to.equals(authority) ? []",
    tests: MADE,
  },
  {
    name: "another file than the committed one is revealed",
    file: "app/domain/reveals/commands.server.ts",
    before: "(await sha256Hex(text)) !== row.fileHash || !(await isCommitted(db, row))",
    after: "!(await isCommitted(db, row))",
    tests: REVEAL,
  },
  {
    name: "a hash that only D1 has is revealed",
    file: "app/domain/reveals/commands.server.ts",
    before: "(await sha256Hex(text)) !== row.fileHash || !(await isCommitted(db, row))",
    after: "(await sha256Hex(text)) !== row.fileHash",
    tests: REVEAL,
  },
  {
    name: "the browser lets a creator's mark be given for another NFT",
    file: "app/signing/.client/verifier/nft-deed-rules.ts",
    before: "delegateRecord: ABSENT, metadata: metadataOf(mint) },",
    after: "delegateRecord: ABSENT },",
    tests: DEEDS,
  },
  {
    name: "the browser lets another wallet get an NFT",
    file: "app/signing/.client/verifier/nft-deed-rules.ts",
    before: 'args: { newAuthority, sold: "0", mutable: "0" },',
    after: 'args: { sold: "0", mutable: "0" },',
    tests: DEEDS,
  },
  {
    name: "the browser lets another supply of a coin be minted",
    file: "app/signing/.client/verifier/coin-deed-rules.ts",
    before: "args: { amount: supplyRaw, decimals },",
    after: "args: { decimals },",
    tests: DEEDS,
  },
];
