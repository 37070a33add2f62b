import type { search as english } from "../en/search";
import type { TextShape } from "../text-shape";

export const search: TextShape<typeof english> = {
  title: "Cari di situs",
  documentTitle: "Cari | Punkvism",
  description: "Cari halaman dan berita Punkvism.",
  label: "Kamu mencari apa?",
  submit: "Cari",
  hint: "Halaman, koin, koleksi, atau pertanyaan.",
  results: "Hasil",
  pages: "Halaman",
  news: "Berita",
  found: { one: "{count} hasil", other: "{count} hasil" },
  nothing: "Tidak ada yang cocok. Coba lebih sedikit kata, atau kata yang lebih pendek.",
  start: "Atau mulai dari sini",
  noNews: "Berita sedang tidak bisa dicari. Hasil halaman tetap ada.",
  noFacts: "Dewan direksi dan mitra sedang tidak bisa dicari. Hasil lainnya tetap ada.",
  all: "Semua hasil",
  moreNews: "Berita lain yang memuat kata ini",
  slash: "Buka pencarian dengan tombol /",
};
