import type { nftProjectGearUpCrafter as english } from "../en/nft-project-gear-up-crafter";
import type { InLanguage } from "../in-language";

export const nftProjectGearUpCrafter: InLanguage<typeof english> = {
  title: "Tiga perajin Gear Up! dan pekerjaannya",
  description:
    "Master Artisan Crafter, Enhancement Artisan Enhancer, dan Evolution Artisan Evolver: apa yang akan mereka lakukan pada senjata, dan risikonya.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Perajin Gear Up!",
      title: "Tiga pintu di ngarai",
      lead: "Tiga perajin Gear Up! akan membuat, memperkuat, dan mengubah senjatamu. Yang nanti kamu bayar adalah pekerjaannya, bukan keberuntungannya.",
      actions: [
        { label: "Kenali ketiga perajin", below: "cards", isPrimary: true },
        { label: "Buka ensiklopedia senjata", page: "nftProjectGearUp", tab: "weapon-codex" },
      ],
      sceneAlt:
        "Tiga ambang pintu berdampingan di dinding batu malam hari, cahayanya berbeda: pijar tungku, percikan biru, kabut hijau; seorang perajin berdiri di tiap pintu.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "Siapa yang bekerja di balik pintu",
      items: [
        {
          picture: "artisans/crafter",
          pictureAlt: "Pandai besi berbadan lebar dengan palu besar dan celemek bersisik.",
          label: "Membuat",
          title: "Master Artisan Crafter",
          body: "Menerima biaya, lalu mengembalikan senjata yang belum pernah ada. Kelangkaannya baru diketahui setelah dingin, dan sesudahnya bisa dihitung ulang oleh siapa pun.",
        },
        {
          picture: "artisans/enhancer",
          pictureAlt: "Perempuan kurus dengan banyak lensa dan percikan di ujung jari.",
          label: "Memperkuat",
          title: "Enhancement Artisan Enhancer",
          body: "Menaikkan satu tingkat senjata milikmu. Tiap tingkat lebih sulit; kalau gagal, biayanya hilang dan senjatanya tetap seperti semula.",
        },
        {
          picture: "artisans/evolver",
          pictureAlt: "Sosok berkerudung bertanduk rusa memegang botol hijau.",
          label: "Mengubah",
          title: "Evolution Artisan Evolver",
          body: "Mengubah dua senjata dengan kelangkaan yang sama menjadi satu dengan kelangkaan berikutnya, pasti berhasil. Keduanya habis terpakai, jadi Evolver bertanya dua kali.",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Apa yang masuk, apa yang keluar",
      body: "Sesuai rencana. Peluang dan biaya diterbitkan sebelum pintu pertama dibuka. Yang tidak punya perajin bisa menyewa dengan harga dari pemegangnya.",
      caption: "Tiga pekerjaan",
      columns: [{ label: "Pekerjaan" }, { label: "Kamu bawa" }, { label: "Kamu dapat" }, { label: "Kalau gagal" }],
      rows: [
        ["Membuat", "Crafter, biaya", "senjata baru", "tidak bisa gagal; bisa jadi biasa saja"],
        [
          "Memperkuat",
          "senjata, Enhancer, biaya",
          "senjatamu naik satu tingkat, sampai sepuluh",
          "biaya hilang, senjata tetap",
        ],
        [
          "Mengubah",
          "dua senjata sekelangkaan, Evolver, biaya",
          "senjata kelangkaan berikutnya",
          "tidak bisa gagal; senjata mitis tidak berevolusi",
        ],
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Pertanyaan dari balik asap",
      body: "Oleh orang yang sudah menggenggam uang.",
      items: [
        {
          question: "Bisakah saya melihat peluangnya?",
          answer:
            "Tertulis beserta riwayatnya di halaman sendiri, dan baru berubah setelah dua hari. Seed setiap hari dijanjikan di blockchain sebelum hari itu mulai, dan siapa pun bisa menghitung ulang setiap undian.",
        },
        {
          question: "Apakah senjata mitis lebih mahal?",
          answer:
            "Bagi kolektor mungkin. Kami tidak memasang harga dan tidak membeli kembali. Sebaiknya curigai siapa pun yang menyebut angka.",
        },
        {
          question: "Kenapa tidak ada yang bisa ditekan?",
          answer:
            "Karena pintunya tertutup sampai biaya, peluang, dan program di baliknya dibuka ke publik. Tombol yang mengambil koin sebelum itu tidak pantas ada di sini.",
        },
      ],
    },
  ],
};
