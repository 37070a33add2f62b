import type { pvt as english } from "../../en/rwa-project/pvt";
import type { InLanguage } from "../../in-language";

export const pvt: InLanguage<typeof english> = {
  label: "PVT",
  title: "PVT: rencana token untuk startup yang belum go public",
  description:
    "Apa yang direncanakan diwakili PVT, berapa lama perusahaan muda mengembalikan uang, cara holder NFT ikut serta, dan risikonya.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "PVT: bagian perusahaan yang tidak dijual di bursa",
      blocks: [
        "PVT direncanakan sebagai token dari sebuah keranjang: kepemilikan kecil di beberapa perusahaan muda yang belum melantai di bursa, dipegang satu perusahaan pemilik aset. Satu mungkin tumbuh besar, kebanyakan tidak. Karena tidak ada yang tahu mana yang akan tumbuh, semuanya ditaruh dalam satu keranjang.",
        { heading: "Yang belum diputuskan tentang PVT" },
        {
          list: [
            "Perusahaan mana saja, berapa banyak, dan siapa yang memilih",
            "Apakah token memberi hak atas uang hasil penjualan, atau tidak sama sekali",
            "Di negara mana token ini boleh ditawarkan",
          ],
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Begini perilaku uang di startup",
      body: "Lambat, tidak merata, dan jarang tepat waktu.",
      caption: "Contoh tahap sebuah kepemilikan",
      columns: [{ label: "Tahap" }, { label: "Kira-kira tahun", align: "end" }, { label: "Uang yang kembali" }],
      rows: [
        ["Kepemilikan dibeli", "0", "Tidak ada"],
        ["Perusahaan tumbuh atau gagal", "1 sampai 5", "Biasanya tidak ada"],
        ["Dijual, atau dianggap hilang", "5 sampai 10", "Sekali, kalau ada"],
      ],
      sample: "pvt-stages",
    },
    {
      kind: "mining",
      ground: "night",
      title: "PVT per hari",
      body: "Jumlah yang direncanakan dicatat setiap hari untuk satu karakter yang di-stake, per koleksi. Kata mining di sini hanya kiasan: tidak ada mesin yang menyala, NFT-mu yang dihitung.",
      of: "pvt",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Untung rugi keranjang startup",
      body: "Ditulis untuk yang belum pernah memilikinya.",
      good: {
        title: "Yang mendukung",
        items: [
          "Banyak kepemilikan kecil, bukan satu taruhan besar",
          "PVT termasuk tiga token dalam jadwal vesting, jadi pencairannya nanti bisa diikuti di blockchain",
        ],
      },
      bad: {
        title: "Yang memberatkan",
        items: [
          "Perusahaan tertutup tidak punya harga harian; nilai apa pun yang disebut hanyalah perkiraan",
          "Seisi keranjang bisa habis, satu perusahaan demi satu perusahaan",
          "Bertahun-tahun bisa berlalu tanpa kabar",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "Dokumen dan tautan PVT",
      body: "Mulai dari whitepaper. Kalau nama perusahaannya tidak disebut, tanyakan alasannya.",
      of: "pvt",
    },
  ],
};
