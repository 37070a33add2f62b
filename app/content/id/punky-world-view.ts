import type { punkyWorldView as english } from "../en/punky-world-view";
import type { InLanguage } from "../in-language";

export const punkyWorldView: InLanguage<typeof english> = {
  title: "Peta Tormia: rel trem, lampu, dan air",
  description:
    "Peta skematis Tormia dengan sembilan tempat dan jalan di antaranya, dalam gambar dan kata-kata, serta arti tiap tanda di dalamnya.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Peta Tormia",
      title: "Petanya, sejauh yang ada",
      lead: "Bagaimana tempat-tempat di Tormia saling terhubung, dan apa arti tandanya. Digambar Alya, dikoreksi Crafter, diduduki Kong.",
      actions: [
        { label: "Lihat petanya", below: "diagram", isPrimary: true },
        { label: "Baca tentang tiap halte", page: "punkyWorld" },
      ],
      sceneAlt:
        "Peta kertas besar terbentang di meja di bawah lampu: jarum dan benang antartempat, bekas cangkir, jejak kaki kera, tangan berlengan merah memegang pena.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Bagaimana tempat-tempat ini terhubung",
      body: "Kotak adalah tanah padat, tulisan di garis adalah cara ke sana.",
      caption: "Tormia, tidak sesuai skala",
      nodes: [
        { id: "firsthill", label: "Bukit Pertama", note: "halte 1", column: 1, row: 1 },
        { id: "market", label: "Pasar Panjang", note: "halte 2", column: 2, row: 1 },
        { id: "underline", label: "Underline", note: "halte 3", column: 3, row: 1 },
        { id: "society", label: "Jalan Society", note: "halte 6", column: 1, row: 2 },
        { id: "city", label: "Punktopia", note: "tujuh distrik", column: 2, row: 2, tone: "accent" },
        { id: "library", label: "Perpustakaan Pohon", note: "halte 4", column: 3, row: 2 },
        { id: "gorge", label: "Ngarai Paron", note: "halte 7", column: 1, row: 3 },
        { id: "ringroof", label: "Ring Atap", note: "halte 5", column: 2, row: 3 },
        { id: "pool", label: "Kolam Oculla", note: "halte 8", column: 3, row: 3, tone: "quiet" },
      ],
      edges: [
        { from: "firsthill", to: "market", label: "menuruni bukit ke" },
        { from: "market", to: "underline", label: "lewat kolong jembatan ke" },
        { from: "underline", to: "library", label: "menyusuri sungai ke" },
        { from: "library", to: "city", label: "naik lift ke" },
        { from: "city", to: "ringroof", label: "lewat atap-atap ke" },
        { from: "society", to: "city", label: "di atas karpet merah ke" },
        { from: "gorge", to: "society", label: "naik sembilan puluh anak tangga ke" },
        { from: "ringroof", to: "pool", label: "melewati lampu terakhir ke" },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Tanda-tanda di peta",
      caption: "Keterangan",
      columns: [{ label: "Tanda" }, { label: "Artinya" }, { label: "Terlihat di" }],
      rows: [
        ["Lampu", "buka sepanjang waktu", "Punktopia, Pasar Panjang"],
        ["Lampu dicoret", "bawa lampu sendiri", "Underline, Ngarai Paron"],
        ["Buku terbuka", "akan ada yang mengoreksimu", "Perpustakaan Pohon"],
        ["Sarung tinju", "lepas sepatu, siap bertahan", "Ring Atap"],
        ["Mata", "dilarang bersiul", "Kolam Oculla"],
      ],
    },
    {
      kind: "prose",
      ground: "night",
      title: "Yang tidak ada di peta",
      blocks: [
        "Setelah kolam, kertasnya habis. Para Alya membiarkannya kosong dan menempelkan lembar kedua yang terlipat di baliknya; belum ada yang diizinkan membukanya.",
        "Yang dijual pun tidak ada, karena di peta ini memang tidak ada yang dijual. Tidak sepetak pun tanah Tormia berupa token, dan tidak ada yang diberi hak menjualnya kepadamu.",
      ],
      actions: [{ label: "Lihat NFT yang benar-benar ada", page: "nftProject" }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Di luar tepi peta",
      body: "Jalan yang keluar dari situs ini: ke rumah Tormia, filmnya, dan pasarnya.",
      of: "punky-world",
    },
  ],
};
