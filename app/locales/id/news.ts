import type { news as english } from "../en/news";
import type { TextShape } from "../text-shape";

export const news: TextShape<typeof english> = {
  title: "Berita",
  documentTitle: "Berita: yang berubah di Punktopia",
  description:
    "Perubahan di situs, staking, dan koleksi, dari yang terbaru. Cari beritanya di sini, atau berlangganan lewat pembaca feed.",
  heading: "Apa yang berubah, dan apa artinya buat kamu",
  lead: "Yang baru, yang diperbaiki, dan yang terlambat, lengkap dengan tanggalnya.",
  search: "Cari berita",
  submit: "Cari",
  showAll: "Lihat semua berita",
  found: "Berita yang memuat “{query}”",
  list: "Berita, dari yang terbaru",
  pages: "Halaman berita",
  newest: "Ke yang terbaru",
  older: "Berita lebih lama",
  feed: "Feed Atom",
  noHits: {
    title: "Tidak ada berita yang memuat kata ini",
    body: "Yang dicocokkan adalah awal kata. Coba lebih sedikit kata, atau kata yang lebih pendek.",
  },
  none: { title: "Belum ada berita", body: "Begitu ada yang berubah, kabarnya muncul di sini hari itu juga." },
  end: { title: "Tidak ada yang lebih lama", body: "Kamu sudah sampai di akhir berita." },
  published: "Terbit {date}",
  updated: "Diubah {date}",
  share: "Bagikan",
  copy: "Salin tautan",
  copied: "Disalin",
  newerPiece: "Lebih baru",
  olderPiece: "Lebih lama",
  more: "Berita lain",
  elsewhere: {
    title: "Berita dalam bahasa lain",
    heading: "Berita ini tidak ada dalam bahasa Indonesia",
    lead: "Berita ini ditulis dalam bahasa lain dan belum diterjemahkan. Kamu bisa membacanya di sini:",
  },
};
