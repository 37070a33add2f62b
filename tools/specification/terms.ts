import type { CatalogueCode } from "~/domain/catalogue-codes";
import type { StatusEntity } from "~/domain/statuses";

/**
 * Every term of the specification that somebody could look for: paths, calls, statuses, codes, constants, names of settings.
 * Taken from its two documents by hand, word for word; where each works is found by `places.ts` beside this file. `docs/specification.md`
 * is made of both.
 */

/** Where a term is looked for. A pattern is looked for in the files below `in`, which may be a file itself. */
export type Where =
  /** A page at this path behind each language, or behind one. */
  | { page: string; only?: "kor" }
  /** A page or an API at exactly this address. */
  | { address: string }
  /** A page at this path under /admin. */
  | { admin: string }
  | { status: StatusEntity; code: string; usedIn: string }
  | { numericCode: CatalogueCode }
  | { menu: readonly string[] }
  | { logPage: string; path: string }
  /** A control that is logged with level 1; `*` stands for any screen. */
  | { logKey: string }
  | { logField: string }
  | { rarity: string; count: number }
  | { abi: "StandardNft" | "BnbNft"; name: string }
  | { setting: string }
  | { pattern: string; in: string };

export type Term = { term: string; where: Where };
export type Chapter = { title: string; terms: readonly Term[] };

/** How many terms may have no place. It only falls: whoever gives a term its place lowers it. */
export const MOST_WITHOUT_PLACE = 45;

const pages = (...slugs: string[]): Term[] => slugs.map((slug) => ({ term: slug || "(main)", where: { page: slug } }));
const adminPages = (rows: Readonly<Record<string, string>>): Term[] =>
  Object.entries(rows).map(([term, path]) => ({ term, where: { admin: path } }));
const addresses = (...list: string[]): Term[] => list.map((address) => ({ term: address, where: { address } }));
const found = (within: string, rows: Readonly<Record<string, string>>): Term[] =>
  Object.entries(rows).map(([term, pattern]) => ({ term, where: { pattern, in: within } }));
const statuses = (status: StatusEntity, usedIn: string, rows: Readonly<Record<string, string>>): Term[] =>
  Object.entries(rows).map(([term, code]) => ({ term: `${term} ${code}`, where: { status, code, usedIn } }));
const settings = (rows: Readonly<Record<string, string>>): Term[] =>
  Object.entries(rows).map(([term, setting]) => ({ term, where: { setting } }));
const abi = (contract: "StandardNft" | "BnbNft", rows: Readonly<Record<string, string>>): Term[] =>
  Object.entries(rows).map(([term, name]) => ({ term, where: { abi: contract, name } }));
const fields = (...names: string[]): Term[] => names.map((name) => ({ term: name, where: { logField: name } }));

