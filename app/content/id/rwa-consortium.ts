import type { rwaConsortium as english } from "../en/rwa-consortium";
import type { InLanguage } from "../in-language";

export const rwaConsortium: InLanguage<typeof english> = {
  title: "Konsorsium Rencana RWA: delapan kursi di satu meja",
  description:
    "Keahlian yang dibutuhkan sebuah proyek nyata sebelum boleh menerbitkan token, siapa yang harus independen, dan cara perusahaan mengajukan diri.",
  district: "rwa",
  sections: [
    {
      kind: "opening",
      name: "Konsorsium RWA",
      title: "Pelabuhan tidak dibangun seorang diri",
      lead: "Konsorsium adalah kelompok yang bertanggung jawab atas satu proyek. Ada delapan kursi, dan kalau satu saja kosong, proyeknya tidak lanjut.",
      actions: [
        { label: "Lihat kedelapan kursi", below: "diagram", isPrimary: true },
        { label: "Tanyakan soal kursi", email: 1 },
      ],
      sceneAlt:
        "Meja bundar di bawah lampu kantor pelabuhan malam hari: lima orang mengelilingi denah terbuka, tiga kursi kosong, PunkyKongz bermahkota di samping peti bernomor.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Siapa membawa apa ke meja",
      body: "Setiap panah adalah janji yang harus ditandatangani. Perannya sudah direncanakan; nama perusahaan baru ditulis setelah mereka setuju.",
      caption: "Delapan kursi dalam konsorsium",
      nodes: [
        { id: "owner", label: "Pemilik aset", column: 1, row: 1 },
        { id: "operator", label: "Pengelola", column: 2, row: 1 },
        { id: "valuer", label: "Penilai", note: "independen", column: 3, row: 1, tone: "quiet" },
        { id: "lawyer", label: "Kantor hukum", column: 1, row: 2 },
        { id: "table", label: "Proyek", note: "satu perjanjian", column: 2, row: 2, tone: "accent" },
        { id: "auditor", label: "Auditor", note: "independen", column: 3, row: 2, tone: "quiet" },
        { id: "custodian", label: "Kustodian", note: "independen", column: 1, row: 3, tone: "quiet" },
        { id: "issuer", label: "Penerbit", column: 2, row: 3 },
        { id: "community", label: "Punkvism", note: "komunitas dan situs", column: 3, row: 3 },
      ],
      edges: [
        { from: "owner", to: "table", label: "membawa aset ke" },
        { from: "operator", to: "table", label: "menjalankan usaha" },
        { from: "valuer", to: "table", label: "menaksir nilai" },
        { from: "lawyer", to: "table", label: "menyusun hak dalam" },
        { from: "auditor", to: "table", label: "memeriksa pembukuan" },
        { from: "custodian", to: "table", label: "menyimpan uang" },
        { from: "issuer", to: "table", label: "menerbitkan token" },
        { from: "community", to: "table", label: "membawa holder dan laporan terbuka ke" },
      ],
    },
    {
      kind: "cards",
      ground: "paper",
      title: "Tiga jenis anggota",
      body: "Bedanya ada pada siapa yang membayar siapa. Ini perlu kamu tahu sebelum percaya pada sebuah stempel.",
      items: [
        {
          icon: "chart",
          label: "Pembangun",
          title: "Untung kalau proyeknya untung",
          body: "Pemilik aset dan pengelola. Mereka paham usahanya dan ingin proyeknya lanjut. Kata mereka penting, tetapi tidak cukup sendirian.",
        },
        {
          icon: "scales",
          label: "Pemeriksa",
          title: "Bayarannya sama, apa pun hasilnya",
          body: "Penilai, auditor, dan kustodian. Bayaran mereka tidak boleh tergantung hasil, dan mereka tidak boleh segrup dengan pembangun.",
        },
        {
          icon: "document",
          label: "Jembatan",
          title: "Membawanya ke blockchain",
          body: "Kantor hukum, penerbit, dan Punkvism. Mereka mengubah hak menjadi dokumen, dokumen menjadi token, dan keduanya menjadi halaman yang bisa kamu baca.",
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "Yang akan diumumkan tentang tiap anggota",
      body: "Begitu sebuah konsorsium menandatangani perjanjian, tab proyeknya direncanakan memuat ini.",
      caption: "Fakta anggota yang diumumkan",
      columns: [{ label: "Fakta" }, { label: "Kenapa perlu kamu tahu" }],
      rows: [
        ["Nama lengkap perusahaan dan negaranya", "Supaya kamu bisa memeriksanya sendiri di daftar perusahaan"],
        ["Peran dan masa perjanjian", "Peran yang habis tahun depan hanya melindungi sampai tahun depan"],
        ["Biaya dan bagian dari penerbitan", "Kepentingan seseorang menjelaskan pendapatnya"],
        ["Hubungan dengan anggota lain", "Dua kursi dengan satu pemilik sama saja satu kursi"],
        ["Pengganti kalau ia keluar", "Auditor yang sudah pergi tidak memeriksa apa-apa"],
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "Cara perusahaan mendapat kursi",
      body: "Ini untuk perusahaan, bukan investor perorangan: tidak ada token yang bisa dibeli di sini.",
      items: [
        {
          title: "Kirim email",
          body: "Sebutkan kursi, bidang usaha, negara, dan satu proyek yang sudah kamu selesaikan.",
        },
        {
          title: "Buka pembukuan kepada anggota lain",
          body: "Izin, laporan keuangan beberapa tahun terakhir, perkara yang sedang berjalan. Anggota saling memeriksa.",
        },
        {
          title: "Nyatakan kepentinganmu",
          body: "Siapa yang kamu miliki, siapa pemilikmu, siapa yang membayarmu. Semuanya akan diumumkan.",
        },
        {
          title: "Tanda tangani satu perjanjian",
          body: "Semua anggota menandatangani dokumen yang sama, supaya tidak ada kesepakatan sampingan yang bertentangan.",
        },
      ],
    },
    {
      kind: "balance",
      ground: "night",
      title: "Gunanya konsorsium, dan batasnya",
      body: "Daftar anggota yang panjang memang menenangkan. Baca dulu sampai selesai.",
      good: {
        title: "Konsorsium membantu karena",
        items: [
          "kesalahan lebih cepat terlihat kalau beberapa ahli memeriksa hal yang sama,",
          "uang, pembukuan, dan aset dipegang tangan yang berbeda,",
          "tertulis jelas siapa yang harus bertindak saat ada masalah.",
        ],
      },
      bad: {
        title: "Konsorsium tidak melindungimu dari",
        items: [
          "proyek yang usahanya memang buruk,",
          "anggota yang bangkrut, bertengkar, atau keluar,",
          "hukum yang berubah setelah semua menandatangani,",
          "semua anggota yang keliru pada saat bersamaan.",
        ],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "Perusahaanmu cocok untuk salah satu kursi?",
      body: "Beri tahu kami yang mana. Kami tetap membalas walau belum ada proyek yang cocok.",
      actions: [
        { label: "Kirim email ke bagian kemitraan", email: 1, isPrimary: true },
        { label: "Lihat mitra kami", page: "companyPartners" },
      ],
    },
  ],
};
