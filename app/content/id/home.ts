import type { home as english } from "../en/home";
import type { InLanguage } from "../in-language";

export const home: InLanguage<typeof english> = {
  title: "Punkvism: Punktopia, kota piksel milik para holder",
  description:
    "Tujuh distrik, tujuh koleksi, satu koin. Stake SCG selama 30 sampai 365 hari, lihat seluruh reward sebelum tanda tangan, dan periksa sendiri tiap brankas.",
  district: "punktopia",
  sections: [
    {
      kind: "hero",
      name: "Punktopia",
      title: "Saat malam tiba, kota ini terjaga",
      lead: "Punktopia adalah kota piksel yang ditinggali bersama oleh para holder. Di Power zone mereka stake SCG atau NFT; begitu SCG di-stake, reward untuk seluruh jangka waktunya langsung disisihkan.",
      leadWithRates:
        "Kota piksel tempat kamu stake SCG dengan imbal hasil {{lowest}}–{{highest}} per tahun, atau stake NFT-mu. Begitu SCG di-stake, reward untuk seluruh jangka waktunya langsung disisihkan.",
      actions: [{ label: "Mulai staking", page: "powerzoneCoinStaking", isPrimary: true }],
      scene: "home-hero",
      narrowScene: "home-hero-mobile",
      sceneAlt:
        "Jalan di Punktopia pada malam hari: tujuh warga di depan toko yang menyala, trem ke Power zone, dan bulan purnama.",
    },
    {
      kind: "rates",
      ground: "night",
      title: "Imbal hasil malam ini",
      body: "Kamu memilih jangka waktunya; imbal hasilmu ditetapkan saat kamu stake. Ini imbal hasil per tahun untuk staking baru.",
      actions: [{ label: "Hitung reward-mu", page: "powerzoneCoinStaking", isPrimary: true }],
      term: "{{days}} hari",
      rate: "per tahun",
      facts: {
        staked: "Di-staking oleh holder",
        reward: "Sisa reward untuk staking baru",
        positions: "Posisi aktif",
      },
      readAt: "Dibaca dari blockchain pada {{time}}.",
      unread: "Imbal hasil sedang tidak bisa dibaca dari blockchain. Halaman staking menampilkannya secara langsung.",
    },
    {
      kind: "districts",
      ground: "night",
      title: "Tujuh distrik, dibuka satu per satu",
      body: "Lampu baru menyala setelah distriknya selesai. Pembangkit listriknya sudah beroperasi.",
      items: [
        {
          menu: "powerZone",
          picture: "power-zone-hero",
          pictureAlt: "Pembangkit listrik: meteran, gulungan pita, brankas bundar, dan dua kumparan.",
          body: "Tempat koin dan karakter bekerja. Staking SCG, atau NFT dengan maupun tanpa jangka waktu.",
        },
        {
          menu: "punktopia",
          picture: "punktopia-strip",
          pictureAlt: "Kota lama Punktopia pada malam hari.",
          body: "Kota lama: siapa penghuninya dan apa yang mereka bawa.",
        },
        {
          menu: "benefit",
          picture: "benefit-strip",
          pictureAlt: "Lounge dengan karpet merah dan pohon palem.",
          body: "Jalan lounge untuk para anggota.",
        },
        {
          menu: "rwaPlan",
          picture: "rwa-strip",
          pictureAlt: "Pelabuhan saat senja dengan derek dan kapal peti kemas.",
          body: "Pelabuhan tempat bangunan nyata direncanakan.",
        },
        {
          menu: "coin",
          picture: "coin-strip",
          pictureAlt: "Percetakan koin dengan tungku dan mesin cetaknya.",
          body: "Percetakan koin: apa itu SCG, dan apa yang bukan.",
        },
        {
          menu: "game",
          picture: "game-strip",
          pictureAlt: "Ruang arkade dengan empat mesin game.",
          body: "Arkade. Bawa karaktermu sendiri.",
        },
        {
          menu: "company",
          picture: "company-strip",
          pictureAlt: "Menara kantor putih di siang hari.",
          body: "Menara, satu-satunya tempat yang kena sinar matahari.",
        },
      ],
    },
    {
      kind: "curve",
      ground: "paper",
      title: "Cara kerja staking",
      body: "Satu staking, satu jangka waktu, satu reward yang kamu ketahui sampai satuan terkecil sebelum tanda tangan.",
      steps: [
        {
          title: "Hubungkan dompet dan lihat-lihat",
          body: "Dompet seperti Phantom atau Solflare sudah cukup. Saat terhubung, kami hanya bisa melihat alamatmu, tidak lebih.",
        },
        {
          title: "Pilih jangka waktu dan jumlah",
          body: "30, 90, 180, atau 365 hari. Seluruh reward dihitung dan disisihkan dari pool; kalau pool tidak bisa menanggungnya, staking ditolak.",
        },
        {
          title: "Periksa dua baris, lalu tanda tangan",
          body: "Apa yang keluar dari dompetmu, dan apa yang kembali serta kapan. Tidak ada yang berpindah sebelum kamu tanda tangan.",
        },
        {
          title: "Klaim sedikit demi sedikit, atau tunggu",
          body: "Sebelum jangka waktu selesai, kamu bisa mengklaim reward yang terkumpul dengan imbal hasil dasar. Setelah selesai, seluruh sisanya bisa kamu klaim.",
        },
      ],
      plot: {
        caption: "Yang bisa kamu klaim selama jangka waktu",
        description:
          "Sejak hari pertama, reward kecil terkumpul merata dengan imbal hasil dasar. Pada hari terakhir, jumlah yang bisa diklaim langsung naik menjadi seluruh reward. Kalau unstake sebelum itu, kamu hanya mendapat reward yang terkumpul dengan imbal hasil dasar.",
        start: "Hari kamu stake",
        end: "Akhir jangka waktu",
        base: "terkumpul dengan imbal hasil dasar, yaitu imbal hasil 30 hari",
        whole: "seluruh reward",
        early: "kalau unstake di sini, sebanyak ini dan seluruh pokok tetap milikmu",
      },
    },
    {
      kind: "balance",
      ground: "night",
      title: "Yang aman, dan yang tidak",
      body: "Kami ingin kamu tahu keduanya sebelum staking.",
      good: {
        title: "Yang dijaga oleh program",
        items: [
          "Pokokmu bisa kamu tarik kapan saja, bahkan saat staking baru sedang dijeda.",
          "Imbal hasil, jangka waktu, dan reward-mu tidak bisa diubah siapa pun sesudahnya.",
          "Reward untuk seluruh jangka waktu sudah ada di brankas sebelum staking-mu diterima.",
          "Administrator hanya bisa menarik SCG yang bukan hak siapa pun dari brankas.",
        ],
      },
      bad: {
        title: "Risiko yang tetap kamu tanggung",
        items: [
          "Harga SCG bisa turun, dan turunnya bisa lebih besar daripada nilai reward-mu.",
          "Kalau kamu unstake sebelum jangka waktu selesai, hanya reward dari imbal hasil dasar yang kamu dapat. Sisanya hangus.",
          "Perangkat lunak bisa punya bug yang belum ditemukan pengujian mana pun, dan siapa pun yang memegang kunci upgrade bisa mengganti program. Halaman bukti menunjukkan apakah kunci itu ada.",
          "Siapa pun yang memegang frasa pemulihanmu (seed phrase) menguasai koinmu. Kami tidak akan pernah memintanya.",
        ],
      },
      proof: {
        title: "Jangan percaya begitu saja",
        body: "Halaman bukti membaca setiap brankas dari blockchain saat kamu membukanya: berapa isinya, berapa kewajibannya, siapa memegang kunci apa, dan apakah program yang berjalan sama dengan yang kode sumbernya terbuka.",
        actions: [{ label: "Buka halaman bukti", page: "proof" }],
      },
    },
    {
      kind: "people",
      ground: "paper",
      title: "Warga kota",
      body: "Tujuh koleksi tinggal di sini. Dari siluetnya saja kamu tahu siapa mereka.",
      items: [
        {
          picture: "people/genesis-1",
          name: "Genesis",
          body: "Pertama melewati gerbang. Bertanduk, berisik, tak pernah di rumah.",
        },
        {
          picture: "people/punkykongz-2",
          name: "PunkyKongz",
          body: "Kera bermahkota yang punya rencana. Rencananya pisang.",
        },
        { picture: "people/punky-hag-2", name: "Punky HA_G", body: "Rambut ditata petir, baju dipilih ramai-ramai." },
        { picture: "people/wise-alya-1", name: "Wise Alya", body: "Sudah membaca kontraknya. Semuanya, dua kali." },
        {
          picture: "people/fearless-fitri-1",
          name: "Fearless Fitri",
          body: "Sarung tinju siap, dagu tegak, pertama naik ring.",
        },
        {
          picture: "people/punky-society-2",
          name: "Punky Society",
          body: "Selalu siap untuk jamuan malam, jam berapa pun.",
        },
        { picture: "people/crafter-2", name: "Crafter", body: "Kalau ada yang berkilau, pasti hasil tempaan Crafter." },
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Pertanyaan di gerbang kota",
      body: "Jawaban singkat. Versi panjangnya ada di halaman staking.",
      items: [
        {
          question: "Apakah SCG saya bisa ditarik sebelum jangka waktunya selesai?",
          answer:
            "Bisa, kapan saja dan seluruhnya. Reward dari imbal hasil dasar sampai saat itu juga tetap milikmu. Sisa reward yang disisihkan untukmu hangus dan kembali ke pool.",
        },
        {
          question: "Dari mana reward berasal?",
          answer:
            "Dari koin yang lebih dulu dimasukkan ke brankas reward milik pool. Reward tidak pernah dibayar dari koin holder lain, dan staking yang tidak bisa ditanggung brankas akan ditolak.",
        },
        {
          question: "Berapa biayanya?",
          answer:
            "Biaya jaringan Solana untuk setiap transaksi, dan deposit kecil dalam SOL untuk akun yang mencatat posisimu. Deposit kembali kepadamu saat posisi ditutup. Pool juga bisa mengenakan biaya atas reward. Jumlah pastinya tampil sebelum kamu tanda tangan.",
        },
        {
          question: "Apakah saya harus menyerahkan koin saya kepada kalian?",
          answer:
            "Koinmu masuk ke brankas yang dikendalikan program di Solana, bukan ke dompet kami. Program hanya bisa membayarkan pokok ke dompet yang dipakai untuk staking, bukan ke dompet lain.",
        },
        {
          question: "Dompet apa yang saya butuhkan?",
          answer:
            "Phantom atau Solflare, di browser atau di ponsel. Hardware wallet yang terhubung lewat keduanya juga bisa dipakai.",
        },
        {
          question: "Bagaimana kalau situs ini hilang?",
          answer:
            "Posisimu ada di blockchain, bukan di server kami. Program tetap menjalankan aturannya tanpa kami, dan siapa pun bisa menyusun transaksi yang mengembalikan pokokmu; hanya kamu yang bisa menandatanganinya.",
        },
      ],
    },
    {
      kind: "news",
      ground: "paper",
      title: "Perubahan terakhir",
      body: "Ada yang baru, ada yang diperbaiki, ada yang terlambat. Semuanya bertanggal.",
      none: "Belum ada perubahan. Kalau ada, beritanya muncul di sini.",
      actions: [{ label: "Baca semua berita", page: "companyNews" }],
    },
  ],
};
