import type { nftStaking as english } from "../en/nft-staking";
import type { TextShape } from "../text-shape";

export const nftStaking: TextShape<typeof english> = {
  boost: {
    name: "Punky Boost",
    title: "Punky Boost: staking NFT tanpa jangka waktu",
    tabTitle: "{collection} di Punky Boost",
    heading: "Staking NFT, ambil kembali kapan saja",
    lead: "NFT-mu mendapat reward tiap detik dan bonus untuk setiap hari kamu check-in. Tidak ada jangka waktu, jadi kapan pun kamu keluar, tidak ada reward yang hangus.",
    leadWithoutBonus:
      "NFT-mu mendapat reward tiap detik. Tidak ada jangka waktu, jadi kapan pun kamu keluar, tidak ada reward yang hangus.",
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
          "Reward untuk setiap detik NFT-mu di-staking, dibayar dalam token pool-nya.",
          "NFT kembali kapan saja, dan semua reward yang sudah terkumpul tetap bisa kamu klaim.",
        ],
        bonusGain:
          "Bonus untuk setiap hari kamu check-in. Mulai hari ke-7 dan ke-30 berturut-turut, bonusnya lebih besar.",
        riskTitle: "Risikonya",
        risks: [
          "Reward hanya ada selama dananya ada. Kalau habis, reward tidak bertambah sampai dananya diisi lagi.",
          "Besar reward ke depannya bisa berubah kapan saja. Reward yang sudah terkumpul tidak berubah.",
          "Selama di-staking, NFT tidak bisa dijual, padahal harga NFT dan token bisa turun.",
          "Program bisa punya bug yang belum ditemukan siapa pun. Tidak ada yang diasuransikan di sini.",
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
            title: "Pilih NFT",
            text: "Satu atau banyak sekaligus. Yang keluar dari dompet dan biayanya terlihat sebelum kamu tanda tangan.",
          },
          {
            title: "Tanda tangan",
            text: "NFT pindah ke akun penyimpanan yang hanya bisa dibuka program, dan hanya untuk dikembalikan kepadamu.",
          },
          {
            title: "Check-in sekali sehari",
            text: "Hari dihitung menurut waktu Korea, mulai sehari setelah kamu staking. Tombol Check-in Semua mencatat semua NFT sekaligus.",
          },
          { title: "Klaim", text: "Seluruh reward atau sebagian, sekaligus untuk semua NFT-mu di tab itu." },
          { title: "Unstaking", text: "NFT kembali ke dompetmu. Reward yang terkumpul tetap ada sampai kamu klaim." },
        ],
      },
      more: {
        title: "Info Lainnya",
        items: [
          {
            question: "NFT mana yang bisa masuk?",
            answer:
              "NFT biasa dari koleksi itu, sesuai tanda terverifikasi koleksinya atau daftar yang diumumkan. NFT programmable, Core, dan compressed tidak bisa disimpan program; alasannya tertulis di samping NFT itu.",
          },
          {
            question: "Di mana NFT saya selama di-staking?",
            answer:
              "Di akun penyimpanan (escrow) program staking, satu untuk setiap NFT. Tidak ada yang memegang kuncinya, baik kami maupun administrator. Staking baru bisa dijeda, tetapi unstaking dan klaim tidak.",
          },
          {
            question: "Kapan satu hari check-in dimulai dan berakhir?",
            answer:
              "Dari tengah malam sampai tengah malam waktu Korea (22.00 WIB), menurut jam blockchain. Yang bisa check-in hanya NFT yang sudah di-staking sebelum hari itu mulai, jadi check-in pertama dibuka pada tengah malam waktu Korea pertama setelah kamu staking. Kalau sehari terlewat, hitungan mulai lagi dari satu. Catatannya melekat pada NFT, jadi tetap ada saat kamu unstake lalu staking lagi, dan ikut pindah saat NFT dijual.",
          },
          {
            question: "Sampai kapan reward-nya ada?",
            answer:
              "Selama dananya masih ada dan masa reward-nya belum berakhir. Tabel menunjukkan sampai kapan dana yang ada hari ini cukup untuk semua NFT di pool: makin banyak NFT, makin cepat habis; makin banyak dana, makin lama.",
          },
          {
            question: "Berapa biayanya?",
            answer:
              "Biaya jaringan untuk setiap transaksi, dan deposit SOL. Deposit akun penyimpanan kembali saat kamu unstake; deposit posisi kembali bersamanya, atau saat reward terakhir kamu klaim. Catatan check-in tiap NFT punya deposit sendiri, dibayar sekali. Deposit ini tersimpan selama NFT ada di pool atau hitungan beruntunnya masih berjalan; sesudah itu dompet yang membayarnya bisa mengambilnya kembali di halaman “Semua Sekaligus”. Jumlah pastinya tampil di pratinjau sebelum kamu tanda tangan.",
          },
          {
            question: "Apa itu RWA dan BENEFIT?",
            answer:
              "Hak yang diberikan kepadamu terkait NFT-mu, kami catat dalam daftar untuk alamat dompetmu. Ini bukan token: tidak punya harga dan tidak bisa dikirim.",
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
    lead: "Staking PunkyKongz atau Punky HA_G selama 90, 180, atau 270 hari. Makin lama, makin besar reward per harinya. Kamu boleh keluar lebih awal, tetapi sebagian reward hangus.",
    description:
      "Staking NFT PunkyKongz atau Punky HA_G selama 90, 180, atau 270 hari: reward tiap jangka waktu, yang bisa diklaim sebelum berakhir, dan yang hangus kalau keluar lebih awal.",
    tabs: {
      punkykongz: {
        lead: "PunkyKongz dengan jangka waktu mendapat Twig, SCG, dan BONUS SCG kalau check-in.",
        description:
          "PunkyKongz di Punky Nova: reward 90, 180, dan 270 hari berupa Twig, SCG, dan BONUS SCG, serta yang hangus kalau keluar lebih awal.",
      },
      "punky-hag": {
        lead: "Punky HA_G dengan jangka waktu mendapat Twig, SCG, dan BONUS SCG kalau check-in.",
        description:
          "Punky HA_G di Punky Nova: Twig, SCG, dan BONUS SCG untuk 90, 180, dan 270 hari, klaim sebelum berakhir, dan aturan keluar lebih awal.",
      },
    },
    info: {
      why: {
        title: "Kenapa perlu staking?",
        gainTitle: "Yang kamu dapat",
        gains: [
          "Reward per hari lebih besar daripada tanpa jangka waktu, dan makin besar untuk jangka waktu yang lebih lama.",
          "Sebagian lebih dulu: reward yang terkumpul dengan porsi dasar bisa diklaim sebelum jangka waktu berakhir.",
          "Di akhir jangka waktu, sisanya langsung bisa diklaim, dan NFT terus mendapat reward sampai kamu mengambilnya.",
        ],
        bonusGain: "BONUS SCG untuk setiap hari check-in, lebih besar mulai hari ke-7 dan ke-30 berturut-turut.",
        riskTitle: "Risikonya",
        risks: [
          "Kalau keluar sebelum jangka waktu berakhir, semua reward yang tidak ikut dibayar saat itu hangus, terutama yang terkumpul di atas porsi dasar. Tidak bisa dikembalikan.",
          "Reward hanya ada selama dananya ada. Jangka waktu bukan jaminan bahwa dananya cukup sampai akhir.",
          "Selama itu, sampai 270 hari, harga token reward bisa turun, sementara NFT-nya tidak bisa kamu jual karena sedang di-staking.",
          "Program bisa punya bug yang belum ditemukan siapa pun. Tidak ada yang diasuransikan di sini.",
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
            text: "90, 180, atau 270 hari. Selama staking itu berjalan, jangka waktunya tidak bisa diganti.",
          },
          {
            title: "Baca Hal Penting, lalu tanda tangan",
            text: "NFT pindah ke akun penyimpanan yang hanya bisa dibuka program, dan hanya untuk dikembalikan kepadamu.",
          },
          {
            title: "Check-in sekali sehari",
            text: "Hari dihitung menurut waktu Korea, mulai sehari setelah kamu staking. Setiap check-in mendapat bonus.",
            textWithoutBonus:
              "Hari dihitung menurut waktu Korea, mulai sehari setelah kamu staking. Hari dan hitungan beruntunnya dicatat di NFT.",
          },
          {
            title: "Klaim sebelum berakhir",
            text: "Reward yang terkumpul dengan porsi dasar, dan bonusnya, bisa diklaim kapan saja.",
            textWithoutBonus: "Reward yang terkumpul dengan porsi dasar bisa diklaim kapan saja.",
          },
          { title: "Unstaking di akhir", text: "Klaim sisanya dan ambil kembali NFT-mu. Tidak ada batas waktunya." },
        ],
      },
      more: {
        title: "Info Lainnya",
        items: [
          {
            question: "Kenapa reward yang bisa diklaim melonjak di akhir?",
            answer:
              "Sebelum itu hanya porsi dasar per hari yang bisa diklaim. Sisa porsi jangka waktumu terkumpul terpisah, dan baru bisa diklaim begitu jangka waktu berakhir, kalau NFT-nya masih di-staking.",
          },
          {
            question: "Apakah porsi reward saya bisa berubah?",
            answer:
              "Tidak. Porsi jangka waktumu, porsi dasar, dan biaya tercatat di posisimu saat staking. Yang bisa berubah ke depannya adalah besar reward pool per hari, yang sama untuk semua.",
          },
          {
            question: "Apakah jangka waktunya bisa diganti?",
            answer:
              "Tidak, kalau sudah berjalan. Kamu bisa unstake NFT-nya lalu staking lagi, tetapi periksa dulu reward yang hangus kalau keluar lebih awal.",
          },
          {
            question: "Apakah satu NFT bisa ikut Boost dan Nova sekaligus?",
            answer: "Tidak. NFT-nya hanya satu, jadi hanya bisa ada di salah satunya.",
          },
          {
            question: "Berapa biayanya?",
            answer:
              "Biaya jaringan untuk setiap transaksi, dan deposit SOL. Deposit akun penyimpanan kembali saat kamu unstake; deposit posisi kembali bersamanya, atau saat reward terakhir kamu klaim. Catatan check-in tiap NFT punya deposit sendiri, dibayar sekali. Deposit ini tersimpan selama NFT ada di pool atau hitungan beruntunnya masih berjalan; sesudah itu dompet yang membayarnya bisa mengambilnya kembali di halaman “Semua Sekaligus”. Jumlah pastinya tampil di pratinjau sebelum kamu tanda tangan.",
          },
          {
            question: "Apa itu daftar RWA, BONUS, dan BENEFIT?",
            answer:
              "RWA dan BENEFIT adalah daftar hak yang diberikan kepadamu terkait NFT-mu, kami catat untuk alamat dompetmu; bukan token. BONUS adalah daftar check-in tiap NFT dan bonus yang didapat.",
          },
        ],
      },
      precautions: {
        title: "Hal Penting",
        items: [
          "NFT boleh keluar kapan saja sebelum jangka waktunya berakhir, dan langsung kembali. Reward yang sudah bisa diklaim dibayar dalam transaksi yang sama; yang tidak ikut dibayar hangus dan tidak bisa dikembalikan.",
          "Yang sudah kamu klaim tetap milikmu. Sebelum berakhir hanya porsi dasar yang bisa diklaim, jadi kalau keluar lebih awal, sisanya selalu hangus.",
          "Reward yang hangus kembali ke dana pool. Tidak ada yang bisa mengembalikannya kepadamu, administrator pun tidak.",
          "Catatan check-in tetap melekat pada NFT, tetapi sehari saja tanpa check-in memutus hitungan beruntunnya.",
          "Kalau dananya habis selama jangka waktumu, tidak ada reward untuk masa ketika dananya kosong.",
          "Transaksi di Solana tidak bisa dibatalkan. Kamu sendiri yang bertanggung jawab atas kunci dompetmu.",
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
      "Untuk tanda tangan, JavaScript harus aktif karena dompet menjawab lewat JavaScript. Untuk membaca halaman ini tidak perlu.",
    unreachable:
      "Daripada menampilkan angka lama, kami tidak menampilkan angka sama sekali. NFT-mu tetap di tempatnya: di dompetmu atau di akun penyimpanan program.",
    offline: "Kamu sedang offline. Ini angka per {time}; kamu baru bisa tanda tangan setelah koneksi kembali.",
    tryAgain: "Coba lagi",
    refresh: "Perbarui dari blockchain",
    refreshed: "Data sudah diperbarui dari blockchain.",
    copy: "Salin alamat",
    copied: "Disalin",
    number: "No. {number}",
    nfts: { one: "{count} NFT", other: "{count} NFT" },
    days: { one: "{count} hari", other: "{count} hari" },
    daysInRow: { one: "{count} hari berturut-turut", other: "{count} hari berturut-turut" },
    transactions: { one: "{count} transaksi", other: "{count} transaksi" },
  },

  rewards: { twig: "Twig", scg: "SCG", "bonus-scg": "BONUS SCG", usdc: "USDC", other: "{coin}, reward lain" },

  pool: {
    title: "Reward satu NFT",
    caption: "Reward pool ini dan sampai kapan dananya cukup",
    columns: {
      reward: "Reward",
      rate: "Per NFT per hari",
      base: "Bisa diklaim sebelum berakhir, per hari",
      term: "{days}, per hari",
      until: "Dana",
    },
    streak: "mulai hari ke-7 berturut-turut {week}, mulai hari ke-30 {month}",
    reaches: "sampai {date}, untuk NFT yang ada sekarang",
    reachesCheckIns: { one: "untuk {count} check-in lagi", other: "untuk {count} check-in lagi" },
    idle: "selama dananya ada; sekarang belum ada NFT yang memakainya",
    empty: "dana habis: reward tidak bertambah sampai diisi lagi",
    ended: "berakhir pada {date}",
    ends: "berakhir pada {date}",
    inside: "NFT di pool",
    room: "Sisa tempat",
    fee: "Biaya atas reward",
    feeNone: "tidak ada",
    proof: "Periksa brankas di halaman bukti",
    address: "Pool di explorer",
    byCheckIn: "tiap check-in;",
    membershipTitle: "Daftar NFT pool ini akan berubah",
    membershipText:
      "Mulai {date}, daftar NFT yang boleh masuk berganti. NFT yang sudah di-staking tetap di pool dan selalu bisa keluar.",
    pausedTitle: "Staking baru sedang dijeda",
    pausedText: "Check-in, klaim, dan unstaking tetap berjalan.",
    fullTitle: "Pool sudah penuh",
    fullText: "NFT baru bisa masuk begitu ada yang keluar.",
  },

  mine: {
    title: "Reward-mu",
    visitor: "Hubungkan dompet untuk melihat NFT-mu dan reward yang terkumpul.",
    signIn: "Masuk untuk melihat NFT-mu. Gratis, dan tidak memindahkan apa pun.",
    claimable: "Bisa diklaim sekarang",
    accrued: "Terkumpul, bisa diklaim di akhir jangka waktu",
    claim: "Klaim Reward",
    claimOf: "Klaim Reward: {reward}",
    details: "Detail",
    detailsOf: "Detail: {reward}",
    rwa: "RWA",
    entitled: "Hak dompet ini",
    bonus: "BONUS",
    bonusText: "Check-in beruntun terpanjang saat ini: {days}",
    benefit: "BENEFIT",
    view: "Lihat Detail",
    viewList: "Lihat Daftar",
    none: "Belum ada yang bisa diklaim",
    partial: "Jumlah ini baru mencakup {count} NFT-mu; masih ada NFT lain.",
  },

  nfts: {
    title: "NFT-mu",
    inside: "Sedang di-staking",
    wallet: "Di dompetmu",
    owed: "Sudah di-unstake, reward belum diklaim",
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
    chooseFirst: "Pilih dulu minimal satu NFT.",
    unstakeChosen: "Unstaking ({count})",
    chooseShort: "Pilih",
    checkIns: { one: "total {count} check-in", other: "total {count} check-in" },
    locked: "+{amount} di akhir jangka waktu",
    moreInWallet:
      "Dompet ini berisi {count} token, terlalu banyak untuk dibaca sekaligus, jadi NFT-nya ditampilkan bertahap.",
    nextInWallet: "Lihat bagian berikutnya",
    firstInWallet: "Kembali ke bagian pertama",
    noneInPart: "Tidak ada NFT {collection} di antara token pada bagian ini.",
    choose: "Pilih {name}",
    staked: "Lama staking",
    streak: "Check-in",
    noStreak: "belum ada",
    broken: "terputus, mulai lagi dari 1",
    checkedIn: "Sudah check-in hari ini",
    checkInDue: "Belum check-in hari ini",
    checkInEarly: "Baru di-staking hari ini",
    checkInFrom: "Bisa check-in mulai {time}",
    earlyHere: "NFT yang baru di-staking hari ini bisa check-in mulai saat itu.",
    nextDay: "Check-in berikutnya dibuka {time}.",
    term: "Jangka waktu",
    ends: "Berakhir",
    over: "Jangka waktu selesai",
    toGo: "{days} lagi",
    explorer: "Lihat di explorer",
    emptyTitle: "Tidak ada NFT dari koleksi ini",
    emptyText: "Tidak ada NFT {collection} di pool ini maupun di dompetmu.",
    emptyAction: "Kenalan dengan {collection}",
    noneInside: "Belum ada yang di-staking. Pilih NFT di bawah untuk mulai.",
    noneInTerm: "Tidak ada NFT yang kamu staking untuk {days}.",
    noneInWallet: "Tidak ada NFT {collection} lain di dompetmu.",
    more: "Tampilkan lagi",
    shownOf: "Menampilkan {shown} dari {count} NFT, mulai dari yang paling lama di-staking.",
    nextInside: "Lihat NFT berikutnya",
    firstInside: "Kembali ke NFT pertama",
  },

  checkInDialog: {
    title: "Check-in hari ini",
    out: "Keluar dari dompetmu",
    nothing: "hanya biaya jaringan",
    earns: "BONUS SCG yang didapat",
    noBonus: "Dana bonus habis atau sudah berakhir: harinya tetap dihitung, tetapi tidak ada bonusnya.",
    noStream:
      "Pool ini tidak punya bonus check-in. Hari dan hitungan beruntun NFT-nya tetap dicatat, tetapi tidak ada koin yang didapat di sini.",
    others: { one: "dan {count} NFT lain", other: "dan {count} NFT lain" },
    costs: "Biaya dalam SOL",
    doneTitle: "Sudah check-in",
    done: { one: "{count} NFT sudah check-in.", other: "{count} NFT sudah check-in." },
  },

  stakeDialog: {
    title: { one: "Staking {count} NFT ini?", other: "Staking {count} NFT ini?" },
    text: {
      one: "{count} NFT pindah ke akun penyimpanan program.",
      other: "{count} NFT pindah ke akun penyimpanan program.",
    },
    back: "NFT-mu kembali ke dompet ini, dan hanya ke dompet ini, saat kamu unstake.",
    term: "Jangka waktu",
    earlyTitle: "Kalau keluar sebelum {date}",
    understand: "Saya sudah membaca Hal Penting dan mengerti apa yang hangus kalau keluar lebih awal.",
    understandNeeded: "Centang dulu bahwa kamu sudah membaca Hal Penting.",
    required: "Wajib",
    out: "Keluar dari dompetmu",
    earns: "Reward satu NFT per hari",
    earnsByTerm: "Reward satu NFT per hari, setelah jangka waktunya selesai",
    earnsBefore: "sebelum itu: {amount}",
    earnsNothing: "Saat ini tidak ada reward yang berjalan di pool ini.",
    costs: "Biaya dalam SOL",
    submit: "Staking",
  },
  stakeDone: {
    title: "Staking berhasil",
    startedTitle: "Staking sudah dimulai",
    text: {
      one: "{count} NFT sudah di-staking dan mulai mendapat reward.",
      other: "{count} NFT sudah di-staking dan mulai mendapat reward.",
    },
    next: "Check-in dibuka mulai tengah malam berikutnya waktu Korea (22.00 WIB): hari itu bisa jadi hari pertama hitungan beruntunmu.",
    ends: "Jangka waktu berakhir pada {date}.",
  },

  costs: {
    deposit: "Deposit posisi dan akun penyimpanan, kembali saat keduanya ditutup",
    recordDeposit: "Deposit catatan check-in, tersimpan sampai hitungan beruntunnya putus",
    coinDeposit: "Deposit akun koin yang dibuka",
    returns: "Deposit posisi dan akun penyimpanan yang kembali",
  },
  unstakeDialog: {
    title: { one: "Unstaking {count} NFT ini?", other: "Unstaking {count} NFT ini?" },
    in: "Masuk ke dompetmu",
    kept: "Dibayar dalam transaksi yang sama",
    givenUp: "Hangus, tidak bisa dikembalikan",
    nothing: "tidak ada",
    earlyTitle: "Jangka waktu berakhir pada {date}",
    earlyText:
      "Reward yang sekarang bisa diklaim dibayar saat kamu keluar. Sisanya, yang tertulis di bawah, hangus dan kembali ke pool; kalau kamu menunggu sampai tanggal itu, sisanya juga jadi milikmu.",
    freeText: "Tidak ada yang hangus. Reward yang sekarang bisa diklaim dibayar dalam transaksi yang sama.",
    otherAccountsTitle: "NFT masuk ke akun lain di dompetmu",
    otherAccounts:
      "Akun yang biasanya menyimpan NFT ini di dompetmu sedang tidak bisa menerima: dibekukan, bukan milikmu lagi, atau mewajibkan memo. NFT akan masuk ke akun token lain di dompet yang sama: {addresses}. Kalau akun itu belum ada, pembukaannya memerlukan deposit SOL.",
    unpaidTitle: "{rewards} belum bisa dibayarkan ke dompet ini",
    unpaidEarly:
      "Saat ini koin ini tidak bisa masuk ke dompetmu, misalnya karena akun koinmu dibekukan atau mewajibkan memo. Kalau keluar sekarang, reward yang sudah bisa diklaim dari koin ini ikut hangus. Kamu boleh menunggu sampai bisa diklaim.",
    unpaidLater:
      "Saat ini koin ini tidak bisa masuk ke dompetmu, misalnya karena akun koinmu dibekukan atau mewajibkan memo. Reward-nya tetap milikmu dan bisa diklaim nanti.",
    understand: "Saya mengerti bahwa reward ini akan hangus dan tidak bisa dikembalikan.",
    understandNeeded: "Centang dulu bahwa kamu mengerti reward ini akan hangus.",
    required: "Wajib",
    streak:
      "Catatan check-in tetap melekat pada NFT, begitu juga depositnya. Sehari tanpa check-in memutus hitungan beruntunnya; setelah putus, dompet yang membayarnya bisa mengambil deposit itu kembali di halaman “Semua Sekaligus”.",
    costs: "Biaya dalam SOL",
    submit: "Unstaking",
  },
  unstakeDone: {
    title: "Unstaking berhasil",
    text: { one: "Kembali ke dompetmu: {name}", other: "Kembali ke dompetmu: {name}" },
    givenUp: "Sisa reward kembali ke pool.",
    arrived: "Masuk ke dompetmu",
    lost: "Yang hangus",
    deposits: "Deposit kembali",
    reckoned:
      "Dihitung saat kamu menandatangani. Program membayar sampai detik transaksi dijalankan, jadi jumlahnya bisa sedikit lebih banyak.",
  },

  claimDialog: {
    title: "Klaim reward: {reward}",
    from: { one: "Dari {count} NFT di tab ini", other: "Dari {count} NFT di tab ini" },
    due: "Bisa diklaim sekarang",
    amount: "Jumlah klaim",
    all: "Isi Semua",
    full: "Isi Jumlah Penuh",
    allHint: "Semua yang bisa diklaim saat transaksi diproses.",
    tooMuch: "Jumlah itu melebihi yang bisa diklaim sekarang.",
    nothing: "Belum ada yang bisa diklaim.",
    fee: "Biaya atas reward",
    out: "Keluar dari dompetmu",
    in: "Masuk ke dompetmu",
    costs: "Biaya dalam SOL",
    many: "Klaim ini butuh {transactions}; tiap transaksi membayar reward sebagian NFT-mu.",
    submit: "Klaim Reward",
  },
  claimDone: {
    title: "Klaim Reward Berhasil",
    text: "{amount} {coin} sudah masuk ke dompetmu.",
    partText: "{amount} {coin} sudah masuk ke dompetmu; sisanya tetap bisa diklaim.",
  },

  survey: {
    once: "Hanya ditanyakan sekali, sebelum klaim pertamamu di pool ini. Jawabanmu tidak memengaruhi reward.",
    required: "Wajib",
    commentHint: "Paling banyak {count} karakter. Jangan tulis hal rahasia di sini.",
    missing: "Jawab pertanyaan ini.",
    submit: "Jawab dan lanjut",
    skip: "Klaim tanpa menjawab",
    failed: "Jawabanmu gagal disimpan. Tidak ada yang keluar dari dompetmu; coba lagi.",
    unread: "Surveinya gagal dimuat. Tidak ada yang keluar dari dompetmu; coba lagi.",
  },

  detailsDialog: {
    title: "Detail: {reward}",
    caption: "Check-in, klaim, dan reward yang hangus",
    csvColumns: {
      date: "waktu (UTC)",
      kind: "aktivitas",
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
    filters: { kind: "Aktivitas", nft: "NFT", all: "Semua" },
    kinds: {
      staked: "Staking",
      "checked-in": "Check-in",
      claimed: "Klaim",
      unstaked: "Unstaking",
      "given-up": "Hangus",
      closed: "Posisi ditutup",
    },
    columns: { time: "Waktu", nft: "NFT", kind: "Aktivitas", amount: "Jumlah", transaction: "Transaksi" },
    fee: "biaya: {amount}",
    empty: "Belum ada aktivitas.",
    noMatch: "Tidak ada yang cocok dengan pencarian ini.",
    clear: "Tampilkan semua",
    newer: "Terbaru",
    older: "Lebih lama",
  },

  listDialog: {
    rwaTitle: "RWA untuk {collection}: {entries}",
    rwaText:
      "Hak yang diberikan ke dompet ini terkait NFT {collection}, baik NFT-nya sedang di-staking maupun tidak. Hak ini tercatat di daftar kami, bukan token.",
    bonusTitle: "BONUS dari NFT-mu",
    bonusText:
      "Setiap check-in mendapat {amount}, mulai hari ke-7 berturut-turut {week}, mulai hari ke-30 {month}, selama dananya ada.",
    benefitTitle: "BENEFIT untuk {collection}: {entries}",
    benefitText:
      "Hak atas tempat, layanan, dan tiket yang diberikan ke dompet ini terkait NFT {collection}, baik NFT-nya sedang di-staking maupun tidak. Hak ini tercatat di daftar kami, bukan token.",
    entries: { one: "{count} hak", other: "{count} hak" },
    entriesMore: "lebih dari {count} hak",
    emptyEntries: "Belum ada hak untuk {collection} di dompet ini.",
    whole: "Semua hak {list} dompet ini",
    newer: "Terbaru",
    older: "Lebih lama",
    caption: "Hak dompet ini",
    columns: {
      nft: "NFT",
      streak: "Berturut-turut",
      checkIns: "Jumlah check-in",
      today: "Hari ini",
      next: "Bonus berikutnya",
      entry: "Hak",
      amount: "Jumlah",
      granted: "Sejak",
      until: "Sampai",
      source: "Sumber",
    },
    noEnd: "tanpa batas waktu",
    expired: "kedaluwarsa",
    checkInStates: { open: "belum", done: "sudah", early: "mulai besok (waktu Korea)" },
    empty: "Belum ada yang tercatat untuk NFT yang kamu staking.",
  },

  batch: {
    progress: "{done} dari {total} selesai",
    costsEach: "Biaya dalam SOL untuk yang pertama dari {transactions}",
    nothing: "Tidak ada lagi yang perlu dilakukan.",
    leftOut: "Tidak ikut: {name}. {reason}",
    more: "Ini jumlah maksimal sekali jalan. Setelah selesai, lanjutkan sisanya.",
    signs: {
      one: "Dompetmu meminta persetujuan satu kali untuk semuanya. Kalau kamu berhenti, yang sudah selesai tetap selesai.",
      other:
        "Dompetmu meminta persetujuan {count} kali, tiap kali untuk beberapa transaksi. Kalau kamu berhenti, yang sudah selesai tetap selesai.",
    },
    states: {
      waiting: "menunggu",
      preparing: "disiapkan",
      signing: "menunggu dompetmu",
      sent: "terkirim",
      done: "selesai",
      failed: "tidak diproses",
    },
    partTitle: "{done} dari {total} selesai",
    partText:
      "Yang selesai sudah final. Sisanya tidak diproses; yang mungkin keluar dari dompetmu hanya biaya jaringannya.",
    resume: "Lanjutkan sisanya",
  },
};
