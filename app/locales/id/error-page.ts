import type { errorPage as english } from "../en/error-page";
import type { TextShape } from "../text-shape";

export const errorPage: TextShape<typeof english> = {
  home: "Buka beranda",
  reload: "Muat ulang halaman",
  notFound: {
    title: "Halaman tidak ditemukan",
    heading: "Jalan ini tidak ada di peta",
    body: "Tidak ada halaman di alamat ini. Mungkin sudah pindah, atau tautannya tidak lengkap.",
  },
  offline: {
    title: "Tidak ada koneksi",
    heading: "Kamu sedang offline",
    body: "Halaman ini butuh internet, tetapi tidak bisa terhubung. Tidak ada yang terkirim, dan tidak ada yang keluar dari dompetmu. Muat ulang setelah kamu terhubung lagi.",
  },
  failed: {
    title: "Terjadi kesalahan",
    heading: "Lampu di sini padam",
    body: "Halaman ini tidak bisa ditampilkan karena gangguan di pihak kami. Kami sudah mencatatnya. Isi dompetmu dan semua yang kamu staking di blockchain tidak terpengaruh.",
  },
  quote: "Sebutkan kode ini kalau kamu menghubungi kami: {id}",
};
