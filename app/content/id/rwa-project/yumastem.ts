import type { yumastem as english } from "../../en/rwa-project/yumastem";
import type { InLanguage } from "../../in-language";

export const yumastem: InLanguage<typeof english> = {
  label: "YumaStem",
  title: "YumaStem: proyek penelitian di laboratorium",
  description:
    "YumaStem direncanakan sebagai proyek ilmu hayati: jalan panjang dari laboratorium ke pendapatan, yang dicatat untuk holder, dan risiko beratnya.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "YumaStem: bertahun-tahun di laboratorium",
      blocks: [
        "YumaStem direncanakan seputar penelitian sel: laboratorium, paten, dan para penelitinya. Kami tidak menyatakan ada apa pun di sini yang mengobati atau menyembuhkan, dan halaman ini bukan saran medis.",
        { heading: "Yang belum diputuskan tentang YumaStem" },
        {
          list: [
            "Bidang penelitian dan lembaga yang mengerjakannya",
            "Siapa pemegang patennya",
            "Apakah token terkait dengan penelitian, layanan, atau keduanya",
          ],
        },
      ],
    },
    {
      kind: "timeline",
      ground: "paper",
      title: "Jalan yang ditempuh penelitian",
      body: "Setiap langkah bisa jadi yang terakhir. Uang keluar di semua langkah, dan baru masuk setelah langkah terakhir.",
      states: { done: "Terlewati", now: "Berjalan", next: "Menanti" },
      items: [
        {
          when: "Tahun 1 sampai 3",
          title: "Penelitian dasar",
          body: "Ada yang berhasil dipahami, atau tidak.",
          state: "next",
        },
        {
          when: "Tahun 3 sampai 6",
          title: "Uji praklinis",
          body: "Kebanyakan gagasan berhenti di sini, dan memang seharusnya begitu.",
          state: "next",
        },
        {
          when: "Tahun 6 sampai 10",
          title: "Uji klinis dengan pengawasan",
          body: "Otoritas tiap negara memutuskan boleh tidaknya, dan caranya.",
          state: "next",
        },
        {
          when: "Setelah itu",
          title: "Izin dan pendapatan pertama",
          body: "Atau lisensi kepada pihak yang modalnya lebih kuat.",
          state: "next",
        },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "Setetes sehari",
      body: "Proyek yang bertahun-tahun tanpa pendapatan hanya bisa membagi token tipis-tipis. Daftarnya menampilkan jumlah yang direncanakan per koleksi.",
      of: "yumastem",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Harapan dan statistik",
      body: "Jarang ada bidang yang jarak keduanya sejauh ini.",
      good: {
        title: "Di pihak harapan",
        items: [
          "Satu paten yang bertahan bisa lebih berharga daripada sebuah gedung",
          "Hasilnya diterbitkan dan diperiksa orang luar",
        ],
      },
      bad: {
        title: "Di pihak statistik",
        items: [
          "Proyek seperti ini jauh lebih banyak yang gagal daripada yang mendapat izin",
          "Hukum tentang penelitian sel sangat berbeda antarnegara dan bisa berubah",
          "Tertunda bertahun-tahun itu lumrah, bukan skandal",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "Pelajari YumaStem",
      body: "Utamakan artikel di jurnal daripada artikel tentang jurnal.",
      of: "yumastem",
    },
  ],
};
