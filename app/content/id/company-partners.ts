import type { companyPartners as english } from "../en/company-partners";
import type { InLanguage } from "../in-language";

export const companyPartners: InLanguage<typeof english> = {
  title: "Mitra: dengan siapa kami bekerja dan syaratnya",
  description:
    "Tempat dan perusahaan yang bekerja bersama kami, apa yang mereka lakukan bagi holder, cara kemitraan dimulai dan diakhiri, dan cara mengajukannya.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Rekan yang baik",
      lead: "Mitra memberi holder apa yang tidak bisa kami berikan sendiri, dan sudah menandatangani janji untuk itu.",
      actions: [
        { label: "Lihat mitra kami", below: "partners", isPrimary: true },
        { label: "Ajukan kemitraan", email: 1 },
      ],
      sceneAlt:
        "Lobi menara di siang hari: dua orang berjas berjabat tangan di atas buku raksasa yang terbuka, di belakangnya dinding penuh papan nama berbagai usaha.",
    },
    {
      kind: "partners",
      ground: "paper",
      title: "Yang sudah menandatangani",
      body: "Masing-masing dengan perannya. Yang hanya punya nama tidak dicantumkan.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "Dari sapaan sampai tanda tangan",
      items: [
        {
          title: "Kamu tulis apa yang didapat holder",
          body: "Satu halaman cukup. Sepuluh slide tentang kami tidak perlu: kami sudah kenal diri sendiri.",
        },
        {
          title: "Kami pastikan itu benar kamu",
          body: "Akta usaha, izin kalau bidangmu memerlukannya, dan obrolan telepon dengan orang yang berwenang tanda tangan.",
        },
        {
          title: "Kita sepakati cara berakhirnya",
          body: "Apa yang ditawarkan, sampai kapan, dan bagaimana nasib pesanan kalau salah satu pergi.",
        },
        {
          title: "Diumumkan",
          body: "Di halaman ini dan di berita. Kalau berakhir, namanya dihapus dan beritanya ditulis.",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Yang boleh dan tidak boleh dilakukan mitra",
      caption: "Aturan bagi mitra",
      columns: [{ label: "Hal" }, { label: "Boleh" }, { label: "Tidak boleh" }],
      rows: [
        ["Data holder", "yang diminta formulir, untuk pesanan itu saja", "menyimpannya setelah itu untuk iklan"],
        ["Dompet", "meminta tamu menunjukkan alamatnya", "meminta tanda tangan yang memindahkan apa pun"],
        ["Nama kami", "“terbuka bagi holder Punktopia”", "“dijamin oleh Punkvism”"],
        ["Koin kami", "menerimanya sebagai pembayaran, dengan risiko sendiri", "menyarankan siapa pun membelinya"],
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "Kamu membuat NFT sendiri?",
      body: "Daftarkan proyekmu di sini, sebagai perorangan atau perusahaan, dengan dokumen yang diperiksa staf kami. Setelah itu kamu mengisi koleksi, kontrak, dan biayanya di sini.",
      actions: [
        { label: "Daftarkan akun proyek", own: "project/register", isPrimary: true },
        { label: "Masuk", own: "project" },
      ],
    },
  ],
};
