import type { Locale, LocaleCode } from "~/locales/locales";
import { LOCALES } from "~/locales/locales";

/**
 * Every button and landing that is logged, as data. Menu and page codes are the specification's (Power zone 030, Coin
 * Staking 010, Punky Boost 020, Punky Nova 030, pages 110 to 200); button codes, and the codes of screens that it does not list, are ours. Level 1 marks
 * the critical actions of the specification, 3 the least important.
 */
type Words = Readonly<Record<LocaleCode, string>>;
type Menu = { readonly cd: string; readonly name: Words };
type Button = {
  readonly cd: string;
  readonly name: Words;
  readonly trigger: "click" | "landing";
  readonly ui: "button" | "link" | "tab";
  readonly level: 1 | 2 | 3;
};
type Screen = {
  readonly menus: readonly Menu[];
  readonly cd: string;
  readonly path: string;
  readonly name: Words;
  readonly buttons: Readonly<Record<string, Button>>;
};

const POWER_ZONE: Menu = { cd: "030", name: { ko: "파워존", en: "Power zone", id: "Power zone" } };
const COIN_STAKING: Menu = { cd: "010", name: { ko: "코인 스테이킹", en: "Coin Staking", id: "Staking Koin" } };
const PUNKY_BOOST: Menu = { cd: "020", name: { ko: "펑키 부스트", en: "Punky Boost", id: "Punky Boost" } };
const PUNKY_NOVA: Menu = { cd: "030", name: { ko: "펑키 노바", en: "Punky Nova", id: "Punky Nova" } };
const GENESIS: Menu = { cd: "010", name: { ko: "Genesis", en: "Genesis", id: "Genesis" } };
const PUNKYKONGZ: Menu = { cd: "020", name: { ko: "PunkyKongz", en: "PunkyKongz", id: "PunkyKongz" } };
const PUNKY_HAG: Menu = { cd: "030", name: { ko: "Punky HA_G", en: "Punky HA_G", id: "Punky HA_G" } };
const WISE_ALYA: Menu = { cd: "040", name: { ko: "Wise Alya", en: "Wise Alya", id: "Wise Alya" } };
const PUNKY_DROP: Menu = { cd: "040", name: { ko: "펑키 드롭", en: "Punky Drop", id: "Punky Drop" } };
const COMPANY: Menu = { cd: "070", name: { ko: "회사", en: "Company", id: "Perusahaan" } };
const BENEFIT: Menu = { cd: "020", name: { ko: "혜택", en: "Benefit", id: "Manfaat" } };
const MEMBERSHIP: Menu = { cd: "030", name: { ko: "멤버십", en: "Membership", id: "Keanggotaan" } };
const COIN: Menu = { cd: "050", name: { ko: "코인", en: "Coin", id: "Koin" } };
const MY_PAGE: Menu = { cd: "090", name: { ko: "마이페이지", en: "My page", id: "Halaman Saya" } };
const SITE: Menu = { cd: "000", name: { ko: "사이트", en: "Site", id: "Situs" } };

const words = (ko: string, en: string, id: string): Words => ({ ko, en, id });
const button = (cd: string, level: Button["level"], name: Words): Button => ({
  cd,
  name,
  trigger: "click",
  ui: "button",
  level,
});
const link = (cd: string, level: Button["level"], name: Words): Button => ({
  cd,
  name,
  trigger: "click",
  ui: "link",
  level,
});
const tab = (cd: string, level: Button["level"], name: Words): Button => ({
  cd,
  name,
  trigger: "click",
  ui: "tab",
  level,
});
const landing = (): Button => ({
  cd: "900",
  name: words("화면 진입", "Landing", "Halaman dibuka"),
  trigger: "landing",
  ui: "link",
  level: 1,
});

const previous = words("이전", "Previous", "Kembali");
const next = words("다음", "Next", "Lanjut");
const agreeAndApply = words("동의하고 신청하기", "Agree and Apply", "Setuju dan Ajukan");
const close = words("닫기", "Close", "Tutup");
const search = words("검색", "Search", "Cari");
const showAll = words("전체 보기", "Show All", "Tampilkan Semua");
const older = words("이전 내역", "Older", "Lebih Lama");
const newest = words("최근 내역", "Newest", "Terbaru");

const details = (ko: string, en: string, id: string) => words(`${ko} 상세`, `${en} Details`, `Detail ${id}`);
const claimOf = (reward: string) => words(`${reward} 보상 받기`, `${reward} Claim Reward`, `Klaim Reward ${reward}`);
const infoOk = words("확인", "OK", "OK");

/** What the screens of both kinds of NFT pools have above their tabs. */
const nftInfo = {
  landing: landing(),
  whyStake: button("010", 3, words("왜 스테이킹할까요?", "Why Should You Stake?", "Kenapa Staking?")),
  process: button("020", 3, words("스테이킹 절차", "Staking Process", "Cara Staking")),
  moreInfo: button("030", 3, words("더 알아보기", "More Info", "Info Lainnya")),
  infoOk: button("050", 3, infoOk),
  infoClose: button("060", 3, close),
  tabPunkykongz: tab("120", 3, PUNKYKONGZ.name),
  tabPunkyHag: tab("130", 3, PUNKY_HAG.name),
} as const;

