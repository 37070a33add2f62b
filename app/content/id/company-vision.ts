import type { companyVision as english } from "../en/company-vision";
import type { InLanguage } from "../in-language";

export const companyVision: InLanguage<typeof english> = {
  title: "Visi dan nilai: kota yang menepati ucapannya",
  description:
    "Empat nilai, lengkap dengan harganya bagi kami dan cara memergoki kami melanggarnya, serta urutan kami menyelesaikan kota ini.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Kota adalah janji yang punya jalan",
      lead: "Empat nilai: apa harganya bagi kami, dan bagaimana kamu bisa memergoki kalau kami melanggarnya.",
      actions: [
        { label: "Baca keempat nilai", below: "steps", isPrimary: true },
        { label: "Lihat cara memeriksa janji", page: "proof" },
      ],
      sceneAlt:
        "Teleskop atap di siang hari di atas awan: anggota dewan berjanggut dan anak bermahkota kertas menatap maket kota yang terang di meja.",
    },
    {
      kind: "steps",
      ground: "paper",
      title: "Empat nilai, dan harga masing-masing",
      body: "Nilai yang tidak meminta apa-apa hanyalah slogan.",
      items: [
        {
          title: "Sebut risiko selantang keuntungan",
          body: "Yang kami korbankan: pengunjung yang ingin mendengar hal lain. Pergoki kami: temukan halaman yang menjanjikan untung.",
        },
        {
          title: "Selesaikan dulu, baru buka",
          body: "Yang kami korbankan: ketepatan waktu. Pergoki kami: temukan tombol yang tidak melakukan apa-apa.",
        },
        {
          title: "Jangan kunci pintu keluar",
          body: "Yang kami korbankan: koin yang tidak bisa kami tahan. Pergoki kami: coba unstake saat staking baru sedang kami jeda.",
        },
        {
          title: "Gambar sendiri",
          body: "Yang kami korbankan: waktu, dan sesekali kera yang jelek. Pergoki kami: temukan gambar yang bukan buatan kami atau tidak boleh kami pakai.",
        },
      ],
    },
    {
      kind: "timeline",
      ground: "night",
      title: "Urutan membangun",
      body: "Tanpa tanggal, dan itu disengaja: menjanjikan tanggal berarti mempertaruhkan jam tidur orang.",
      states: { done: "sudah buka", now: "sedang dibangun", next: "setelah itu" },
      items: [
        {
          when: "Pertama",
          title: "Pembangkit listrik untuk koin",
          body: "Staking SCG dengan reward yang disisihkan lebih dulu, dan halaman yang menunjukkannya.",
          state: "done",
        },
        {
          when: "Kedua",
          title: "Jalan yang bisa dibaca",
          body: "Setiap distrik dijelaskan dalam tiga bahasa, termasuk apa yang sudah dan belum diputuskan.",
          state: "done",
        },
        {
          when: "Ketiga",
          title: "Pekerjaan bagi karakter",
          body: "Punky Boost dan Punky Nova, check-in, drop, dan vesting yang bisa diikuti siapa saja.",
          state: "done",
        },
        {
          when: "Keempat",
          title: "Jembatan dari Kaia",
          body: "NFT lama menyeberang, masing-masing dengan tanda terima yang memuat kedua sisinya.",
          state: "next",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Apa yang kami sebut berhasil",
      blocks: [
        "Ketika seorang holder bisa menjelaskan kepada temannya yang ragu, dalam dua kalimat, dari mana reward berasal. Ketika orang asing bisa memeriksanya dalam lima menit. Ketika yang pergi bisa pergi tanpa meminta izin.",
        "Dan ketika jendela yang menyala selalu bertambah satu dari bulan lalu.",
      ],
      actions: [{ label: "Baca perubahan terbaru", page: "companyNews" }],
    },
  ],
};
