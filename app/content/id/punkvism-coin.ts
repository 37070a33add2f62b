import type { punkvismCoin as english } from "../en/punkvism-coin";
import type { InLanguage } from "../in-language";

export const punkvismCoin: InLanguage<typeof english> = {
  title: "SCG, koin Punktopia: apa itu dan apa yang bukan",
  description:
    "Kegunaan SCG, bedanya dengan Twig, ETM, dan PVT, rencana pembagian dan pencairan pasokannya, serta risiko yang perlu kamu tahu lebih dulu.",
  district: "coin",
  sections: [
    {
      kind: "opening",
      name: "Ikhtisar SCG",
      title: "Koin yang menggerakkan kota ini",
      lead: "Kamu bisa stake SCG, menerimanya sebagai reward, dan memeriksa sendiri di mana koinnya berada. Di sini kami jelaskan dulu apa itu SCG, baru kemudian harganya.",
      leadWithRates:
        "Stake SCG memberi imbal hasil {{lowest}}–{{highest}} per tahun, dan kamu bisa memeriksa sendiri di mana koinnya berada. Kenali dulu apa itu SCG, baru lihat harganya.",
      actions: [
        { label: "Stake SCG", page: "powerzoneCoinStaking", isPrimary: true },
        { label: "Buka Info Koin", shared: "coin-info" },
      ],
      sceneAlt:
        "Percetakan koin di malam hari: Crafter menuang logam menyala ke mesin cetak, Wise Alya menimbang sekeping koin, koin lain mendingin di rak.",
    },
    {
      kind: "rates",
      ground: "night",
      title: "Hasil dari staking SCG",
      body: "Tiap jangka waktu punya imbal hasil per tahun sendiri, dan staking baru memegangnya sampai akhir. Nilai SCG sendiri tetap bisa turun, bahkan melebihi reward-nya.",
      actions: [{ label: "Bandingkan keempat jangka waktu", page: "powerzoneCoinStaking" }],
      term: "{{days}} hari",
      rate: "per tahun",
      facts: {
        staked: "Di-staking oleh holder",
        reward: "Sisa reward untuk staking baru",
        positions: "Posisi aktif",
      },
      readAt: "Dibaca dari pool staking pada {{time}}.",
      unread: "Pool sedang tidak bisa dibaca, jadi imbal hasilnya belum tampil di sini. Coba lihat di halaman staking.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "Yang bisa kamu lakukan dengan SCG",
      body: "Baru dua yang sudah jalan. Yang ketiga masih direncanakan.",
      items: [
        {
          icon: "vault",
          label: "Sudah buka",
          title: "Staking",
          body: "Taruh SCG di pool koin selama 30, 90, 180, atau 365 hari. Reward-mu ditetapkan dan disisihkan saat kamu tanda tangan.",
          action: { label: "Bandingkan jangka waktu", page: "powerzoneCoinStaking" },
        },
        {
          icon: "gift",
          label: "Sudah buka",
          title: "Menerima reward",
          body: "Punky Boost dan Punky Nova membayar sebagian reward dalam SCG kepada holder yang staking karakternya.",
          action: { label: "Lihat hubungan NFT dan SCG", page: "punkvismCoinNftSynergy" },
        },
        {
          icon: "crane",
          label: "Rencana",
          title: "Dipakai di pelabuhan",
          body: "RWA Venture adalah rencana yang menghubungkan koin dengan usaha di luar kota: gedung, dapur, studio.",
          action: { label: "Baca tentang RWA Venture", page: "punkvismCoinRwaVenture" },
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Lima token yang sering tertukar",
      body: "Semuanya bisa ada di dompet yang sama, tetapi barangnya berbeda.",
      caption: "Perbandingan token di Punktopia",
      columns: [{ label: "Token" }, { label: "Apa itu" }, { label: "Di mana kamu menemuinya" }],
      rows: [
        ["SCG", "Koin kota ini", "Staking koin; reward SCG dan BONUS SCG untuk NFT"],
        ["Twig", "Token reward yang didapat lewat karakter", "Punky Boost dan Punky Nova"],
        ["ETM", "Token yang direncanakan untuk satu proyek RWA", "Rencana RWA, jadwal vesting"],
        [
          "PVT",
          "Token yang direncanakan untuk kepemilikan startup yang belum go public",
          "Rencana RWA, jadwal vesting",
        ],
        ["USDC", "Stablecoin dolar yang diterbitkan pihak lain", "Reward untuk Wise Alya di Punky Boost"],
      ],
    },
    {
      kind: "price",
      ground: "night",
      title: "Harganya sekarang",
      body: "Harga terakhir yang dilaporkan bursa. Ini catatan harga, bukan ramalan, dan tiap bursa bisa berbeda.",
      readAt: "Dibaca dari bursa pada {{time}}.",
      unread:
        "Harga dari bursa belum bisa ditampilkan. Staking dan reward tetap berjalan karena dihitung dalam jumlah SCG, bukan harganya.",
    },
    {
      kind: "plot",
      ground: "night",
      title: "Pasokan ini untuk siapa",
      body: "Enam tujuan, seratus bagian. Angka ini contoh sampai rencana sebenarnya diumumkan.",
      caption: "Rencana pembagian SCG",
      description:
        "Satu batang mewakili seratus persen. Bagian terbesar, 35 persen, untuk reward staking dan komunitas; lalu game dan kota 20, RWA Venture 15, perusahaan dan tim 12, mitra dan likuiditas 10, serta cadangan 8.",
      unit: "%",
      sample: "scg-allocation",
      shape: "shares",
      labelColumn: "Tujuan",
      valueColumn: "Bagian dari pasokan",
      points: [
        { label: "Reward staking dan komunitas", value: 35 },
        { label: "Game dan kota", value: 20 },
        { label: "RWA Venture", value: 15 },
        { label: "Perusahaan dan tim", value: 12 },
        { label: "Mitra dan likuiditas", value: 10 },
        { label: "Cadangan", value: 8 },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Sudah dijatahkan belum tentu sudah beredar",
      blocks: [
        "Pembagian mengatur siapa yang menerima koin. Vesting mengatur kapan koin itu cair. Sebelum cair, koin tidak bisa dijual atau di-stake. Setelah cair bisa, dan kalau makin banyak yang dijual, harga bisa turun.",
        "Karena itu baca setiap jatah bersama jadwal cairnya. Jatah besar yang cair pelan-pelan lebih ringan pengaruhnya dalam satu bulan daripada jatah kecil yang cair sekaligus.",
        {
          list: [
            "Lihat dulu jatah tim: kapan mulai cair, dan berapa yang cair sekaligus.",
            "Koin reward cair saat pool diisi, bukan pada hari tertentu yang menguntungkan siapa pun yang paling cepat.",
            "Setiap jatah yang sudah dibuat di blockchain bisa dilihat di jadwal vesting.",
          ],
        },
      ],
      actions: [{ label: "Lihat jadwal vesting", page: "tokenVestingPlan" }],
    },
    {
      kind: "plot",
      ground: "night",
      title: "Rencana peredaran selama empat tahun",
      body: "Dihitung dalam bulan sejak pencairan pertama. Tanggalnya tidak ditulis karena memang belum ditetapkan.",
      caption: "Rencana peredaran SCG, akumulasi",
      description:
        "Grafik area bertumpuk selama 48 bulan. Di awal, 6 persen pasokan sudah beredar untuk game, kota, mitra, dan likuiditas. Setelah 24 bulan menjadi 49 persen, dan setelah 48 bulan semuanya. Jatah perusahaan dan tim mulai cair setelah bulan ke-12.",
      unit: "%",
      sample: "scg-release",
      shape: "area",
      tickColumn: "Waktu",
      ticks: ["Awal", "Bulan 6", "Bulan 12", "Bulan 18", "Bulan 24", "Bulan 30", "Bulan 36", "Bulan 42", "Bulan 48"],
      series: [
        { label: "Reward staking dan komunitas", values: [0, 5, 9, 14, 18, 23, 27, 31, 35] },
        { label: "Game dan kota", values: [2, 4, 6, 9, 11, 13, 16, 18, 20] },
        { label: "RWA Venture", values: [0, 0, 2, 4, 6, 8, 10, 13, 15] },
        { label: "Perusahaan dan tim", values: [0, 0, 0, 2, 4, 6, 8, 10, 12] },
        { label: "Mitra dan likuiditas", values: [4, 5, 6, 7, 8, 9, 10, 10, 10] },
        { label: "Cadangan", values: [0, 0, 0, 1, 2, 4, 5, 7, 8] },
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Sebelum kamu membeli",
      body: "Ada dua daftar. Kalau daftar kedua membuatmu ragu, memang itu gunanya.",
      good: {
        title: "SCG adalah",
        items: [
          "Token biasa di Solana yang tersimpan di dompetmu sendiri.",
          "Koin yang ada gunanya di kota ini: untuk staking, dan sebagai reward NFT yang di-stake.",
          "Koin yang bisa diperiksa: pasokan, akun besar, dan brankas pool terbuka di blockchain.",
        ],
      },
      bad: {
        title: "SCG bukan",
        items: [
          "Bukan saham perusahaan, dan tidak memberi hak atas pendapatannya.",
          "Tidak dipatok ke apa pun. Harganya bisa jatuh sampai nol, atau tidak ada yang mau membeli.",
          "Tidak diasuransikan. Koin yang terkirim ke alamat salah tidak bisa ditarik kembali.",
          "Bukan janji: rencana di halaman ini bisa berubah atau batal.",
        ],
      },
    },
    {
      kind: "callout",
      ground: "night",
      title: "Lihat dulu, baru staking",
      body: "Kalkulatornya bisa dipakai tanpa dompet, dan halaman bukti membaca isi brankas langsung dari blockchain.",
      actions: [
        { label: "Hitung reward", page: "powerzoneCoinStaking", isPrimary: true },
        { label: "Periksa brankas", page: "proof" },
        { label: "Lihat semua kegunaan di kota", page: "utilityProject" },
      ],
    },
  ],
};