/** What every tab of them has: menu level 3 tells the tabs apart. */
const nftTab = {
  twigClaim: button("020", 2, claimOf("Twig")),
  twigDetails: button("030", 3, details("Twig", "Twig", "Twig")),
  scgClaim: button("040", 2, claimOf("SCG")),
  scgDetails: button("050", 3, details("SCG", "SCG", "SCG")),
  allCheckIn: button("060", 2, words("전체 출석", "All Check-in", "Check-in Semua")),
  staking: button("080", 2, words("스테이킹", "Staking", "Staking")),
  unstaking: button("090", 2, words("언스테이킹", "Unstaking", "Unstaking")),
  claimAllInput: button("200", 3, words("전체 입력", "All Input", "Isi Semua")),
  claimSubmit: button("210", 1, words("보상 받기 신청", "Claim Rewards", "Ajukan Klaim")),
  claimClose: button("220", 3, close),
  detailsSearch: button("230", 3, words("검색", "Search", "Cari")),
  detailsDownload: link("240", 3, words("CSV 내려받기", "Download CSV", "Unduh CSV")),
  detailsClose: button("250", 3, close),
  stakingConfirm: button("260", 1, words("스테이킹 확인", "Confirm Staking", "Konfirmasi Staking")),
  stakingNo: button("270", 3, words("스테이킹 안 함", "Staking: No", "Staking: Tidak")),
  stakingComplete: button(
    "280",
    1,
    words("스테이킹 완료 확인", "Confirm Staking Complete", "Konfirmasi Staking Selesai"),
  ),
  unstakingConfirm: button("290", 1, words("언스테이킹 확인", "Confirm Unstaking", "Konfirmasi Unstaking")),
  unstakingNo: button("300", 3, words("언스테이킹 안 함", "Unstaking: No", "Unstaking: Tidak")),
  unstakingComplete: button(
    "310",
    1,
    words("언스테이킹 완료 확인", "Confirm Unstaked", "Konfirmasi Unstaking Selesai"),
  ),
  surveySubmit: button("320", 2, words("설문 보내기", "Send the Survey", "Kirim Survei")),
  surveySkip: button("330", 3, words("설문 건너뛰기", "Skip the Survey", "Lewati Survei")),
  rewardComplete: button(
    "340",
    1,
    words("보상 신청 완료 확인", "Confirm Reward Application Completed", "Konfirmasi Pengajuan Reward Selesai"),
  ),
  selectAll: button("350", 3, words("모두 선택", "Select All", "Pilih Semua")),
  continueBatch: button("360", 2, words("남은 것 이어서 하기", "Continue with the Rest", "Lanjutkan Sisanya")),
  tryAgain: button("370", 3, words("다시 불러오기", "Read Again", "Baca Ulang")),
  explorer: link("380", 3, words("거래 보기", "View the Transaction", "Lihat Transaksi")),
  checkInConfirm: button("390", 1, words("출석 확인", "Confirm Check-in", "Konfirmasi Check-in")),
  checkInClose: button("400", 3, close),
  checkInComplete: button("410", 1, words("출석 완료 확인", "Confirm Checked In", "Konfirmasi Check-in Selesai")),
  calendar: link("420", 3, words("캘린더에 추가", "Add to Calendar", "Tambah ke Kalender")),
} as const;

const bonusTab = {
  bonusClaim: button("110", 2, claimOf("BONUS SCG")),
  bonusDetails: button("120", 3, details("BONUS SCG", "BONUS SCG", "BONUS SCG")),
} as const;

const boostTab = {
  ...nftTab,
  rwaDetails: button("010", 3, words("RWA 자세히 보기", "RWA View Details", "Lihat Detail RWA")),
  checkIn: button("070", 2, words("출석", "Check-in", "Check-in")),
} as const;

const boostBonusTab = {
  ...boostTab,
  ...bonusTab,
  bonusView: button("100", 3, words("BONUS 자세히 보기", "BONUS View Details", "Lihat Detail BONUS")),
} as const;

const novaTab = {
  ...nftTab,
  ...bonusTab,
  rwaList: button("010", 3, words("RWA 목록 보기", "RWA View List", "Lihat Daftar RWA")),
  bonusList: button("100", 3, words("BONUS 목록 보기", "BONUS View List", "Lihat Daftar BONUS")),
  benefitList: button("150", 3, words("BENEFIT 목록 보기", "BENEFIT View List", "Lihat Daftar BENEFIT")),
  checkIn: button("070", 1, words("출석", "Check-in", "Check-in")),
  term90: tab("190", 3, words("90일", "90 Days", "90 Hari")),
  term180: tab("180", 3, words("180일", "180 Days", "180 Hari")),
  term270: tab("170", 3, words("270일", "270 Days", "270 Hari")),
} as const;

