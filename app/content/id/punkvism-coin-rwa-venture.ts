import type { punkvismCoinRwaVenture as english } from "../en/punkvism-coin-rwa-venture";
import type { InLanguage } from "../in-language";

export const punkvismCoinRwaVenture: InLanguage<typeof english> = {
  title: "RWA Venture: hubungan SCG dengan proyek nyata",
  description:
    "Dana SCG yang direncanakan untuk membiayai pemeriksaan proyek nyata: dipakai untuk apa, apa yang kembali, dan apa yang tidak didapat pemegang SCG.",
  district: "coin",
  sections: [
    {
      kind: "opening",
      title: "Dana untuk membiayai pemeriksaan",
      lead: "Rencana untuk membayar pengacara, penilai, dan uji coba pertama proyek nyata dari bagian SCG yang disisihkan, sebelum proyek itu punya token.",
      actions: [
        { label: "Lihat cara kerjanya", below: "diagram", isPrimary: true },
        { label: "Buka Info Koin", shared: "coin-info" },
      ],
      sceneAlt:
        "Di antara percetakan koin dan pelabuhan saat siang: kereta kecil membawa satu peti koin melintasi jembatan, Genesis memberi aba-aba, Crafter menunggu dengan gambar rencana.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Keluar untuk pemeriksaan, kembali sebagai token",
      body: "Cara rencana ini menghubungkan koin dengan sebuah proyek, kalau proyeknya lolos semua gerbang.",
      caption: "Rencana putaran RWA Venture",
      nodes: [
        { id: "supply", label: "Pasokan SCG", column: 1, row: 1 },
        { id: "purse", label: "Dana venture", note: "alamat terbuka", column: 2, row: 1, tone: "accent" },
        { id: "checks", label: "Pemeriksaan", note: "hukum, nilai, uji coba", column: 3, row: 1 },
        { id: "holders", label: "Holder NFT", column: 1, row: 2 },
        { id: "community", label: "Bagian komunitas", note: "dari token proyek", column: 2, row: 2 },
        { id: "project", label: "Proyek", note: "kalau lolos", column: 3, row: 2, tone: "quiet" },
      ],
      edges: [
        { from: "supply", to: "purse", label: "dicairkan bertahap ke" },
        { from: "purse", to: "checks", label: "membiayai" },
        { from: "checks", to: "project", label: "meloloskan atau menolak" },
        { from: "project", to: "community", label: "menyisihkan token untuk" },
        { from: "community", to: "holders", label: "dibagikan per hari kepada" },
      ],
    },
    {
      kind: "plot",
      ground: "paper",
      title: "Biaya satu pemeriksaan",
      body: "Contoh pembagian anggaran untuk satu proyek. Tidak ada satu bata pun yang dibeli dari sini.",
      caption: "Contoh anggaran pemeriksaan",
      description:
        "Satu batang mewakili seratus persen: hukum dan dokumen 35, penilaian dan audit 25, uji coba pertama 25, cadangan 15.",
      unit: "%",
      sample: "examination-budget",
      shape: "shares",
      labelColumn: "Keperluan",
      valueColumn: "Bagian dari anggaran",
      points: [
        { label: "Hukum dan dokumen", value: 35 },
        { label: "Penilaian dan audit", value: 25 },
        { label: "Uji coba pertama", value: 25 },
        { label: "Cadangan", value: 15 },
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "Cara sebuah proyek mengajukannya",
      body: "Proyek yang ditolak pun memakan biaya. Itulah harga untuk berkata “tidak” tepat pada waktunya.",
      items: [
        {
          title: "Proposal dua halaman",
          body: "Apa asetnya, siapa pemiliknya, siapa yang akan menjalankannya, dan kenapa perlu token.",
        },
        { title: "Anggaran dengan batas atas", body: "Diumumkan bersama nama siapa saja yang dibayar dari sana." },
        { title: "Bayar sesuai hasil", body: "Laporan dulu, baru dibayar. Tanpa laporan, tidak ada pembayaran kedua." },
        { title: "Jawaban di depan umum", body: "Lanjut atau berhenti, lengkap dengan alasannya, di halaman berita." },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Punya SCG bukan berarti punya proyeknya",
      body: "Keduanya sering tertukar, dan tertukar bisa mahal akibatnya.",
      caption: "Perbandingan SCG dan token proyek",
      columns: [{ label: "Pertanyaan" }, { label: "SCG" }, { label: "Token proyek" }],
      rows: [
        ["Apa yang ada di belakangnya?", "Kegunaannya di kota ini", "Hak yang tertulis di dokumen proyek"],
        [
          "Siapa yang mendapat jumlah harian?",
          "Direncanakan untuk NFT yang di-stake, dari pool",
          "Direncanakan untuk NFT yang di-stake, dari bagian komunitas",
        ],
        ["Kalau asetnya dijual, apakah dapat uang?", "Tidak", "Hanya kalau dokumennya menyebut begitu"],
        ["Apakah sudah ada sekarang?", "Sudah", "Belum ada yang diterbitkan lewat rencana ini"],
      ],
    },
    {
      kind: "balance",
      ground: "night",
      title: "Alasan mendukung, alasan berhati-hati",
      body: "Namanya saja venture: usaha yang memang bisa gagal.",
      good: {
        title: "Kenapa dilakukan",
        items: [
          "Proyek buruk dihentikan sebelum orang lain menaruh uang.",
          "Dana ini punya alamat di blockchain, jadi pemakaiannya bisa diikuti.",
          "Pemilik karakter ikut mendapat bagian dari yang lolos, tanpa diminta menyetor.",
        ],
      },
      bad: {
        title: "Kenapa berhati-hati",
        items: [
          "Membayar tagihan dengan SCG berarti menjual SCG, dan itu bisa menekan harganya.",
          "Semua dana bisa habis tanpa satu proyek pun lolos.",
          "Yang memutuskan proposal bisa salah memilih; aturannya pun belum ditulis.",
        ],
      },
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Jawaban singkat dari jembatan",
      body: "Jawaban panjangnya ada di whitepaper.",
      items: [
        {
          question: "Bisakah saya menaruh SCG di venture?",
          answer: "Tidak. Kami tidak memintanya dari siapa pun. Kalau ada yang meminta atas nama kami, dia berbohong.",
        },
        {
          question: "Seberapa besar dananya?",
          answer:
            "Begitu diputuskan, porsinya ada di halaman ikhtisar koin. Porsi yang bertanda contoh di sana belum diputuskan.",
        },
        {
          question: "Apakah token proyek dibayarkan kepada yang staking SCG?",
          answer: "Itu tidak ada dalam rencana. Staking koin hanya membayar SCG.",
        },
      ],
    },
  ],
};
