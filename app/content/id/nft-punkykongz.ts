import type { nftPunkykongz as english } from "../en/nft-punkykongz";
import type { InLanguage } from "../in-language";

export const nftPunkykongz: InLanguage<typeof english> = {
  title: "PunkyKongz: lima ribu kera yang punya rencana",
  description:
    "PunkyKongz adalah koleksi 5.000 kera. Bandingkan staking tanpa jangka waktu di Punky Boost dengan 90–270 hari di Punky Nova sebelum memilih.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "PunkyKongz",
      title: "Lima ribu Kongz, setandan pisang",
      lead: "Di-stake di Punky Boost tanpa jangka waktu, atau di Punky Nova selama 90, 180, atau 270 hari, Kong menghasilkan Twig dan SCG.",
      actions: [
        { label: "Bandingkan Boost dan Nova", below: "table", isPrimary: true },
        { label: "Kembali ke daftar", page: "nftProject" },
      ],
      sceneAlt:
        "Gubuk dan jembatan tali di pohon raksasa pada malam hari: kera bermahkota di panggung tengah, kera lain di depan pintu dan di bawah, lampion warna-warni, kota di belakang.",
    },
    {
      kind: "figures",
      ground: "night",
      title: "Keluarga ini dalam angka",
      items: [
        { value: "5.000", label: "jumlah Kongz", note: "Itu seluruh pasokannya." },
        { value: "2", label: "cara staking", note: "Tanpa jangka waktu, atau dengan jangka waktu." },
        { value: "3", label: "pilihan di Punky Nova", note: "90, 180, dan 270 hari." },
      ],
    },
    {
      kind: "gallery",
      ground: "night",
      title: "Wajah-wajah dari pasar",
      items: [
        { picture: "people/punkykongz-1", alt: "Kera oranye menggigit pisang.", caption: "bagian uji mutu" },
        {
          picture: "people/punkykongz-2",
          alt: "Kera hijau bermahkota dengan medali emas.",
          caption: "terpilih oleh dirinya",
        },
        {
          picture: "people/punkykongz-3",
          alt: "Kera merah muda bertopi biru muda membawa papan.",
          caption: "kurir, biasanya sampai",
        },
        {
          picture: "people/punkykongz-5",
          alt: "Gorila abu-abu dengan headphone hijau.",
          caption: "tidak dengar apa-apa",
        },
        {
          picture: "people/punkykongz-6",
          alt: "Kera cokelat berkacamata hitam dengan ikat kepala biru.",
          caption: "tidak lihat apa-apa",
        },
        {
          picture: "people/punkykongz-8",
          alt: "Kera merah muda bermahkota berbaju oranye membawa papan selancar.",
          caption: "tak ada laut, tak masalah",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Boost atau Nova?",
      body: "Satu Kong hanya bisa berada di salah satunya. Keduanya sudah buka.",
      caption: "Punky Boost dan Punky Nova untuk PunkyKongz",
      columns: [{ label: "Pertanyaan" }, { label: "Punky Boost" }, { label: "Punky Nova" }],
      rows: [
        ["Berapa lama?", "tanpa jangka waktu", "90, 180, atau 270 hari"],
        [
          "Bisa unstake lebih awal?",
          "tidak ada istilah terlalu awal: unstake kapan saja",
          "bisa, tetapi reward yang belum bisa diklaim hangus",
        ],
        ["Dibayar apa?", "Twig, SCG, BONUS SCG", "Twig, SCG, BONUS SCG"],
        ["BONUS SCG dari mana?", "setiap kali check-in", "setiap kali check-in"],
        ["Cocok untuk siapa?", "yang mungkin ingin menjual", "yang memang berniat menyimpan"],
      ],
    },
    {
      kind: "balance",
      ground: "night",
      title: "Sebelum mengadopsi",
      body: "Kera itu teman seumur hidup, atau sampai ada tawaran lebih baik. Kenali dua sisinya dulu.",
      good: {
        title: "Kelebihan seekor Kong",
        items: [
          "Jumlahnya tetap: keluarga ini tidak bertambah ketika jadi populer.",
          "Ada dua cara staking, padahal kebanyakan koleksi punya satu atau tidak sama sekali.",
          "Catatan check-in melekat pada NFT dan tetap ada saat di-stake lagi.",
        ],
      },
      bad: {
        title: "Kekurangannya",
        items: [
          "Lima ribu itu banyak: di hari sepi, banyak Kongz menunggu sedikit pembeli.",
          "Reward berasal dari pool yang harus diisi seseorang; kalau kosong, pembayarannya berhenti.",
          "Kalau kamu menjual Kong, reward yang mungkin masih didapatnya ikut pergi.",
        ],
      },
    },
    {
      kind: "links",
      ground: "paper",
      title: "Temui keluarganya",
      body: "Situs mereka sendiri, dan lapak yang menjual Kongz asli.",
      of: "punkykongz",
      actions: [{ label: "Migrasi NFT", own: "mypage/migration" }],
    },
  ],
};