const boost = (menu: Menu) => ({
  menus: [POWER_ZONE, PUNKY_BOOST, menu],
  cd: "190",
  path: "powerzoneNftStaking",
  name: words("펑키 부스트", "Punky Boost", "Punky Boost"),
});
const nova = (menu: Menu) => ({
  menus: [POWER_ZONE, PUNKY_NOVA, menu],
  cd: "200",
  path: "powerzonePunkyNova",
  name: words("펑키 노바", "Punky Nova", "Punky Nova"),
});

export const SCREENS = {
  coinStaking: {
    menus: [POWER_ZONE, COIN_STAKING],
    cd: "110",
    path: "powerzoneCoinStaking",
    name: words("코인 스테이킹", "Coin Staking", "Staking Koin"),
    buttons: {
      landing: landing(),
      status: link("010", 2, words("내 스테이킹 현황", "My Staking Status", "Status Staking Saya")),
      calculator: button("020", 2, words("예상 보상 계산기", "Expected-Reward Calculator", "Kalkulator Reward")),
      whatIsStaking: button("030", 3, words("스테이킹이란", "What Is Staking", "Apa Itu Staking")),
      procedure: button("040", 3, words("스테이킹 절차", "Staking Procedure", "Cara Staking")),
      faq: button("050", 3, words("자주 묻는 질문", "FAQ", "Tanya Jawab")),
      viewDetails: link("060", 2, words("자세히 보기", "View Details", "Lihat Detail")),
      stake30: link("130", 1, words("30일 스테이킹 신청", "Apply for 30 Days", "Ajukan 30 Hari")),
      stake90: link("190", 1, words("90일 스테이킹 신청", "Apply for 90 Days", "Ajukan 90 Hari")),
      stake180: link("180", 1, words("180일 스테이킹 신청", "Apply for 180 Days", "Ajukan 180 Hari")),
      stake365: link("365", 1, words("365일 스테이킹 신청", "Apply for 365 Days", "Ajukan 365 Hari")),
    },
  },
  coinStakingView: {
    menus: [POWER_ZONE, COIN_STAKING],
    cd: "120",
    path: "powerzoneCoinStakingView",
    name: words("내 스테이킹 현황", "My Staking Status", "Status Staking Saya"),
    buttons: {
      landing: landing(),
      claimReward: button("010", 2, words("보상 받기", "Claim Reward", "Klaim Reward")),
      claimMax: button("020", 3, words("최대 입력", "MAX", "MAX")),
      claimSubmit: button("030", 1, words("보상 받기 신청", "Claim Rewards", "Ajukan Klaim")),
      claimCompleted: button("040", 1, words("보상 받기 완료 확인", "Confirm Completed", "Konfirmasi Selesai")),
      claimFailed: button("050", 1, words("보상 받기 실패 확인", "Confirm Failed", "Konfirmasi Gagal")),
      claimClose: button("060", 3, close),
      history: button("070", 2, words("상세 내역", "Detail History", "Riwayat Lengkap")),
      historySearch: button("080", 2, words("검색", "Search", "Cari")),
      historyDownload: link("090", 2, words("CSV 내려받기", "Download CSV", "Unduh CSV")),
      historyClose: button("100", 3, close),
      refresh: button(
        "110",
        3,
        words("체인에서 다시 불러오기", "Read Again from the Chain", "Baca Ulang dari Blockchain"),
      ),
      addStaking: link("120", 2, words("스테이킹 추가", "Add Staking", "Tambah Staking")),
      applyUnstaking: link("130", 2, words("언스테이킹 신청", "Apply for Unstaking", "Ajukan Unstaking")),
      goBack: link("140", 3, words("돌아가기", "Go Back", "Kembali")),
      calendar: link("150", 3, words("캘린더에 추가", "Add to Calendar", "Tambah ke Kalender")),
    },
  },
  coinStakingWrite: {
    menus: [POWER_ZONE, COIN_STAKING],
    cd: "130",
    path: "powerzoneCoinStakingWriteStaking",
    name: words("스테이킹 수량 입력", "Staking Amount", "Jumlah Staking"),
    buttons: {
      landing: landing(),
      percent10: button("010", 3, words("10%", "10%", "10%")),
      percent25: button("025", 3, words("25%", "25%", "25%")),
      percent50: button("050", 3, words("50%", "50%", "50%")),
      percent100: button("100", 3, words("100%", "100%", "100%")),
      term30: tab("130", 3, words("30일", "30 Days", "30 Hari")),
      term90: tab("190", 3, words("90일", "90 Days", "90 Hari")),
      term180: tab("180", 3, words("180일", "180 Days", "180 Hari")),
      term365: tab("365", 3, words("365일", "365 Days", "365 Hari")),
      next: button("200", 2, next),
    },
  },
  coinStakingConfirm: {
    menus: [POWER_ZONE, COIN_STAKING],
    cd: "140",
    path: "powerzoneCoinStakingWriteStakingConfirm",
    name: words("스테이킹 확인", "Staking Confirm", "Konfirmasi Staking"),
    buttons: {
      landing: landing(),
      terms: button("010", 3, words("필수 약관 보기", "Required Terms", "Ketentuan Wajib")),
      agreeAndApply: button("020", 1, agreeAndApply),
      previous: link("030", 3, previous),
    },
  },
  coinStakingComplete: {
    menus: [POWER_ZONE, COIN_STAKING],
    cd: "150",
    path: "powerzoneCoinStakingWriteStakingComplete",
    name: words("스테이킹 완료", "Staking Complete", "Staking Selesai"),
    buttons: { landing: landing(), confirm: link("010", 1, words("확인", "Confirm", "Konfirmasi")) },
  },
  coinUnstakingWrite: {
    menus: [POWER_ZONE, COIN_STAKING],
    cd: "160",
    path: "powerzoneCoinStakingWriteUnStaking",
    name: words("언스테이킹 신청", "Unstaking Application", "Pengajuan Unstaking"),
    buttons: { landing: landing(), next: link("010", 2, next), previous: link("020", 3, previous) },
  },
  coinUnstakingConfirm: {
    menus: [POWER_ZONE, COIN_STAKING],
    cd: "170",
    path: "powerzoneCoinStakingWriteUnStakingConfirm",
    name: words("언스테이킹 확인", "Unstaking Confirm", "Konfirmasi Unstaking"),
    buttons: { landing: landing(), agreeAndApply: button("010", 1, agreeAndApply), previous: link("020", 3, previous) },
  },
  coinUnstakingComplete: {
    menus: [POWER_ZONE, COIN_STAKING],
    cd: "180",
    path: "powerzoneCoinStakingWriteUnStakingComplete",
    name: words("언스테이킹 완료", "Unstaking Complete", "Unstaking Selesai"),
    buttons: { landing: landing(), ok: link("010", 1, words("확인", "OK", "OK")) },
  },
  nftStaking: {
    menus: [POWER_ZONE, PUNKY_BOOST],
    cd: "190",
    path: "powerzoneNftStaking",
    name: words("펑키 부스트", "Punky Boost", "Punky Boost"),
    buttons: {
      ...nftInfo,
      tabGenesis: tab("110", 3, GENESIS.name),
      tabWiseAlya: tab("140", 3, WISE_ALYA.name),
    },
  },
  nftStakingGenesis: {
    ...boost(GENESIS),
    buttons: {
      ...boostTab,
      benefitDetails: button("150", 3, details("BENEFIT", "BENEFIT", "BENEFIT")),
    },
  },
  nftStakingPunkykongz: { ...boost(PUNKYKONGZ), buttons: boostBonusTab },
  nftStakingPunkyHag: { ...boost(PUNKY_HAG), buttons: boostBonusTab },
  nftStakingWiseAlya: {
    ...boost(WISE_ALYA),
    buttons: {
      ...boostBonusTab,
      usdcClaim: button("130", 2, claimOf("USDC")),
      usdcDetails: button("140", 3, details("USDC", "USDC", "USDC")),
    },
  },
  punkyNova: {
    menus: [POWER_ZONE, PUNKY_NOVA],
    cd: "200",
    path: "powerzonePunkyNova",
    name: words("펑키 노바", "Punky Nova", "Punky Nova"),
    buttons: {
      ...nftInfo,
      precautions: button("040", 3, words("유의 사항", "Precautions", "Hal yang Perlu Diperhatikan")),
      periodAll: tab("210", 3, words("전체", "All", "Semua")),
      period90: tab("290", 3, words("90일", "90 Days", "90 Hari")),
      period180: tab("280", 3, words("180일", "180 Days", "180 Hari")),
      period270: tab("270", 3, words("270일", "270 Days", "270 Hari")),
    },
  },
  punkyNovaPunkykongz: { ...nova(PUNKYKONGZ), buttons: novaTab },
  punkyNovaPunkyHag: { ...nova(PUNKY_HAG), buttons: novaTab },
  punkyDrop: {
    menus: [POWER_ZONE, PUNKY_DROP],
    cd: "210",
    path: "powerzonePunkyDrop",
    name: words("펑키 드롭", "Punky Drop", "Punky Drop"),
    buttons: {
      landing: landing(),
      drop1: button("010", 2, words("No.1 DROP", "No.1 DROP", "No.1 DROP")),
      drop2: button("020", 2, words("No.2 DROP", "No.2 DROP", "No.2 DROP")),
      drop3: button("030", 2, words("No.3 DROP", "No.3 DROP", "No.3 DROP")),
      drop4: button("040", 2, words("No.4 DROP", "No.4 DROP", "No.4 DROP")),
      dropGift: button("050", 2, words("선물 받기", "Drop Gift", "Ambil Hadiah")),
      giftClose: button("060", 3, close),
      confirmYes: button("070", 1, words("드롭 받기 예", "Drop: Yes", "Drop: Ya")),
      confirmNo: button("080", 3, words("드롭 받기 아니요", "Drop: No", "Drop: Tidak")),
      doneOk: button("090", 1, words("드롭 완료 확인", "Confirm Completed", "Konfirmasi Selesai")),
      endedClose: button("100", 3, words("종료 안내 닫기", "Close 'Drop Has Ended'", "Tutup 'Drop Berakhir'")),
      toList: link("110", 3, words("내 드롭 목록", "My Drop List", "Daftar Drop Saya")),
      tryAgain: button("120", 3, words("다시 시도", "Try Again", "Coba Lagi")),
    },
  },
  myPage: {
    menus: [MY_PAGE],
    cd: "300",
    path: "mypage",
    name: words("마이페이지", "My page", "Halaman Saya"),
    buttons: {
      landing: landing(),
      account: link("100", 2, words("한눈에 보기", "Everything at Once", "Semua Sekaligus")),
      mintingList: link("010", 3, words("민팅 목록", "Minting List", "Daftar Minting")),
      dropList: link("020", 3, words("드롭 목록", "Drop List", "Daftar Drop")),
      twigList: link("030", 3, words("트위그 목록", "Twig List", "Daftar Twig")),
      vestingPlan: link("040", 3, words("토큰 베스팅 플랜", "Token Vesting Plan", "Rencana Vesting Token")),
      reservationList: link("050", 3, words("예약 목록", "Reservation List", "Daftar Reservasi")),
      entitlementList: link("060", 3, words("혜택과 RWA 목록", "Benefit and RWA List", "Daftar Manfaat dan RWA")),
    },
  },
  myAccount: {
    menus: [MY_PAGE],
    cd: "560",
    path: "mypage/account",
    name: words("한눈에 보기", "Everything at Once", "Semua Sekaligus"),
    buttons: {
      landing: landing(),
      claimAll: button("010", 2, words("한 번에 모두 받기", "Claim All", "Klaim Semua")),
      claimSubmit: button("020", 1, words("모두 받기 신청", "Confirm Claim All", "Konfirmasi Klaim Semua")),
      claimClose: button("030", 3, close),
      claimContinue: button("040", 2, words("나머지 이어서 받기", "Continue with the Rest", "Lanjutkan Sisanya")),
      claimDone: button("050", 1, words("모두 받기 완료 확인", "Confirm All Claimed", "Konfirmasi Semua Diklaim")),
      explorer: link("060", 3, words("거래 보기", "View the Transaction", "Lihat Transaksi")),
      readAgain: button("070", 3, words("다시 불러오기", "Read Again", "Baca Ulang")),
      calendar: link("080", 3, words("캘린더에 추가", "Add to Calendar", "Tambah ke Kalender")),
      download: link("090", 3, words("CSV 내려받기", "Download CSV", "Unduh CSV")),
      toCoin: link("100", 3, words("내 스테이킹 현황", "My Staking Status", "Status Staking Saya")),
      toPool: link("110", 3, words("풀 열기", "Open the Pool", "Buka Pool")),
      toGrant: link("120", 3, words("베스팅 자세히", "Vesting Detail", "Detail Vesting")),
      toDrops: link("130", 3, words("펑키 드롭으로", "To Punky Drop", "Ke Punky Drop")),
      back: link("140", 3, words("마이페이지로", "Back to My Page", "Kembali ke Halaman Saya")),
    },
  },
  myDrops: {
    menus: [MY_PAGE],
    cd: "480",
    path: "mypage/myDrop",
    name: words("드롭 목록", "Drop List", "Daftar Drop"),
    buttons: {
      landing: landing(),
      tabNft: tab("010", 3, words("NFT", "NFT", "NFT")),
      tabRwa: tab("020", 3, words("RWA", "RWA", "RWA")),
      tabUsdc: tab("030", 3, words("USDC", "USDC", "USDC")),
      reset: button("040", 2, words("실패 상태 초기화", "Reset Failed Status", "Reset Status Gagal")),
      resetConfirm: button("050", 1, words("초기화 확인", "Confirm Reset", "Konfirmasi Reset")),
      resetCancel: button("060", 3, words("초기화 취소", "Cancel Reset", "Batal Reset")),
      download: link("070", 3, words("CSV 내려받기", "Download CSV", "Unduh CSV")),
      older: link("080", 3, older),
      back: link("090", 3, words("목록으로 돌아가기", "Back to List", "Kembali ke Daftar")),
      search: button("100", 2, search),
      showAll: link("110", 3, showAll),
      newest: link("120", 3, newest),
      toDrops: link("130", 3, words("펑키 드롭으로", "To Punky Drop", "Ke Punky Drop")),
    },
  },
  myTwigs: {
    menus: [MY_PAGE],
    cd: "490",
    path: "mypage/myTwig",
    name: words("Twig 목록", "Twig List", "Daftar Twig"),
    buttons: {
      landing: landing(),
      download: link("010", 3, words("CSV 내려받기", "Download CSV", "Unduh CSV")),
      older: link("020", 3, older),
      back: link("030", 3, words("목록으로 돌아가기", "Back to List", "Kembali ke Daftar")),
      search: button("040", 2, search),
      showAll: link("050", 3, showAll),
      newest: link("060", 3, newest),
      toBoost: link("070", 3, words("펑키 부스트로", "To Punky Boost", "Ke Punky Boost")),
    },
  },
  myEntitlements: {
    menus: [MY_PAGE],
    cd: "550",
    path: "mypage/myEntitlement",
    name: words("혜택과 RWA 목록", "Benefit and RWA List", "Daftar Manfaat dan RWA"),
    buttons: {
      landing: landing(),
      tabBenefit: tab("010", 3, words("BENEFIT", "BENEFIT", "BENEFIT")),
      tabRwa: tab("020", 3, words("RWA", "RWA", "RWA")),
      download: link("030", 3, words("CSV 내려받기", "Download CSV", "Unduh CSV")),
      older: link("040", 3, older),
      back: link("050", 3, words("목록으로 돌아가기", "Back to List", "Kembali ke Daftar")),
      search: button("060", 2, search),
      showAll: link("070", 3, showAll),
      newest: link("080", 3, newest),
    },
  },
  // hotel and both clinics: the address in the router log tells them apart
  reservation: {
    menus: [BENEFIT, MEMBERSHIP],
    cd: "440",
    path: "",
    name: words("예약", "Reservation", "Reservasi"),
    buttons: {
      landing: landing(),
      send: button("010", 1, words("예약 보내기", "Send the Booking", "Kirim Pesanan")),
      privacy: link("020", 3, words("개인정보 처리방침", "Privacy Policy", "Kebijakan Privasi")),
    },
  },
  reservationComplete: {
    menus: [BENEFIT, MEMBERSHIP],
    cd: "450",
    path: "",
    name: words("예약 접수", "Reservation Sent", "Reservasi Terkirim"),
    buttons: {
      landing: landing(),
      toMine: link("010", 2, words("마이페이지에서 보기", "See It on My Page", "Lihat di Halaman Saya")),
      another: link("020", 3, words("멤버십으로 돌아가기", "Back to Membership", "Kembali ke Keanggotaan")),
    },
  },
  myReservations: {
    menus: [MY_PAGE],
    cd: "460",
    path: "mypage/reservation",
    name: words("예약 목록", "Reservations", "Reservasi"),
    buttons: {
      landing: landing(),
      open: link("010", 2, words("예약 보기", "Open a Reservation", "Buka Reservasi")),
      older: link("020", 3, words("이전 예약", "Older", "Lebih Lama")),
      book: link("030", 3, words("예약할 수 있는 곳", "What Can Be Booked", "Yang Bisa Dipesan")),
    },
  },
  myReservation: {
    menus: [MY_PAGE],
    cd: "470",
    path: "mypage/reservationDetail",
    name: words("예약 상세", "Reservation Detail", "Detail Reservasi"),
    buttons: {
      landing: landing(),
      calendar: link("010", 3, words("캘린더에 추가", "Add to Calendar", "Tambah ke Kalender")),
      cancel: button("020", 2, words("예약 취소하기", "Cancel the Booking", "Batalkan Pesanan")),
      cancelConfirm: button("030", 1, words("취소 확인", "Confirm the Cancelling", "Konfirmasi Pembatalan")),
      cancelClose: button("040", 3, close),
      back: link("050", 3, words("예약 목록으로", "All Reservations", "Semua Reservasi")),
    },
  },
  vestingPlan: {
    menus: [COIN],
    cd: "570",
    path: "tokenVestingPlan",
    name: words("토큰 베스팅 플랜", "Token Vesting Plan", "Rencana Vesting Token"),
    buttons: {
      landing: landing(),
      scg: tab("010", 3, words("SCG", "SCG", "SCG")),
      etm: tab("020", 3, words("ETM", "ETM", "ETM")),
      pvt: tab("030", 3, words("PVT", "PVT", "PVT")),
      search: button("040", 2, words("검색", "Search", "Cari")),
      details: link("050", 2, words("상세 보기", "Details", "Lihat Detail")),
      older: link("060", 3, words("더 보기", "More", "Lainnya")),
      funders: link("070", 3, words("지급처 바꿔 보기", "Change Funders", "Ganti Pendana")),
      showAll: link("080", 3, showAll),
      newest: link("090", 3, newest),
    },
  },
  vestingPlanDetail: {
    menus: [COIN],
    cd: "580",
    path: "tokenVestingPlanDetail",
    name: words("베스팅 플랜 상세", "Vesting Plan Detail", "Detail Rencana Vesting"),
    buttons: {
      landing: landing(),
      download: link("010", 2, words("CSV 내려받기", "Download CSV", "Unduh CSV")),
      goBack: link("020", 3, words("돌아가기", "Go Back", "Kembali")),
    },
  },
  myVesting: {
    menus: [MY_PAGE],
    cd: "500",
    path: "mypage/myVesting",
    name: words("내 베스팅 목록", "My Vesting List", "Daftar Vesting Saya"),
    buttons: {
      landing: landing(),
      search: button("010", 2, words("검색", "Search", "Cari")),
      view: link("020", 2, words("상세 보기", "View Detail", "Lihat Detail")),
      older: link("030", 3, words("더 보기", "More", "Lainnya")),
      funders: link("040", 3, words("지급처 바꿔 보기", "Change Funders", "Ganti Pendana")),
      refresh: button(
        "050",
        3,
        words("체인에서 다시 불러오기", "Read Again from the Chain", "Baca Ulang dari Blockchain"),
      ),
      back: link("060", 3, words("목록으로", "Back to List", "Kembali ke Daftar")),
      showAll: link("070", 3, showAll),
      newest: link("080", 3, newest),
      download: link("090", 3, words("CSV 내려받기", "Download CSV", "Unduh CSV")),
      offer: link("100", 2, words("넘겨받을 베스팅 보기", "View an Offer", "Lihat Tawaran")),
    },
  },
  myVestingDetail: {
    menus: [MY_PAGE],
    cd: "510",
    path: "mypage/myVestingDetail",
    name: words("내 베스팅 상세", "My Vesting Detail", "Detail Vesting Saya"),
    buttons: {
      landing: landing(),
      claim: button("010", 2, words("받기", "Claim", "Klaim")),
      claimMax: button("020", 3, words("최대 입력", "MAX", "MAX")),
      claimSubmit: button("030", 1, words("받기 신청", "Claim Now", "Ajukan Klaim")),
      claimCompleted: button("040", 1, words("수령 완료 확인", "Confirm Completed", "Konfirmasi Selesai")),
      claimFailed: button("050", 1, words("수령 실패 확인", "Confirm Failed", "Konfirmasi Gagal")),
      claimClose: button("060", 3, close),
      calendar: link("070", 3, words("캘린더에 추가", "Add to Calendar", "Tambah ke Kalender")),
      download: link("080", 2, words("CSV 내려받기", "Download CSV", "Unduh CSV")),
      offer: button("090", 2, words("넘기기 제안", "Offer the Grant", "Tawarkan Jatah")),
      withdraw: button("100", 2, words("제안 거두기", "Withdraw the Offer", "Tarik Tawaran")),
      accept: button("110", 2, words("넘겨받기", "Accept the Grant", "Terima Jatah")),
      publicPage: link("120", 3, words("공개 페이지", "Public Page", "Halaman Publik")),
      back: link("130", 3, words("목록으로", "Back to List", "Kembali ke Daftar")),
      offerConfirm: button("140", 1, words("넘기기 제안 확인", "Confirm the Offer", "Konfirmasi Tawaran")),
      withdrawConfirm: button("150", 1, words("제안 거두기 확인", "Confirm the Withdrawal", "Konfirmasi Penarikan")),
      acceptConfirm: button("160", 1, words("넘겨받기 확인", "Confirm the Acceptance", "Konfirmasi Penerimaan")),
      handOverDone: button("170", 1, words("넘기기 완료 확인", "Confirm Signed", "Konfirmasi Selesai")),
      handOverFailed: button("180", 1, words("넘기기 실패 확인", "Confirm Failed", "Konfirmasi Gagal")),
      handOverClose: button("190", 3, close),
      handOverTryAgain: button("200", 3, words("비용 다시 불러오기", "Read the Costs Again", "Baca Ulang Biaya")),
      claimTryAgain: button("210", 3, words("비용 다시 불러오기", "Read the Costs Again", "Baca Ulang Biaya")),
      claimEdit: button("220", 3, words("수량 다시 입력", "Change the Amount", "Ubah Jumlah")),
    },
  },
  news: {
    menus: [COMPANY],
    cd: "410",
    path: "companyNews",
    name: words("뉴스", "News", "Berita"),
    buttons: {
      landing: landing(),
      search: button("010", 3, words("뉴스 검색", "Search the News", "Cari Berita")),
      open: link("020", 3, words("뉴스 읽기", "Read a Piece", "Baca Berita")),
      older: link("030", 3, words("지난 뉴스", "Older News", "Berita Lama")),
      feed: link("040", 3, words("Atom 피드", "Atom Feed", "Feed Atom")),
    },
  },
  newsView: {
    menus: [COMPANY],
    cd: "420",
    path: "companyNewsView",
    name: words("뉴스 보기", "News Piece", "Isi Berita"),
    buttons: {
      landing: landing(),
      share: button("010", 3, words("공유하기", "Share", "Bagikan")),
      copy: button("020", 3, words("링크 복사", "Copy Link", "Salin Tautan")),
      newer: link("030", 3, words("다음 뉴스", "Newer", "Lebih Baru")),
      older: link("040", 3, words("이전 뉴스", "Older", "Lebih Lama")),
    },
  },
  search: {
    menus: [SITE],
    cd: "430",
    path: "search",
    name: words("사이트 검색", "Site Search", "Pencarian Situs"),
    buttons: {
      landing: landing(),
      open: button("010", 3, words("검색 열기", "Open the Search", "Buka Pencarian")),
      submit: button("020", 3, words("검색", "Search", "Cari")),
      page: link("030", 3, words("페이지 결과", "Page Result", "Hasil Halaman")),
      news: link("040", 3, words("뉴스 결과", "News Result", "Hasil Berita")),
    },
  },
  // wherever a holder signs, and on my page
  signing: {
    menus: [SITE],
    cd: "590",
    path: "",
    name: words("서명 계정", "Signing Account", "Akun Tanda Tangan"),
    buttons: {
      hardware: button(
        "010",
        3,
        words("하드웨어 기기로 서명", "Sign on a Hardware Device", "Tanda Tangan di Perangkat"),
      ),
      open: button("020", 1, words("서명 계정 열기", "Open the Signing Account", "Buka Akun Tanda Tangan")),
      readAgain: button("030", 3, words("다시 불러오기", "Read Again", "Baca Ulang")),
      readCosts: button("040", 3, words("비용 다시 불러오기", "Read the Costs Again", "Baca Ulang Biaya")),
      toMyPage: link("050", 3, words("마이페이지로", "To My Page", "Ke Halaman Saya")),
      cancel: button("060", 2, words("기다리는 거래 취소", "Cancel What Waits", "Batalkan yang Menunggu")),
      cancelConfirm: button("070", 1, words("거래 취소 확인", "Confirm the Cancelling", "Konfirmasi Pembatalan")),
      close: button("080", 2, words("서명 계정 닫기", "Close the Signing Account", "Tutup Akun Tanda Tangan")),
      closeConfirm: button("090", 1, words("닫기 확인", "Confirm the Closing", "Konfirmasi Penutupan")),
      back: button("100", 3, words("그대로 두기", "Leave It as It Is", "Biarkan Saja")),
    },
  },
  wallet: {
    menus: [SITE],
    cd: "310",
    path: "",
    name: words("지갑", "Wallet", "Dompet"),
    buttons: {
      select: button("010", 2, words("지갑 선택", "Select Wallet", "Pilih Dompet")),
      disconnect: button("020", 2, words("연결 끊기", "Disconnect", "Putuskan Koneksi")),
      signIn: button("030", 2, words("로그인", "Sign in", "Masuk")),
    },
  },
} as const satisfies Record<string, Screen>;

