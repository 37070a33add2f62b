import type { Mutation } from "../mutation.ts";

const CREATE = "app/domain/drop/deeds/create-nft-campaign.server.ts";
const DEPOSIT = "app/domain/drop/deeds/deposit-nfts.server.ts";

const FORMS = ["tests/domain/authority/nft-drop-forms.test.ts"];

/** The deeds by which staff draft a drop of NFTs, fill it and take back what is left (decision 086). */
export const nftDropMutations: Mutation[] = [
  {
    name: "a draft of NFTs is given to another funder than the form named",
    file: CREATE,
    before: "funder: keyOf(parameters.funder) };",
    after: "funder: keyOf(parameters.pauser) };",
    tests: FORMS,
  },
  {
    name: "a draft of NFTs takes the number of a drop that was closed",
    file: CREATE,
    before:
      "const campaign = await expectNewCampaign(deps, { creator: address, campaignId, terms: { ...terms, supply } });",
    after: "const campaign = address;",
    tests: FORMS,
  },
  {
    name: "NFTs go into a drop whose terms are not those that the funder agreed to",
    file: DEPOSIT,
    before: 'if (!isSamePromise(promise, campaign)) throw new AppError("PromiseChanged");',
    after: "",
    tests: FORMS,
  },
  {
    name: "two promises count as the same by the length of their hashes",
    file: "app/domain/drop/deeds/is-same-promise.ts",
    before: "return first.every((byte, at) => byte === second[at]);",
    after: "return first.length === second.length;",
    tests: FORMS,
  },
  {
    name: "NFTs go into a drop whose list staff have not seen",
    file: DEPOSIT,
    before: 'if (!(await isListStored(db, { campaignAddress, campaign }))) throw new AppError("ListNotStored");',
    after: "",
    tests: FORMS,
  },
];
