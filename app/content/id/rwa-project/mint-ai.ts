import type { mintAi as english } from "../../en/rwa-project/mint-ai";
import type { InLanguage } from "../../in-language";

export const mintAi: InLanguage<typeof english> = {
  label: "Mint AI",
  title: "Mint AI: proyek perangkat lunak pembuat draf",
  description:
    "Mint AI direncanakan sebagai alat AI untuk toko dan studio kecil: biaya menjalankannya, yang dicatat untuk holder, dan risikonya.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Mint AI: anak magang yang tidak pernah lelah",
      blocks: [
        "Mint AI direncanakan sebagai perangkat lunak untuk toko dan studio kecil: menyusun draf tulisan, memilah foto, menjawab pertanyaan yang sama untuk kelima kalinya hari ini. Pelanggan membayar per bulan. Asetnya kode, kontrak, dan waktu komputasi.",
        { heading: "Yang belum diputuskan tentang Mint AI" },
        {
          list: [
            "Memakai model sendiri atau model sewaan",
            "Apa yang lebih baik daripada alat gratis",
            "Untuk apa tokennya, kalau pelanggan membayar dengan uang",
          ],
        },
      ],
    },
    {
      kind: "plot",
      ground: "paper",
      title: "Biaya menjadi pintar",
      body: "Contoh ke mana perginya pengeluaran setahun, sebelum ada laba pertama.",
      caption: "Contoh biaya sebuah layanan AI",
      description: "Empat batang: komputasi 45 persen, tenaga kerja 30, data dan lisensi 15, penjualan 10.",
      unit: "%",
      sample: "mint-ai-costs",
      shape: "bars",
      labelColumn: "Biaya",
      valueColumn: "Bagian dari pengeluaran",
      points: [
        { label: "Komputasi", value: 45 },
        { label: "Tenaga kerja", value: 30 },
        { label: "Data dan lisensi", value: 15 },
        { label: "Penjualan", value: 10 },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "Tidak perlu kartu grafis",
      body: "Jumlah harian direncanakan mengikuti banyaknya NFT yang kamu stake, bukan kekuatan mesin. Komputermu boleh mati.",
      of: "mint-ai",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Draf dan coretan",
      body: "Masing-masing satu daftar, dan keduanya dipilih manusia.",
      good: {
        title: "Draf",
        items: ["Biaya bulanan mudah dihitung dan mudah diaudit", "Perangkat lunak bisa dijual lagi tanpa dibuat lagi"],
      },
      bad: {
        title: "Coretan",
        items: [
          "Model sewaan bisa jadi mahal atau dicabut dalam semalam",
          "Setahun itu lama di bidang ini; fitur hari ini besok sudah gratis",
          "Mesin bisa salah dengan penuh percaya diri, dan ada orang yang harus menanggungnya",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "Cari tahu soal Mint AI",
      body: "Satu demo yang bisa kamu coba sendiri lebih baik daripada sepuluh yang hanya ditonton.",
      of: "mint-ai",
    },
  ],
};
