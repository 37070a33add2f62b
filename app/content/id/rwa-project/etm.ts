import type { etm as english } from "../../en/rwa-project/etm";
import type { InLanguage } from "../../in-language";

export const etm: InLanguage<typeof english> = {
  label: "ETM",
  title: "ETM: token yang direncanakan untuk energi di atap dan jalan",
  description:
    "ETM direncanakan mewakili atap surya dan titik pengisian daya: dari mana uangnya, berapa yang dicatat untuk holder tiap hari, dan risikonya.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "ETM: sinar matahari di meteran",
      blocks: [
        "ETM direncanakan sebagai token proyek energi: panel di atap yang selama ini menganggur, dan titik pengisian daya di tepi jalan. Listrik diukur sampai satuan watt-jam, jadi asetnya mudah dilaporkan dengan jujur.",
        { heading: "Yang belum diputuskan tentang ETM" },
        {
          list: [
            "Atap mana, dan berapa lama disewa",
            "Apakah listrik dijual ke jaringan, ke pengendara, atau keduanya",
            "Hak apa yang dimiliki pemegang ETM",
          ],
        },
      ],
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Dari atap sampai pembukuan",
      body: "Angka yang penting diambil di meteran, bukan di meja.",
      caption: "Cara listrik menjadi satu baris laporan",
      nodes: [
        { id: "roof", label: "Atap surya", column: 1, row: 1 },
        { id: "meter", label: "Meteran", note: "disegel", column: 2, row: 1, tone: "accent" },
        { id: "grid", label: "Jaringan listrik", column: 3, row: 1 },
        { id: "owner", label: "Pemilik atap", column: 1, row: 2 },
        { id: "books", label: "Pembukuan ETM", note: "diaudit", column: 2, row: 2 },
        { id: "charger", label: "Pengisi daya", column: 3, row: 2 },
      ],
      edges: [
        { from: "roof", to: "meter", label: "mengalirkan daya ke" },
        { from: "meter", to: "grid", label: "meneruskan daya ke" },
        { from: "meter", to: "charger", label: "meneruskan sisanya ke" },
        { from: "meter", to: "books", label: "melaporkan watt-jam ke" },
        { from: "books", to: "owner", label: "membayar sewa kepada" },
      ],
    },
    {
      kind: "mining",
      ground: "paper",
      title: "Berapa ETM dalam sehari",
      body: "Jumlahnya tetap untuk setiap koleksi, juga saat mendung: yang diikuti rencana, bukan cuaca.",
      of: "etm",
    },
    {
      kind: "balance",
      ground: "night",
      title: "Cerah dan teduh",
      body: "Aset yang mudah diukur belum tentu menghasilkan.",
      good: {
        title: "Sisi cerah",
        items: [
          "Hasilnya diukur alat yang bisa dibaca kedua belah pihak",
          "Panel tetap bekerja dua puluh tahun atau lebih",
          "ETM masuk jadwal vesting, sama seperti SCG dan PVT",
        ],
      },
      bad: {
        title: "Sisi teduh",
        items: [
          "Harga listrik dan aturan menjualnya ditentukan pemerintah",
          "Atap bocor, sewa habis, pemilik menjual bangunannya",
          "Uang untuk panel baru kembali setelah bertahun-tahun, itu pun kalau kembali",
        ],
      },
    },
    {
      kind: "links",
      ground: "paper",
      title: "Selengkapnya soal ETM",
      body: "Artikel dan video gampang dibuat. Carilah kontrak sewa atapnya.",
      of: "etm",
    },
  ],
};
