import type { btn as english } from "../../en/rwa-project/btn";
import type { InLanguage } from "../../in-language";

export const btn: InLanguage<typeof english> = {
  label: "BTN",
  title: "BTN: proyek jaringan pemesanan perjalanan",
  description:
    "BTN direncanakan sebagai jaringan pemesanan kamar, perahu, dan pemandu: cara menghasilkan uang, jumlah harian bagi holder, dan risikonya.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "BTN: kamar, perahu, pemandu dalam satu pesanan",
      blocks: [
        "BTN direncanakan sebagai jaringan perjalanan. Miliknya sendiri sedikit: asetnya adalah kontrak dengan pemilik kamar, perahu, dan orang yang paham daerahnya, serta perangkat lunak yang menghubungkan mereka dengan pelancong.",
        { heading: "Yang belum diputuskan tentang BTN" },
        {
          list: [
            "Daerah pertamanya",
            "Apakah mengambil komisi, langganan, atau keduanya",
            "Bedanya dengan situs besar yang melakukan hal serupa",
          ],
        },
      ],
    },
    {
      kind: "diagram",
      ground: "paper",
      title: "Uang dari satu perjalanan",
      body: "Jaringan dibayar karena berada di tengah. Jadi, lewat sana harus ada gunanya.",
      caption: "Cara satu pesanan dibagi",
      nodes: [
        { id: "traveller", label: "Pelancong", column: 1, row: 2 },
        { id: "network", label: "BTN", note: "mengambil komisi", column: 2, row: 2, tone: "accent" },
        { id: "room", label: "Kamar", column: 3, row: 1 },
        { id: "boat", label: "Perahu", column: 3, row: 2 },
        { id: "guide", label: "Pemandu", column: 3, row: 3 },
      ],
      edges: [
        { from: "traveller", to: "network", label: "membayar sekali kepada" },
        { from: "network", to: "room", label: "membayar biaya menginap kepada" },
        { from: "network", to: "boat", label: "membayar tiket kepada" },
        { from: "network", to: "guide", label: "membayar jasa kepada" },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "Uang saku harian",
      body: "Bukan kupon perjalanan: ini hitungan BTN untuk setiap NFT yang di-stake, dan tetap bertambah walau kamu di rumah saja.",
      of: "btn",
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Yang bisa salah di jalan",
      blocks: [
        "Perjalanan berhenti saat orang sakit, kekurangan uang, atau takut, dan berhentinya di mana-mana sekaligus.",
        {
          list: [
            "Kalau hotel tutup, pelancong menagih pihak yang menerima uangnya. Pengembalian dana bisa lebih besar daripada komisi setahun.",
            "Pesaing besar bisa menurunkan komisi sampai jaringan kecil menyerah.",
            "Token yang bisa dibelanjakan untuk perjalanan menjadi alat pembayaran, dengan aturan sendiri di tiap negara.",
          ],
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Di mana menemukan BTN",
      body: "Coba buat satu pesanan. Kalau belum bisa, kamu jadi tahu sudah sampai mana.",
      of: "btn",
    },
  ],
};
