import {
  button,
  close,
  GENESIS,
  type LogMenu,
  landing,
  link,
  POWER_ZONE,
  PUNKY_BOOST,
  PUNKY_HAG,
  PUNKY_NOVA,
  PUNKYKONGZ,
  type Screen,
  tab,
  WISE_ALYA,
  words,
} from "./screen";

const details = (ko: string, en: string, id: string) => words(`${ko} 상세`, `${en} Details`, `Detail ${id}`);
const claimOf = (reward: string) => words(`${reward} 보상 받기`, `${reward} Claim Reward`, `Klaim Reward ${reward}`);
const infoOk = words("확인", "OK", "OK");

/** What the screens of both kinds of NFT pools have above their tabs. */
const nftInfo = {
  landing: landing(),
  whyStake: button("010", 3, words("왜 스테이킹하나요?", "Why Should You Stake?", "Kenapa Perlu Staking?")),
  process: button("020", 3, words("스테이킹 절차", "Staking Process", "Proses Staking")),
  moreInfo: button("030", 3, words("더 알아보기", "More Info", "Info Lainnya")),
  infoOk: button("050", 3, infoOk),
  infoClose: button("060", 3, close),
  tabPunkykongz: tab("120", 3, PUNKYKONGZ.name),
  tabPunkyHag: tab("130", 3, PUNKY_HAG.name),
} as const;

/** What each of their tabs has; the third menu level tells the tabs apart. */
const nftTab = {
  twigClaim: button("020", 2, claimOf("Twig")),
  twigDetails: button("030", 3, details("Twig", "Twig", "Twig")),
  scgClaim: button("040", 2, claimOf("SCG")),
  scgDetails: button("050", 3, details("SCG", "SCG", "SCG")),
  allCheckIn: button("060", 2, words("전체 출석하기", "All Check-in", "Check-in Semua")),
  staking: button("080", 2, words("스테이킹하기", "Staking", "Staking")),
  unstaking: button("090", 2, words("언스테이킹", "Unstaking", "Unstaking")),
  claimAllInput: button("200", 3, words("전체 입력하기", "All Input", "Isi Semua")),
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
  surveySubmit: button("320", 2, words("답하고 보상 받기", "Answer and Go On", "Jawab dan Lanjut")),
  surveySkip: button("330", 3, words("답하지 않고 보상 받기", "Claim without Answering", "Klaim tanpa Menjawab")),
  rewardComplete: button(
    "340",
    1,
    words("보상 신청 완료 확인", "Confirm Reward Application Completed", "Konfirmasi Pengajuan Reward Selesai"),
  ),
  selectAll: button("350", 3, words("모두 고르기", "Choose All", "Pilih Semua")),
  continueBatch: button("360", 2, words("남은 것 이어서 하기", "Continue with the Rest", "Lanjutkan Sisanya")),
  tryAgain: button("370", 3, words("다시 불러오기", "Read Again", "Perbarui")),
  explorer: link("380", 3, words("거래 보기", "View the Transaction", "Lihat Transaksi")),
  checkInConfirm: button("390", 1, words("출석 확인", "Confirm Check-in", "Konfirmasi Check-in")),
  checkInClose: button("400", 3, close),
  checkInComplete: button("410", 1, words("출석 완료 확인", "Confirm Checked In", "Konfirmasi Check-in Selesai")),
  showMore: button("430", 3, words("더 보기", "Show More", "Tampilkan Lagi")),
  nextPart: link("440", 3, words("다음 토큰 살펴보기", "Show the Next Part", "Lihat Bagian Berikutnya")),
  firstPart: link("450", 3, words("처음부터 보기", "Back to the First Part", "Kembali ke Bagian Pertama")),
  meet: link("460", 3, words("컬렉션 알아보기", "Meet the Collection", "Kenalan dengan Koleksi")),
  proof: link("470", 3, words("증명 페이지에서 금고 확인하기", "Check the Vaults", "Periksa Brankas")),
  listNewest: link("480", 3, words("최근 항목", "Newest Entries", "Hak Terbaru")),
  listOlder: link("490", 3, words("이전 항목", "Older Entries", "Hak Lebih Lama")),
  wholeList: link("500", 3, words("모든 항목 보기", "All Entries of the Wallet", "Semua Hak Dompet")),
  nextPositions: link("510", 3, words("다음 NFT 보기", "Show the Next NFTs", "Lihat NFT Berikutnya")),
  firstPositions: link("520", 3, words("처음 NFT부터 보기", "Back to the First NFTs", "Kembali ke NFT Pertama")),
  claimAll: button("530", 2, words("한 번에 모두 받기", "Claim All", "Klaim Semua")),
  calendar: link("420", 3, words("캘린더에 추가하기", "Add to Calendar", "Tambah ke Kalender")),
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

const boost = (menu: LogMenu) => ({
  menus: [POWER_ZONE, PUNKY_BOOST, menu],
  cd: "190",
  path: "powerzoneNftStaking",
  name: words("펑키 부스트", "Punky Boost", "Punky Boost"),
});
const nova = (menu: LogMenu) => ({
  menus: [POWER_ZONE, PUNKY_NOVA, menu],
  cd: "200",
  path: "powerzonePunkyNova",
  name: words("펑키 노바", "Punky Nova", "Punky Nova"),
});

export const NFT_POOL_SCREENS = {
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
      precautions: button("040", 3, words("유의 사항", "Precautions", "Hal penting")),
      periodAll: tab("210", 3, words("전체", "All", "Semua")),
      period90: tab("290", 3, words("90일", "90 Days", "90 Hari")),
      period180: tab("280", 3, words("180일", "180 Days", "180 Hari")),
      period270: tab("270", 3, words("270일", "270 Days", "270 Hari")),
    },
  },
  punkyNovaPunkykongz: { ...nova(PUNKYKONGZ), buttons: novaTab },
  punkyNovaPunkyHag: { ...nova(PUNKY_HAG), buttons: novaTab },
} as const satisfies Record<string, Screen>;
