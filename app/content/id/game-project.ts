import type { gameProject as english } from "../en/game-project";
import type { InLanguage } from "../in-language";

export const gameProject: InLanguage<typeof english> = {
  title: "Proyek game: arkade Punktopia",
  description:
    "Akan seperti apa arkadenya, bagaimana SCG dan karaktermu ikut serta, apa yang bisa dimainkan hari ini, dan jumlah harian bagi holder NFT.",
  district: "game",
  tabsLabel: "Token",
  sections: [
    {
      kind: "opening",
      title: "Masukkan karakter",
      lead: "Arkade Punktopia, masih dibangun: game apa saja yang direncanakan, sudah sampai mana, dan untuk apa SCG.",
      actions: [
        { label: "Lihat progres tiap game", below: "table", isPrimary: true },
        { label: "Lihat Soccer Go, dalam bahasa Korea", page: "soccergo" },
      ],
      sceneAlt:
        "Arkade malam hari dari sela dua mesin menyala: seekor Kong dan punk Genesis berdampingan di depan dua mesin, kabel di lantai, papan skor biru muda.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "Mesinnya, apa adanya",
      caption: "Game dan statusnya",
      columns: [{ label: "Mesin" }, { label: "Jenis game" }, { label: "NFT-mu menjadi" }, { label: "Status" }],
      rows: [
        ["Gear Up!", "menempa dan mengoleksi", "pandai besi", "bisa dilihat"],
        ["Soccer Go", "sepak bola lima lawan lima", "pemain", "sedang dirancang"],
        ["Oculla Summoning", "makhluk dan teka-teki", "pemanggil", "bisa dibaca"],
        ["Chaos Cube", "belum diceritakan", "belum diceritakan", "akan dirilis"],
      ],
    },
  ],
  tabs: {
    "scg-token": {
      label: "Token SCG",
      title: "Token SCG di dalam game: kegunaan, jumlah, dokumen",
      description:
        "Untuk apa game boleh meminta SCG, dari mana hadiahnya, jumlah harian yang direncanakan bagi holder NFT, dan dokumen tokennya.",
      sections: [
        {
          kind: "prose",
          ground: "night",
          title: "SCG di arkade",
          blocks: [
            "SCG ibarat koin yang dimasukkan ke mesin. Game boleh memintanya untuk sesuatu yang habis dipakai: perbaikan, ikut turnamen, kesempatan kedua. Tidak boleh memintanya sebelum kamu melihat seperti apa kesempatan pertama.",
            "Game boleh membagikan SCG hanya dari kantong yang sudah diisi dan bisa dilihat isinya, seperti semua brankas di kota ini. Kalau kantongnya kosong, gamenya lanjut untuk bersenang-senang.",
            { heading: "Yang tidak kami izinkan masuk" },
            {
              list: [
                "membayar supaya menang melawan orang lain",
                "undian yang peluangnya tidak tercetak di mesin",
                "hadiah yang baru ada kalau orang lain kehilangan titipannya",
              ],
            },
          ],
        },
        {
          kind: "mining",
          ground: "paper",
          title: "Jumlah harian bagi holder",
          body: "Berapa SCG per hari yang direncanakan untuk satu NFT dari tiap koleksi lewat game.",
          of: "scg-token",
        },
        {
          kind: "links",
          ground: "night",
          title: "Baca lebih jauh tentang SCG",
          body: "Dokumen, angka, dan film, di situs lain.",
          of: "scg-token",
        },
        {
          kind: "callout",
          ground: "paper",
          title: "Bagaimana semuanya bertaut",
          body: "Struktur game, lengkap dengan kantong, biaya ikut, dan hadiah, akan diterbitkan sebagai gambar tersendiri.",
          actions: [
            { label: "Buka Struktur Game", shared: "to-be-released" },
            { label: "Baca apa itu SCG", page: "punkvismCoin", isPrimary: true },
          ],
        },
      ],
    },
  },
};
