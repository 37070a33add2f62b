import type { foodie as english } from "../../en/rwa-project/foodie";
import type { InLanguage } from "../../in-language";

export const foodie: InLanguage<typeof english> = {
  label: "Foodie",
  title: "Foodie: proyek dapur bersama dan gerai makan",
  description:
    "Foodie direncanakan sebagai dapur bersama dengan beberapa gerai: sisa dari harga seporsi makanan, jumlah harian bagi holder, dan risikonya.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Foodie: banyak gerai, satu dapur",
      blocks: [
        "Foodie direncanakan sebagai dapur bersama: satu sewa, satu set oven, beberapa gerai kecil dengan juru masaknya sendiri. Asetnya peralatan, kontrak sewa, dan resep yang membuat orang kembali.",
        { heading: "Yang belum diputuskan tentang Foodie" },
        {
          list: [
            "Di jalan mana dapur pertamanya",
            "Apakah juru masak digaji atau menyewa gerai",
            "Apakah holder membayar lebih murah untuk makan siang",
          ],
        },
      ],
    },
    {
      kind: "figures",
      ground: "paper",
      title: "Yang tersisa dari seporsi makanan",
      body: "Bagian dari harga seratus, di bulan yang biasa. Perhatikan angka terakhir.",
      items: [
        { value: "32%", label: "Bahan", note: "lebih mahal kalau cuaca buruk" },
        { value: "31%", label: "Tenaga kerja", note: "memasak, melayani, mencuci piring" },
        { value: "15%", label: "Sewa dan listrik" },
        { value: "17%", label: "Pengantaran, biaya, pajak" },
        { value: "5%", label: "Sisanya", note: "sebelum ada yang rusak" },
      ],
      sample: "foodie-meal",
    },
    {
      kind: "mining",
      ground: "night",
      title: "Jatah makan harian, dalam token",
      body: "Satu porsi per hari untuk setiap NFT yang di-stake. Porsi yang belum diklaim tidak basi; tetap tercatat menunggumu.",
      of: "foodie",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Manis dan asam",
      body: "Semua orang makan. Tidak semua orang untung.",
      good: {
        title: "Manis",
        items: ["Orang paham produknya tanpa membaca whitepaper", "Gerai yang gagal bisa diganti dalam seminggu"],
      },
      bad: {
        title: "Asam",
        items: [
          "Banyak rumah makan tutup dalam beberapa tahun",
          "Satu masalah kebersihan bisa mengosongkan semua gerai sekaligus",
          "Sewa naik paling cepat di jalan yang diramaikan proyek itu sendiri",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "Menu tautan Foodie",
      body: "Kalau ada alamatnya, datang saja dan pesan sesuatu.",
      of: "foodie",
    },
  ],
};
