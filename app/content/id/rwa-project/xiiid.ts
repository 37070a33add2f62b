import type { xiiid as english } from "../../en/rwa-project/xiiid";
import type { InLanguage } from "../../in-language";

export const xiiid: InLanguage<typeof english> = {
  label: "XIIID",
  title: "XIIID: proyek pameran yang bisa kamu masuki",
  description:
    "XIIID direncanakan sebagai pameran cahaya dan gambar tiga dimensi: cara ia berkeliling, yang dicatat untuk holder tiap hari, dan risikonya.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "XIIID: lukisan yang punya pintu",
      blocks: [
        "XIIID direncanakan sebagai studio pameran yang bisa dimasuki: ruang gelap, proyektor, gambar tiga dimensi, tiket di pintu. Asetnya adalah peralatan yang muat di peti kemas dan hak atas karya yang ditampilkan.",
        { heading: "Yang belum diputuskan tentang XIIID" },
        {
          list: [
            "Pameran pertamanya dan karya siapa",
            "Apakah ruangnya disewa atau dipakai bersama mitra",
            "Apakah karakter Punktopia ikut dipamerkan",
          ],
        },
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "Cara sebuah pameran berkeliling",
      body: "Dari sketsa sampai kota ketiga. Biasanya baru di sana mulai menghasilkan.",
      items: [
        { title: "Buat sekali", body: "Seniman, insinyur, berbulan-bulan. Semua biaya keluar, pemasukan belum ada." },
        { title: "Buka di kota sendiri", body: "Ruang pertama menunjukkan apa yang rusak dan siapa yang senang." },
        {
          title: "Kemas dan kirim",
          body: "Peti kemas, bea cukai, kru setempat. Tiap kota menambah biaya dan pengunjung.",
        },
        { title: "Lisensikan", body: "Pihak lain menjalankannya dengan kontrak, dan membayar untuk namanya." },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "Jumlah, bukan nilai",
      body: "Daftarnya memuat tiap koleksi dan jumlah hariannya. Yang disebut berapa banyak tokennya, bukan berapa harganya.",
      of: "xiiid",
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Yang bisa salah dalam gelap",
      blocks: [
        "Pameran hanya tren sampai ada di mana-mana. Beberapa studio menawarkan ruang cahaya yang mirip, dan pengunjung datang sekali saja.",
        {
          list: [
            "Peralatan yang dibeli dengan utang tetap harus dicicil di minggu-minggu sepi.",
            "Kalau seniman menarik haknya, peti kemas itu hanya berisi lampu.",
            "Aturan keselamatan untuk ruang gelap yang penuh orang bisa menutup pameran di hari pembukaan.",
          ],
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Tengok XIIID",
      body: "Video membuat cahaya tampak lebih indah. Ulasan pengunjung tidak.",
      of: "xiiid",
    },
  ],
};
