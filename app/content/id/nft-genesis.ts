import type { nftGenesis as english } from "../en/nft-genesis";
import type { InLanguage } from "../in-language";

export const nftGenesis: InLanguage<typeof english> = {
  title: "Genesis: koleksi NFT pertama Punktopia",
  description:
    "Rambut runcing, tanduk, dan jaket kulit: koleksi yang mengawali kota ini. Apa gunanya Genesis, di mana staking-nya, dan cara mengenali yang asli.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Genesis",
      title: "Genesis sudah ada sebelum lampu jalan",
      lead: "Koleksi pertama Punktopia. Di Punky Boost, yang tanpa jangka waktu, Genesis menghasilkan Twig dan SCG; BENEFIT hanya untuk Genesis.",
      actions: [
        { label: "Lihat hasilnya", below: "table", isPrimary: true },
        { label: "Kembali ke daftar", page: "nftProject" },
      ],
      sceneAlt:
        "Tiga punk Genesis berambut runcing mengelilingi api dalam drum di bukit gundul; jauh di bawah, jendela pertama kota menyala.",
    },
    {
      kind: "gallery",
      ground: "night",
      title: "Delapan dari rombongan pertama",
      items: [
        {
          picture: "people/genesis-1",
          alt: "Tanduk merah muda, kaus kuning, dan tongkat.",
          caption: "jalan paling depan",
        },
        {
          picture: "people/genesis-2",
          alt: "Rambut biru runcing seperti mahkota dan radio merah muda.",
          caption: "urusan musik",
        },
        { picture: "people/genesis-3", alt: "Rambut merah melengkung dan jaket gelap.", caption: "irit bicara" },
        {
          picture: "people/genesis-4",
          alt: "Mohawk hijau dengan satu tangan terangkat.",
          caption: "melambai ke tiap trem",
        },
        {
          picture: "people/genesis-5",
          alt: "Rambut oranye melengkung, kacamata, rompi kotak-kotak.",
          caption: "membaca huruf kecil",
        },
        { picture: "people/genesis-6", alt: "Mohawk biru muda dan gitar hijau.", caption: "tiga kunci, volume penuh" },
        { picture: "people/genesis-7", alt: "Tanduk putih dan mantel biru.", caption: "pemilik kunci pertama" },
        {
          picture: "people/genesis-8",
          alt: "Rambut hijau terang runcing dan jubah merah.",
          caption: "tak pernah kedinginan",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Apa itu Genesis",
      blocks: [
        "Genesis adalah token di Solana yang metadatanya memuat alamat terverifikasi koleksi Genesis. Tanda itulah intinya: gambarnya untuk kamu nikmati, tetapi yang diperiksa pintu-pintu kota ini adalah tandanya.",
        "Genesis lahir di Kaia. Migrasi dari sana sudah dibuka: hubungkan dompet yang menyimpan NFT lamamu, lalu halaman Migrasi NFT menunjukkan mana yang bisa pindah ke Solana sekarang dan berapa biayanya. Tidak perlu terburu-buru.",
        {
          list: [
            "Ini karakter sekaligus kunci, bukan saham perusahaan.",
            "Kalau hanya disimpan, Genesis tidak menghasilkan apa-apa; yang membayar adalah staking, dan hanya dari pool yang sudah terisi.",
            "Harganya sebesar tawaran pembeli berikutnya, dan itu bisa nol.",
          ],
        },
      ],
    },
    {
      kind: "table",
      ground: "night",
      title: "Reward yang didapatnya",
      body: "Genesis punya tab sendiri di Punky Boost: tanpa jangka waktu, unstake kapan saja.",
      caption: "Reward Genesis di Punky Boost",
      columns: [{ label: "Reward" }, { label: "Apa itu" }, { label: "Cara mendapatkannya" }],
      rows: [
        ["Twig", "token reward Power zone", "bertambah tiap hari, diklaim sesukamu"],
        ["SCG", "koin kota ini", "bertambah tiap hari, diklaim sesukamu"],
        ["RWA", "hak atas jumlah harian proyek di pelabuhan", "dicatat di daftar yang bisa kamu lihat di Halaman Saya"],
        [
          "BENEFIT",
          "tempat di daftar anggota, khusus Genesis",
          "dicatat di daftar yang bisa kamu lihat di Halaman Saya",
        ],
      ],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Tempat menemukan yang asli",
      body: "Berangkatlah dari sini supaya kamu sampai di pintu yang benar.",
      of: "genesis",
      actions: [{ label: "Migrasi NFT", own: "mypage/migration" }],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Obrolan di dekat api",
      body: "Yang ingin diketahui orang sebelum ikut duduk.",
      items: [
        {
          question: "Apakah Genesis yang lebih langka mendapat reward lebih besar?",
          answer:
            "Tidak. Di pool staking satu Genesis dihitung satu, apa pun yang ada di kepalanya. Kelangkaan itu urusanmu dengan marketplace.",
        },
        {
          question: "Apakah Genesis lebih bagus daripada koleksi lain?",
          answer:
            "Genesis yang tertua, dan satu-satunya dengan BENEFIT di Punky Boost. Yang lain punya kelebihan sendiri: Kongz dan HA_G punya jangka waktu di Punky Nova, Alya punya USDC.",
        },
      ],
    },
  ],
};
