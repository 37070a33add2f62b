import type { errors as english } from "../en/errors";
import type { TextShape } from "../text-shape";

export const errors: TextShape<typeof english> = {
  InvalidInput: "Periksa lagi isianmu.",
  BodyNotReadable: "Permintaanmu tidak terbaca. Muat ulang halaman, lalu coba lagi.",
  NotSignedIn: "Masuk dulu dengan dompetmu.",
  SignInFailed: "Tanda tangan tidak cocok dengan dompetmu. Tidak ada yang berubah; coba masuk lagi.",
  SignInExpired: "Permintaan masuk sudah kedaluwarsa. Mulai lagi dari awal.",
  CrossOrigin: "Permintaan ini datang dari situs lain, jadi ditolak.",
  WrongWallet: "Kamu sedang masuk dengan dompet lain. Kembali ke dompet itu, atau masuk lagi dengan dompet ini.",
  NotFound: "Tidak ada apa-apa di sini.",
  AddressNotUnderstood:
    "Alamat ini memuat nomor halaman, jangka waktu, atau filter yang tidak ada. Pilih lagi langsung di halamannya.",
  MethodNotAllowed: "Alamat ini tidak menerima permintaan seperti itu.",
  WrongHost: "Ini bukan alamat situs kami. Buka situs kami di alamat aslinya.",
  Conflict: "Data ini baru saja berubah. Muat ulang halaman, lalu coba lagi.",
  BodyTooLarge: "Terlalu banyak untuk diproses sekaligus.",
  TooManyRequests: "Terlalu banyak permintaan. Tunggu satu menit, lalu coba lagi.",
  Unexpected:
    "Ada gangguan di pihak kami, dan sudah kami catat. Coba beberapa saat lagi. Kalau kamu menghubungi kami, sebutkan kode {id}.",
  ChainUnavailable: "Jaringan Solana sedang tidak bisa dihubungi. Asetmu tidak terpengaruh; coba beberapa saat lagi.",
  SiteNotSetUp:
    "Situs ini belum siap: masih ada data yang harus diisi pengelolanya. Yang belum ada: {missing}. Caranya: docs/operations.md.",
  TransactionNotFound: "Transaksi ini tidak ada di catatan kami.",
  TransactionChanged:
    "Transaksi dari dompetmu berbeda dari yang kamu setujui. Transaksi itu tidak dikirim, dan tidak ada yang keluar dari dompetmu.",
  TransactionNotSigned:
    "Transaksi tidak ditandatangani oleh dompetmu, jadi tidak dikirim. Tidak ada yang keluar dari dompetmu.",
  TransactionExpired:
    "Transaksi tidak terkonfirmasi tepat waktu dan sudah kedaluwarsa. Tidak ada yang keluar dari dompetmu; kamu bisa coba lagi.",
  ConfirmationLost:
    "Transaksi ini sempat dikonfirmasi jaringan, tetapi dikeluarkan lagi sebelum final, sehingga tidak terlaksana. Tidak ada yang keluar dari dompetmu.",
  NonceAdvanced:
    "Transaksimu yang lain lebih dulu diproses, jadi transaksi ini tidak bisa diproses lagi. Transaksi ini sendiri tidak mengeluarkan apa pun dari dompetmu.",
  NonceAccountMissing: "Akun tanda tanganmu belum ada. Buka dulu akun itu.",
  NonceAccountThere: "Akun tanda tanganmu sudah dibuka.",
  NonceAccountForeign:
    "Akun tanda tangan dompet ini dikuasai kunci lain, jadi tidak bisa dipakai di sini. Tanda tangani tanpa akun itu.",
  NonceWaiting: "Masih ada transaksimu yang menunggu jaringan. Tunggu sampai selesai, atau batalkan di Halaman Saya.",
  NothingToCancel: "Tidak ada lagi yang menunggu, jadi tidak ada yang perlu dibatalkan.",
  TransactionRejected: "Kamu menolak permintaan di dompetmu. Tidak ada yang dikirim.",
  TransactionFailed: "Jaringan menolak transaksi ini. Selain biaya jaringan, tidak ada yang keluar dari dompetmu.",
  SimulationFailed: "Transaksi ini akan gagal di jaringan, jadi tidak dikirim. Tidak ada yang keluar dari dompetmu.",
  NotEnoughSol: "SOL di dompetmu tidak cukup untuk biaya jaringan dan deposit. Tambah SOL, lalu coba lagi.",
  NotEnoughCoin: "SCG di dompetmu tidak cukup. Kurangi jumlahnya.",
  PoolNotSet: "Staking belum disiapkan di sini.",
  PoolPaused: "Staking baru sedang dijeda. Kamu tetap bisa klaim dan unstake.",
  UnknownTerm: "Pilih jangka waktu 30, 90, 180, atau 365 hari.",
  TermNotOffered: "Jangka waktu itu tidak ada. Pilihannya 30, 90, 180, dan 365 hari.",
  AmountBelowMinimum: "Staking minimum {minimum} SCG.",
  AmountAboveMaximum: "Staking maksimum {maximum} SCG per posisi.",
  ConditionsChanged:
    "Imbal hasil atau biaya baru saja berubah, jadi tidak ada yang di-staking. Periksa syarat barunya, lalu konfirmasi lagi.",
  RewardNotCovered:
    "Saat ini pool tidak bisa menanggung reward untuk jumlah ini. Jumlah yang lebih kecil atau jangka waktu yang lebih pendek mungkin bisa.",
  NothingToClaim: "Belum ada reward yang bisa diklaim.",
  AmountAboveDue: "Jumlah itu melebihi reward yang bisa kamu klaim sekarang. Kurangi, atau tekan MAX.",
  PositionNotFound: "Posisi ini tidak ada, atau milik dompet lain.",
  PrincipalAlreadyReturned: "Pokok posisi ini sudah dikembalikan.",
  GrantNotFound: "Jatah vesting ini tidak ada, atau milik dompet lain.",
  NothingVested: "Belum ada bagian dari jatah ini yang bisa kamu klaim.",
  AmountAboveVested: "Jumlah itu melebihi yang sudah cair. Kurangi, atau tekan MAX.",
  DropNotFound: "Drop ini tidak ada.",
  DropNotListed: "Dompet ini tidak ada di daftar drop ini.",
  DropNotBegun: "Drop ini belum dimulai.",
  DropEnded: "Drop ini sudah berakhir.",
  DropExhausted: "Semua hadiah drop ini sudah diambil.",
  DropTaken: "Kamu sudah mengambil hadiah ini.",
  DropAttemptFailed: "Percobaan terakhirmu gagal. Reset dulu di Daftar Drop, lalu coba lagi.",
  NftNotHeld: "NFT ini sudah tidak ada di dompetmu.",
  NftFrozen:
    "NFT ini dibekukan di dompetmu, misalnya karena sedang dipasang di marketplace. Batalkan dulu listing-nya di sana.",
  NftProgrammable: "Ini NFT programmable. Pool hanya bisa menyimpan NFT biasa.",
  NftNotFinal: "NFT ini masih bisa dibekukan atau dicetak lagi oleh pihak lain, jadi pool tidak menerimanya.",
  NftNotInCollection: "NFT ini bukan bagian dari koleksi pool, atau belum diverifikasi oleh koleksinya.",
  NftNotListed: "NFT ini tidak ada di daftar pool.",
  NftRewardOwed: "Masih ada reward dari staking NFT ini sebelumnya. Klaim dulu, lalu staking lagi.",
  NftPoolFull: "Pool sudah penuh. Coba lagi kalau sudah ada yang keluar.",
  NftTermNotOffered: "Pool ini tidak menyediakan jangka waktu itu.",
  NftAlreadyReturned: "NFT ini sudah kembali ke dompetmu.",
  RecordNotFound:
    "Catatan check-in ini sudah ditutup dan depositnya sudah kembali, atau depositnya dibayar dompet lain.",
  RecordAlive:
    "Deposit catatan check-in baru bisa diambil kembali setelah NFT-nya keluar dari pool dan hitungan beruntunnya putus.",
  NftCheckedIn: "Kamu sudah check-in hari ini. Hari berikutnya mulai tengah malam waktu Korea (22.00 WIB).",
  NftCheckInTooEarly:
    "NFT ini baru di-staking hari ini. Check-in bisa dilakukan mulai tengah malam berikutnya waktu Korea (22.00 WIB).",
  MemoRequired:
    "Akun tokenmu mewajibkan memo untuk setiap pembayaran, jadi dari sini tidak ada yang bisa dibayarkan ke sana. Matikan setelan wajib memo di dompetmu, lalu coba lagi.",
  CpiGuardOn:
    "CPI guard di akun tokenmu sedang aktif, jadi tidak ada program yang bisa mengeluarkan apa pun dari sana. Matikan CPI guard di dompetmu, lalu coba lagi.",
  ReservationSentBefore:
    "Formulir ini sudah pernah dikirim: pesanan {reference} tetap berlaku. Perubahan setelah itu tidak ikut tercatat. Kirim sekali lagi kalau kamu memang mau membuat pesanan kedua.",
  TooManyReservations:
    "Kamu sudah mengirim {most} pesanan dengan email atau nomor telepon ini dalam sehari. Yang ini tidak tercatat; isianmu masih ada di sini. Kirim lagi besok, atau kirim email kepada kami kalau mendesak.",
  ReservationsBusy:
    "Banyak sekali pesanan masuk saat ini. Yang ini tidak tercatat; isianmu masih ada di sini. Coba kirim lagi setelah satu menit.",
  TooLateToCancel:
    "Pesanan ini mulai hari ini atau sudah berjalan, jadi tidak bisa dibatalkan di sini. Kirim email kepada kami dan sertakan nomornya.",
};
