import type { dnn as english } from "../../en/rwa-project/dnn";
import type { InLanguage } from "../../in-language";

export const dnn: InLanguage<typeof english> = {
  label: "DNN",
  title: "DNN: token yang direncanakan untuk node jaringan data",
  description:
    "DNN direncanakan mewakili komputer di rak sewaan yang menjual penyimpanan dan komputasi: cara menghasilkan uang, biayanya, risikonya.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "DNN: komputer yang bekerja untuk orang lain",
      blocks: [
        "DNN direncanakan sebagai token sebuah jaringan data. Node-nya berupa komputer dengan penyimpanan besar dan koneksi cepat di rak sewaan. Pelanggan membayar untuk menyimpan berkas dan menjalankan program di sana.",
        "Asetnya mudah dibayangkan: berdengung, memakan listrik, dan usang dalam kira-kira lima tahun.",
        { heading: "Yang belum diputuskan tentang DNN" },
        {
          list: [
            "Di mana raknya dan siapa pemilik mesinnya",
            "Apakah pelanggan membayar dengan uang atau dengan token",
            "Berapa node yang cukup supaya jaringan layak dibuka",
          ],
        },
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "Cara satu rak mencari nafkah",
      body: "Empat langkah, dua di antaranya tagihan.",
      items: [
        {
          title: "Mesin dibeli",
          body: "Dengan dana yang disetor, sesuai harga hari itu. Nilainya turun sejak jam pertama.",
        },
        { title: "Rak, listrik, dan koneksi dibayar", body: "Setiap bulan, ada pelanggan atau tidak." },
        {
          title: "Pelanggan menyewa kapasitas",
          body: "Per jam atau per gigabyte, bersaing dengan penyedia yang sangat besar.",
        },
        {
          title: "Sisanya dilaporkan",
          body: "Jam yang terjual dibanding jam yang tersedia: cari angka itu dulu di laporan mana pun.",
        },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "DNN untuk tiap karakter",
      body: "Berapa DNN yang direncanakan dicatat untuk satu NFT yang di-stake selama satu hari. Sumbernya bukan penghasilan node, melainkan bagian penerbitan yang disisihkan untuk holder.",
      of: "dnn",
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Sebelum percaya pada server",
      body: "Tiga pertanyaan yang selalu muncul soal proyek node.",
      items: [
        {
          question: "Apakah saya harus menjalankan node sendiri?",
          answer: "Tidak. Rencananya satu pengelola menjalankan semuanya. Yang kamu pegang token, bukan mesin.",
        },
        {
          question: "Bagaimana kalau harga komputasi turun?",
          answer:
            "Rak yang sama menghasilkan lebih sedikit, dan nilai token bisa ikut turun. Harga penyimpanan sudah turun selama puluhan tahun.",
        },
        {
          question: "Apakah jaringannya bisa berhenti?",
          answer: "Bisa. Kalau uang pelanggan tidak menutup listrik dan sewa, mesin dimatikan lalu dijual seadanya.",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Baca lebih jauh soal DNN",
      body: "Laporan keuangan menunjukkan berapa yang dipakai untuk mesin dan berapa untuk hal lain.",
      of: "dnn",
    },
  ],
};