export const CHAPTERS: readonly Chapter[] = [
  {
    title: "Public pages, in three languages",
    terms: [
      ...pages("", "rwaProject", "rwaConsortium", "rwaProcess", "rwaSutucture"),
      ...pages("utilityProject", "utilityStructure", "utilityProcess", "gameNft", "gameConsortium", "gameProject"),
      ...pages("nftProject", "nftProjectFriend", "nftProjectOcullaSummoning", "nftProjectGearUp"),
      ...pages("nftProjectGearUpCrafter", "nftPunkyCrafter", "nftProjectToriShop"),
      ...pages("punkyWorldIntro", "punkyWorld", "punkyWorldView"),
      ...pages("nftPunkyhag", "nftPunkykongz", "nftAlya", "nftFitri", "nftGenesis"),
      ...pages("companyAbout", "companyVision", "companyBoardmember", "companyPartners", "companyCi", "companyNews"),
      { term: "companyNewsView/{id}", where: { page: "companyNewsView/1" } },
      ...pages("benefitNft", "benefitMultiple", "benefitMembership"),
      ...pages("etcCookie", "etcEmail", "etcTermsofUse", "etcPrivacy"),
      ...pages("punkvismCoin", "punkvismCoinRwaVenture", "punkvismCoinNftSynergy"),
      ...pages("powerzoneCoinStaking", "powerzoneCoinStakingView", "powerzoneCoinStakingWriteStaking"),
      ...pages("powerzoneCoinStakingWriteStakingConfirm", "powerzoneCoinStakingWriteStakingComplete"),
      ...pages("powerzoneCoinStakingWriteUnStaking", "powerzoneCoinStakingWriteUnStakingConfirm"),
      ...pages("powerzoneCoinStakingWriteUnStakingComplete", "powerzoneNftStaking", "powerzonePunkyDrop"),
      ...pages("powerzonePunkyForge", "powerzonePunkyNova", "tokenVestingPlan", "tokenVestingPlanDetail"),
    ],
  },
  {
    title: "Pages in Korean alone, and without a language",
    terms: [
      { term: "reservation2", where: { page: "reservation2", only: "kor" } },
      { term: "soccergo", where: { page: "soccergo", only: "kor" } },
      ...addresses("/", "/powerzoneCoinStakingWriteStakingComplete"),
    ],
  },
  {
    title: "My page, in three languages",
    terms: [
      ...pages("mypage", "mypage/minting", "mypage/reservation"),
      { term: "mypage/reservationDetail/{seq}", where: { page: "mypage/reservationDetail/1" } },
      ...pages("mypage/myDrop", "mypage/myForge", "mypage/myTwig", "mypage/myVesting", "mypage/myVestingDetail"),
    ],
  },
  {
    title: "Reservations",
    terms: [
      ...addresses("/reservation/hotel", "/reservation/plasticSurgery", "/reservation/eyeClinic"),
      ...pages("reservation/hotel", "reservation/plasticSurgery", "reservation/eyeClinic"),
    ],
  },
  {
    title: "Test pages",
    terms: [
      ...addresses("/test/alyaEng", "/test/alyaKor", "/test/soccerGo", "/test/powerzonePunkyDropCreator"),
      ...addresses("/test/myMinting", "/test/myDrop"),
      ...pages("test/soccerGo", "test/powerzonePunkyDropCreator", "test/myMinting", "test/myDrop"),
    ],
  },
  {
    title: "Staff area",
    terms: [
      ...addresses("/admin"),
      ...adminPages({
        adminMain: "adminMain",
        adminWeeklyMenu: "adminWeeklyMenu",
        adminUserList: "adminUserList",
        "registerProject/createProject": "registerProject/createProject",
        createCollection: "createCollection",
        adminAirdrop: "adminAirdrop",
        adminCreateNews: "adminCreateNews",
        adminNewsList: "adminNewsList",
        "updateNews/{seq}": "updateNews/1",
        adminReservationList: "adminReservationList",
        "reservationDetail/{seq}": "reservationDetail/1",
        "survey register": "surveyRegister",
        "survey list": "surveyList",
        "survey result": "surveyResult/1",
        createToken: "createToken",
        adminMintingList: "adminMintingList",
        "Airdrop Alya": "airdrop/Alya",
        "Airdrop PG": "airdrop/PG",
        "Airdrop Punky Society": "airdrop/PunkySociety",
        "Airdrop Soccer Go": "airdrop/SoccerGo",
        "Airdrop Punky Weekly 1": "airdrop/PunkyWeekly1",
        "Airdrop Punky Weekly 2": "airdrop/PunkyWeekly2",
        "Airdrop Punky Weekly 3": "airdrop/PunkyWeekly3",
        "Airdrop Punky Weekly 4": "airdrop/PunkyWeekly4",
        "Airdrop Punky Weekly 5": "airdrop/PunkyWeekly5",
        "Airdrop Punky Weekly 6": "airdrop/PunkyWeekly6",
        "Airdrop Punky Weekly 7": "airdrop/PunkyWeekly7",
        "Airdrop Punky Weekly 8": "airdrop/PunkyWeekly8",
        "Airdrop Punky Weekly 9": "airdrop/PunkyWeekly9",
        "Airdrop Punky World": "airdrop/PunkyWorld",
        "Airdrop Craft": "airdrop/Craft",
        "Airdrop ETM 30": "airdrop/Etm30",
        "Airdrop ETM 50": "airdrop/Etm50",
        "Airdrop ETM 80": "airdrop/Etm80",
        "Airdrop ETM 2025": "airdrop/Etm2025",
        "Airdrop menus": "airdrop/Menus",
        "Airdrop random": "airdrop/Random",
        "Airdrop token": "airdrop/Token",
        "Airdrop single token": "airdrop/SingleToken",
        "Airdrop single Solana": "airdrop/SingleSolana",
        "creator verify": "creatorVerify",
        "creator verify for compressed NFT": "creatorVerifyCompressed",
        "unverify NFT": "unverifyNft",
        "create minting": "createMinting",
        "update authority": "updateAuthority",
        "burn token": "burnToken",
        "Batch Mint": "mint",
        "Project List": "projectList",
        "Power zone: forge register": "powerzone/forge/register",
        "Power zone: forge list": "powerzone/forge/list",
        "Power zone: forge event": "powerzone/forge/event",
        "Power zone: forge user": "powerzone/forge/user",
        "Power zone: drop register": "powerzone/drop/register",
        "Power zone: drop list": "powerzone/drop/list",
        "Power zone: boost menu list": "powerzone/boost/menu",
        "Power zone: boost reward list": "powerzone/boost/reward",
        "Power zone: boost collection list": "powerzone/boost/collection",
        "Power zone: boost contract list": "powerzone/boost/contract",
        "Power zone: boost fee list": "powerzone/boost/fee",
        "Power zone: fee list": "powerzone/fee",
        "Power zone: coin staking list": "powerzone/coinStaking",
        "Power zone: token detail register/{token_id}": "powerzone/tokenDetail/register/1",
        "Power zone: token management create": "powerzone/token/create",
        "Power zone: token management update/{tokenId}": "powerzone/token/update/1",
        "Power zone: dashboard": "powerzone",
        "Power zone: record": "powerzone/record",
        "Power zone: event reward log": "powerzone/eventRewardLog",
        "Power zone: migration tools": "powerzone/migration",
        "pw: weekly menu": "pw",
        "pw: list": "pw/list",
        "pw: detail": "pw/1",
        "gearup: lists": "gearup",
        "gearup: dashboard": "gearup/dashboard",
        "gearup: fee token create/{tokenId}": "gearup/feeToken/create/1",
        "gearup: token create": "gearup/token/create",
        "gearup: token list": "gearup/token/list",
        "gearup: user lists": "gearup/users",
        punkyworld: "punkyworld",
        "reveal: genesis reveal": "reveal/genesis",
        "reveal: result": "reveal/result",
        "reveal: view": "reveal/view",
        "reveal: soccer go reveal": "reveal/soccerGo",
        "reveal: api call": "reveal/api",
        token: "token",
        "vesting: management": "vesting",
        "vesting: plan": "vesting/plan",
        "vesting: detail/{tokenId}": "vesting/1",
        "vesting: staking": "vesting/staking",
        "vesting: staking create": "vesting/staking/create",
        "view/adminTxLogView": "view/adminTxLogView",
        "change password": "password",
      }),
      { term: "registration", where: { page: "project/register" } },
      { term: "login", where: { page: "project/login" } },
      { term: "project list", where: { page: "project" } },
    ],
  },
  {
    title: "Calls",
    terms: [
      ...addresses("/api/common/selectKeyValue", "/api/routerLog/insertRouterLog"),
      ...addresses("/api/user/checkAndInsertUser", "/api/login/doLogout", "/api/migration/run"),
      ...addresses("/api/actionLog/insertActionLog"),
      ...found("app/domain/app-wallets/services.server.ts", {
        "Klip: prepare, then result by request_key": "requestKey",
      }),
      // the address comes from the connection in place of a lookup service
      ...found("app/routes/api/action-log.ts", { "the visitor's IP address": "clientAddress" }),
    ],
  },
  {
    title: "Reservation statuses",
    terms: statuses("reservation", "app/domain/reservations", {
      completed: "5",
      "cancel processing": "10",
      "cancel completed": "50",
    }),
  },
  {
    title: "Drop log statuses",
    terms: statuses("dropLog", "app/domain/drop", { default: "0", processing: "10", completed: "20", failed: "40" }),
  },
  {
    title: "NFT mint statuses",
    terms: statuses("nftMint", "app/domain", { wait: "0", failed: "5", processing: "10", completed: "20" }),
  },
  {
    title: "Minting master statuses",
    terms: statuses("mintingMaster", "app/domain", {
      wait: "0",
      processing: "10",
      completed: "20",
      "partially failed": "30",
      "complete failed": "40",
      "unknown failed": "90",
    }),
  },
  {
    title: "Minting item statuses",
    terms: statuses("mintingItem", "app/domain", { wait: "0", processing: "10", completed: "20", failed: "40" }),
  },
  {
    title: "Minting payment statuses",
    terms: statuses("mintingPayment", "app/domain", { wait: "0", failed: "5", completed: "10" }),
  },
  {
    title: "Gear statuses",
    terms: statuses("gear", "app/domain", {
      wait: "0",
      "processing pending": "10",
      "token paid": "11",
      "compressed NFT minted": "12",
      completed: "20",
      failed: "40",
    }),
  },
  {
    title: "Mint plan statuses",
    terms: statuses("mintPlan", "app/domain", { wait: "0", failed: "5", processing: "10", completed: "50" }),
  },
  {
    title: "Numeric codes of failures",
    terms: [
      { term: "-1 An unexpected error has occurred", where: { numericCode: -1 } },
      { term: "1 Failed to get token address", where: { numericCode: 1 } },
      { term: "2 Failed to check account balance or mint information", where: { numericCode: 2 } },
      { term: "3 Failed to create associated token account for receiver", where: { numericCode: 3 } },
      { term: "4 Failed to coin transfer", where: { numericCode: 4 } },
      { term: "5 Failed to NFT minting", where: { numericCode: 5 } },
      { term: "6 Failed to verify collection", where: { numericCode: 6 } },
      { term: "7 Please connect to the Mainnet", where: { numericCode: 7 } },
    ],
  },
  {
    title: "Menu codes of the action log",
    terms: [
      { term: "020 Benefit", where: { menu: ["020"] } },
      { term: "020 Benefit, 030 Membership", where: { menu: ["020", "030"] } },
      { term: "030 Power zone", where: { menu: ["030"] } },
      { term: "030 Power zone, 010 Coin Staking", where: { menu: ["030", "010"] } },
      { term: "030 Power zone, 020 Punky Boost", where: { menu: ["030", "020"] } },
      { term: "030 Power zone, 030 Punky Nova", where: { menu: ["030", "030"] } },
    ],
  },
  {
    title: "Page codes of the action log",
    terms: [
      { term: "100 benefitMembership", where: { logPage: "100", path: "benefitMembership" } },
      { term: "110 coin staking", where: { logPage: "110", path: "powerzoneCoinStaking" } },
      { term: "120 staking view", where: { logPage: "120", path: "powerzoneCoinStakingView" } },
      { term: "130 write staking", where: { logPage: "130", path: "powerzoneCoinStakingWriteStaking" } },
      { term: "140 staking confirm", where: { logPage: "140", path: "powerzoneCoinStakingWriteStakingConfirm" } },
      { term: "150 staking complete", where: { logPage: "150", path: "powerzoneCoinStakingWriteStakingComplete" } },
      { term: "160 unstaking write", where: { logPage: "160", path: "powerzoneCoinStakingWriteUnStaking" } },
      { term: "170 unstaking confirm", where: { logPage: "170", path: "powerzoneCoinStakingWriteUnStakingConfirm" } },
      {
        term: "180 unstaking complete",
        where: { logPage: "180", path: "powerzoneCoinStakingWriteUnStakingComplete" },
      },
      { term: "190 NFT staking", where: { logPage: "190", path: "powerzoneNftStaking" } },
      { term: "200 Punky Nova", where: { logPage: "200", path: "powerzonePunkyNova" } },
    ],
  },
  {
    title: "Fields of the action log",
    terms: [
      ...fields("action_cd", "lang_cd", "lang", "meneu1_cd", "menu1", "meneu2_cd", "menu2", "meneu3_cd", "menu3"),
      ...fields("page_name_cd", "page_name", "title", "page_path", "button_name_cd", "button_name"),
      ...fields("trigger_type", "ui_type", "log_level", "action_time", "wallet_address", "user_ip"),
      ...fields("param1", "param2", "param3", "param4", "param5", "param6", "param7", "param8", "param9", "param10"),
      ...fields("reg_id"),
    ],
  },
  {
    title: "Actions of log level 1",
    terms: [
      { term: "agree and apply unstaking", where: { logKey: "coinUnstakingConfirm.agreeAndApply" } },
      { term: "claim rewards", where: { logKey: "coinStakingView.claimSubmit" } },
      { term: "stake", where: { logKey: "nftStakingGenesis.stakingConfirm" } },
      { term: "unstake", where: { logKey: "nftStakingGenesis.unstakingConfirm" } },
      { term: "confirm", where: { logKey: "coinStakingComplete.confirm" } },
      { term: "Nova check-in", where: { logKey: "punkyNovaPunkykongz.checkIn" } },
      { term: "drop Yes", where: { logKey: "punkyDrop.confirmYes" } },
      { term: "confirm reset", where: { logKey: "myDrops.resetConfirm" } },
      { term: "mint", where: { logKey: "*.mint" } },
      { term: "landing", where: { logKey: "myPage.landing" } },
    ],
  },
  {
    title: "Constants",
    terms: [
      ...found("app/locales/locales.ts", {
        "default language Korean": "DEFAULT_LOCALE: Locale = LOCALES\\[0\\]",
        "language code 100 Korean": "langCd: 100",
        "language code 200 English": "langCd: 200",
      }),
      ...found("app/config.ts", { "front version 20250919_1600": "20250919_1600" }),
      ...found("app/domain/staking/rules.ts", { "amount shortcuts 10, 25, 50, 100 percent": "10, 25, 50, 100" }),
      ...found("programs-client", {
        "coin staking terms 30, 90, 180, 365 days": "\\[30, 90, 180, 365\\]",
        "Punky Nova terms 90, 180, 270 days": "\\[90, 180, 270\\]",
      }),
      ...found("app/domain/logs/screens/screen.ts", { "log levels 1 to 3": "level: 1 \\| 2 \\| 3" }),
      { term: "codex: Mythic 6", where: { rarity: "mythic", count: 6 } },
      { term: "codex: Legendary 8", where: { rarity: "legendary", count: 8 } },
      { term: "codex: Epic 12", where: { rarity: "epic", count: 12 } },
      { term: "codex: Rare 12", where: { rarity: "rare", count: 12 } },
      { term: "codex: Common 12", where: { rarity: "common", count: 12 } },
      ...found("app/content/en", {
        "total supply of PunkyKongz 5000": 'value: "5,000", label: "PunkyKongz"',
        "total supply of Grilla 19999": 'value: "19,999", label: "Grilla"',
        "total supply of Supergrilla 4999": 'value: "4,999", label: "Supergrilla"',
      }),
      ...found("db/migrations", {
        "project id Grilla 4": "\\(4, '[A-Z]+', 'Grilla'",
        "project id Supergrilla 3": "\\(3, '[A-Z]+', 'Supergrilla'",
        "project id Santa 7": "\\(7, '[A-Z]+', 'Santa'",
        "project id Genesis 20": "\\(20, '[A-Z]+', 'Genesis'",
        "project id Punky Crafter 30": "\\(30, '[A-Z]+', 'Punky Crafter'",
        "project id Punky World Heachi 31": "\\(31, '[A-Z]+', 'Punky World Heachi'",
        "project id Punky Gearup 32": "\\(32, '[A-Z]+', 'Punky Gearup'",
        "operating project sequence 5": "\\(5, '",
      }),
      ...found("app/transactions", { "transaction timeout 55": "= 55_000" }),
      ...found("app/domain/transactions/settle.server.ts", { "confirmation level finalized": '"finalized"' }),
      ...found("app/domain/app-wallets/rules.ts", {
        "Klip timer and countdown 300 s": "APP_REQUEST_MS = 300_000",
        "Klip polled every 1 s": "APP_POLL_MS = 1_000",
      }),
      ...found("tools/dev/kaia-setup.ts", { "migration fee 0.1 KLAY": "FEE = 10n \\*\\* 17n" }),
      ...found("app/wallet/.client/connectors", {
        "gas 8,000,000": "MOST_GAS = 8_000_000n",
        "Kaia chain id 0x2019": "8217: \\{",
        "Ledger path 44'/60'/0'/0/0": "\"44'/60'/0'/0/0\"",
        "D'CENT message signing 30 s": "MESSAGE_MS = 30_000",
        "D'CENT bridge status 5 s": "STATUS_MS = 5_000",
        "D'CENT Solana signing 60 s": "SOLANA_MS = 60_000",
      }),
      ...found("app/wallet/.client", { "D'CENT app-installed check 2 s": "INSTALLED_MS = 2_000" }),
      ...found("app", {
        "Ethereum mainnet 0x1, Ether (ETH)": '"Ether"|0x1"',
        "BNB chain id 97 (testnet)": "\\b97: \\{|[cC]hainId: 97\\b|\\b(BNB|BSC)\\w* = 97\\b|id: 97\\b",
      }),
      ...found("app/locales/short-address.ts", { "address short form 5+5": "ends = 5" }),
      ...found("app/wallet/.client", { "address short form 4+4 in the picker": "shortAddress\\(.*, 4\\)" }),
      ...found("app/styles", {
        "breakpoint 992 px": "min-width: 992px",
        "breakpoint 1280 px": "min-width: 1280px",
        "modal width at most 600 px": "width: min\\(600px",
        "animation 1000 ms, once": "animation: arrive 1000ms",
      }),
      ...found("app/domain", { "Solflare network is mainnet": '"mainnet-beta": "mainnet"' }),
      ...found("app/server/sent-form.server.ts", { "upload limit 10 MB": "10 \\* 1024 \\* 1024" }),
      ...found("app/qr/.client", {
        "image limit 10 MB": "10 \\* 1024 \\* 1024",
        "images scaled to 1024 px": "LONGEST_SIDE = 1024",
      }),
      ...found("app/domain/dcent-transfer/rules.ts", {
        "test D'CENT transfer of 1,000,000 units": "amountRaw: 1_000_000n",
        "test D'CENT fee 0.0010 SOL": "feeLamports: 1_000_000n",
      }),
      ...found("app/ui/load-chunk.ts", { "chunk timeout 120 s": "120_000" }),
    ],
  },
  {
    title: "Payment codes",
    terms: [
      "CREATE_TOKEN",
      "MINT_TOKEN",
      "BURN_TOKEN",
      "CONTRACT_VERIFY",
      "CREATE_POOL",
      "CREATE_AIRDROP",
      "CREATE_WHITELIST",
      "CREATE_PRESALE",
      "CREATE_RECRUIT",
      "CREATE_MINTING",
    ].map((code) => ({ term: code, where: { pattern: `\\b${code}\\b`, in: "app/domain" } })),
  },
  {
    title: "Gear",
    terms: [
      ...found("app/domain", {
        craft: '"craft"|\\bcraft:',
        enhance: '"enhance"|\\benhance:',
        evolve: '"evolve"|\\bevolve:',
        gear_craft: "gear_craft",
        gear_enhance: "gear_enhance",
        gear_evolve: "gear_evolve",
      }),
    ],
  },
  {
    title: "Standard NFT contract",
    terms: abi("StandardNft", {
      supply: "totalSupply",
      owner: "ownerOf",
      balance: "balanceOf",
      approval: "approve",
      transfer: "transferFrom",
      mint: "mint",
      burn: "burn",
      pause: "pause",
      "token URI": "tokenURI",
    }),
  },
  {
    title: "BNB NFT contract",
    terms: [
      "creator",
      "creatorFeeBasisPoints",
      "payer",
      "mint",
      "mintToIndex",
      "secondaryTransfer",
      "setName",
      "setSymbol",
      "updateTokenURI",
      "tokensOfOwner",
      "tokensOfOwnerByRange",
      "withdrawFees",
      "royaltyInfo",
    ].map((name): Term => ({ term: name, where: { abi: "BnbNft", name } })),
  },
  {
    title: "Settings and configuration",
    terms: [
      ...settings({
        action_log_level: "action_log_level",
        version_punkvism_front: "version_punkvism_front",
        "system wallet address": "system_wallet",
        "admin supply wallet address": "admin_supply_wallet",
        "system mail sender": "system_mail_sender",
        "blockchain explorer domain": "explorer_domain",
        "contract-submission path": "explorer_contract_path",
        "price list of an exchange": "ticker_url",
        "five NFT collection addresses": "nft_pools",
      }),
      ...found("app/server/env.server.ts", { "admin code": "ADMIN_CODE" }),
      ...found("app/domain", {
        "Solana payer": "solana_payer|solanaPayer",
        "seller fee basis point": "seller_fee_basis_points?|sellerFeeBasisPoints?",
        "collection mint": "collection_mint|collectionMint",
        symbol: "\\bsymbol: ",
        "tree address": "tree_address|treeAddress",
        "creator wallet": "creator_wallet|creatorWallet",
        "signer secrets": "signer_secret|signerSecret|secretName",
        "NFT id retry limit": "nft_id_retry_limit|nftIdRetryLimit|retryLimit",
      }),
    ],
  },
];
