import type { companyBoardmember as english } from "../en/company-boardmember";
import type { InLanguage } from "../in-language";

export const companyBoardmember: InLanguage<typeof english> = {
  title: "Dewan direksi: sembilan belas orang, satu meja",
  description:
    "Sembilan belas orang yang bertanggung jawab atas Punkvism, apa yang mereka urus, cara keputusan dibuat, dan di mana kamu bisa mengikuti mereka.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Sembilan belas kursi dan satu ketel",
      lead: "Orang-orang di balik Punktopia, dan apa yang diurus masing-masing.",
      actions: [{ label: "Lihat {{members}} anggotanya", below: "board", isPrimary: true }],
      sceneAlt:
        "Ruang rapat di siang hari dari atas: meja oval panjang, sembilan belas kursi berbeda, kertas, ketel di tengah, kucing di atas notulen.",
    },
    {
      kind: "board",
      ground: "paper",
      title: "Siapa duduk di mana",
      body: "Sesuai urutan duduk, mulai dari jendela.",
    },
    {
      kind: "table",
      ground: "night",
      title: "Siapa boleh memutuskan apa",
      body: "Daftarnya pendek supaya mudah diingat.",
      caption: "Keputusan dan pembuatnya",
      columns: [{ label: "Keputusan" }, { label: "Diputuskan oleh" }, { label: "Diumumkan" }],
      rows: [
        ["Imbal hasil untuk staking baru", "kursi keuangan bersama satu lainnya", "di halaman staking, seketika"],
        ["Menghentikan sementara staking baru", "salah satu dari tiga petugas jaga", "di halaman staking, seketika"],
        ["Versi program baru", "seluruh meja", "di berita, sebelum dijalankan"],
        ["Mitra baru", "kursi yang terkait, dan bagian hukum", "di halaman mitra"],
      ],
      sample: "board-decisions",
    },
  ],
};
