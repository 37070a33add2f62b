import type { nftProjectOcullaSummoning as english } from "../en/nft-project-oculla-summoning";
import type { InLanguage } from "../in-language";
import { creatures } from "./creatures";

export const nftProjectOcullaSummoning: InLanguage<typeof english> = {
  title: "Oculla Summoning: siapa yang menjawab dari kolam",
  description:
    "Ensiklopedia dua puluh makhluk bermata satu dari Kolam Oculla menurut kelangkaannya, rencana cara memanggilnya, dan panduan untuk dicetak.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      title: "Panggil lirih. Mereka mendengar dengan mata",
      lead: "Ensiklopedia makhluk bermata satu yang pernah terlihat di Kolam Oculla. Pemanggilannya belum dibuka.",
      actions: [
        { label: "Lihat semua {{items}} makhluk", codex: "creatures", isPrimary: true },
        { label: "Lihat peta", page: "punkyWorldView" },
      ],
      sceneAlt:
        "Danau bundar hitam di bawah bintang malam hari dengan satu mata raksasa pucat terbuka di bawah permukaan; seorang Alya berdiri di dermaga di antara buluh, lampu di dekat kakinya.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "Rencana cara memanggil",
      items: [
        {
          title: "Bawa alat pemanggil",
          body: "Cahaya bulan, lonceng, lampu, atau tidak sama sekali, untuk mereka yang datang karena hening.",
        },
        {
          title: "Pilih tempat",
          body: "Tepi air, rumpun buluh, permukaan, atau air dalam: penghuninya berbeda, kesabarannya juga.",
        },
        {
          title: "Tunggu sampai ada mata",
          body: "Siapa yang datang tidak diketahui sebelumnya. Peluangnya akan diukir di dermaga, supaya semua bisa membaca.",
        },
      ],
    },
    {
      kind: "codex",
      ground: "paper",
      title: "Ensiklopedia",
      body: "Dua puluh entri. Kabarnya masih ada lagi, dan kabar ditulis dengan pensil.",
      set: "creatures",
      all: "Semua",
      book: "Buka ensiklopedia",
      rarities: [
        { id: "mythic", label: "Mitis" },
        { id: "legendary", label: "Legendaris" },
        { id: "epic", label: "Epik" },
        { id: "rare", label: "Langka" },
        { id: "common", label: "Biasa" },
      ],
      items: creatures,
    },
    {
      kind: "downloads",
      ground: "night",
      title: "Untuk saat-saat basah",
      body: "Ensiklopedia dalam bentuk buklet yang tahan percikan kalau dilaminasi.",
      items: [
        {
          files: ["oculla-guide-id.pdf"],
          title: "Panduan lapangan Oculla",
          body: "Kedua puluhnya beserta tanda panggilannya, dalam empat halaman.",
        },
      ],
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Pertanyaan di dermaga",
      body: "Dengan suara pelan.",
      items: [
        {
          question: "Bisakah saya memanggil satu hari ini?",
          answer:
            "Belum. Dermaganya sudah jadi, cara memanggilnya belum. Tidak ada yang perlu dibayar dan tidak ada yang menerima bayaran.",
        },
        {
          question: "Apakah makhluknya akan jadi NFT?",
          answer:
            "Begitu rencananya: satu makhluk, satu NFT, tidak terikat karakter mana pun. Boleh dihadiahkan, dan ia tidak akan tersinggung.",
        },
      ],
    },
  ],
};
