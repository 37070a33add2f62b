import type { nftPunkyCrafter as english } from "../en/nft-punky-crafter";
import type { InLanguage } from "../in-language";

export const nftPunkyCrafter: InLanguage<typeof english> = {
  title: "Punky Crafter: pandai besi Ngarai Paron",
  description:
    "Crafter membuat semua yang dibawa warga kota. Untuk apa NFT Crafter, apa kaitannya dengan Gear Up!, dan kenapa hari ini tidak ada mint.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Punky Crafter",
      title: "Crafter tidak pernah memadamkan api",
      lead: "Crafter adalah izin untuk menempa senjata di Gear Up!, yang belum dibuka. Hari ini tidak ada yang bisa di-mint.",
      actions: [
        { label: "Lihat cara kerjanya nanti", below: "steps", isPrimary: true },
        { label: "Kembali ke daftar", page: "nftProject" },
      ],
      sceneAlt:
        "Bengkel tempa di ngarai malam hari: paron raksasa, mulut tungku merah, percikan api, pandai besi berjanggut mengayun palu, rantai dan bilah setengah jadi di dinding.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "Cara Crafter bekerja dengan Gear Up!",
      body: "Bengkel tempa dibuka pada rilis berikutnya. Inilah yang akan terjadi di sana.",
      items: [
        {
          title: "Kamu membawa Crafter",
          body: "NFT-nya adalah izin kerja. Ia tetap di dompetmu dan tidak habis dipakai.",
        },
        {
          title: "Kamu memilih perajin",
          body: "Satu membuat, satu memperkuat, satu mengubah wujud benda. Biayanya berbeda dan ditampilkan sebelum kamu tanda tangan.",
        },
        {
          title: "Perajin bekerja",
          body: "Hasilnya NFT senjata dengan kelangkaan yang belum diketahui sebelumnya. Peluangnya akan diumumkan.",
        },
        {
          title: "Kamu menyimpan hasilnya",
          body: "Termasuk kalau hasilnya biasa saja. Tidak ada kesempatan kedua dengan biaya yang sama.",
          action: { label: "Kenali para perajin", page: "nftProjectGearUpCrafter" },
        },
      ],
    },
    {
      kind: "gallery",
      ground: "paper",
      title: "Giliran malam",
      items: [
        { picture: "people/crafter-1", alt: "Syal biru muda dan garpu besi panjang.", caption: "menguji ujungnya" },
        { picture: "people/crafter-2", alt: "Janggut putih dan palu besar.", caption: "40 tahun, sepuluh jari" },
        { picture: "people/crafter-3", alt: "Kacamata kerja, celemek, dan gergaji.", caption: "mengukur sekali saja" },
        {
          picture: "people/crafter-4",
          alt: "Kacamata kerja dan bongkahan logam menyala.",
          caption: "panas, jangan disentuh",
        },
        { picture: "people/crafter-5", alt: "Janggut merah, paron, dan palu.", caption: "sudah menyentuhnya" },
        { picture: "people/crafter-6", alt: "Topi merah dan pedang panjang.", caption: "yang ini tidak dijual" },
        {
          picture: "people/crafter-7",
          alt: "Topi biru, kacamata kerja, dan rantai.",
          caption: "spesialis mata rantai",
        },
        { picture: "people/crafter-8", alt: "Topi oranye, kacamata kerja, dan bara.", caption: "hari pertama kerja" },
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "Hari ini tidak ada yang bisa di-mint",
      body: "Halaman ini tidak punya tombol mint karena memang tidak ada mint yang dibuka. Kalau ada, harganya, jumlahnya, dan batas waktunya akan ditulis di sini. Siapa pun yang menjual nomor antrean sedang menjual angin.",
      actions: [{ label: "Lihat cara mengenali NFT asli", page: "nftProject" }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Alamat bengkel",
      body: "Papan pengumuman mereka, dan loket untuk Crafter yang sudah jadi.",
      of: "crafter",
    },
  ],
};
