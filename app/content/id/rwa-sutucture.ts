import type { rwaSutucture as english } from "../en/rwa-sutucture";
import type { InLanguage } from "../in-language";

export const rwaSutucture: InLanguage<typeof english> = {
  title: "Struktur Rencana RWA: siapa pemilik, pengelola, pemeriksa",
  description:
    "Bagaimana aset nyata direncanakan terhubung dengan token: para pihak, jalur uang, apa yang kamu pegang, dan batas antara kode dan hukum.",
  district: "rwa",
  sections: [
    {
      kind: "opening",
      name: "Struktur RWA",
      title: "Siapa pemilik, pengelola, dan pemeriksanya",
      lead: "Nilai sebuah token bergantung pada apa yang ada di belakangnya. Inilah siapa yang direncanakan berdiri di sana, dan siapa saja yang bisa mengecewakanmu.",
      actions: [
        { label: "Lihat bagannya", below: "diagram", isPrimary: true },
        { label: "Ikuti prosesnya", page: "rwaProcess" },
      ],
      sceneAlt:
        "Potongan gudang di dermaga saat senja: tiga lantai tersambung pipa, petugas Punky Society dengan buku kas, Genesis memutar katup.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Sembilan kotak dan sambungannya",
      body: "Beginilah rencana untuk setiap proyek. Nama perusahaan diisi per proyek, setelah mereka menandatangani kontrak.",
      caption: "Rencana struktur sebuah proyek RWA",
      nodes: [
        { id: "institutions", label: "Institusi", note: "masuk lebih dulu", column: 1, row: 1 },
        { id: "holding", label: "Pemilik aset", note: "satu per proyek", column: 2, row: 1, tone: "accent" },
        { id: "asset", label: "Aset nyata", note: "gedung, studio, dapur", column: 3, row: 1 },
        { id: "auditor", label: "Auditor", note: "independen", column: 1, row: 2 },
        { id: "issuer", label: "Penerbit token", note: "sesuai mandat", column: 2, row: 2 },
        { id: "operator", label: "Pengelola", note: "paham usahanya", column: 3, row: 2 },
        { id: "holders", label: "Holder NFT", note: "karakternya di-stake", column: 1, row: 3 },
        { id: "token", label: "Token", note: "di Solana", column: 2, row: 3, tone: "accent" },
        { id: "market", label: "Pasar", note: "kalau sudah listing", column: 3, row: 3, tone: "quiet" },
      ],
      edges: [
        { from: "institutions", to: "holding", label: "menyetor dana ke" },
        { from: "holding", to: "asset", label: "memiliki" },
        { from: "operator", to: "asset", label: "menjalankan" },
        { from: "operator", to: "holding", label: "menyetor hasil setelah biaya ke" },
        { from: "holding", to: "issuer", label: "memberi mandat kepada" },
        { from: "auditor", to: "issuer", label: "mengonfirmasi dana dan aset kepada" },
        { from: "issuer", to: "token", label: "menerbitkan" },
        { from: "token", to: "holders", label: "dibagikan per hari kepada" },
        { from: "token", to: "market", label: "kelak bisa diperdagangkan di" },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Tugas masing-masing, dan batasnya",
      body: "Struktur baru ada gunanya kalau tidak ada satu pihak pun yang bisa melakukan semuanya.",
      caption: "Tugas dan batas setiap pihak",
      columns: [{ label: "Pihak" }, { label: "Tugas" }, { label: "Batas" }],
      rows: [
        [
          "Pemilik aset",
          "Memiliki satu aset, tidak lebih",
          "Tidak boleh meminjamkan, menjaminkan, atau menjual tanpa persetujuan yang disepakati",
        ],
        ["Pengelola", "Menjalankan usaha dan mencatat pembukuan", "Tidak memegang dana yang disetor institusi"],
        ["Auditor", "Mencocokkan pembukuan, rekening, dan aset", "Dibayar untuk laporannya, bukan untuk hasilnya"],
        [
          "Penerbit token",
          "Menerbitkan token, dan membakarnya kalau disepakati",
          "Hanya menerbitkan setelah dana dipastikan masuk",
        ],
        ["Institusi", "Menilai dan menyetor lebih dulu", "Terikat masa kunci yang mereka tanda tangani"],
        ["Holder NFT", "Menerima jumlah harian", "Tidak punya hak suara kecuali dokumen proyek menyebutnya"],
      ],
    },
    {
      kind: "prose",
      ground: "night",
      title: "Kenapa setiap aset punya perusahaan sendiri",
      blocks: [
        "Kalau satu proyek gagal, utangnya harus berhenti di situ. Karena itu sebuah dapur dan sebuah studio tidak akan berbagi pemilik, rekening, atau token: masalah di satu tempat tidak ditanggung tempat lain.",
        "Pertanyaan “apa yang ada di belakang token ini?” juga jadi mudah dijawab. Satu akta, satu pembukuan, satu laporan audit.",
        { heading: "Sampai di mana blockchain bekerja" },
        "Program di Solana bisa menghitung token dan menolak membayar dua kali. Program itu tidak tahu apakah atapnya bocor atau penyewanya menunggak. Yang menghubungkan aset dengan token adalah kontrak dan pengadilan, bukan kode, dan dokumen tiap proyek harus menyebut pengadilan negara mana.",
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "Jalur uang yang dihasilkan",
      body: "Dari kasir usaha sampai ke pemegang token, sesuai urutan siapa yang dibayar lebih dulu.",
      items: [
        { title: "Usaha menerima uang", body: "Sewa, tiket, makanan, lisensi: tergantung bidang proyeknya." },
        {
          title: "Biaya dan pajak didahulukan",
          body: "Gaji, perbaikan, bunga, pajak. Di tahun yang sepi, jalurnya berhenti di sini.",
        },
        {
          title: "Dana cadangan diisi",
          body: "Untuk perbaikan dan bulan-bulan sulit, sampai jumlah yang tertulis di dokumen proyek.",
        },
        {
          title: "Sisanya sampai ke pemilik aset",
          body: "Apakah pemegang token ikut mendapat bagian, dan bagaimana caranya, tergantung hak token itu. Bisa juga tidak ada hak sama sekali.",
        },
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Yang perlu ditanyakan pada struktur mana pun",
      body: "Termasuk struktur kami. Di sini kami menjawab soal rencana; soal proyek dijawab oleh dokumen proyeknya.",
      items: [
        {
          question: "Apakah sebagian gedungnya jadi milik saya?",
          answer:
            "Tidak. Yang kamu pegang adalah token dengan hak yang tertulis di dokumennya. Gedungnya milik perusahaan pemilik aset.",
        },
        {
          question: "Bagaimana kalau penerbitnya menghilang?",
          answer:
            "Tokennya tetap di dompetmu, tetapi token tanpa penerbit bisa tidak berharga. Kewajiban perusahaan pemilik aset bergantung pada kontrak dan hukum negaranya.",
        },
        {
          question: "Perusahaan mana saja yang terlibat?",
          answer:
            "Tidak ada nama di sini karena memang belum ada yang diumumkan. Sampai dokumen proyek terbit, baca setiap kotak sebagai peran, bukan sebagai mitra.",
        },
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "Sekarang, orang-orang di dalam kotak",
      body: "Halaman konsorsium menjelaskan keahlian apa saja yang dibutuhkan dan bagaimana cara bergabung.",
      actions: [{ label: "Kenali konsorsiumnya", page: "rwaConsortium", isPrimary: true }],
    },
  ],
};
