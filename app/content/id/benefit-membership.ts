import type { benefitMembership as english } from "../en/benefit-membership";
import type { InLanguage } from "../in-language";

export const benefitMembership: InLanguage<typeof english> = {
  title: "Keanggotaan: kamar, janji temu, dan kapal",
  description:
    "Pesan sebagai anggota: hotel, klinik, tur, salon, kebugaran, kopi, dan yacht. Jalannya pemesanan, biayanya, dan cara membatalkannya.",
  district: "benefit",
  sections: [
    {
      kind: "opening",
      title: "Tempat anggota meluruskan kaki",
      lead: "Pesan hotel, klinik, tur, dan lainnya sebagai holder. Yang kamu pakai dibayar langsung ke tempatnya; mengajukan dan membatalkan gratis di kami.",
      actions: [
        { label: "Pilih yang mau dipesan", below: "cards", isPrimary: true },
        { label: "Baca panduan pesan, dalam bahasa Korea", page: "reservation2" },
      ],
      sceneAlt:
        "Meja resepsionis hotel di malam hari dari arah lobi: dinding kunci, bel, penjaga dari Society berkumis, anak HA_G tertidur di tumpukan koper.",
    },
    {
      kind: "cards",
      ground: "night",
      sample: "member-bookings",
      title: "Delapan pintu",
      body: "Tempat di baliknya berganti menurut musim; nama tempatnya disebut sebelum kamu mengonfirmasi pesanan.",
      items: [
        {
          icon: "bed",
          label: "Menginap",
          title: "Hotel",
          body: "Kamar dengan sarapan dan check-out lebih siang.",
          action: { label: "Pesan hotel sekarang", page: "reservation/hotel" },
        },
        {
          icon: "clinic",
          label: "Merawat diri",
          title: "Bedah plastik",
          body: "Konsultasi pertama dengan dokter. Selanjutnya urusan kalian berdua.",
          action: { label: "Pesan konsultasi", page: "reservation/plasticSurgery" },
        },
        {
          icon: "eye",
          label: "Merawat diri",
          title: "Klinik mata",
          body: "Pemeriksaan dengan waktu untuk bertanya, bukan untuk ditawari.",
          action: { label: "Pesan pemeriksaan mata", page: "reservation/eyeClinic" },
        },
        {
          icon: "compass",
          label: "Jalan-jalan",
          title: "Tur",
          body: "Sehari di sebuah kota bersama orang yang besar di sana.",
          action: { label: "Pesan tur", dialog: "booking" },
        },
        {
          icon: "scissors",
          label: "Berdandan",
          title: "Salon rambut",
          body: "Warna apa pun yang berani dipakai HA_G, juga yang lebih kalem.",
          action: { label: "Pesan salon", dialog: "booking" },
        },
        {
          icon: "dumbbell",
          label: "Bergerak",
          title: "Kebugaran",
          body: "Percobaan seminggu, jam pertama ditemani pelatih.",
          action: { label: "Pesan sesi kebugaran", dialog: "booking" },
        },
        {
          icon: "cup",
          label: "Menyesap",
          title: "Kopi",
          body: "Meja di dekat jendela dan secangkir gratis.",
          action: { label: "Pesan kopi", dialog: "booking" },
        },
        {
          icon: "boat",
          label: "Berlayar",
          title: "Tur yacht",
          body: "Dua jam di atas air. Cuaca yang menentukan, dan cuaca tidak bisa disuap.",
          action: { label: "Pesan yacht", dialog: "booking" },
        },
      ],
    },
    {
      kind: "timeline",
      ground: "paper",
      title: "Perjalanan sebuah pesanan",
      body: "Yang terjadi setelah kamu menekan tombol.",
      states: { done: "giliranmu", now: "giliran kami", next: "bersama-sama" },
      items: [
        {
          when: "Saat itu juga",
          title: "Kamu dapat nomor",
          body: "Permintaanmu disimpan dengan nomor itu. Menekan dua kali tidak memesan dua kali.",
          state: "done",
        },
        {
          when: "Dua hari kerja",
          title: "Kami menghubungi tempatnya",
          body: "Kamu mendapat jawaban bisa, tidak bisa, atau tanggal lain. Klinik mungkin meneleponmu langsung.",
          state: "now",
        },
        {
          when: "Sampai sehari sebelumnya",
          title: "Kamu boleh membatalkan",
          body: "Di Halaman Saya kalau kamu masuk saat memesan; kalau tidak, lewat email dengan menyebut nomor pesanan. Kami tidak memungut biaya.",
          state: "done",
        },
        {
          when: "Hari-H",
          title: "Kamu datang",
          body: "Dengan dompet yang kamu pakai saat memesan. Biaya di sana kamu bayar langsung ke tempatnya.",
          state: "next",
        },
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Ditanyakan di resepsionis",
      body: "Dijawab tanpa perlu menekan bel.",
      items: [
        {
          question: "Apakah kalian dapat uang dari pesanan saya?",
          answer:
            "Kalau sebuah tempat membayar kami karena membawamu, itu tertulis di konfirmasinya. Harga yang kamu bayar di sana tidak naik karenanya.",
        },
        {
          question: "Apakah keanggotaan mencakup saran medis?",
          answer:
            "Tidak. Kami memesankan waktu di klinik berizin dan tidak paham soal medis. Yang kamu sampaikan ke klinik hanya sampai ke klinik; kami hanya menyimpan yang diminta formulir.",
        },
        {
          question: "Boleh teman yang menggantikan?",
          answer:
            "Untuk hotel, tur, dan meja: boleh, beri tahu namanya. Untuk klinik: tidak, satu janji temu untuk satu orang.",
        },
      ],
    },
  ],
  dialogs: [
    {
      id: "booking",
      title: "Pesan lewat email",
      blocks: [
        "Tempat ini belum punya formulir; ada orang yang memesankannya untukmu. Kirim email kepada kami dan sebutkan:",
        {
          list: [
            "di kota mana",
            "dua tanggal yang cocok dan jumlah orangnya",
            "lima karakter pertama dan terakhir alamat dompetmu",
          ],
        },
        "Jangan tulis apa pun soal kesehatanmu, dan jangan pernah mengirim frasa pemulihan. Kamu mendapat jawaban berikut nomor pesanan dalam dua hari kerja.",
      ],
      actions: [
        { label: "Email: tur", email: 0, subject: "Pemesanan: tur" },
        { label: "Email: salon rambut", email: 0, subject: "Pemesanan: salon rambut" },
        { label: "Email: kebugaran", email: 0, subject: "Pemesanan: kebugaran" },
        { label: "Email: kopi", email: 0, subject: "Pemesanan: kopi" },
        { label: "Email: tur yacht", email: 0, subject: "Pemesanan: tur yacht" },
      ],
    },
  ],
};
