import type { punkvismCoinNftSynergy as english } from "../en/punkvism-coin-nft-synergy";
import type { InLanguage } from "../in-language";

export const punkvismCoinNftSynergy: InLanguage<typeof english> = {
  title: "Sinergi NFT: kerja sama SCG dan karaktermu",
  description:
    "Bagaimana karakter mendapat Twig, SCG, BONUS SCG, dan lainnya, tambahan dari check-in, asal setiap reward, dan batas kemampuannya.",
  district: "coin",
  sections: [
    {
      kind: "opening",
      title: "Koin yang punya teman",
      lead: "SCG mendapat reward dengan diam di tempat. Karakter mendapatkannya dengan hadir: di-stake, check-in, lalu dibayar. Halaman ini menunjukkan cara keduanya bertemu.",
      actions: [
        { label: "Stake SCG hari ini", page: "powerzoneCoinStaking", isPrimary: true },
        { label: "Lihat reward karaktermu", below: "table" },
      ],
      sceneAlt:
        "Loket gaji di percetakan koin saat fajar: PunkyKongz, Punky HA_G, dan Wise Alya antre membawa kartu absen, petugas menyodorkan koin dan ranting hijau.",
    },
    {
      kind: "table",
      ground: "night",
      title: "Enam bentuk bayaran untuk karakter",
      body: "Empat berupa token, dua berupa catatan hak. Besar reward hari ini tampil di Punky Boost dan Punky Nova.",
      caption: "Reward untuk NFT yang di-stake",
      columns: [{ label: "Reward" }, { label: "Apa itu" }, { label: "Untuk koleksi apa di Punky Boost" }],
      rows: [
        [
          "Twig",
          "Token reward harian; direncanakan diterima di Tori Shop",
          "Genesis, PunkyKongz, Punky HA_G, Wise Alya",
        ],
        ["SCG", "Koin kota ini, jumlah tetap per NFT per hari", "Genesis, PunkyKongz, Punky HA_G, Wise Alya"],
        [
          "BONUS SCG",
          "SCG tambahan untuk setiap check-in, lebih besar kalau beruntun",
          "PunkyKongz, Punky HA_G, Wise Alya",
        ],
        ["USDC", "Dolar di blockchain, dari perusahaan di luar kota", "Wise Alya"],
        ["BENEFIT", "Hak atas tempat, layanan, atau tiket", "Genesis"],
        ["RWA", "Hak atas jumlah harian sebuah proyek", "Genesis, PunkyKongz, Punky HA_G, Wise Alya"],
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "Sehari bersama kera yang di-stake",
      body: "Begini Punky Boost berjalan. Punky Nova serupa, dengan jangka waktu 90, 180, atau 270 hari.",
      items: [
        {
          title: "Masuk ke brankas NFT",
          body: "NFT dititipkan atas namamu. Hanya dompetmu yang bisa mengeluarkannya lagi.",
        },
        {
          title: "Dihitung",
          body: "Setiap pool punya jumlah per NFT per hari dan batas banyaknya NFT. Di luar dana yang sudah diisi, tidak ada yang dijanjikan.",
        },
        {
          title: "Kamu check-in",
          body: "Sekali sehari menurut waktu Korea. Selama dananya masih ada, setiap check-in memberi BONUS SCG; makin panjang beruntunnya, makin besar.",
        },
        {
          title: "Kamu klaim, atau biarkan terkumpul",
          body: "Reward menunggu sampai kamu ambil. NFT boleh kamu unstake kapan saja; di Nova, kalau unstake sebelum jangka waktunya selesai, reward yang belum bisa diklaim hangus.",
        },
      ],
    },
    {
      kind: "plot",
      ground: "night",
      title: "Seberapa besar tambahan dari rajin hadir",
      body: "Seekor kera rekaan dengan satu SCG per hari dan bonus rekaan. Angka sebenarnya ada di blockchain.",
      caption: "Sebulan satu NFT, dengan check-in setiap hari",
      description:
        "Dua area bertumpuk selama 30 hari. SCG harian naik merata sampai 30. Bonus check-in mulai dari nol dan naik makin cepat seiring makin panjangnya check-in beruntun, sampai 12. Totalnya 42 SCG pada hari ke-30.",
      unit: " SCG",
      sample: "check-in-month",
      shape: "area",
      tickColumn: "Hari",
      ticks: ["0", "5", "10", "15", "20", "25", "30"],
      series: [
        { label: "SCG harian", values: [0, 5, 10, 15, 20, 25, 30] },
        { label: "BONUS SCG", values: [0, 1, 2, 4, 6, 9, 12] },
      ],
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Pasangan yang baik, dengan batasnya",
      body: "Karakter tidak mengubah koin menjadi uang, dan koin tidak mengubah karakter menjadi uang.",
      good: {
        title: "Yang bisa mereka lakukan",
        items: [
          "Mendapat reward dari dua sisi: koin di satu pool, karakter di pool lain.",
          "Menunjukkan isi brankas setiap reward dan cukup untuk berapa lama.",
          "Keluar sendiri-sendiri: menarik koin tidak mengusik keranya.",
        ],
      },
      bad: {
        title: "Yang tidak bisa mereka lakukan",
        items: [
          "Menahan harga. SCG dan NFT bisa turun bersamaan, dan itu sering terjadi.",
          "Mendapat reward selamanya. Reward berhenti kalau dananya habis.",
          "Berlipat ganda: tampilan langka tidak mendapat reward lebih besar daripada yang biasa di koleksi yang sama.",
          "Laku dengan sendirinya. Saat kamu ingin keluar, bisa saja tidak ada pembelinya.",
        ],
      },
    },
    {
      kind: "questions",
      ground: "night",
      title: "Pertanyaan di loket gaji",
      body: "Petugasnya sudah hafal semuanya.",
      items: [
        {
          question: "Apakah saya perlu SCG untuk staking NFT?",
          answer:
            "Tidak. Cukup NFT dan sedikit SOL untuk biaya jaringan dan deposit. Deposit kembali saat akunnya ditutup; untuk catatan check-in, depositnya baru bisa diambil kembali beberapa waktu setelah NFT keluar.",
        },
        {
          question: "Apakah catatan check-in beruntun hilang kalau saya unstake NFT?",
          answer:
            "Catatan check-in melekat pada NFT dan tetap ada setelah NFT keluar dari pool. Jadi keluar lalu masuk lagi tidak memberi keuntungan apa-apa, dan catatannya tidak bisa dipalsukan.",
        },
        {
          question: "Kenapa Fitri, Society, dan Crafter tidak bisa di-stake?",
          answer:
            "Dalam rencana ini tugas mereka lain: manfaat, klub, dan bengkel tempa. Kalau berubah, halaman koleksinya akan memberi tahu.",
        },
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "Bukan cuma soal gaji",
      body: "Karakter yang tidak di-stake pun punya kegiatan: pemesanan, bengkel tempa, arkade. Semuanya ada di satu halaman, lengkap dengan mana yang sudah bisa dipakai.",
      actions: [{ label: "Lihat kegunaan karakter lainnya", page: "utilityProject", isPrimary: true }],
    },
  ],
};
