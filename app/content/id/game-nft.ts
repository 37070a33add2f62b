import type { gameNft as english } from "../en/game-nft";
import type { InLanguage } from "../in-language";

export const gameNft: InLanguage<typeof english> = {
  title: "NFT Game: yang bisa dilakukan karaktermu",
  description:
    "Seperti apa karakter dari tiap koleksi nanti di arkade, apa yang boleh dibaca game dari NFT-mu, dan apa yang tidak akan pernah bisa diambilnya.",
  district: "game",
  sections: [
    {
      kind: "opening",
      title: "Satu karakter, banyak mesin",
      lead: "Game membaca NFT-mu, tidak meminjamnya. Kong yang sama bisa jaga gawang hari Selasa dan mengayun palu hari Rabu.",
      actions: [
        { label: "Lihat gaya main tiap koleksi", below: "table", isPrimary: true },
        { label: "Lihat gamenya", page: "gameProject" },
      ],
      sceneAlt:
        "Layar pemilihan karakter berupa ruangan: enam alas dengan lampu sorot, di antaranya Kong, Alya, Fitri, HA_G, dan kursor raksasa berbentuk tangan di atasnya.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "Gaya main masing-masing",
      body: "Watak, bukan kekuatan: tiap koleksi punya caranya sendiri, dan tidak ada yang menang karena langka.",
      caption: "Koleksi sebagai pemain",
      columns: [{ label: "Koleksi" }, { label: "Jago" }, { label: "Payah" }, { label: "Jurus andalan" }],
      rows: [
        ["Genesis", "memulai", "menunggu", "mengatur tempo satu ronde"],
        ["PunkyKongz", "memanjat, mengangkut", "pintu", "melempar apa pun yang ada"],
        ["Punky HA_G", "kecepatan, tikungan", "aturan", "mengabaikan satu rintangan"],
        ["Wise Alya", "teka-teki, jebakan", "berlari", "mengajukan satu pertanyaan ke game"],
        ["Fearless Fitri", "duel", "menyerah", "bangkit sekali lagi"],
        ["Punky Society", "tawar-menawar", "lumpur", "mengajak lawan gencatan senjata"],
        ["Crafter", "membuat, memperbaiki", "basa-basi", "memperbaiki di lapangan"],
      ],
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Yang dilihat game darimu",
      body: "Hanya tiga hal yang sampai ke game. Tidak ada yang keluar-masuk dompetmu tanpa tanda tanganmu.",
      caption: "Dari dompet ke mesin",
      nodes: [
        { id: "wallet", label: "Dompetmu", note: "menyimpan NFT", column: 1, row: 1 },
        { id: "signin", label: "Masuk", note: "pesan yang ditandatangani", column: 2, row: 1 },
        { id: "game", label: "Game", note: "koleksi, ciri, perlengkapan", column: 3, row: 1, tone: "accent" },
        { id: "record", label: "Catatan skor", note: "di samping nomor NFT", column: 3, row: 2 },
        { id: "purse", label: "Kantong hadiah", note: "diisi lebih dulu", column: 2, row: 2, tone: "quiet" },
      ],
      edges: [
        { from: "wallet", to: "signin", label: "membuktikan diri lewat" },
        { from: "signin", to: "game", label: "membuka" },
        { from: "game", to: "record", label: "menulis ke" },
        { from: "purse", to: "wallet", label: "membayar ke" },
      ],
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Sebelum menekan mulai",
      body: "Tiga yang penting.",
      items: [
        {
          question: "Bisakah NFT saya hilang di dalam game?",
          answer:
            "Tidak. Game tidak berhak memindahkannya. Kalau ada yang meminta dompetmu menandatangani pengiriman, tolak dan beri tahu kami.",
        },
        {
          question: "Bolehkah NFT yang sedang di-stake ikut main?",
          answer: "Menurut rencana, boleh: NFT itu ada di brankas NFT atas namamu, dan itulah yang dilihat game.",
        },
        {
          question: "Apakah skornya ikut kalau NFT dijual?",
          answer:
            "Ikut. Catatannya menempel pada karakter, jadi pembelinya mendapat kejayaan sekaligus gol bunuh dirinya.",
        },
      ],
    },
  ],
};
