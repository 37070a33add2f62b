import type { companyAbout as english } from "../en/company-about";
import type { InLanguage } from "../in-language";

export const companyAbout: InLanguage<typeof english> = {
  title: "Tentang kami: perusahaan di balik Punktopia",
  description:
    "Siapa penjaga kota ini, apa yang kami jual dan tidak, asal penghasilan kami, cara menghubungi kami, dan di mana kuasa kami atas koinmu berakhir.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Kami menjaga lampu tetap menyala",
      lead: "Punkvism menggambar karakter, menulis program, dan membalas surat. Halaman ini tentang orang-orang yang mengerjakannya, bukan tentang harga apa pun.",
      actions: [
        { label: "Lihat pekerjaan kami", below: "cards", isPrimary: true },
        { label: "Kenali dewan direksi", page: "companyBoardmember" },
      ],
      sceneAlt:
        "Menara kantor putih di siang hari, terbelah seperti rumah boneka: orang piksel di depan kanvas, ruang server, ruang surat penuh karung, taman atap dengan jemuran.",
    },
    {
      kind: "cards",
      ground: "paper",
      title: "Kegiatan kami sehari-hari",
      items: [
        {
          icon: "palette",
          label: "Menggambar",
          title: "Karakter dan tempat",
          body: "Tujuh koleksi dan negeri tempat mereka tinggal. Tiap gambar dilihat dua kali: sekali sebesar prangko, sekali sebesar pintu.",
        },
        {
          icon: "code",
          label: "Membangun",
          title: "Program dan situs ini",
          body: "Program kecil di Solana yang kode sumbernya bisa dibaca dan dibangun ulang siapa pun, dan situs yang hanya memintamu tanda tangan.",
        },
        {
          icon: "bed",
          label: "Mengatur",
          title: "Manfaat dan pemesanan",
          body: "Perjanjian dengan tempat-tempat yang memperlakukan holder dengan baik, tertulis, dengan tanggal berakhir.",
        },
        {
          icon: "building",
          label: "Merencanakan",
          title: "Aset nyata, pelan-pelan",
          body: "Institusi dulu, token kemudian, dan tidak ada yang ketiga sebelum dua yang pertama kokoh.",
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "Dari mana uang kami, dan dari mana bukan",
      body: "Sebelum percaya ucapan seseorang, kamu perlu tahu apa untungnya bagi dia.",
      caption: "Sumber penghasilan kami",
      columns: [{ label: "Sumber" }, { label: "Saat ini" }, { label: "Di mana terlihat" }],
      rows: [
        ["Penjualan pertama NFT", "saat ada mint yang dibuka", "di halaman mint, sebelum kamu tanda tangan"],
        ["Royalti penjualan ulang", "kalau marketplace membayarnya", "di marketplace-nya"],
        ["Biaya pool", "nol, kecuali pool menyebut lain", "di layar staking dan halaman bukti"],
        ["Komisi dari mitra", "kalau disepakati", "di konfirmasi pesananmu"],
        ["Koin yang kamu stake", "tidak pernah", "di brankas: tetap di sana"],
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Batas kuasa kami",
      body: "Menjalankan sesuatu berarti punya kuasa. Kuasa kami ada batasnya.",
      good: {
        title: "Kami bisa",
        items: [
          "menghentikan sementara staking baru kalau ada yang janggal",
          "menentukan imbal hasil staking yang belum ada",
          "mengisi brankas reward, dan mengambil sisa yang bukan hak siapa pun",
        ],
      },
      bad: {
        title: "Kami tidak bisa",
        items: [
          "menahan pokokmu supaya tidak keluar",
          "mengubah imbal hasil staking yang sudah kamu punya",
          "mengembalikan yang kamu kirim ke alamat yang salah",
        ],
      },
      proof: {
        title: "Baca sendiri batasnya",
        body: "Kunci apa saja yang ada, siapa pemegangnya, dan program mana yang berjalan tertulis di halaman bukti, dibaca dari blockchain saat kamu melihatnya.",
        actions: [{ label: "Buka halaman bukti", page: "proof" }],
      },
    },
    {
      kind: "company",
      ground: "paper",
      title: "Nama, alamat, surat",
      body: "Surat pos sampai. Email juga, lebih cepat.",
    },
    {
      kind: "callout",
      ground: "night",
      title: "Kami tidak pernah menghubungi duluan soal dompetmu",
      body: "Tidak ada pesan kami yang meminta frasa pemulihan, kunci pribadi, atau pembayaran “verifikasi”. Kalau ada, itu bukan kami; teruskan ke kami supaya yang lain bisa diperingatkan.",
      actions: [{ label: "Kirim email kepada kami", email: 0, isPrimary: true }],
    },
  ],
};
