import type { lotusFund as english } from "../../en/rwa-project/lotus-fund";
import type { InLanguage } from "../../in-language";

export const lotusFund: InLanguage<typeof english> = {
  label: "Lotus Fund",
  title: "Lotus Fund: kamar, rumah sewa, dan toko dalam satu dana",
  description:
    "Lotus Fund direncanakan sebagai dana properti kecil: contoh isinya, jalur uang sewa, yang dicatat untuk holder tiap hari, dan risikonya.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Lotus Fund: banyak pintu kecil, bukan satu gerbang",
      blocks: [
        "Lotus Fund direncanakan sebagai dana properti: kamar tamu, rumah sewa, dan toko di lantai dasar, tidak ada yang cukup besar untuk menenggelamkan yang lain. Usahanya adalah sewa. Kalau harga naik, itu bonus.",
        { heading: "Yang belum diputuskan tentang Lotus Fund" },
        {
          list: [
            "Negaranya, yang berarti juga hukum yang mengaturnya",
            "Siapa pengelolanya dan berapa upahnya",
            "Kapan orang bisa keluar, dan dengan harga berapa",
          ],
        },
      ],
    },
    {
      kind: "plot",
      ground: "paper",
      title: "Rencana isi dananya",
      body: "Susunan ini untuk dibayangkan dulu. Yang sebenarnya ditetapkan saat properti pertama dibeli.",
      caption: "Contoh susunan Lotus Fund",
      description:
        "Satu batang mewakili seratus persen: kamar tamu 45, rumah sewa 30, toko 15, kas untuk perbaikan 10.",
      unit: "%",
      sample: "lotus-fund-mix",
      shape: "shares",
      labelColumn: "Properti",
      valueColumn: "Bagian dari dana",
      points: [
        { label: "Kamar tamu", value: 45 },
        { label: "Rumah sewa", value: 30 },
        { label: "Toko", value: 15 },
        { label: "Kas untuk perbaikan", value: 10 },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "Sehelai kelopak sehari",
      body: "Satu NFT, satu hari, satu jumlah. Asalnya dari bagian penerbitan yang sudah ditetapkan; kalau bagian itu habis, pembagiannya selesai.",
      of: "lotus-fund",
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Yang bisa salah dengan properti",
      blocks: [
        "Kamar kosong sama mahalnya dengan kamar terisi. Perbaikan datang di saat terburuk, dan menjual bangunan makan waktu berbulan-bulan.",
        {
          list: [
            "Properti dinilai setahun sekali atau dua kali. Di antaranya, harga token dan nilai bangunan bisa jauh berbeda.",
            "Utang membuat tahun baik makin baik dan tahun buruk jadi berbahaya. Periksa berapa bagian uang pinjamannya.",
            "Penarikan bisa ditutup justru saat semua orang ingin keluar.",
          ],
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Lotus Fund menurut dokumennya",
      body: "Bandingkan janji di halamannya dengan angka di laporannya.",
      of: "lotus-fund",
    },
  ],
};
