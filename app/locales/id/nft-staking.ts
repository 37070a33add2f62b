import type { nftStaking as english } from "../en/nft-staking";
import type { TextShape } from "../text-shape";

export const nftStaking: TextShape<typeof english> = {
  boost: {
    name: "Punky Boost",
    title: "Punky Boost: staking NFT tanpa jangka waktu",
    tabTitle: "{collection} di Punky Boost",
    heading: "Staking NFT, ambil lagi kapan saja",
    lead: "NFT-mu mendapat reward tiap detik dan bonus untuk setiap hari kamu check-in. Tidak ada jangka waktu, jadi tidak ada keluar lebih awal.",
    description:
      "Staking NFT Genesis, PunkyKongz, Punky HA_G, atau Wise Alya tanpa jangka waktu: reward satu NFT per hari, sampai kapan dananya cukup, check-in, dan risikonya.",
    tabs: {
      genesis: {
        lead: "Genesis mendapat Twig dan SCG, dan masuk daftar BENEFIT dan RWA.",
        description:
          "Genesis di Punky Boost: Twig dan SCG tiap NFT per hari, daftar BENEFIT dan RWA, dan sampai kapan reward-nya didanai.",
      },
      punkykongz: {
        lead: "PunkyKongz mendapat Twig, SCG, dan BONUS SCG kalau check-in.",
        description:
          "PunkyKongz di Punky Boost: Twig, SCG, dan BONUS SCG dari check-in, tanpa jangka waktu. Besar reward, dana, dan cara keluar.",
      },
      "punky-hag": {
        lead: "Punky HA_G mendapat Twig, SCG, dan BONUS SCG kalau check-in.",
        description:
          "Punky HA_G di Punky Boost: Twig, SCG, dan BONUS SCG untuk check-in harian. Reward satu NFT, dan sampai kapan dananya cukup.",
      },
      "wise-alya": {
        lead: "Hanya Wise Alya yang mendapat USDC, selain Twig, SCG, dan BONUS SCG.",
        description:
          "Wise Alya di Punky Boost: USDC, Twig, SCG, dan BONUS SCG dari check-in, tanpa jangka waktu. Besar reward, dana, dan risiko.",
      },
    },
    info: {
      why: {
        title: "Kenapa perlu staking?",
        gainTitle: "Yang kamu dapat",
        gains: [
          "Reward untuk setiap detik NFT berada di dalam, dalam token pool-nya.",
          "Bonus untuk setiap hari kamu check-in. Mulai hari ke-7 dan ke-30 berturut-turut, bonusnya lebih besar.",
          "NFT kembali kapan saja, dan semua reward yang sudah terkumpul tetap bisa kamu klaim.",
        ],
        riskTitle: "Risikonya",
        risks: [
          "Reward hanya ada selama didanai. Kalau dananya habis, tidak ada yang bertambah sampai ada yang mengisinya.",
          "Besar reward untuk waktu berikutnya bisa berubah kapan saja. Yang sudah terkumpul tidak berubah.",
          "Selama di dalam, NFT tidak bisa dijual; harga NFT dan token bisa turun sementara itu.",
          "Program bisa punya bug yang belum ditemukan siapa pun. Tidak ada asuransi di sini.",
        ],
      },
      process: {
        title: "Proses Staking",
        steps: [
          {
            title: "Hubungkan dompet dan masuk",
            text: "Dengan dompet yang berisi NFT-mu, dan sedikit SOL untuk biaya dan deposit.",
          },
          { title: "Pilih NFT", text: "Satu atau banyak. Kamu melihat yang keluar dan biayanya sebelum tanda tangan." },
          {
            title: "Tanda tangan",
            text: "NFT pindah ke escrow, akun yang hanya bisa dibuka program, dan hanya untuk dikembalikan kepadamu.",
          },
          {
            title: "Check-in sekali sehari",
            text: "Harinya mengikuti waktu Korea. Check-in Semua melakukannya sekaligus.",
          },
          { title: "Klaim", text: "Seluruh reward atau sebagian, untuk semua NFT-mu di tab itu sekaligus." },
          { title: "Unstaking", text: "NFT kembali ke dompetmu. Reward yang terkumpul menunggu sampai kamu klaim." },
        ],
      },
      more: {
        title: "Info Lainnya",
        items: [
          {
            question: "NFT mana yang bisa masuk?",
            answer:
              "NFT biasa dari koleksi itu, sesuai tanda terverifikasi koleksinya atau daftar yang diumumkan. NFT programmable, Core, dan terkompresi tidak bisa disimpan program; alasannya tampil di sampingnya.",
          },
          {
            question: "Di mana NFT saya selama staking?",
            answer:
              "Di akun escrow program staking, satu untuk setiap NFT. Tidak ada yang memegang kuncinya: bukan kami, bukan administrator. Staking baru bisa dijeda, keluar dan klaim tidak pernah.",
          },
          {
            question: "Apa yang dihitung sebagai satu hari check-in?",
            answer:
              "Satu hari menurut waktu Korea, dengan jam blockchain. Kalau sehari terlewat, hitungan mulai lagi dari satu. Catatannya milik NFT, jadi tetap ada saat kamu keluar lalu masuk lagi, dan ikut saat NFT dijual.",
          },
          {
            question: "Sampai kapan ada reward?",
            answer:
              "Selama masih ada dana dan belum berakhir. Tabel menunjukkan sampai kapan dana hari ini cukup untuk semua NFT di dalam; makin banyak NFT makin singkat, makin banyak dana makin lama.",
          },
          {
            question: "Berapa biayanya?",
            answer:
              "Biaya jaringan untuk setiap transaksi, dan deposit SOL untuk akun yang menyimpan NFT dan catatannya. Deposit kembali saat akun itu ditutup.",
          },
          {
            question: "Apa itu RWA dan BENEFIT?",
            answer:
              "Entri dalam daftar, bukan token: hak dari NFT yang kamu staking, kami catat di samping alamatmu. Tidak punya harga dan tidak bisa dikirim.",
          },
        ],
      },
    },
  },

  nova: {
    name: "Punky Nova",
    title: "Punky Nova: staking NFT 90, 180, atau 270 hari",
    tabTitle: "{collection} di Punky Nova",
    heading: "Pilih jangka waktu, dan tiap hari bernilai lebih",
    lead: "Staking PunkyKongz atau Punky HA_G selama 90, 180, atau 270 hari. Makin lama, makin besar reward per hari. Keluar lebih awal bisa, tapi ada harganya.",
    description:
      "Staking NFT PunkyKongz atau Punky HA_G selama 90, 180, atau 270 hari: reward tiap jangka waktu, yang bisa diklaim di tengah jalan, dan yang hangus kalau keluar lebih awal.",
    tabs: {
      punkykongz: {
        lead: "PunkyKongz dengan jangka waktu mendapat Twig, SCG, dan BONUS SCG kalau check-in.",
        description:
          "PunkyKongz di Punky Nova: hasil 90, 180, dan 270 hari dalam Twig, SCG, dan BONUS SCG, dan harga keluar lebih awal.",
      },
      "punky-hag": {
        lead: "Punky HA_G dengan jangka waktu mendapat Twig, SCG, dan BONUS SCG kalau check-in.",
        description:
          "Punky HA_G di Punky Nova: reward 90, 180, dan 270 hari dalam Twig, SCG, dan BONUS SCG, klaim di tengah jalan, keluar lebih awal.",
      },
    },
    info: {
      why: {
        title: "Kenapa perlu staking?",
        gainTitle: "Yang kamu dapat",
        gains: [
          "Reward per hari lebih besar daripada tanpa jangka waktu, dan makin besar untuk jangka waktu yang lebih lama.",
          "Sebagian di tengah jalan: yang terkumpul dengan bagian dasar bisa diklaim sebelum berakhir.",
          "Di akhir jangka waktu, sisanya langsung bisa diklaim, dan NFT tetap mendapat reward sampai kamu mengambilnya.",
          "Bonus SCG untuk setiap hari check-in, lebih besar mulai hari ke-7 dan ke-30 berturut-turut.",
        ],
        riskTitle: "Risikonya",
        risks: [
          "Kalau keluar sebelum berakhir, semua reward yang belum kamu klaim hangus, termasuk bonus. Tidak bisa dikembalikan.",
          "Reward hanya ada selama didanai. Jangka waktu bukan janji bahwa dananya cukup sampai akhir.",
          "Sampai 270 hari kamu mungkin mendapat token yang harganya turun, dengan NFT yang sebenarnya bisa kamu jual.",
          "Program bisa punya bug yang belum ditemukan siapa pun. Tidak ada asuransi di sini.",
        ],
      },
      process: {
        title: "Proses Staking",
        steps: [
          {
            title: "Hubungkan dompet dan masuk",
            text: "Dengan dompet yang berisi NFT-mu, dan sedikit SOL untuk biaya dan deposit.",
          },
          {
            title: "Pilih NFT dan jangka waktu",
            text: "90, 180, atau 270 hari. Jangka waktunya tetap untuk staking itu.",
          },
          {
            title: "Baca hal penting dan tanda tangan",
            text: "NFT pindah ke escrow, akun yang hanya bisa dibuka program, dan hanya untuk dikembalikan kepadamu.",
          },
          { title: "Check-in sekali sehari", text: "Harinya mengikuti waktu Korea. Setiap check-in mendapat bonus." },
          { title: "Klaim di tengah jalan", text: "Yang terkumpul dengan bagian dasar, dan bonusnya, kapan saja." },
          { title: "Unstaking di akhir", text: "Klaim sisanya dan ambil NFT-mu. Tidak ada batas waktu." },
        ],
      },
      more: {
        title: "Info Lainnya",
        items: [
          {
            question: "Kenapa reward yang bisa diklaim melonjak di akhir?",
            answer:
              "Sebelum itu hanya bagian dasar per hari yang bisa diklaim. Sisa bagian jangka waktu terkumpul di sampingnya, dan bisa diklaim begitu jangka waktu berakhir, kalau NFT masih di dalam.",
          },
          {
            question: "Bisakah bagian jangka waktu saya berubah?",
            answer:
              "Tidak. Bagian jangka waktu, bagian dasar, dan biaya tercatat di posisimu saat staking. Besar reward pool per hari, yang berlaku untuk semua, bisa berubah untuk waktu berikutnya.",
          },
          {
            question: "Bisakah jangka waktunya diganti?",
            answer:
              "Yang sedang berjalan tidak bisa. Keluarkan NFT lalu staking lagi, dengan tahu apa yang hangus kalau keluar lebih awal.",
          },
          {
            question: "Bisakah satu NFT di Boost dan Nova sekaligus?",
            answer: "Tidak. NFT-nya hanya satu, dan hanya bisa berada di satu escrow.",
          },
          {
            question: "Berapa biayanya?",
            answer:
              "Biaya jaringan untuk setiap transaksi, dan deposit SOL untuk akun yang menyimpan NFT dan catatannya. Deposit kembali saat akun itu ditutup.",
          },
          {
            question: "Apa itu daftar RWA, BONUS, dan BENEFIT?",
            answer:
              "RWA dan BENEFIT mencatat hak dari NFT yang kamu staking, kami simpan di samping alamatmu; bukan token. BONUS mencatat check-in tiap NFT dan hasilnya.",
          },
        ],
      },
      precautions: {
        title: "Hal Penting",
        items: [
          "NFT boleh keluar sebelum jangka waktunya berakhir, langsung. Semua reward yang belum kamu klaim lalu hangus: Twig, SCG, dan BONUS SCG.",
          "Yang kamu klaim sebelum keluar tetap milikmu. Sebelum berakhir hanya bagian dasar yang bisa diklaim, jadi sisanya selalu hangus.",
          "Yang hangus kembali ke dana pool. Tidak ada yang bisa mengembalikannya kepadamu, administrator pun tidak.",
          "Catatan check-in tetap pada NFT, tapi sehari tanpa check-in memutus hitungannya.",
          "Kalau dana habis selama jangka waktumu, tidak ada reward untuk waktu ketika dananya kosong.",
          "Transaksi di Solana tidak bisa dibatalkan. Kunci dompetmu adalah tanggung jawabmu.",
        ],
      },
    },
  },

  labels: {
    infos: "Tentang staking",
    ok: "OK",
    no: "Tidak",
    close: "Tutup",
    collections: "Koleksi",
    terms: "Saring menurut jangka waktu",
    allTerms: "Semua",
    loading: "Membaca dari blockchain",
    readAt: "Dibaca dari blockchain, {time}.",
    noScript:
      "Tanda tangan butuh JavaScript karena lewat sanalah dompet menjawab. Yang kamu baca di sini bisa tanpa JavaScript.",
    unreachable:
      "Kami memilih tidak menampilkan angka daripada menampilkan angka lama. NFT-mu tetap di tempatnya: di dompetmu atau di escrow program.",
    offline: "Kamu sedang offline. Angkanya dari {time}; tidak ada yang bisa ditandatangani sampai koneksi kembali.",
    tryAgain: "Coba lagi",
    refresh: "Baca ulang dari blockchain",
    refreshed: "Sudah dibaca ulang dari blockchain.",
    copy: "Salin alamat",
    copied: "Disalin",
    number: "No. {number}",
    nfts: { one: "{count} NFT", other: "{count} NFT" },
    days: { one: "{count} hari", other: "{count} hari" },
    daysInRow: { one: "{count} hari berturut-turut", other: "{count} hari berturut-turut" },
    transactions: { one: "{count} transaksi", other: "{count} transaksi" },
    noPicture: "Gambar NFT ini tidak bisa kami baca.",
  },

  rewards: { twig: "Twig", scg: "SCG", "bonus-scg": "BONUS SCG", usdc: "USDC", other: "{coin}, reward lain" },

  pool: {
    title: "Reward satu NFT",
    caption: "Reward pool ini dan sampai kapan didanai",
    columns: {
      reward: "Reward",
      rate: "Per hari, tiap NFT",
      base: "Bisa diklaim di tengah jalan, per hari",
      term: "{days}, per hari",
      until: "Dana",
    },
    streak: "mulai hari ke-7 berturut-turut {week}, mulai hari ke-30 {month}",
    reaches: "sampai {date}, untuk NFT yang sekarang di dalam",
    reachesCheckIns: { one: "untuk {count} check-in lagi", other: "untuk {count} check-in lagi" },
    idle: "selama dananya ada; sekarang belum ada NFT yang memakainya",
    empty: "dana habis: tidak ada yang bertambah sampai diisi",
    ended: "berakhir pada {date}",
    ends: "berakhir pada {date}",
    inside: "NFT di dalam",
    room: "Masih ada tempat untuk",
    fee: "Biaya atas reward",
    feeNone: "tidak ada",
    proof: "Periksa brankas di halaman bukti",
    address: "Pool di explorer",
    byCheckIn: "tiap check-in;",
    membershipTitle: "Daftar pool ini akan berubah",
    membershipText: "Mulai {date}, NFT yang boleh masuk berbeda. Yang sudah di dalam tetap ada dan selalu bisa keluar.",
    pausedTitle: "Staking baru sedang dijeda",
    pausedText: "Check-in, klaim, dan unstaking tetap berjalan.",
    fullTitle: "Pool sudah penuh",
    fullText: "NFT baru bisa masuk begitu ada yang keluar.",
    notSetTitle: "Pool ini belum disiapkan",
    notSetText: "Besar reward-nya tampil di sini begitu pool ada di blockchain.",
  },

  mine: {
    title: "Reward-mu",
    visitor: "Hubungkan dompet untuk melihat NFT-mu dan reward yang terkumpul.",
    signIn: "Masuk untuk melihat NFT-mu. Gratis, dan tidak memindahkan apa pun.",
    claimable: "Bisa diklaim sekarang",
    accrued: "Terkumpul, cair di akhir jangka waktu",
    claim: "Klaim Reward",
    claimOf: "Klaim Reward: {reward}",
    details: "Detail",
    detailsOf: "Detail: {reward}",
    rwa: "RWA",
    entitled: "entri dompet ini",
    bonus: "BONUS",
    bonusText: "check-in terpanjang sekarang: {days}",
    benefit: "BENEFIT",
    view: "Lihat Detail",
    viewList: "Lihat Daftar",
    none: "Belum ada yang bisa diklaim",
    partial: "Ini jumlah dari {count} NFT-mu saja; masih ada yang lain.",
  },

  nfts: {
    title: "NFT-mu",
    inside: "Sedang di-staking",
    wallet: "Di dompetmu",
    owed: "Sudah keluar, masih ada reward",
    allCheckIn: "Check-in Semua",
    checkIn: "Check-in",
    checkInOf: "Check-in: {name}",
    stake: "Staking",
    stakeOf: "Staking: {name}",
    stakeAll: "Pilih semua",
    stakeNone: "Batalkan pilihan",
    stakeChosen: "Staking ({count})",
    unstake: "Unstaking",
    unstakeOf: "Unstaking: {name}",
    chooseFirst: "Pilih dulu sedikitnya satu NFT.",
    unstakeChosen: "Unstaking ({count})",
    chooseShort: "Pilih",
    checkIns: "{count} check-in seluruhnya",
    locked: "{amount} lagi di akhir jangka waktu",
    moreInWallet: "Token di dompet ini lebih banyak daripada yang bisa dibaca sekaligus.",
    choose: "Pilih {name}",
    staked: "Lama staking",
    streak: "Check-in",
    noStreak: "belum ada",
    broken: "terputus: mulai lagi dari 1",
    checkedIn: "Sudah check-in hari ini",
    checkInDue: "Belum check-in hari ini",
    nextCheckIn: "Berikutnya mulai {time}",
    nextDay: "Hari check-in berikutnya mulai pukul {time}.",
    accrued: "di akhir jangka waktu",
    term: "Jangka waktu",
    ends: "Berakhir",
    over: "Jangka waktu selesai",
    toGo: "{days} lagi",
    explorer: "Lihat di explorer",
    emptyTitle: "Tidak ada NFT dari koleksi ini",
    emptyText: "Tidak ada NFT {collection} di pool ini maupun di dompetmu.",
    emptyAction: "Kenalan dengan {collection}",
    noneInside: "Belum ada yang di-staking. Pilih NFT di bawah untuk mulai.",
    noneInTerm: "Tidak ada yang kamu staking untuk {days}.",
    noneInWallet: "Tidak ada NFT {collection} lain di dompetmu.",
    more: "Tampilkan lagi",
  },

  checkInDialog: {
    title: "Check-in hari ini",
    out: "Keluar dari dompetmu",
    nothing: "hanya biaya jaringan",
    earns: "BONUS SCG yang didapat",
    noBonus: "Dana bonus habis atau sudah berakhir: harinya tetap dihitung, tapi tidak ada bonus.",
    costs: "Biaya dalam SOL",
    doneTitle: "Sudah check-in",
    done: { one: "{count} NFT sudah check-in.", other: "{count} NFT sudah check-in." },
  },

  stakeDialog: {
    title: "Staking NFT ini?",
    text: { one: "{count} NFT pindah ke escrow program.", other: "{count} NFT pindah ke escrow program." },
    back: "Masing-masing kembali ke dompet ini, dan hanya ke dompet ini, saat kamu unstaking.",
    term: "Jangka waktu",
    earlyTitle: "Kalau keluar sebelum {date}",
    understand: "Saya sudah membaca hal penting dan paham apa yang hangus kalau keluar lebih awal.",
    understandNeeded: "Konfirmasi dulu bahwa kamu sudah membaca hal penting.",
    required: "Wajib",
    out: "Keluar dari dompetmu",
    costs: "Biaya dalam SOL",
    submit: "Staking",
  },
  stakeDone: {
    title: "Staking selesai",
    startedTitle: "Staking sudah dimulai",
    text: {
      one: "{count} NFT ada di dalam dan mulai mendapat reward.",
      other: "{count} NFT ada di dalam dan mulai mendapat reward.",
    },
    next: "Check-in hari ini: hari pertama bisa dimulai sekarang.",
    ends: "Jangka waktu berakhir pada {date}.",
  },

  unstakeDialog: {
    title: "Unstaking NFT ini?",
    in: "Masuk ke dompetmu",
    kept: "Dibayar dalam transaksi yang sama",
    givenUp: "Hangus selamanya",
    nothing: "tidak ada",
    earlyTitle: "Jangka waktu berakhir pada {date}",
    earlyText:
      "Yang bisa diklaim sekarang dibayar saat kamu keluar. Sisanya di bawah kembali ke pool untuk selamanya; kalau menunggu sampai saat itu, sisanya juga milikmu.",
    freeText: "Tidak ada yang hangus. Yang bisa diklaim sekarang dibayar dalam transaksi yang sama.",
    understand: "Saya paham bahwa reward ini hangus dan tidak bisa dikembalikan.",
    understandNeeded: "Konfirmasi dulu bahwa reward ini hangus.",
    required: "Wajib",
    streak: "Catatan check-in tetap pada NFT. Sehari tanpa check-in memutus hitungannya.",
    costs: "Biaya dalam SOL",
    submit: "Unstaking",
  },
  unstakeDone: {
    title: "Sudah unstaking",
    text: "{name} kembali ke dompetmu.",
    paid: "Dibayar bersamanya: {amounts}",
    owed: "Yang tidak bisa dibayar menunggu di sini sampai kamu klaim.",
    givenUp: "Sisa reward kembali ke pool.",
  },

  claimDialog: {
    title: "Klaim reward: {reward}",
    from: { one: "Dari {count} NFT di tab ini", other: "Dari {count} NFT di tab ini" },
    due: "Bisa diklaim sekarang",
    amount: "Jumlah klaim",
    all: "Isi Semua",
    full: "Isi Jumlah Penuh",
    allHint: "Semua yang bisa diklaim saat transaksi dijalankan.",
    unreadable: "Isi jumlah seperti {example}, paling banyak {decimals} angka di belakang koma.",
    tooMuch: "Itu lebih dari yang bisa diklaim sekarang.",
    nothing: "Belum ada yang bisa diklaim.",
    fee: "Biaya atas reward",
    out: "Keluar dari dompetmu",
    in: "Masuk ke dompetmu",
    costs: "Biaya dalam SOL",
    many: "Ini butuh {transactions}: masing-masing membayar sebagian NFT-mu.",
    submit: "Klaim Reward",
  },
  claimDone: {
    title: "Pengajuan Reward Selesai",
    text: "{amount} {coin} sudah masuk ke dompetmu.",
    partText: "{amount} {coin} sudah masuk ke dompetmu; sisanya tetap bisa diklaim.",
  },

  survey: {
    once: "Hanya ditanyakan sekali, sebelum klaim pertamamu di pool ini. Jawabanmu tidak memengaruhi reward.",
    required: "Wajib",
    commentHint: "Paling banyak {count} karakter. Jangan tulis hal yang hanya boleh kamu ketahui.",
    missing: "Jawab pertanyaan ini.",
    submit: "Jawab dan lanjut",
    skip: "Klaim tanpa menjawab",
    saving: "Sebentar",
    failed: "Jawabanmu tidak bisa disimpan. Tidak ada yang keluar dari dompetmu; coba lagi.",
    unread: "Surveinya tidak bisa dibaca. Tidak ada yang keluar dari dompetmu; coba lagi.",
  },

  detailsDialog: {
    title: "Detail: {reward}",
    caption: "Check-in, klaim, dan yang hangus",
    csvColumns: {
      date: "waktu (UTC)",
      kind: "jenis",
      nft: "NFT",
      mint: "alamat NFT",
      amount: "jumlah",
      coin: "koin",
      fee: "biaya",
      streak: "hari berturut-turut",
      signature: "transaksi",
    },
    csv: "Unduh CSV",
    search: "Cari",
    filters: { kind: "Jenis", nft: "NFT", all: "Semua" },
    kinds: {
      staked: "Staking",
      "checked-in": "Check-in",
      claimed: "Klaim",
      unstaked: "Unstaking",
      "given-up": "Hangus",
      closed: "Posisi ditutup",
    },
    columns: { time: "Waktu", nft: "NFT", kind: "Jenis", amount: "Jumlah", transaction: "Transaksi" },
    fee: "biaya: {amount}",
    empty: "Belum ada yang terjadi.",
    noMatch: "Tidak ada yang cocok.",
    clear: "Tampilkan semua",
    newer: "Terbaru",
    older: "Lebih lama",
  },

  listDialog: {
    rwaTitle: "RWA dari NFT-mu",
    rwaText: "Hak dari setiap NFT yang kamu staking. Ini entri dalam daftar kami, bukan token.",
    bonusTitle: "BONUS dari NFT-mu",
    bonusText:
      "Setiap check-in mendapat {amount}. Mulai hari ke-7 berturut-turut dihitung {week}, mulai hari ke-30 {month}, selama dananya ada.",
    benefitTitle: "BENEFIT dari NFT-mu",
    benefitText: "Tempat, layanan, dan tiket dari NFT yang kamu staking. Ini entri dalam daftar, bukan token.",
    caption: "Entri dompet ini",
    columns: {
      nft: "NFT",
      streak: "Berturut-turut",
      checkIns: "Check-in",
      today: "Hari ini",
      next: "Bonus berikutnya",
      entry: "Entri",
      amount: "Jumlah",
      granted: "Sejak",
      until: "Sampai",
      source: "Dari",
    },
    noEnd: "tanpa batas",
    expired: "kedaluwarsa",
    done: "sudah",
    open: "belum",
    empty: "Belum ada entri untuk NFT yang kamu staking.",
  },

  batch: {
    progress: "{done} dari {total} selesai",
    costsEach: "Biaya dalam SOL, untuk yang pertama dari {transactions}",
    nothing: "Tidak ada lagi yang perlu dilakukan.",
    leftOut: "Tidak ikut: {name}. {reason}",
    more: "Ini sebanyak yang bisa sekaligus. Setelah selesai, lanjutkan sisanya.",
    signs: {
      one: "Dompetmu bertanya sekali untuk semuanya. Yang sudah selesai tetap selesai kalau kamu berhenti.",
      other:
        "Dompetmu bertanya {count} kali, beberapa transaksi sekaligus. Yang sudah selesai tetap selesai kalau kamu berhenti.",
    },
    states: {
      waiting: "menunggu",
      preparing: "disiapkan",
      signing: "menunggu dompetmu",
      sent: "dalam perjalanan",
      done: "selesai",
      failed: "tidak terjadi",
    },
    partTitle: "{done} dari {total} selesai",
    partText:
      "Yang selesai sudah final. Sisanya tidak terjadi, dan untuk itu tidak ada yang keluar dari dompetmu kecuali, paling banyak, biaya jaringan.",
    resume: "Lanjutkan sisanya",
  },
};
