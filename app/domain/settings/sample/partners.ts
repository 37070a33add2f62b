import type { Partner } from "../company";

/** Invented: none of these companies exists. */
export const SAMPLE_PARTNERS: Partner[] = [
  {
    id: "harbour-nine",
    kind: "finance",
    name: { ko: "하버 나인 수탁", en: "Harbour Nine Custody", id: "Kustodian Harbour Nine" },
    what: {
      ko: "실물 자산의 권리증을 보관하고, 토큰이 발행되기 전에 권리증과 장부를 대조해요.",
      en: "Keeps the title deeds of real assets and checks them against the books before any token is issued.",
      id: "Menyimpan akta aset nyata dan mencocokkannya dengan pembukuan sebelum token apa pun terbit.",
    },
    url: "https://example.com/#harbour-nine",
  },
  {
    id: "copper-key",
    kind: "legal",
    name: { ko: "코퍼 키 법률사무소", en: "Copper Key Legal", id: "Kantor Hukum Copper Key" },
    what: {
      ko: "나라마다 다른 법규를 읽고, 계획이 그 나라에서 가능한지 답해 줘요.",
      en: "Reads the rules of each country and answers whether a plan may be carried out there.",
      id: "Membaca aturan tiap negara dan menjawab apakah sebuah rencana boleh dijalankan di sana.",
    },
    url: "https://example.com/#copper-key",
  },
  {
    id: "paper-kite",
    kind: "media",
    name: { ko: "페이퍼 카이트 스튜디오", en: "Paper Kite Studio", id: "Studio Paper Kite" },
    what: {
      ko: "토르미아의 이야기를 짧은 애니메이션으로 옮기고 있어요.",
      en: "Turns the stories of Tormia into short animated films.",
      id: "Mengubah kisah-kisah Tormia menjadi film animasi pendek.",
    },
    url: "https://example.com/#paper-kite",
  },
  {
    id: "ninth-gauge",
    kind: "technology",
    name: { ko: "나인스 게이지 감사", en: "Ninth Gauge Audits", id: "Auditor Ninth Gauge" },
    what: {
      ko: "체인에 올리기 전 프로그램을 한 줄씩 읽고, 찾은 것을 모두 공개해요.",
      en: "Reads the programs line by line before they go on chain and publishes everything it finds.",
      id: "Membaca program baris demi baris sebelum dipasang di blockchain dan mengumumkan semua temuannya.",
    },
    url: "https://example.com/#ninth-gauge",
  },
  {
    id: "room-twelve",
    kind: "venue",
    name: { ko: "룸 트웰브 호텔", en: "Room Twelve Hotels", id: "Hotel Room Twelve" },
    what: {
      ko: "멤버가 예약하면 조식과 늦은 체크아웃을 드려요.",
      en: "Gives members breakfast and a late check-out with their booking.",
      id: "Memberi anggota sarapan dan check-out lebih siang saat memesan kamar.",
    },
    url: "https://example.com/#room-twelve",
  },
  {
    id: "blue-tram",
    kind: "travel",
    name: { ko: "블루 트램 여행사", en: "Blue Tram Travel", id: "Wisata Blue Tram" },
    what: {
      ko: "서울과 자카르타에서 반나절 도시 여행을 안내해요.",
      en: "Guides half-day city tours in Seoul and Jakarta.",
      id: "Memandu tur kota setengah hari di Seoul dan Jakarta.",
    },
    url: "https://example.com/#blue-tram",
  },
  {
    id: "seven-wells",
    kind: "care",
    name: { ko: "세븐 웰스 클리닉", en: "Seven Wells Clinic", id: "Klinik Seven Wells" },
    what: {
      ko: "홀더의 예약 신청을 받고, 통역이 함께하는 상담 시간을 잡아 줘요.",
      en: "Takes booking requests from holders and arranges consultations with an interpreter.",
      id: "Menerima permintaan jadwal dari holder dan menyiapkan konsultasi dengan penerjemah.",
    },
    url: "https://example.com/#seven-wells",
  },
  {
    id: "low-tide",
    kind: "travel",
    name: { ko: "로 타이드 요트", en: "Low Tide Yachts", id: "Yacht Low Tide" },
    what: {
      ko: "멤버가 열 명 모이면 저녁 배를 띄워요.",
      en: "Casts off for an evening sail whenever ten members have signed up.",
      id: "Berlayar pada petang hari setiap kali sepuluh anggota sudah mendaftar.",
    },
    url: "https://example.com/#low-tide",
  },
  {
    id: "night-market",
    kind: "venue",
    name: { ko: "나이트 마켓 커피", en: "Night Market Coffee", id: "Kopi Night Market" },
    what: {
      ko: "밤에 문을 여는 카페예요. NFT 홀더에게는 두 번째 잔을 반값에 드려요.",
      en: "A café that opens at dusk and charges holders half for the second cup.",
      id: "Kafe yang buka saat senja dan memberi holder setengah harga untuk cangkir kedua.",
    },
    url: "https://example.com/#night-market",
  },
];
