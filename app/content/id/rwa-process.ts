import type { rwaProcess as english } from "../en/rwa-process";
import type { InLanguage } from "../in-language";

export const rwaProcess: InLanguage<typeof english> = {
  title: "Proses Rencana RWA: dari jabat tangan sampai token",
  description:
    "Empat tahap yang direncanakan untuk setiap proyek nyata: kerja sama, dana institusi dan penerbitan, listing, lalu platform. Tiap tahap bisa berhenti.",
  district: "rwa",
  sections: [
    {
      kind: "opening",
      name: "Proses RWA",
      title: "Dari jabat tangan sampai token",
      lead: "Ada empat tahap dari sebuah ide sampai token di dompetmu. Institusi melewati gerbang lebih dulu, dan di setiap gerbang sebuah proyek bisa ditolak.",
      actions: [
        { label: "Lihat keempat tahap", below: "steps", isPrimary: true },
        { label: "Lihat proyek", page: "rwaProject" },
      ],
      sceneAlt:
        "Empat pintu air di kanal pelabuhan saat senja, kapal barang kecil di pintu kedua, PunkyKongz memegang tuas, Wise Alya membawa daftar periksa.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "Empat tahap",
      body: "Urutannya sama untuk semua proyek. Tidak ada tahap yang dilewati hanya karena terburu-buru.",
      items: [
        {
          title: "Kerja sama konsorsium",
          body: "Pemilik aset, calon pengelola, dan pihak yang memeriksa duduk bersama, lalu menandatangani pembagian tugas.",
          action: { label: "Pelajari kerja sama", dialog: "consortium-collaboration" },
        },
        {
          title: "Investasi institusi, lalu penerbitan token",
          body: "Institusi menilai proyek dan membayar lebih dulu. Setelah itu baru token diterbitkan, sebanyak dana yang masuk.",
          action: { label: "Pelajari penerbitan", dialog: "subscription-and-issuance" },
        },
        {
          title: "Listing dan likuiditas",
          body: "Pasarnya disiapkan: di mana token boleh diperdagangkan, seberapa banyak, dan siapa yang belum boleh menjual.",
          action: { label: "Pelajari listing", dialog: "listing-and-liquidity" },
        },
        {
          title: "Pengembangan platform",
          body: "Laporan, pembayaran, dan pemungutan suara semua proyek dikumpulkan di satu tempat yang bisa dibaca holder tanpa perlu bertanya.",
          action: { label: "Pelajari platform", dialog: "platform-development" },
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Yang membuka gerbang, dan yang menutupnya",
      body: "Gerbang yang tidak pernah tertutup bukanlah gerbang. Inilah syarat yang direncanakan.",
      caption: "Syarat di keempat tahap",
      columns: [{ label: "Tahap" }, { label: "Lanjut kalau" }, { label: "Berhenti kalau" }],
      rows: [
        [
          "Kerja sama",
          "Semua peran sudah diisi dan kepemilikan asetnya jelas",
          "Ada peran kosong, atau pemilik menolak membuka pembukuan",
        ],
        [
          "Dana dan penerbitan",
          "Jumlah minimum yang disepakati sudah masuk",
          "Minimum tidak tercapai: dana kembali, token tidak dibuat",
        ],
        [
          "Listing",
          "Ada bursa resmi yang menerima token itu",
          "Tidak ada bursa yang mau, atau hukum suatu negara melarangnya",
        ],
        ["Platform", "Laporan proyek bisa dibaca selengkapnya", "Angkanya tidak bisa dipastikan auditor"],
      ],
    },
    {
      kind: "timeline",
      ground: "night",
      title: "Sudah sampai mana",
      body: "Tanpa tanggal, karena memang belum ada yang dijanjikan. Kata di samping tiap baris menunjukkan posisinya.",
      states: { done: "Selesai", now: "Sekarang", next: "Belum mulai" },
      items: [
        {
          when: "Gambaran",
          title: "Dua belas nama, dua belas gambaran awal",
          body: "Halaman proyek menjelaskan rencana masing-masing dan apa saja yang belum diputuskan.",
          state: "now",
        },
        {
          when: "Dokumen",
          title: "Whitepaper dan laporan keuangan proyek",
          body: "Tautan di tiap tab akan menuju ke sana begitu dokumennya ada. Sebelum itu, tautannya diberi tanda contoh.",
          state: "next",
        },
        {
          when: "Gerbang satu",
          title: "Konsorsium pertama menandatangani",
          body: "Namanya dicantumkan di situs beserta tanggung jawab masing-masing.",
          state: "next",
        },
        {
          when: "Gerbang dua",
          title: "Pendanaan pertama selesai, atau dikembalikan",
          body: "Apa pun hasilnya, kabarnya ada di halaman berita.",
          state: "next",
        },
        {
          when: "Setiap hari",
          title: "Pembagian harian untuk NFT dimulai",
          body: "Untuk NFT di Punky Boost dan Punky Nova, yang sudah buka.",
          state: "next",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Kapan giliranmu",
      blocks: [
        "Bukan di gerbang pertama, dan di gerbang kedua kamu tidak diminta membayar. Giliranmu dimulai setelah tokennya ada: sebagian dari penerbitan direncanakan untuk NFT yang di-stake dan dibagikan per hari.",
        "Sampai saat itu, hal paling berguna adalah membaca. Kalau dokumen sebuah proyek tidak bisa kamu pahami, kamu tidak perlu menginginkannya.",
        {
          list: [
            "Miliki satu karakter: halaman proyek menyebut koleksi mana yang direncanakan menerima jumlah harian.",
            "Ikuti berita untuk tahu dokumen apa saja yang sudah terbit.",
            "Jangan percaya siapa pun yang menjual token RWA kepadamu hari ini. Belum ada yang kami terbitkan lewat proses ini.",
          ],
        },
      ],
      actions: [{ label: "Baca berita", page: "companyNews" }],
    },
    {
      kind: "callout",
      ground: "night",
      title: "Lebih suka gambar?",
      body: "Halaman struktur menampilkan pihak-pihak yang sama sebagai kotak dan panah, lengkap dengan jalur uangnya.",
      actions: [{ label: "Buka struktur", page: "rwaSutucture", isPrimary: true }],
    },
  ],
  dialogs: [
    {
      id: "consortium-collaboration",
      title: "Kerja sama konsorsium",
      blocks: [
        "Aset nyata butuh lebih banyak keahlian daripada sebuah token. Konsorsium mengumpulkan mereka di satu meja sebelum ada yang bicara soal dana.",
        {
          facts: [
            { term: "Yang duduk di meja", value: "Pemilik aset, pengelola, penilai, pengacara, auditor, penerbit" },
            { term: "Hasilnya", value: "Satu perjanjian berisi tugas, biaya, dan tanggung jawab" },
            { term: "Yang diumumkan", value: "Anggota, peran, dan benturan kepentingan" },
          ],
        },
        { heading: "Yang diperiksa" },
        {
          list: [
            "Apakah asetnya memang ada dan milik pihak yang menawarkannya?",
            "Apakah usahanya tetap hidup tanpa token?",
            "Siapa yang mendapat uang dari penerbitannya sendiri, dan berapa?",
          ],
        },
        "Risiko di tahap ini justru karena terlalu akrab: mitra yang saling menyukai jarang bertanya tajam. Karena itu penilai dan auditor tidak boleh satu grup dengan siapa pun di meja itu.",
      ],
    },
    {
      id: "subscription-and-issuance",
      title: "Investasi institusi, lalu penerbitan token",
      blocks: [
        "Yang masuk lebih dulu adalah institusi: dana investasi, perusahaan, dan investor profesional yang bisa membaca kontrak dan sanggup menanggung rugi. Uang mereka dititipkan pada kustodian sampai jumlah minimum tercapai.",
        { heading: "Lalu urutannya begini" },
        {
          list: [
            "Kustodian memastikan dana yang masuk.",
            "Auditor memastikan aset dan kontraknya lengkap.",
            "Penerbit membuat token senilai itu dalam satu transaksi terbuka.",
            "Institusi menerima bagiannya dengan masa kunci; bagian holder NFT disisihkan.",
          ],
        },
        "Kalau minimum tidak tercapai, dana dikembalikan dan token tidak pernah dibuat. Masuknya institusi bukan jaminan aman: mereka juga bisa salah, dan mereka lebih sanggup menanggungnya daripada kamu.",
      ],
    },
    {
      id: "listing-and-liquidity",
      title: "Listing dan likuiditas",
      blocks: [
        "Token yang tidak bisa dijual nilainya hanya sebesar haknya. Listing memberinya pasar; likuiditas menentukan apakah harga yang kamu lihat memang bisa kamu dapatkan.",
        {
          facts: [
            {
              term: "Sebelum listing",
              value: "Pendapat hukum per negara, pasokan diumumkan, masa kunci tercatat di blockchain",
            },
            { term: "Pada harinya", value: "Jumlah token dan uang yang diumumkan di kedua sisi pasar" },
            { term: "Sesudahnya", value: "Laporan berkala; penjualan oleh orang dalam diumumkan" },
          ],
        },
        "Belum ada bursa yang setuju me-listing token ini. Bursa bisa menolak, atau menghapusnya kelak (delisting), dan ada negara yang melarang token seperti ini ditawarkan kepada umum.",
      ],
    },
    {
      id: "platform-development",
      title: "Pengembangan platform",
      blocks: [
        "Untuk satu proyek, satu halaman cukup. Kalau sudah beberapa, holder butuh satu tempat yang menampilkan fakta yang sama dalam bentuk yang sama.",
        { heading: "Yang akan ditampilkan" },
        {
          list: [
            "Untuk setiap proyek: asetnya, laporan terbaru, uang masuk dan keluar.",
            "Untukmu: yang didapat karaktermu dan kapan bisa diklaim.",
            "Untuk semua orang: pasokan, masa kunci, dan pemegang besar, dibaca dari blockchain.",
          ],
        },
        "Perangkat lunak bisa terlambat dan bisa salah. Platform menampilkan angka yang dilaporkan pihak lain; laporan yang keliru tetap keliru walau tabelnya rapi. Karena itu setiap angka akan disertai sumber dan tanggalnya.",
      ],
    },
  ],
};
