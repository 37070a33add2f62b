import type { hardwareSigning as english } from "../en/hardware-signing";
import type { TextShape } from "../text-shape";

export const hardwareSigning: TextShape<typeof english> = {
  choice: "Saya menandatangani dengan hardware wallet",
  hint: "Dengan pilihan ini, waktu tanda tanganmu tidak dibatasi. Tanpanya, transaksi harus ditandatangani dalam sekitar satu menit. Pilihanmu diingat di browser ini.",
  open: {
    title: "Buka dulu akun tanda tanganmu",
    text: "Dengan akun ini transaksi tetap berlaku sampai kamu menandatanganinya, berapa pun lamanya (di Solana namanya akun nonce). Akun ini hanya milik dompetmu. Cukup dibuka sekali, dan depositnya kembali saat kamu menutupnya di Halaman Saya. Hanya saat membuka akun ini, kamu tetap harus menandatangani dalam sekitar satu menit.",
    action: "Buka akun tanda tangan",
  },
  foreign:
    "Akun tanda tangan dompet ini dikuasai kunci lain, jadi tidak bisa dipakai di sini. Hapus centangnya untuk menandatangani tanpa akun itu.",
  waiting: "Masih ada transaksimu yang menunggu jaringan. Tunggu sampai selesai, atau batalkan di Halaman Saya.",
  toMyPage: "Ke Halaman Saya",
  readAgain: "Perbarui",
  costs: {
    title: "Biayanya",
    networkFee: "Biaya jaringan",
    deposit: "Deposit, kembali saat akun ditutup",
    returns: "Deposit yang kembali",
  },
  account: {
    title: "Akun tanda tangan",
    text: "Memberimu waktu untuk menandatangani dengan hardware wallet. Kamu bisa menutupnya kapan saja dan membukanya lagi nanti.",
    address: "Alamat",
    deposit: "Deposit",
    close: "Tutup dan ambil kembali depositnya",
    closeNow: "Tanda tangani dan tutup",
    waiting:
      "Ada transaksimu yang menunggu jaringan. Transaksi itu tetap berlaku sampai diterima jaringan atau kamu batalkan.",
    cancel: "Batalkan transaksi yang menunggu",
    cancelText:
      "Kamu menandatangani sekali lagi dan membayar biaya jaringan. Setelah itu transaksi yang menunggu tidak bisa diproses lagi. Kalau transaksi itu lebih dulu diproses, hasilnya tetap berlaku dan pembatalan ini tidak ada efeknya.",
    cancelNow: "Tanda tangani dan batalkan",
    back: "Biarkan saja",
  },
};