type Screens = typeof SCREENS;

/** Name of a logged control in our code: "coinStaking.stake90". */
export type LogKey = { [S in keyof Screens]: `${S}.${Extract<keyof Screens[S]["buttons"], string>}` }[keyof Screens];

/** A catalogue entry with the specification's field names, its misspelling included. */
export type CatalogueEntry = {
  action_cd: string;
  lang_cd: string;
  lang: string;
  meneu1_cd: string;
  menu1: string;
  meneu2_cd: string;
  menu2: string;
  meneu3_cd: string;
  menu3: string;
  page_name_cd: string;
  page_name: string;
  title: string;
  page_path: string;
  button_name_cd: string;
  button_name: string;
  trigger_type: "click" | "landing";
  ui_type: "button" | "link" | "tab";
  log_level: 1 | 2 | 3;
};

/** The code of a control in a language: language, menus, page and button, joined by underscores. */
export function actionCode(locale: Locale, key: LogKey): string {
  const [screen, control] = partsOf(key);
  return [locale.langCd, ...screen.menus.map(({ cd }) => cd), screen.cd, control.cd].join("_");
}

const entries = new Map<string, CatalogueEntry>(
  LOCALES.flatMap((locale) => logKeys().map((key) => [actionCode(locale, key), entryOf(locale, key)] as const)),
);

