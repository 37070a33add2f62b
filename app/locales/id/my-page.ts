import type { myPage as english } from "../en/my-page";
import type { TextShape } from "../text-shape";

export const myPage: TextShape<typeof english> = {
  title: "Halaman Saya",
  lead: "Isi dompet ini di Punktopia, dan semua yang terkait dengannya.",
  walletTitle: "Dompet",
  copy: "Salin alamat",
  copied: "Disalin",
  readAgain: "Perbarui",
  coin: "SCG di dompet",
  sol: "SOL untuk biaya",
  stakingTitle: "Staking koin",
  positions: "Posisi aktif",
  staked: "Di-staking",
  due: "Reward yang bisa kamu klaim sekarang",
  toStaking: "Status staking saya",
  listsTitle: "Daftar saya",
  back: "Kembali ke Halaman Saya",
  noEntry: "Dompet ini tidak punya data seperti itu.",
  lists: {
    account: {
      title: "Semua Sekaligus",
      what: "Yang kamu punya, bisa diklaim, dan masih menyusul, dengan satu tombol untuk klaim semua.",
      empty: "Dompet ini belum punya apa-apa di sini.",
    },
    minting: {
      title: "Daftar Minting",
      what: "NFT yang di-mint oleh dompet ini.",
      empty: "Daftar ini kosong: minting belum dibuka di sini.",
    },
    myDrop: {
      title: "Daftar Drop",
      what: "Hadiah yang diterima dari Punky Drop.",
      empty: "Dompet ini belum mengambil hadiah.",
    },
    myTwig: {
      title: "Daftar Twig",
      what: "Twig yang diterima dari pool NFT dan drop.",
      empty: "Dompet ini belum menerima Twig.",
    },
    myVesting: {
      title: "Jadwal Vesting Token",
      what: "Token yang dijatahkan untuk dompet ini dan kapan cairnya.",
      empty: "Belum ada jatah untuk dompet ini.",
    },
    reservation: {
      title: "Reservasi",
      what: "Hotel dan klinik yang dipesan dengan dompet ini.",
      empty: "Belum ada yang kamu pesan dengan dompet ini.",
    },
    myEntitlement: {
      title: "Manfaat dan RWA",
      what: "Daftar BENEFIT dan RWA yang memuat dompet ini.",
      empty: "Dompet ini belum ada di daftar mana pun.",
    },
    myForge: {
      title: "Daftar Forge",
      what: "Semua yang dibuat di Punky Forge.",
      empty: "Daftar ini kosong: Punky Forge belum dibuka di sini.",
    },
  },
};
