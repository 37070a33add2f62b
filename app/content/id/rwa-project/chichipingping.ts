import type { chichipingping as english } from "../../en/rwa-project/chichipingping";
import type { InLanguage } from "../../in-language";

export const chichipingping: InLanguage<typeof english> = {
  label: "ChiChiPingPing",
  title: "ChiChiPingPing: proyek karakter anak-anak",
  description:
    "ChiChiPingPing direncanakan sebagai keluarga karakter: lagu, film pendek, mainan, lisensi. Cara menghasilkan uang, dan kenapa banyak yang gagal.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "ChiChiPingPing: nama yang sudah seperti lagu",
      blocks: [
        "ChiChiPingPing direncanakan sebagai merek karakter untuk keluarga. Asetnya bukan barang, melainkan hak: hak menggambar karakternya, menyanyikan lagunya, dan mengizinkan orang lain mencetaknya di kotak bekal.",
        { heading: "Yang belum diputuskan tentang ChiChiPingPing" },
        {
          list: [
            "Siapa yang menggambar dan milik siapa gambarnya",
            "Hak mana yang masuk proyek dan mana yang tetap di tangan penciptanya",
            "Apakah mereka juga muncul di Punktopia",
          ],
        },
      ],
    },
    {
      kind: "cards",
      ground: "paper",
      title: "Tiga cara sebuah karakter menghasilkan",
      body: "Biasanya datang dengan urutan ini.",
      items: [
        {
          icon: "note",
          label: "Pertama",
          title: "Lagu dan film pendek",
          body: "Ditonton gratis, dibayar iklan. Namanya terkenal jauh sebelum uangnya datang.",
        },
        {
          icon: "gift",
          label: "Lalu",
          title: "Mainan dan buku",
          body: "Dibuat pihak lain dengan lisensi. Beberapa persen dari harga toko sampai ke pemilik hak.",
        },
        {
          icon: "star",
          label: "Mungkin",
          title: "Panggung dan ruang bertema",
          body: "Mahal dibangun, tetapi kalau berhasil dikenang bertahun-tahun.",
        },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "Sedikit setiap hari",
      body: "Yang dicatat untuk satu karaktermu selama satu hari di-stake. Harinya dihitung dengan waktu Korea.",
      of: "chichipingping",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Lucu saja bukan rencana usaha",
      body: "Dua sisi merek karakter, apa adanya.",
      good: {
        title: "Yang membantu",
        items: ["Gambar tidak aus dan tidak perlu gudang", "Satu keberhasilan bisa dilisensikan ke banyak negara"],
      },
      bad: {
        title: "Yang menyadarkan",
        items: [
          "Kebanyakan karakter baru cepat dilupakan",
          "Barang tiruan muncul lebih cepat daripada putusan pengadilan",
          "Selera berubah, dan anak-anak pasti tumbuh besar",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "Lihat dan dengar ChiChiPingPing",
      body: "Juri tercepatnya adalah tautan video. Tanya saja anak umur empat tahun.",
      of: "chichipingping",
    },
  ],
};