/** The entry of a code, or null: then nothing is logged. */
export function findCatalogueEntry(actionCd: string): CatalogueEntry | null {
  return entries.get(actionCd) ?? null;
}

/** Every key of the catalogue. */
export function logKeys(): LogKey[] {
  return Object.entries(SCREENS).flatMap(([name, screen]) =>
    Object.keys(screen.buttons).map((control) => `${name}.${control}` as LogKey),
  );
}

/** Whether a word is a key of the catalogue; the browser reads it from an attribute. */
export function isLogKey(key: string): key is LogKey {
  return logKeys().some((known) => known === key);
}

function entryOf(locale: Locale, key: LogKey): CatalogueEntry {
  const [screen, control] = partsOf(key);
  const [menu1, menu2, menu3] = screen.menus;
  const inWords = (text?: Words) => text?.[locale.code] ?? "";
  return {
    action_cd: actionCode(locale, key),
    lang_cd: String(locale.langCd),
    lang: locale.lang,
    meneu1_cd: menu1?.cd ?? "",
    menu1: inWords(menu1?.name),
    meneu2_cd: menu2?.cd ?? "",
    menu2: inWords(menu2?.name),
    meneu3_cd: menu3?.cd ?? "",
    menu3: inWords(menu3?.name),
    page_name_cd: screen.cd,
    page_name: inWords(screen.name),
    title: inWords(screen.name),
    page_path: screen.path ? `/${locale.path}/${screen.path}` : "",
    button_name_cd: control.cd,
    button_name: inWords(control.name),
    trigger_type: control.trigger,
    ui_type: control.ui,
    log_level: control.level,
  };
}

function partsOf(key: LogKey): [Screen, Button] {
  const [screenName = "", controlName = ""] = key.split(".");
  const screen: Screen = SCREENS[screenName as keyof Screens];
  return [screen, screen.buttons[controlName] as Button];
}
