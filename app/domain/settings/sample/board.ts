import type { BoardMember } from "../company";

/** Nineteen invented people, with given names from everywhere and family names after things of a city. */
export const SAMPLE_BOARD: BoardMember[] = [
  {
    id: "haneul",
    name: { ko: "하늘 랜턴", en: "Haneul Lantern", id: "Haneul Lantern" },
    role: { ko: "이사회 의장", en: "Chair of the board", id: "Ketua dewan" },
    biography: {
      ko: "회의를 제시간에 끝내고, 반대 의견을 회의록 맨 위에 적어요. 펑크비즘에 오기 전에는 항만 두 곳의 운영을 맡았어요.",
      en: "Ends meetings on time and has the dissent minuted first. Ran two harbours before the city had one of its own.",
      id: "Mengakhiri rapat tepat waktu dan mencatat pendapat berbeda lebih dulu. Pernah mengelola dua pelabuhan sebelum kota ini punya satu.",
    },
    socials: links("haneul", ["x", "youtube"]),
  },
  {
    id: "dewi",
    name: { ko: "데위 코퍼", en: "Dewi Copper", id: "Dewi Copper" },
    role: { ko: "대표이사", en: "Chief executive", id: "Direktur utama" },
    biography: {
      ko: "매주 홀더의 질문 열 개에 직접 답해요. 답을 모르면 모른다고 적고, 언제까지 알아낼지 함께 적어요.",
      en: "Answers ten questions from holders every week, in person. Where the answer is not known, the reply says so and by when it will be.",
      id: "Menjawab sendiri sepuluh pertanyaan holder setiap minggu. Kalau belum tahu jawabannya, ia bilang begitu dan menyebut kapan akan menjawab.",
    },
    socials: links("dewi", ["discord", "x", "instagram"]),
  },
  {
    id: "mateus",
    name: { ko: "마테우스 트램", en: "Mateus Tram", id: "Mateus Tram" },
    role: { ko: "최고기술책임자", en: "Chief technology officer", id: "Direktur teknologi" },
    biography: {
      ko: "새 기능보다 되돌리는 방법을 먼저 물어봐요. 20년 동안 신호 체계를 만들었고, 멈추지 않는 것보다 안전하게 멈추는 것을 더 믿어요.",
      en: "Asks how a feature is taken back before asking how it is built. Twenty years of railway signals taught a liking for things that stop safely.",
      id: "Menanyakan cara membatalkan sebuah fitur sebelum cara membuatnya. Dua puluh tahun mengurus sinyal kereta membuatnya suka hal yang berhenti dengan aman.",
    },
    socials: links("mateus", ["x", "youtube"]),
  },
  {
    id: "ngozi",
    name: { ko: "응고지 레저", en: "Ngozi Ledger", id: "Ngozi Ledger" },
    role: { ko: "최고재무책임자", en: "Chief financial officer", id: "Direktur keuangan" },
    biography: {
      ko: "들어온 돈과 나간 돈을 매달 같은 날 발표해요. 반올림을 좋아하지 않아요.",
      en: "Publishes what came in and what went out on the same day of every month. Does not care for rounding.",
      id: "Mengumumkan uang masuk dan keluar pada tanggal yang sama setiap bulan. Tidak suka pembulatan.",
    },
    socials: links("ngozi", ["x"]),
  },
  {
    id: "arata",
    name: { ko: "아라타 게이지", en: "Arata Gauge", id: "Arata Gauge" },
    role: { ko: "온체인 프로그램 책임자", en: "Head of on-chain programs", id: "Kepala program on-chain" },
    biography: {
      ko: "스테이킹 프로그램의 첫 줄을 썼고, 줄을 가장 많이 지운 사람이기도 해요. 컴퓨트 유닛을 전기 요금처럼 아껴요.",
      en: "Wrote the first line of the staking program and has deleted more of it than anybody. Saves compute units as others save on heating.",
      id: "Menulis baris pertama program staking, dan paling banyak menghapus baris lainnya. Menghemat unit komputasi seperti orang menghemat listrik.",
    },
    socials: links("arata", ["x", "discord"]),
  },
  {
    id: "salma",
    name: { ko: "살마 턴스타일", en: "Salma Turnstile", id: "Salma Turnstile" },
    role: { ko: "보안 책임자", en: "Head of security", id: "Kepala keamanan" },
    biography: {
      ko: "열쇠는 나누어 보관하고, 아무도 혼자서 문을 열 수 없게 해요. 복구 문구를 묻는 사람을 보면 바로 차단해요.",
      en: "Keeps the keys apart, so that nobody opens a door alone. Anyone who asks a holder for a recovery phrase meets Salma next.",
      id: "Menyimpan kunci terpisah supaya tak seorang pun membuka pintu sendirian. Siapa pun yang meminta frasa pemulihan akan berurusan dengannya.",
    },
    socials: links("salma", ["x"]),
  },
  {
    id: "ivar",
    name: { ko: "이바르 스탬프", en: "Ivar Stamp", id: "Ivar Stamp" },
    role: { ko: "법무 총괄", en: "General counsel", id: "Kepala bidang hukum" },
    biography: {
      ko: "약관을 소리 내어 읽어 보고, 숨이 차면 다시 써요. 세 나라의 법을 다루지만 농담은 한 나라 것만 해요.",
      en: "Reads terms aloud and rewrites them where the breath runs out. Practises the law of three countries and the jokes of one.",
      id: "Membaca ketentuan keras-keras dan menulis ulang bagian yang membuatnya kehabisan napas. Menguasai hukum tiga negara, tetapi leluconnya dari satu negara saja.",
    },
    socials: links("ivar", ["x"]),
  },
  {
    id: "pilar",
    name: { ko: "필라르 퓨즈", en: "Pilar Fuse", id: "Pilar Fuse" },
    role: { ko: "준법 책임자", en: "Head of compliance", id: "Kepala kepatuhan" },
    biography: {
      ko: "계획이 규정에 걸리면 정전이 나기 전에 먼저 끊어요. 끊은 이유는 늘 한 장으로 정리해요.",
      en: "Stops a plan that breaks a rule before the lights go out. The reason always fits on one page.",
      id: "Menghentikan rencana yang melanggar aturan sebelum lampu padam. Alasannya selalu muat dalam satu halaman.",
    },
    socials: links("pilar", ["x", "instagram"]),
  },
  {
    id: "joon",
    name: { ko: "준 부두", en: "Joon Quay", id: "Joon Quay" },
    role: { ko: "실물 자산 책임자", en: "Head of real-world assets", id: "Kepala aset nyata" },
    biography: {
      ko: "건물을 토큰으로 만들기 전에 직접 걸어서 한 바퀴 돌아요. 지하실까지 봐야 잠이 와요.",
      en: "Walks around a building before anyone speaks of a token. Sleeps only after seeing the cellar.",
      id: "Mengelilingi gedung dengan berjalan kaki sebelum ada yang menyebut token. Baru bisa tidur setelah melihat ruang bawah tanahnya.",
    },
    socials: links("joon", ["x", "youtube", "instagram"]),
  },
  {
    id: "leila",
    name: { ko: "레일라 어닝", en: "Leila Awning", id: "Leila Awning" },
    role: { ko: "부동산 분석가", en: "Property analyst", id: "Analis properti" },
    biography: {
      ko: "임대료가 아니라 빈방부터 세요. 가장 나쁜 해의 숫자를 표의 첫 줄에 둬요.",
      en: "Counts the empty rooms before the rent. The worst year goes in the first row of the table.",
      id: "Menghitung kamar kosong sebelum uang sewa. Tahun terburuk selalu ditaruh di baris pertama tabel.",
    },
    socials: links("leila", ["x"]),
  },
  {
    id: "tomasz",
    name: { ko: "토마시 퍼니스", en: "Tomasz Furnace", id: "Tomasz Furnace" },
    role: { ko: "코인 이코노미 책임자", en: "Head of coin economy", id: "Kepala ekonomi koin" },
    biography: {
      ko: "보상 금고가 며칠을 버티는지 매일 아침 확인해요. 약속한 보상보다 금고가 작으면 문을 열지 않아요.",
      en: "Checks every morning how many days the reward vault will last. No term is opened that the vault could not pay in full.",
      id: "Setiap pagi memeriksa berapa hari lagi brankas reward bertahan. Tak ada jangka waktu yang dibuka kalau brankas tak sanggup membayarnya penuh.",
    },
    socials: links("tomasz", ["x", "discord"]),
  },
  {
    id: "bora",
    name: { ko: "보라 시그널", en: "Bora Signal", id: "Bora Signal" },
    role: { ko: "한국 커뮤니티 리드", en: "Community lead, Korea", id: "Kepala komunitas Korea" },
    biography: {
      ko: "단체 채팅방 네 곳을 동시에 읽어요. 같은 질문이 세 번 나오면 이 사이트에 답을 올려요.",
      en: "Reads four group chats at once. A question asked three times becomes an answer on this site.",
      id: "Membaca empat grup obrolan sekaligus. Pertanyaan yang muncul tiga kali menjadi jawaban di situs ini.",
    },
    socials: links("bora", ["kakao", "discord", "instagram"]),
  },
  {
    id: "rizky",
    name: { ko: "리즈키 안테나", en: "Rizky Antenna", id: "Rizky Antenna" },
    role: { ko: "인도네시아 커뮤니티 리드", en: "Community lead, Indonesia", id: "Kepala komunitas Indonesia" },
    biography: {
      ko: "자카르타와 반둥에서 매달 홀더 모임을 열어요. 처음 지갑을 만드는 사람 곁에는 늘 앉아 있어요.",
      en: "Holds a monthly meeting in Jakarta and another in Bandung. Sits beside whoever is making a first wallet.",
      id: "Mengadakan kopi darat holder tiap bulan di Jakarta dan Bandung. Selalu duduk di samping orang yang membuat dompet pertamanya.",
    },
    socials: links("rizky", ["discord", "instagram", "youtube"]),
  },
  {
    id: "odette",
    name: { ko: "오데트 마키", en: "Odette Marquee", id: "Odette Marquee" },
    role: { ko: "아트 디렉터", en: "Art director", id: "Direktur seni" },
    biography: {
      ko: "펑크토피아의 모든 창문을 한 번은 그려 봤어요. 픽셀 하나가 어긋나면 자다가도 일어나요.",
      en: "Has drawn every window in Punktopia at least once. Gets up at night for a pixel out of place.",
      id: "Pernah menggambar setiap jendela di Punktopia setidaknya sekali. Bangun tengah malam demi satu piksel yang meleset.",
    },
    socials: links("odette", ["instagram", "snowseed"]),
  },
  {
    id: "kwame",
    name: { ko: "콰메 조이스틱", en: "Kwame Joystick", id: "Kwame Joystick" },
    role: { ko: "게임 디렉터", en: "Game director", id: "Direktur game" },
    biography: {
      ko: "지는 것도 재미있어야 좋은 게임이라고 생각해요. 점수판을 만들기 전에 종이로 백 판을 해 봐요.",
      en: "Holds that a good game is one you enjoy losing. Plays a hundred rounds on paper before anyone builds the scoreboard.",
      id: "Yakin game yang bagus tetap asyik walau kalah. Bermain seratus ronde di kertas sebelum papan skor dibuat.",
    },
    socials: links("kwame", ["discord", "youtube"]),
  },
  {
    id: "minh",
    name: { ko: "민 케틀", en: "Minh Kettle", id: "Minh Kettle" },
    role: { ko: "제휴 책임자", en: "Head of partnerships", id: "Kepala kemitraan" },
    biography: {
      ko: "계약서보다 먼저 차를 한잔 마셔요. 상대가 홀더에게 무엇을 주는지 한 문장으로 말하지 못하면 계약하지 않아요.",
      en: "Tea first, contract second. No agreement is signed whose use to holders does not fit into one sentence.",
      id: "Teh dulu, kontrak kemudian. Tak ada perjanjian yang diteken kalau gunanya bagi holder tak muat dalam satu kalimat.",
    },
    socials: links("minh", ["x", "kakao"]),
  },
  {
    id: "anahera",
    name: { ko: "아나헤라 스핀들", en: "Anahera Spindle", id: "Anahera Spindle" },
    role: { ko: "홀더 지원 책임자", en: "Head of holder support", id: "Kepala layanan holder" },
    biography: {
      ko: "거래가 실패한 이유를 쉬운 말로 바꿔 줘요. 답장에는 돈이 지금 어디에 있는지부터 적어요.",
      en: "Turns the reason of a failed transaction into plain words. Every reply begins with where the money is now.",
      id: "Mengubah alasan transaksi gagal menjadi bahasa sehari-hari. Setiap balasannya dibuka dengan kabar di mana uangnya sekarang.",
    },
    socials: links("anahera", ["discord", "x"]),
  },
  {
    id: "viktor",
    name: { ko: "빅토르 밸러스트", en: "Viktor Ballast", id: "Viktor Ballast" },
    role: { ko: "사외이사", en: "Independent director", id: "Direktur independen" },
    biography: {
      ko: "회사 지분이 하나도 없고, 그래서 가장 불편한 질문을 맡아요. 은퇴한 선장이에요.",
      en: "Owns no share of the company and so is given the awkward questions. A retired ship’s captain.",
      id: "Tidak punya saham perusahaan, jadi kebagian pertanyaan yang paling tidak enak. Pensiunan kapten kapal.",
    },
    socials: links("viktor", ["x"]),
  },
  {
    id: "seol",
    name: { ko: "설 페이퍼클립", en: "Seol Paperclip", id: "Seol Paperclip" },
    role: { ko: "감사", en: "Auditor", id: "Auditor" },
    biography: {
      ko: "영수증을 금고의 기록과 한 장씩 맞춰 봐요. 맞지 않으면 맞을 때까지 회의가 끝나지 않아요.",
      en: "Matches every receipt with an entry of the vault. Where one is missing, the meeting is not over.",
      id: "Mencocokkan setiap kuitansi dengan catatan brankas. Kalau ada yang hilang, rapat belum selesai.",
    },
    socials: links("seol", ["x", "snowseed"]),
  },
];

function links(id: string, kinds: BoardMember["socials"][number]["kind"][]): BoardMember["socials"] {
  return kinds.map((kind) => ({ kind, url: `https://example.com/#${id}-${kind}` }));
}
