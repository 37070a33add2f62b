import type { companyCi as english } from "../en/company-ci";
import type { InLanguage } from "../in-language";

export const companyCi: InLanguage<typeof english> = {
  title: "CI/BI: logo, emblem, dan cara memakainya",
  description:
    "Logo dan emblem Punkvism untuk diunduh sebagai PNG dan AI, lengkap dengan ruang kosong, ukuran terkecil, warna, dan yang tidak boleh dilakukan.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Nama kami dalam piksel",
      lead: "Logo dan emblem dalam PNG dan AI. Boleh dipakai untuk membicarakan kami, tidak untuk berbicara sebagai kami.",
      actions: [
        { label: "Unduh logo (PNG)", file: "punkvism-ci.png", isPrimary: true },
        { label: "Minta berkas lain", email: 1 },
      ],
      sceneAlt:
        "Studio pelukis papan nama di menara siang hari: kata PUNKVISM berupa huruf balok raksasa di kuda-kuda, tangga, kaleng cat hijau terang dan tinta, Kong memegang kuas.",
    },
    {
      kind: "downloads",
      ground: "paper",
      title: "Berkas",
      body: "PNG untuk layar, AI untuk cetak dan program gambar.",
      items: [
        {
          files: ["punkvism-ci.png", "punkvism-ci.ai"],
          picture: "logo",
          pictureAlt: "Kata PUNKVISM dengan huruf piksel hijau terang.",
          title: "CI/BI untuk latar gelap",
          body: "Logo seperti yang tampil di situs ini.",
        },
        {
          files: ["punkvism-ci-ink.png", "punkvism-ci-ink.ai"],
          picture: "logo-ink",
          pictureAlt: "Kata PUNKVISM dengan huruf piksel gelap.",
          title: "CI/BI untuk latar terang",
          body: "Warna tinta, untuk kertas dan apa pun yang pucat.",
        },
        {
          files: ["punkvism-emblem.png", "punkvism-emblem.ai"],
          picture: "mark",
          pictureAlt: "Emblem persegi Punkvism.",
          title: "Emblem",
          body: "Tanda persegi untuk foto profil, stempel, dan tombol.",
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "Ukuran",
      body: "Satu satuan adalah satu piksel gambar, supaya semuanya tetap pada kisi.",
      caption: "Aturan ukuran dan ruang",
      columns: [{ label: "Hal" }, { label: "Logo" }, { label: "Emblem" }],
      rows: [
        ["Ruang kosong tiap sisi", "8 satuan", "4 satuan"],
        ["Terkecil di layar", "lebar 122 piksel", "lebar 16 piksel"],
        ["Terkecil di cetakan", "lebar 24 milimeter", "lebar 6 milimeter"],
        ["Pembesaran", "kelipatan bulat", "kelipatan bulat"],
        ["Warna", "hijau terang #D7FF3E di atas tinta, tinta #0C0B12 di atas kertas", "sesuai gambar"],
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Boleh dan jangan",
      body: "Logo adalah tanda tangan: jangan menandatangani atas nama kami.",
      good: {
        title: "Silakan",
        items: [
          "menautkannya ke situs ini saat menulis tentang kami",
          "menjaga tepinya tetap tajam: jangan dihaluskan saat diubah ukurannya",
          "memilih versi yang menonjol dari latarnya",
        ],
      },
      bad: {
        title: "Jangan",
        items: [
          "meregangkan, memiringkan, memberi garis tepi, bayangan, atau gerak",
          "menjadikannya bagian dari logomu",
          "menaruhnya di samping kata mitra, resmi, atau dijamin tanpa tanda tangan kami",
        ],
      },
    },
  ],
};
