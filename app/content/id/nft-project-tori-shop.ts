import type { nftProjectToriShop as english } from "../en/nft-project-tori-shop";
import type { InLanguage } from "../in-language";

export const nftProjectToriShop: InLanguage<typeof english> = {
  title: "Tori Shop: warung pojok yang menerima Twig",
  description:
    "Tori Shop adalah tempat Twig nantinya dibelanjakan: apa isi raknya, bagaimana harganya ditentukan, dan apa yang tidak akan pernah dijual.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      title: "Tori menjaga warung, biji ek menjaga Tori",
      lead: "Warung pojok untuk para holder, masih tutup. Twig yang kamu kumpulkan di Power zone nantinya bisa dibelanjakan di sini.",
      actions: [
        { label: "Lihat rak yang direncanakan", below: "table", isPrimary: true },
        { label: "Lihat cara mendapat Twig", page: "punkvismCoinNftSynergy" },
      ],
      sceneAlt:
        "Warung mungil bertenda garis-garis di akar pohon besar malam hari: tupai bercelemek di balik meja, stoples biji ek, seekor Kong di jendela.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "Rencana isi rak",
      body: "Untuk apa tiap rak disediakan. Harga baru muncul saat warung dibuka; sekarang belum ada yang bisa ditebak.",
      caption: "Rak Tori Shop, sesuai rencana",
      columns: [{ label: "Rak" }, { label: "Isinya" }, { label: "Dibayar dengan" }, { label: "Bentuknya" }],
      rows: [
        ["Etalase", "gambar dan bingkai musiman untuk halamanmu", "Twig", "catatan di akunmu"],
        ["Meja depan", "bahan yang diminta para perajin Gear Up!", "Twig", "token di dompetmu"],
        ["Ruang belakang", "tiket untuk manfaat yang tempatnya sedikit", "Twig", "hak di daftarmu"],
        ["Gudang bawah", "barang temuan Tori", "terserah Tori", "kejutan, dan memang ditulis begitu"],
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "Begini nanti belanjanya",
      items: [
        {
          title: "Lihat-lihat tanpa dompet",
          body: "Rak dan harga boleh dilihat siapa saja, termasuk yang hanya menempelkan hidung di kaca.",
        },
        {
          title: "Lihat harga lengkapnya",
          body: "Twig, biaya jaringan, dan sisa stok, masing-masing satu baris, sebelum kamu tanda tangan.",
        },
        {
          title: "Terima saat itu juga",
          body: "Pembayaran dan barang adalah satu transaksi. Kalau satu gagal, yang lain ikut batal dan Twig-mu tetap utuh.",
        },
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Aturan warung",
      body: "Tergantung di sebelah kasir, tulisan tangan Tori.",
      good: {
        title: "Tori akan",
        items: [
          "bilang ada berapa sebelum kamu antre",
          "menarik Twig dari peredaran saat kamu bayar, dan menunjukkan jumlahnya",
          "menutup rak, bukan menjual barang yang tidak ada",
        ],
      },
      bad: {
        title: "Tori tidak akan",
        items: [
          "membeli kembali Twig-mu; warung bukan bursa",
          "menjual undian yang menyamar jadi barang",
          "menyimpan frasa pemulihanmu, ingin tahu pun tidak",
        ],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "Rolling door-nya masih tertutup",
      body: "Belum ada yang dijual. Twig-mu tidak basi selama menunggu, Tori juga tidak.",
      actions: [{ label: "Jalan-jalan dulu ke Tormia", page: "punkyWorld", isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Pintu yang sudah buka",
      body: "Tori tidak punya situs web. Society punya, juga rak di marketplace.",
      of: "punky-society",
    },
  ],
};
