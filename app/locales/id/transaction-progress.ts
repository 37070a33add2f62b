import type { transactionProgress as english } from "../en/transaction-progress";
import type { TextShape } from "../text-shape";

export const transactionProgress: TextShape<typeof english> = {
  title: "Progres transaksi",
  steps: {
    prepare: "Siapkan",
    sign: "Tanda tangan di dompet",
    send: "Kirim",
    confirm: "Dikonfirmasi jaringan",
    finalize: "Final",
  },
  states: {
    preparing: { title: "Menyiapkan transaksi", money: "Tidak ada yang keluar dari dompetmu." },
    signing: {
      title: "Menunggu dompetmu",
      money: "Periksa permintaan di dompetmu lalu tanda tangani. Belum ada yang keluar dari dompetmu.",
    },
    sending: { title: "Mengirim", money: "Kamu sudah menandatangani. Transaksi sedang dikirim ke jaringan." },
    sent: {
      title: "Terkirim, menunggu jaringan",
      money: "Kami terus mengirimkannya sampai jaringan menerimanya. Kamu tidak perlu melakukan apa-apa.",
    },
    confirmed: {
      title: "Terkonfirmasi",
      money: "Jaringan sudah menjalankan transaksi. Transaksi akan final dalam sekitar setengah menit.",
    },
    finalized: { title: "Final", money: "Transaksi sudah final dan tidak bisa dibatalkan." },
    rejected: {
      title: "Kamu menolak permintaan di dompetmu",
      money: "Tidak ada yang dikirim dan tidak ada yang keluar dari dompetmu.",
    },
    expired: {
      title: "Transaksi kedaluwarsa",
      money:
        "Jaringan tidak menerimanya tepat waktu, dan transaksi ini tidak bisa diproses lagi. Tidak ada yang keluar dari dompetmu, jadi aman untuk mencoba lagi.",
    },
    failed: {
      title: "Jaringan menolak transaksi",
      money: "Yang keluar dari dompetmu hanya biaya jaringan; selain itu tidak ada yang berubah. Alasannya: {reason}",
    },
    refused: {
      title: "Transaksi ini tidak bisa dikirim",
      money: "Tidak ada yang keluar dari dompetmu. Alasannya: {reason}",
    },
    "node-down": {
      title: "Jaringan Solana tidak bisa dihubungi",
      money: "Tidak ada yang dikirim dan tidak ada yang keluar dari dompetmu. Coba lagi setelah satu menit.",
    },
    offline: {
      title: "Tidak ada koneksi",
      money: "Koneksi ke situs kami terputus sebelum ada yang dikirim. Tidak ada yang keluar dari dompetmu.",
    },
    "wrong-account": {
      title: "Dompetmu memakai akun lain",
      money:
        "Kamu masuk sebagai {expected}, tetapi dompetmu memakai akun lain. Tidak ada yang dikirim. Ganti akun di dompetmu, atau masuk lagi.",
    },
    differs: {
      title: "Situs membuat sesuatu yang berbeda dari yang kamu minta",
      money:
        "Tidak ada yang ditandatangani dan tidak ada yang keluar dari dompetmu. Laporannya otomatis kami terima. Muat ulang halaman ini dan coba sekali lagi; kalau pesan ini muncul lagi, jangan tanda tangani apa pun di sini dan hubungi kami.",
    },
    "site-failed": {
      title: "Ada gangguan di pihak kami",
      money: "Tidak ada yang dikirim dan tidak ada yang keluar dari dompetmu.",
    },
    "end-unknown": {
      title: "Hasilnya belum bisa kami pastikan",
      money:
        "Ada gangguan di pihak kami setelah kamu menandatangani, jadi kami belum bisa memastikan apakah transaksinya terkirim. Transaksi ini tidak mungkin diproses dua kali: tekan “Coba lagi”, dan kami akan memeriksanya dulu.",
    },
    "wallet-failed": {
      title: "Dompet tidak bisa menandatangani",
      money: "Terjadi kesalahan di dompetmu. Tidak ada yang dikirim dan tidak ada yang keluar dari dompetmu.",
    },
    "not-connected": {
      title: "Dompet belum terhubung",
      money: "Hubungkan dompetmu dan masuk untuk melanjutkan. Tidak ada yang dikirim.",
    },
  },
  recorded: "Gangguan ini sudah kami catat. Kalau kamu menghubungi kami, sebutkan kode {id}.",
  lost: {
    title: "Koneksi terputus",
    afterSending:
      "Transaksimu sudah kami terima dan tetap berjalan walau halaman ini ditutup. Kami terus memantau; hasilnya tampil saat koneksi kembali.",
    beforeSending:
      "Kamu sudah menandatangani, tetapi transaksinya mungkin belum sampai ke kami. Kami akan mengirimkannya saat koneksi kembali. Kalau terlambat, transaksinya kedaluwarsa dan tidak ada yang keluar dari dompetmu.",
    beforeSendingSlow:
      "Kamu sudah menandatangani, tetapi transaksinya mungkin belum sampai ke kami. Biarkan halaman ini terbuka: kami mengirimkannya saat koneksi kembali. Kalau kamu menutupnya sebelum itu, tidak ada yang dikirim dan kamu harus menandatangani lagi.",
    site: "Ada gangguan di pihak kami. Kami sedang mencoba lagi; transaksimu tidak mungkin diproses dua kali.",
    node: "Jaringan Solana sedang tidak menjawab. Kami terus memantau; transaksimu tidak mungkin diproses dua kali.",
  },
  slow: "Prosesnya lebih lama dari biasanya. Kamu boleh meninggalkan halaman ini: prosesnya tetap berjalan, dan hasilnya akan terlihat di daftar posisimu.",
  waits:
    "Transaksi ini tetap berlaku sampai diterima jaringan, dan tidak mungkin diproses dua kali. Kamu bisa membatalkannya di Halaman Saya.",
  toMyPage: "Ke Halaman Saya",
  transaction: "Transaksi",
  tryAgain: "Coba lagi",
  signAgain: "Tanda tangani lagi",
  signInAgain: "Masuk lagi",
  working: "Tunggu sebentar",
  resume: {
    title: "Ada transaksimu yang sedang berjalan",
    textHere:
      "{kind}. Kamu memulainya di tab ini, dan prosesnya tetap berjalan saat kamu membuka halaman lain. Kamu tidak perlu mengulanginya.",
    text: "{kind}. Dimulai di tab lain, di perangkat lain, atau sebelum halaman ini dimuat. Kamu tidak perlu mengulanginya.",
    done: "{kind}: sudah final.",
    notDone: "{kind}: gagal. Yang mungkin keluar dari dompetmu hanya biaya jaringan.",
    unknown:
      "{kind}: hasilnya belum bisa kami pastikan. Tidak mungkin diproses dua kali; muat ulang halaman ini untuk memeriksanya lagi.",
    kinds: {
      stake: "Staking {amount} SCG",
      claim: "Klaim reward",
      unstake: "Unstaking",
      stakeNft: "Staking NFT",
      checkIn: "Check-in",
      claimStream: "Klaim reward NFT",
      unstakeNft: "Unstaking NFT",
      closeCheckIn: "Mengambil kembali deposit catatan check-in",
      takeDrop: "Hadiah drop",
      claimVesting: "Klaim jatah vesting",
      acceptVesting: "Mengambil alih jatah vesting",
      proposeVesting: "Mengalihkan jatah vesting",
      createNonceAccount: "Membuka akun tanda tangan",
      advanceNonce: "Membatalkan transaksi yang menunggu",
      closeNonceAccount: "Menutup akun tanda tangan",
    },
    view: "Lihat staking saya",
    viewVesting: "Lihat vesting saya",
    viewDrop: "Lihat drop saya",
    dismiss: "Tutup pemberitahuan",
  },
};
