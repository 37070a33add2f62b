import type { punkyWorldIntro as english } from "../en/punky-world-intro";
import type { InLanguage } from "../in-language";

export const punkyWorldIntro: InLanguage<typeof english> = {
  title: "Saat Tormia gelap, dan siapa yang menyalakannya",
  description:
    "Kisah di balik Punktopia dalam lima bab pendek: senja panjang, tujuh obor, kota dengan pembangkit listrik, dan bab yang belum ditulis.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Kisah Tormia",
      title: "Malam datang ke Tormia, lalu menetap",
      lead: "Cerita di balik Punktopia dalam lima bab: bagaimana matahari berhenti terbit, dan siapa yang membawa api pertama.",
      actions: [
        { label: "Baca kelima bab", below: "timeline", isPrimary: true },
        { label: "Buka petanya", page: "punkyWorldView" },
      ],
      sceneAlt:
        "Dataran gelap di bawah matahari raksasa yang terbenam separuh; tujuh pembawa obor mungil berjalan beriringan menuju satu menara tanpa lampu.",
    },
    {
      kind: "timeline",
      ground: "night",
      title: "Lima bab",
      body: "Diceritakan seperti versi masinis trem: lebih pendek daripada versi perpustakaan, dan burung hantunya lebih sedikit.",
      states: { done: "sudah diceritakan", now: "sedang diceritakan", next: "belum ditulis" },
      items: [
        {
          when: "Bab 1",
          title: "Senja panjang",
          body: "Petang datang seperti biasa dan tidak mau pulang. Para petani menunggu pagi dengan tangan di pagar. Setelah setahun, tangannya dilepas.",
          state: "done",
        },
        {
          when: "Bab 2",
          title: "Tujuh obor",
          body: "Tujuh kaum berangkat, masing-masing dengan api buatan sendiri. Mereka bertemu di dataran kosong, ribut soal asap siapa, lalu menyatukan obornya.",
          state: "done",
        },
        {
          when: "Bab 3",
          title: "Kota yang tak mau tidur",
          body: "Di sekeliling api berdiri tembok, lalu lapak, lalu jalan. Mereka menamainya Punktopia karena nama yang lebih bagus sudah diambil semua.",
          state: "done",
        },
        {
          when: "Bab 4",
          title: "Power zone",
          body: "Api butuh kayu, dan pertengkaran butuh istirahat. Maka dibangunlah pembangkit, diberi brankas berpintu kaca, dan ditulisi apa saja utangnya.",
          state: "now",
        },
        {
          when: "Bab 5",
          title: "Kolam yang menatap balik",
          body: "Lewat lampu terakhir ada air, dan di dalam air ada mata. Para Alya sudah menyiapkan babnya. Mereka tinggal menunggu kejadiannya.",
          state: "next",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Kenapa ada cerita di situs tentang koin",
      blocks: [
        "Karena gambar dengan angka di bawahnya bukanlah tempat. Para pemilik karakter ini memberi mereka nama, pekerjaan, dan dendam; harus ada yang mencatat di mana mereka tinggal.",
        "Cerita ini tidak memiliki apa-apa dan tidak menjanjikan apa-apa. Ini bukan peta jalan produk: saat sebuah bab bilang gerbang terbuka, tidak ada produk yang ikut dibuka. Apa yang sudah jadi dan apa yang belum ditulis apa adanya di halaman tiap distrik.",
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "Obor kedelapan harus ada yang membawa",
      body: "Tiap kaum dari yang tujuh adalah satu koleksi. Lihat api siapa yang ingin kamu ikuti.",
      actions: [{ label: "Temui ketujuhnya", page: "nftProject", isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Ceritanya juga hidup di sini",
      body: "Bab baru muncul lebih dulu di rumah Tormia, bersama film dan rak karakternya.",
      of: "punky-world",
    },
  ],
};
