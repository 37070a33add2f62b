import type { starrich as english } from "../../en/rwa-project/starrich";
import type { InLanguage } from "../../in-language";

export const starrich: InLanguage<typeof english> = {
  label: "Starrich",
  title: "Starrich: proyek konser dan para penampilnya",
  description:
    "Starrich direncanakan sebagai usaha panggung: siapa yang dibayar lebih dulu dari tiket, yang dicatat untuk holder, dan apa saja yang bisa salah.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Starrich: lampu, panggung, tagihan",
      blocks: [
        "Starrich direncanakan sebagai proyek hiburan: konser, tur, dan rekaman yang dihasilkannya. Asetnya adalah kontrak dengan penampil dan gedung, masing-masing dengan tanggal berakhir.",
        { heading: "Yang belum diputuskan tentang Starrich" },
        {
          list: [
            "Siapa penampilnya; belum ada yang diumumkan di sini",
            "Apakah pemegang token ikut mendapat bagian dari tiket, dari rekaman, atau tidak dari keduanya",
            "Siapa yang menanggung kalau acara batal",
          ],
        },
      ],
    },
    {
      kind: "plot",
      ground: "paper",
      title: "Ke mana perginya uang tiket",
      body: "Contoh dari acara yang biasa-biasa saja. Di malam yang sepi, batang terakhirnya hilang.",
      caption: "Contoh pembagian uang tiket",
      description:
        "Lima batang: penampil 45 persen, gedung dan panggung 25, perjalanan dan kru 15, iklan dan biaya 10, sisa untuk proyek 5.",
      unit: "%",
      sample: "starrich-ticket",
      shape: "bars",
      labelColumn: "Untuk",
      valueColumn: "Bagian dari tiket",
      points: [
        { label: "Penampil", value: 45 },
        { label: "Gedung dan panggung", value: 25 },
        { label: "Perjalanan dan kru", value: 15 },
        { label: "Iklan dan biaya", value: 10 },
        { label: "Sisa untuk proyek", value: 5 },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "Bagianmu dari tepuk tangan",
      body: "Dicatat untuk setiap karakter yang di-stake dan setiap hari penuh, ada acara atau tidak.",
      of: "starrich",
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Pertanyaan di pintu belakang panggung",
      body: "Dijawab tanpa lampu sorot.",
      items: [
        {
          question: "Apakah saya dapat tiket konser?",
          answer:
            "Dalam rencana token ini, tidak. Kalau ada prapenjualan untuk holder, kabarnya ada di halaman manfaat.",
        },
        {
          question: "Bagaimana kalau bintangnya pergi?",
          answer:
            "Bisa ada ganti rugi sesuai kontrak, bisa juga tidak. Proyek yang bergantung pada satu orang bisa berakhir bersama orang itu.",
        },
        {
          question: "Kalau tiket habis, berarti aman?",
          answer: "Tiket habis artinya kursinya penuh. Belum tentu biayanya tertutup.",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Ikuti Starrich",
      body: "Cari tanggal dan gedungnya, bukan kata sifatnya.",
      of: "starrich",
    },
  ],
};
