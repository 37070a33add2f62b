import type { etcEmail as english } from "../en/etc-email";
import type { InLanguage } from "../in-language";

export const etcEmail: InLanguage<typeof english> = {
  title: "Larangan pengumpulan alamat email otomatis",
  description:
    "Alamat email di situs ini tidak boleh dikumpulkan dengan program atau dipakai untuk iklan. Aturannya, dasar hukumnya, dan cara melaporkannya.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Silakan menulis, jangan memanen",
      lead: "Alamat email di situs ini untuk orang yang punya pertanyaan. Kami menolak pengumpulannya dengan program; mendaftarkannya secara otomatis untuk mengirim iklan merupakan pelanggaran hukum di Korea.",
      actions: [{ label: "Laporkan pelanggaran", email: 0 }],
      sceneAlt:
        "Ruang surat menara di siang hari: robot dengan jaring kupu-kupu mengejar amplop terbang, petugas mengangkat tanda berhenti, dinding penuh kotak surat.",
    },
    {
      kind: "document",
      title: "Larangan pengumpulan email",
      effective: "Berlaku sejak",
      effectiveOn: "2026-12-01",
      contents: "Daftar isi",
      clauses: [
        {
          id: "refusal",
          title: "Yang kami tolak",
          blocks: [
            "Kami menolak pengumpulan alamat email yang tampil di situs ini dengan program atau cara teknis lain, serta penjualan, pemberian, atau pemakaiannya untuk iklan.",
          ],
        },
        {
          id: "law",
          title: "Dasar hukum",
          blocks: [
            "Pasal 50 ayat (5) Undang-Undang Korea tentang Promosi Pemanfaatan Jaringan Informasi dan Komunikasi serta Perlindungan Informasi melarang pengirim iklan membuat data kontak secara otomatis atau mendaftarkan alamat email secara otomatis untuk mengirim iklan. Pelanggarannya dipidana menurut Pasal 74 undang-undang itu.",
          ],
        },
        {
          id: "report",
          title: "Tempat melapor",
          blocks: [
            "Bila Anda menerima iklan yang tidak diinginkan di alamat yang hanya Anda berikan kepada kami, beri tahu kami. Di Korea, Anda juga dapat menghubungi Korea Internet & Security Agency di nomor 118.",
          ],
        },
      ],
    },
    {
      kind: "company",
      ground: "paper",
      title: "Alamat yang dimaksud",
      body: "Alamat ini menjawab surat dari manusia, dalam tiga bahasa.",
    },
  ],
};
