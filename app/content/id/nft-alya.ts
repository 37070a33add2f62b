import type { nftAlya as english } from "../en/nft-alya";
import type { InLanguage } from "../in-language";

export const nftAlya: InLanguage<typeof english> = {
  title: "Wise Alya: para pembaca dan pekebun Punktopia",
  description:
    "Wise Alya adalah koleksi dengan reward USDC. Baca apa artinya dan apa yang bukan, serta siapa perempuan di balik buku-buku itu.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Wise Alya",
      title: "Tanya Alya, lalu tunggu jawabannya",
      lead: "Pustakawan, ahli jamu, penjaga buku kas. Di Punky Boost, Alya menghasilkan Twig, SCG, dan USDC, yang hanya ada untuk koleksi ini.",
      actions: [
        { label: "Baca cara USDC dibayar", below: "prose", isPrimary: true },
        { label: "Kembali ke daftar", page: "nftProject" },
      ],
      sceneAlt:
        "Perpustakaan tinggi di malam hari: dinding penuh buku, tangga, lampu hijau dan burung hantu di meja, perempuan tua bertongkat di samping globe, bulan di jendela.",
    },
    {
      kind: "people",
      ground: "paper",
      title: "Lima Alya dan yang mereka jaga",
      body: "Setiap Alya menjaga sesuatu. Menanyakan sudah berapa lama, itu tidak sopan.",
      items: [
        {
          picture: "people/wise-alya-2",
          name: "Buku kas",
          body: "Mencatat siapa berutang apa. Tidak pernah membulatkan demi keuntungannya sendiri.",
        },
        {
          picture: "people/wise-alya-3",
          name: "Kipas",
          body: "Dibuka untuk mengakhiri percakapan. Mempan juga untuk wali kota.",
        },
        {
          picture: "people/wise-alya-4",
          name: "Lentera",
          body: "Menyusuri arsip tiap malam supaya gelap tetap di raknya.",
        },
        {
          picture: "people/wise-alya-5",
          name: "Peta",
          body: "Tahu jalan mana yang digambar dan mana yang terjadi begitu saja.",
        },
        { picture: "people/wise-alya-6", name: "Burung hantu", body: "Burungnya juga membaca. Kesukaannya lampiran." },
      ],
    },
    {
      kind: "prose",
      ground: "night",
      title: "Soal USDC, dijawab pelan-pelan",
      blocks: [
        "Punky Boost membayar Alya dengan empat jenis reward: Twig, SCG, BONUS SCG untuk setiap check-in, dan USDC. Yang terakhir itulah yang selalu ditanyakan.",
        "USDC adalah koin buatan perusahaan di luar kota ini dan dimaksudkan bernilai satu dolar AS. Ia masuk ke pool hanya kalau ada yang menaruhnya; program bisa membayarkan isi brankas itu dan tidak lebih. Kalau brankasnya kosong, pembayarannya berhenti sampai diisi lagi.",
        { heading: "Akibatnya" },
        {
          list: [
            "Besarnya dihitung per NFT per hari, bukan bagian dari laba siapa pun.",
            "Kamu bisa mengintip brankasnya sebelum staking, di halaman bukti.",
            "Penerbit USDC bisa membekukannya. Mereka yang menyebabkan risikonya, kamu yang menanggungnya.",
          ],
        },
      ],
    },
    {
      kind: "gallery",
      ground: "paper",
      title: "Wajah lain dari ruang baca",
      items: [
        {
          picture: "people/wise-alya-1",
          alt: "Rambut hitam bertusuk merah, berkacamata, membawa stoples cahaya.",
          caption: "giliran malam",
        },
        {
          picture: "people/wise-alya-7",
          alt: "Sanggul cokelat, gaun hijau, tongkat berlampu.",
          caption: "lantai atas",
        },
        {
          picture: "people/wise-alya-8",
          alt: "Rambut gelap berpita hijau di balik buku terbuka.",
          caption: "jangan diganggu",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Pintu yang memakai namanya",
      body: "Rumah koleksi ini dan raknya di marketplace.",
      of: "wise-alya",
    },
  ],
};
