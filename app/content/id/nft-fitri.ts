import type { nftFitri as english } from "../en/nft-fitri";
import type { InLanguage } from "../in-language";

export const nftFitri: InLanguage<typeof english> = {
  title: "Fearless Fitri: sarung tinju naik, dagu tegak",
  description:
    "Fearless Fitri adalah koleksi tanpa pool staking tetapi punya ring sendiri. Kenali para petarungnya dan lihat untuk apa kamu memilikinya.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Fearless Fitri",
      title: "Fitri masuk, seisi ruangan berdiri",
      lead: "Petarung, pelari, dan penyelamat berkerudung dan berjubah. Fitri tidak bisa di-stake: koleksi ini dibuat untuk manfaat anggota.",
      actions: [
        { label: "Lihat cara jadi anggota", below: "steps", isPrimary: true },
        { label: "Kembali ke daftar", page: "nftProject" },
      ],
      sceneAlt:
        "Ring tinju di atap datar saat fajar: petarung berkerudung biru dengan sarung tinju merah, dua lagi di tali ring, jemuran dan menara masjid di belakang.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "Empat sudut, empat petarung",
      items: [
        {
          picture: "people/fearless-fitri-1",
          pictureAlt: "Kerudung biru dan sarung tinju merah.",
          label: "Sudut merah",
          title: "Si pembuka",
          body: "Mengambil ronde pertama, lalu menjelaskan aturan kepada yang kedua.",
        },
        {
          picture: "people/fearless-fitri-2",
          pictureAlt: "Kerudung merah dengan balon cahaya perak.",
          label: "Sudut dokter",
          title: "Si perawat",
          body: "Pernah kalah sekali, dari pintu. Menurutnya itu salah pintunya.",
        },
        {
          picture: "people/fearless-fitri-3",
          pictureAlt: "Kerudung merah muda bermahkota taring dengan obor.",
          label: "Sudut biru",
          title: "Si obor",
          body: "Berlari paling depan saat listrik padam. Tremnya mengikuti dia.",
        },
        {
          picture: "people/fearless-fitri-8",
          pictureAlt: "Kerudung kuning, obor, dan jubah biru.",
          label: "Sudut seberang",
          title: "Si penyelamat",
          body: "Menggendong piano turun empat lantai. Tidak ada yang meminta pianonya.",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Tanpa pool, dan memang disengaja",
      blocks: [
        "Fitri tidak ada dalam rencana staking mana pun. Ini bukan karena lupa: koleksi ini dibuat untuk keanggotaan, dan nilainya bagimu ada pada pintu yang dibukanya, bukan pada reward hariannya.",
        "Kalau rencananya berubah, kami mengumumkannya di berita dan di halaman ini, lengkap dengan alamat pool, sebelum siapa pun diminta tanda tangan. Yang menawarimu staking Fitri hari ini bukan warga kota ini.",
      ],
      actions: [{ label: "Baca berita", page: "companyNews" }],
    },
    {
      kind: "steps",
      ground: "night",
      title: "Dari tepi ring menjadi anggota",
      items: [
        {
          title: "Punya satu",
          body: "Di dompet Solana yang kamu pegang sendiri. Akun bursa tidak bisa membuktikan bahwa itu milikmu.",
        },
        {
          title: "Hubungkan dan masuk",
          body: "Menghubungkan dompet menunjukkan alamatnya. Masuk membuktikan itu kamu. Dua-duanya tidak memindahkan apa pun.",
        },
        {
          title: "Hitung Fitri-mu",
          body: "Ada manfaat yang mulai dari satu Fitri, ada yang perlu beberapa. Jenjangnya ada di halaman manfaat.",
        },
        {
          title: "Pesan atau datang langsung",
          body: "Pesan tempat kalau ada yang bisa dipesan, dan datanglah dengan dompet yang kamu pakai untuk masuk.",
        },
      ],
    },
    {
      kind: "gallery",
      ground: "paper",
      title: "Setelah bel terakhir",
      items: [
        {
          picture: "people/fearless-fitri-4",
          alt: "Kerudung emas bermahkota dengan sabuk lebar.",
          caption: "menjaga sabuk",
        },
        { picture: "people/fearless-fitri-5", alt: "Kerudung hijau dan jubah hijau.", caption: "menjaga waktu" },
        {
          picture: "people/fearless-fitri-6",
          alt: "Kerudung putih, pedang panjang, selempang biru muda.",
          caption: "menjaga jarak",
        },
        { picture: "people/fearless-fitri-7", alt: "Kerudung ungu dengan bintang kuning.", caption: "menjaga skor" },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Alamat tepi ring",
      body: "Tempat para petarung berkabar, dan tempat yang asli berpindah tangan.",
      of: "fearless-fitri",
    },
  ],
};
