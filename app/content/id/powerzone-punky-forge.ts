import type { powerzonePunkyForge as english } from "../en/powerzone-punky-forge";
import type { InLanguage } from "../in-language";

export const powerzonePunkyForge: InLanguage<typeof english> = {
  title: "Punky Forge: apa yang dilebur, apa yang keluar",
  description:
    "Punky Forge adalah tungku Power zone dan belum dinyalakan. Apa rencananya untuk NFT-mu, dan apa yang harus diputuskan sebelum dibuka.",
  district: "power-zone",
  sections: [
    {
      kind: "opening",
      title: "Tungkunya masih dingin",
      lead: "Punky Forge akan menerima NFT yang tidak kamu inginkan lagi dan menjadikannya sesuatu yang kamu mau. Dibuka ketika setiap langkahnya bisa dilihat lebih dulu.",
      actions: [
        { label: "Lihat rencananya", below: "steps", isPrimary: true },
        { label: "Masuk ke Forge", shared: "to-be-released" },
      ],
      sceneAlt:
        "Tungku raksasa yang dingin di pembangkit malam hari, pintu bundarnya terbuka sedikit dan gelap, tangga, gulungan selang, lampu siaga biru, Kong tertidur di atas peti.",
    },
    {
      kind: "steps",
      ground: "paper",
      title: "Yang direncanakan terjadi",
      items: [
        {
          title: "Kamu memilih yang dimasukkan",
          body: "Satu NFT atau beberapa dari koleksi yang sama. Sebelum kamu memutuskan, Forge menunjukkan akan jadi apa.",
        },
        {
          title: "Kamu tanda tangan sekali",
          body: "Yang lama pergi dan yang baru datang dalam transaksi yang sama. Tidak akan ada saat ketika kamu tidak memegang dua-duanya.",
        },
        {
          title: "Yang lama lenyap",
          body: "Dibakar untuk selamanya. Tidak ada yang bisa membatalkannya, dan layarnya akan menuliskan itu dengan huruf besar.",
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "Masih di atas paron",
      body: "Semua ini harus mengeras sebelum apinya dinyalakan.",
      caption: "Pertanyaan terbuka Punky Forge",
      columns: [{ label: "Pertanyaan" }, { label: "Status" }],
      rows: [
        ["Koleksi yang mana?", "belum diputuskan"],
        ["Berapa biayanya?", "belum diputuskan; yang pasti, ditampilkan sebelum kamu tanda tangan"],
        ["Apakah NFT yang di-stake bisa?", "tidak: keluarkan dari pool dulu"],
        ["Apakah riwayat check-in ikut?", "belum diputuskan"],
      ],
    },
    {
      kind: "callout",
      ground: "paper",
      title: "Jangan membakar apa pun untuk kami dulu",
      body: "Siapa pun yang memintamu mengirim NFT ke alamat “untuk Forge” sedang mencurinya. Forge hanya akan bekerja dari halaman ini.",
      actions: [{ label: "Laporkan kepada kami", email: 0 }],
    },
  ],
};
