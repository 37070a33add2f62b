import type { utilityProject as english } from "../en/utility-project";
import type { InLanguage } from "../in-language";

export const utilityProject: InLanguage<typeof english> = {
  title: "Utilitas: kegunaan NFT dan SCG di Punktopia",
  description:
    "Semua kegunaan karakter dan koin di dalam kota dalam satu halaman: mana yang sudah buka, mana yang sedang dibuat, untuk koleksi apa, dan syaratnya.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Utilitas",
      title: "Jadi, apa gunanya?",
      lead: "Semua kegunaan NFT dan SCG di dalam kota, masing-masing dengan keterangan sudah buka atau masih direncanakan.",
      actions: [
        { label: "Lihat keenam kegunaan", below: "cards", isPrimary: true },
        { label: "Lihat hubungan bagian-bagiannya", page: "utilityStructure" },
      ],
      sceneAlt:
        "Dinding perkakas di bengkel Punktopia saat petang: kunci, palu, pelubang tiket, joystick; Crafter menggantung kunci pas, Fitri mau meminjam satu.",
    },
    {
      kind: "cards",
      ground: "paper",
      title: "Enam kegunaan",
      body: "Diurutkan menurut kapan kamu bisa memakainya, bukan menurut mana yang paling enak diiklankan.",
      items: [
        {
          icon: "vault",
          label: "Sudah buka",
          title: "Mendapat reward dari koin",
          body: "Staking SCG untuk jangka waktu tetap, dengan reward yang sudah disisihkan lebih dulu.",
          action: { label: "Buka staking koin", page: "powerzoneCoinStaking" },
        },
        {
          icon: "calendar",
          label: "Sudah buka",
          title: "Memesan sebagai anggota",
          body: "Tunjukkan karaktermu dengan masuk lewat dompet, lalu minta tempat di mitra jalan lounge.",
          action: { label: "Buka keanggotaan", page: "benefitMembership" },
        },
        {
          icon: "user",
          label: "Sudah buka",
          title: "Mendapat reward dari karakter",
          body: "Punky Boost dan Punky Nova: staking NFT, check-in, terima Twig dan SCG.",
          action: { label: "Buka Punky Boost", page: "powerzoneNftStaking" },
        },
        {
          icon: "gift",
          label: "Sudah buka",
          title: "Mengambil hadiah drop",
          body: "Punky Drop membagikan hadiah dari brankas yang sudah terisi penuh sebelum drop dibuka.",
          action: { label: "Buka Punky Drop", page: "powerzonePunkyDrop" },
        },
        {
          icon: "hammer",
          label: "Rencana",
          title: "Membuat senjata",
          body: "Bawa Crafter ke bengkel tempa, lalu tiga perajin membuat, memperkuat, dan mengubah senjatamu.",
          action: { label: "Kunjungi Gear Up!", page: "nftProjectGearUp" },
        },
        {
          icon: "gamepad",
          label: "Rencana",
          title: "Bermain",
          body: "Masuk arkade dengan karaktermu sendiri, bukan karakter pinjaman.",
          action: { label: "Kunjungi arkade", page: "gameNft" },
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "Perlu apa untuk apa",
      body: "Kalau tertulis “Tidak”, memang tidak habis: kamu cukup menunjukkannya dan tetap memilikinya.",
      caption: "Kegunaan dan syaratnya",
      columns: [{ label: "Kegunaan" }, { label: "Yang kamu perlukan" }, { label: "Apakah habis terpakai?" }],
      rows: [
        ["Staking koin", "SCG dan sedikit SOL", "Tidak, pokok kembali; biaya jaringan tidak"],
        ["Pemesanan anggota", "Satu NFT di dompetmu saat kami konfirmasi", "Tidak"],
        ["Punky Boost, Punky Nova", "NFT dari koleksi yang bisa di-stake", "Tidak, kembali saat kamu keluarkan"],
        ["Punky Drop", "Dompetmu ada di daftar drop", "Nomormu di daftar, sekali pakai"],
        ["Gear Up!", "Satu Crafter dan biaya perajin", "Biayanya ya, Crafter-nya tidak"],
        ["Tori Shop", "Twig", "Ya, namanya juga toko"],
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Berguna belum tentu bernilai",
      body: "Sebuah pintu bisa benar-benar ada, tetapi tiketnya belum tentu sepadan buatmu.",
      good: {
        title: "Yang diberikan sebuah kegunaan",
        items: [
          "Sesuatu yang bisa kamu lakukan besok, dan tidak bisa tanpa NFT atau koin itu",
          "Aturan yang bisa kamu baca sebelum ikut",
          "Jalan keluar: tidak ada yang menahan karaktermu selamanya",
        ],
      },
      bad: {
        title: "Yang tidak diberikannya",
        items: [
          "Batas bawah untuk harga",
          "Hak atas kegunaan yang sama tiga tahun lagi: mitra, game, dan toko bisa tutup",
          "Apa pun, kalau tidak pernah kamu pakai",
        ],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "Ada kegunaan yang kamu tunggu?",
      body: "Halaman proses menjelaskan bagaimana sebuah ide menjadi pintu, dan di langkah mana kamu bisa mendebatnya.",
      actions: [{ label: "Lihat lahirnya sebuah kegunaan", page: "utilityProcess", isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Dapatkan salah satu kuncinya",
      body: "Kebanyakan kegunaan berawal dari karakter. Ini rumah Society dan rak berisi yang asli.",
      of: "punky-society",
      actions: [{ label: "Kembali ke daftar", page: "nftProject" }],
    },
  ],
};
