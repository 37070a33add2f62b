import type { anangCare as english } from "../../en/rwa-project/anang-care";
import type { InLanguage } from "../../in-language";

export const anangCare: InLanguage<typeof english> = {
  label: "Anang Care",
  title: "Anang Care: proyek bantuan di rumah",
  description:
    "Anang Care direncanakan sebagai layanan perawatan sehari-hari: isinya, siapa yang membayar, yang dicatat untuk holder, dan risikonya.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Anang Care: ada yang datang saat kamu butuh",
      blocks: [
        "Anang Care direncanakan sebagai layanan bagi orang yang perlu dibantu: kunjungan ke rumah, teman bagi lansia, olahraga ringan. Asetnya adalah orang-orang terlatih dan kepercayaan keluarga. Dua-duanya tidak muat di brankas.",
        { heading: "Yang belum diputuskan tentang Anang Care" },
        {
          list: [
            "Kota pertamanya, dan izin yang diperlukan di sana",
            "Apakah keluarga, asuransi, atau pemerintah daerah yang membayar",
            "Bagaimana hak para perawat dijauhkan dari token mana pun",
          ],
        },
      ],
    },
    {
      kind: "cards",
      ground: "paper",
      title: "Bayangan satu minggu",
      body: "Layanan menurut gambaran awal. Tidak ada yang berupa tindakan medis.",
      items: [
        {
          icon: "clock",
          label: "Hari kerja",
          title: "Kunjungan per jam",
          body: "Belanja, memasak, mengantar ke dokter. Dibayar per jam, dengan mata uang negaranya.",
        },
        {
          icon: "card",
          label: "Akhir pekan",
          title: "Teman mengobrol",
          body: "Seseorang untuk diajak main kartu. Sulit diberi harga, mudah disyukuri.",
        },
        {
          icon: "heart",
          label: "Kapan saja",
          title: "Bergerak bersama",
          body: "Kelompok kecil, olahraga ringan, satu pemandu terlatih.",
        },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "Tetap dicatat saat kamu istirahat",
      body: "Sama untuk setiap NFT dalam satu koleksi, pemiliknya check-in atau tidak; check-in memberi reward lain.",
      of: "anang-care",
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Pertanyaan dari sebuah keluarga",
      body: "Holder sebaiknya ikut bertanya.",
      items: [
        {
          question: "Pantaskah perawatan dijadikan token?",
          answer:
            "Hanya kalau tokennya jauh dari ranjang pasien. Perawatan seseorang tidak boleh bergantung pada harga, dan data pasien tidak boleh ada di blockchain.",
        },
        {
          question: "Dari mana uangnya?",
          answer: "Dari biaya layanan, setelah gaji, pelatihan, dan asuransi dibayar. Keuntungan di bidang ini tipis.",
        },
        {
          question: "Apa risiko terbesarnya?",
          answer:
            "Perawat yang baik tidak ditemukan atau tidak betah. Kalau begitu tidak ada layanan, sebesar apa pun dananya.",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Kenali Anang Care",
      body: "Cari nomor izinnya dulu; layanan perawatan pasti punya.",
      of: "anang-care",
    },
  ],
};
