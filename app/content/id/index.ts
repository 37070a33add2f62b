import type { LanguageContents } from "../language-contents";
import { benefitMembership } from "./benefit-membership";
import { benefitMultiple } from "./benefit-multiple";
import { benefitNft } from "./benefit-nft";
import { companyAbout } from "./company-about";
import { companyBoardmember } from "./company-boardmember";
import { companyCi } from "./company-ci";
import { companyPartners } from "./company-partners";
import { companyVision } from "./company-vision";
import { etcCookie } from "./etc-cookie";
import { etcEmail } from "./etc-email";
import { etcPrivacy } from "./etc-privacy";
import { etcTermsofUse } from "./etc-termsof-use";
import { gameConsortium } from "./game-consortium";
import { gameNft } from "./game-nft";
import { gameProject } from "./game-project";
import { home } from "./home";
import { nftAlya } from "./nft-alya";
import { nftFitri } from "./nft-fitri";
import { nftGenesis } from "./nft-genesis";
import { nftProject } from "./nft-project";
import { nftProjectFriend } from "./nft-project-friend";
import { nftProjectGearUp } from "./nft-project-gear-up";
import { nftProjectGearUpCrafter } from "./nft-project-gear-up-crafter";
import { nftProjectOcullaSummoning } from "./nft-project-oculla-summoning";
import { nftProjectToriShop } from "./nft-project-tori-shop";
import { nftPunkyCrafter } from "./nft-punky-crafter";
import { nftPunkyhag } from "./nft-punkyhag";
import { nftPunkykongz } from "./nft-punkykongz";
import { powerzonePunkyForge } from "./powerzone-punky-forge";
import { punkvismCoin } from "./punkvism-coin";
import { punkvismCoinNftSynergy } from "./punkvism-coin-nft-synergy";
import { punkvismCoinRwaVenture } from "./punkvism-coin-rwa-venture";
import { punkyWorld } from "./punky-world";
import { punkyWorldIntro } from "./punky-world-intro";
import { punkyWorldView } from "./punky-world-view";
import { rwaConsortium } from "./rwa-consortium";
import { rwaProcess } from "./rwa-process";
import { rwaProject } from "./rwa-project";
import { rwaSutucture } from "./rwa-sutucture";
import { utilityProcess } from "./utility-process";
import { utilityProject } from "./utility-project";
import { utilityStructure } from "./utility-structure";

export const contents = {
  "": home,
  punkvismCoin,
  rwaSutucture,
  rwaProcess,
  rwaConsortium,
  nftProject,
  nftGenesis,
  nftPunkykongz,
  nftPunkyhag,
  nftAlya,
  nftFitri,
  nftPunkyCrafter,
  nftProjectFriend,
  nftProjectToriShop,
  punkyWorldIntro,
  punkyWorld,
  punkyWorldView,
  benefitNft,
  benefitMultiple,
  benefitMembership,
  rwaProject,
  companyAbout,
  companyVision,
  companyPartners,
  companyBoardmember,
  punkvismCoinNftSynergy,
  punkvismCoinRwaVenture,
  etcCookie,
  etcEmail,
  utilityProject,
  utilityStructure,
  utilityProcess,
  etcPrivacy,
  etcTermsofUse,
  gameProject,
  gameNft,
  gameConsortium,
  nftProjectGearUpCrafter,
  powerzonePunkyForge,
  nftProjectGearUp,
  nftProjectOcullaSummoning,
  companyCi,
} satisfies LanguageContents;
