import type { nftPunkyhag as english } from "../en/nft-punkyhag";
import type { InLanguage } from "../in-language";

export const nftPunkyhag: InLanguage<typeof english> = {
  title: "Punky HA_G: anak-anak jalanan Punktopia",
  description:
    "Rambut tersambar petir, jaket pinjaman, satu boombox. Kenali Punky HA_G, ikuti sehari di jalan mereka, dan lihat cara staking-nya.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Punky HA_G",
      title: "HA_G: rambut dulu, tanya belakangan",
      lead: "Anak-anak yang hafal semua pintu belakang di Punktopia. Mereka bisa di-stake tanpa jangka waktu atau selama 90, 180, atau 270 hari, dan menghasilkan Twig dan SCG.",
      actions: [
        { label: "Lihat cara stake", below: "steps", isPrimary: true },
        { label: "Kembali ke daftar", page: "nftProject" },
      ],
      sceneAlt:
        "Half-pipe di tengah badai petir: anak-anak berambut besar warna-warni dengan boombox, dua melayang di atas papan, coretan HA_G di dinding, kilat di atas kota.",
    },
    {
      kind: "timeline",
      ground: "night",
      title: "Sehari di jalan mereka",
      body: "Jam kota sudah lama mati. HA_G punya waktu sendiri.",
      states: { done: "lewat", now: "sekarang", next: "nanti" },
      items: [
        {
          when: "14.00",
          title: "Pagi",
          body: "Ada yang menemukan boombox. Ada lagi yang menemukan baterainya.",
          state: "done",
        },
        {
          when: "17.30",
          title: "Menata rambut",
          body: "Satu sisir, sebelas kepala. Sisirnya selalu kalah.",
          state: "done",
        },
        {
          when: "22.00",
          title: "Papan luncur",
          body: "Semua jatuh. Jatuh dengan gaya, itu yang mereka banggakan.",
          state: "now",
        },
        {
          when: "02.00",
          title: "Atap",
          body: "Menghitung jendela yang menyala, lalu bertaruh mana yang padam berikutnya.",
          state: "next",
        },
      ],
    },
    {
      kind: "gallery",
      ground: "paper",
      title: "Gengnya",
      items: [
        {
          picture: "people/punky-hag-1",
          alt: "Rambut merah muda dan boombox selebar pemiliknya.",
          caption: "bagian volume",
        },
        {
          picture: "people/punky-hag-2",
          alt: "Rambut runcing biru muda dan jaket hijau kekuningan.",
          caption: "baterai tinggal 2%",
        },
        { picture: "people/punky-hag-3", alt: "Rambut kuning mengembang dan sweter putih.", caption: "tertawa duluan" },
        { picture: "people/punky-hag-4", alt: "Cepol hijau dan papan oranye.", caption: "penguasa papan luncur" },
        {
          picture: "people/punky-hag-5",
          alt: "Rambut gelap mengembang dan jaket krem berlengan lebar.",
          caption: "satu ukuran lebih besar",
        },
        {
          picture: "people/punky-hag-7",
          alt: "Rambut hijau mengembang dan jaket merah muda.",
          caption: "tiap minggu beda",
        },
        {
          picture: "people/punky-hag-8",
          alt: "Rambut hitam runcing dan papan hijau terang.",
          caption: "mau ke sungai",
        },
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "Begini cara staking-nya",
      body: "Boost dan Nova sudah buka. Urutannya seperti ini.",
      items: [
        {
          title: "Simpan di Solana",
          body: "HA_G lama dari Kaia menyeberang dulu lewat migrasi. Yang kamu beli di Solana sudah siap.",
        },
        {
          title: "Ukur kesabaranmu",
          body: "Boost kalau kamu mungkin berubah pikiran. Nova kalau sembilan puluh hari atau lebih tidak membuatmu gentar.",
        },
        {
          title: "Check-in",
          body: "Sekali sehari menurut waktu Korea. Selama dana bonusnya masih ada, setiap check-in memberi BONUS SCG, dan mulai hari ke-7 dan ke-30 beruntun jumlahnya membesar.",
        },
        {
          title: "Klaim, atau biarkan tumbuh",
          body: "Twig dan SCG akan menunggumu. Tidak ada yang hangus hanya karena kamu kesiangan.",
        },
      ],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Pojok mereka di internet",
      body: "Markas mereka, dan lapak yang menjual HA_G asli.",
      of: "punky-hag",
      actions: [{ label: "Migrasi NFT", own: "mypage/migration" }],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Diteriakkan dari seberang lintasan",
      body: "Dijawab tanpa teriak.",
      items: [
        {
          question: "Bagaimana kalau saya melewatkan satu hari?",
          answer:
            "Hitungan beruntunnya mulai lagi dari satu. Yang sudah kamu dapat tetap milikmu; hanya bonus yang tadinya membesar kembali ke jumlah awal.",
        },
        {
          question: "Bisakah saya staking HA_G dan Kong sekaligus?",
          answer:
            "Masing-masing masuk ke tab koleksinya sendiri. Di tiap tab, satu tombol melakukan check-in untuk semuanya.",
        },
      ],
    },
  ],
};
