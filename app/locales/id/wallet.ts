import type { wallet as english } from "../en/wallet";
import type { TextShape } from "../text-shape";

export const wallet: TextShape<typeof english> = {
  header: {
    select: "Pilih Dompet",
    selectSoon: "Tunggu sebentar. Daftar dompet terbuka begitu halaman ini selesai dimuat.",
    myPage: "Halaman Saya",
    menu: "Dompetmu:",
    none: "Belum ada dompet yang terhubung.",
    disconnect: "Putuskan koneksi",
    copyAddress: "Salin alamat",
    copied: "Alamat disalin.",
    changeWallet: "Pakai dompet lain",
  },
  call: {
    connectTitle: "Hubungkan dompetmu dulu.",
    connectBody:
      "Saat terhubung, kami hanya bisa melihat alamat dompetmu. Setelah itu kamu masuk dengan satu tanda tangan, tanpa biaya. Kami tidak bisa memindahkan apa pun.",
    connect: "Pilih Dompet",
    signInTitle: "Masuk dengan dompetmu",
    signInBody:
      "Dompetmu sudah terhubung. Tanda tangani satu pesan untuk membuktikan bahwa dompet itu milikmu. Gratis, dan tidak ada dana yang berpindah.",
    signIn: "Masuk",
    signInFailed: "Gagal masuk. Tidak ada yang berubah; coba lagi.",
  },
  /** Both steps, before the first of them. */
  steps: {
    title: "Masuk dalam dua langkah",
    connect: "Hubungkan: dompetmu hanya memberi tahu kami alamatnya.",
    signIn: "Masuk: satu tanda tangan membuktikan bahwa dompet itu milikmu. Gratis, dan tidak ada dana yang berpindah.",
    signInLater:
      "Masuk, saat kamu membuka Halaman Saya atau staking: satu tanda tangan, gratis, dan tidak ada dana yang berpindah.",
  },
  picker: {
    title: "Pilih Dompet",
    connectedTo: "Terhubung:",
    popular: "Populer",
    recommended: "Disarankan",
    hardware: "Hardware wallet",
    detected: "Terdeteksi di browser ini",
    later: "Belum tersedia",
    comingSoon: "Segera hadir",
    connecting: "Menunggu {wallet}. Setujui koneksinya di dompetmu.",
    connectFirst: "Hubungkan dompetmu dulu.",
    declined: "Kamu menolak permintaan di dompetmu. Tidak ada yang terhubung.",
    dcentWarning: "D'CENT tidak mendukung transaksi Solana secara langsung, jadi fiturnya di sini akan terbatas.",
    migration: "Memindahkan NFT dari blockchain lama ke Solana.",
    notFoundTitle: "Dompet Tidak Ditemukan",
    notFound: "Pasang dompet {wallet} dulu.",
    notFoundMobile: "Pasang dompet {wallet} dulu, atau buka halaman ini di dalam aplikasi {wallet}.",
    getWallet: "Pasang {wallet}",
    openInApp: "Buka di aplikasi {wallet}",
    failedTitle: "Gagal Terhubung",
    failed: "Gagal terhubung ke dompet {wallet}.",
    failedHint: "Buka kunci dompet, atau muat ulang halaman ini, lalu coba lagi.",
    tryAgain: "Coba lagi",
    back: "Dompet lain",
  },
  signIn: {
    title: "Masuk",
    waiting: "Tanda tangani pesan di dompetmu. Gratis, dan tidak ada dana yang berpindah.",
    waitingMemo:
      "Tanda tangani transaksi di dompetmu. Isinya hanya satu memo, tidak merujuk ke blok mana pun, dan tidak akan dikirim: gratis, dan tidak ada dana yang berpindah.",
    declined: "Kamu menolak permintaan di dompetmu. Kamu belum masuk.",
    failed: "Gagal masuk. Tidak ada yang berubah.",
    differs:
      "Situs membuat permintaan masuk yang berbeda dari yang diminta halaman ini. Tidak ada yang ditandatangani, dan laporannya otomatis kami terima. Muat ulang halaman ini dan coba sekali lagi.",
    unsupported:
      "Dompet ini tidak bisa menandatangani pesan maupun transaksi untuk situs ini. Pakai dompet lain untuk masuk.",
    wrongAccount:
      "Akun yang menjawab berbeda dari akun yang terhubung. Kamu belum masuk; ganti akun di dompetmu, lalu coba lagi.",
    tryAgain: "Coba lagi",
    hardware: "Hardware wallet saya tidak bisa menandatangani pesan",
    cancel: "Batal",
    done: "Kamu sudah masuk.",
  },
  disconnected: {
    lost: "Koneksi dompetmu terputus, jadi kamu otomatis keluar.",
    logoutFailed:
      "Sesi di server gagal diakhiri. Di browser ini dompetmu sudah terputus; sesimu berakhir sendiri paling lama seminggu lagi.",
  },
};
