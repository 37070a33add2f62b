import type { content as english } from "../en/content";
import type { TextShape } from "../text-shape";

export const content: TextShape<typeof english> = {
  asTable: "Lihat sebagai tabel",
  collection: "Koleksi",
  collectionAddress: "Alamat koleksi di Solana",
  outlets: {
    whitepaper: "White Paper",
    fs: "FS",
    youtube: "YouTube",
    article: "Artikel",
    page: "Buka halaman",
    homepage: "Situs",
    marketplace: "Marketplace",
  },
  noLinks: "Belum ada alamat situs lain yang diumumkan.",
  mining: {
    title: "Jumlah mining harian untuk holder NFT",
    caption: "{token} per NFT per hari",
    description: "Batang terpanjang adalah {collection} dengan {amount} {token} per hari.",
    none: "Belum ada jumlah mining yang diumumkan.",
    note: "Mining belum berjalan. Jumlahnya bisa berubah sebelum dimulai.",
  },
  board: {
    more: "Lihat profil",
    moreOf: "Lihat profil: {name}",
    none: "Anggota dewan belum diumumkan.",
    socials: {
      discord: "Discord",
      x: "X",
      youtube: "YouTube",
      instagram: "Instagram",
      snowseed: "SnowSeed",
      kakao: "KakaoTalk",
    },
  },
  partners: {
    visit: "Kunjungi {name}",
    none: "Belum ada mitra yang diumumkan.",
    kinds: {
      technology: "Teknologi",
      finance: "Keuangan",
      legal: "Hukum",
      venue: "Tempat",
      travel: "Perjalanan",
      care: "Perawatan",
      media: "Media",
    },
  },
  company: { name: "Nama perusahaan", address: "Alamat", email: "Pertanyaan umum", partnerEmail: "Kemitraan" },
  codex: {
    filter: "Kelangkaan",
    rarity: "Kelangkaan",
  },
  news: { on: "Terbit {date}" },
};
