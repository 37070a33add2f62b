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
          body: "Menerima bahanmu dan izin seorang Crafter, lalu mengembalikan senjata yang belum pernah ada. Kelangkaannya baru diketahui setelah dingin.",
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
          body: "Mengubah senjata tingkat tertinggi menjadi senjata dengan kelangkaan berikutnya. Yang lama habis terpakai, jadi Evolver bertanya dua kali.",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Apa yang masuk, apa yang keluar",
      body: "Sesuai rencana. Biaya dan peluang diterbitkan di sini sebelum pintu pertama dibuka.",
      caption: "Tiga pekerjaan",
      columns: [{ label: "Pekerjaan" }, { label: "Kamu bawa" }, { label: "Kamu dapat" }, { label: "Kalau gagal" }],
      rows: [
        ["Membuat", "bahan, Crafter, biaya", "senjata baru", "tidak bisa gagal; bisa jadi biasa saja"],
        [
          "Memperkuat",
          "senjata, serbuk, biaya",
          "senjatamu naik satu tingkat",
          "biaya dan serbuk hilang, senjata tetap",
        ],
        [
          "Mengubah",
          "senjata tingkat tertinggi, biaya",
          "senjata kelangkaan berikutnya",
          "tidak ada yang diambil; Evolver menolak sebelumnya",
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
            "Akan tertulis di samping tiap tombol dan di berkas yang tidak pernah berubah diam-diam; hasilnya ada di blockchain bagi siapa pun yang mau menghitung.",
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
