import type { gameConsortium as english } from "../en/game-consortium";
import type { InLanguage } from "../in-language";

export const gameConsortium: InLanguage<typeof english> = {
  title: "Konsorsium game: pembuat, penguji, pembayar",
  description:
    "Cara beberapa studio membangun satu arkade tanpa saling percaya buta: peran, uang, hak, dan apa yang terjadi kalau ada yang pergi.",
  district: "game",
  sections: [
    {
      kind: "opening",
      title: "Tidak ada yang membangun arkade sendirian",
      lead: "Konsorsium adalah sekumpulan peran dengan aturan di antaranya. Studio mana mengambil peran apa diumumkan setelah mereka tanda tangan.",
      actions: [
        { label: "Daftar sebagai studio", email: 1, isPrimary: true },
        { label: "Lihat yang sedang dibuat", page: "gameProject" },
      ],
      sceneAlt:
        "Bengkel dengan mesin arkade setengah jadi: Crafter di bawahnya dengan obor las, anak HA_G menguji tombol, nyonya Society dengan buku kas, gambar rancangan biru muda.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Peran dan yang berpindah di antaranya",
      body: "Uang lewat jalan bawah, game lewat jalan atas.",
      caption: "Konsorsium sesuai rencana",
      nodes: [
        { id: "studio", label: "Studio", note: "membuat game", column: 1, row: 1 },
        { id: "test", label: "Penguji", note: "holder dan laboratorium", column: 2, row: 1 },
        { id: "arcade", label: "Arkade", note: "satu pintu, cukup sekali login", column: 3, row: 1, tone: "accent" },
        { id: "fund", label: "Kantong game", note: "diisi SCG", column: 1, row: 2 },
        { id: "audit", label: "Auditor", note: "memeriksa program dan peluang", column: 2, row: 2, tone: "quiet" },
        { id: "players", label: "Pemain", note: "dengan NFT sendiri", column: 3, row: 2 },
      ],
      edges: [
        { from: "studio", to: "test", label: "menyerahkan versi uji ke" },
        { from: "test", to: "arcade", label: "meloloskan game untuk" },
        { from: "arcade", to: "players", label: "terbuka bagi" },
        { from: "audit", to: "test", label: "melapor kepada" },
        { from: "fund", to: "studio", label: "membayar per tahap" },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Siapa memiliki apa",
      caption: "Hak dalam konsorsium",
      columns: [{ label: "Hal" }, { label: "Milik" }, { label: "Yang lain boleh" }],
      rows: [
        ["Kode game", "studionya", "membaca bagian yang menyentuh koin"],
        ["Karakter dan merek", "Punkvism", "menampilkannya di game, dengan lisensi"],
        ["NFT-mu", "kamu", "membacanya saat kamu masuk"],
        ["Skor", "umum", "mengutip, memeringkat, memperdebatkan"],
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "Jalan masuk ke arkade",
      items: [
        {
          title: "Semenit yang bisa dimainkan",
          body: "Bukan presentasi, bukan cuplikan: enam puluh detik yang berjalan di browser.",
        },
        {
          title: "Peluang dibuka sejak awal",
          body: "Setiap hal yang acak dicantumkan beserta angka peluangnya, lalu diperiksa orang yang tidak menulisnya.",
        },
        { title: "Seminggu bersama holder", body: "Mereka merusaknya. Studio memperbaikinya. Ulangi sampai bosan." },
        {
          title: "Satu pintu dan satu tanggal tinjauan",
          body: "Setiap game dilihat lagi setelah semusim, dan bisa diminta pergi baik-baik.",
        },
      ],
    },
  ],
};
