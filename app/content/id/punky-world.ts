import type { punkyWorld as english } from "../en/punky-world";
import type { InLanguage } from "../in-language";

export const punkyWorld: InLanguage<typeof english> = {
  title: "Tormia: negeri di sekeliling kota",
  description:
    "Delapan tempat yang sepadan dengan ongkos trem, siapa penghuninya, dan halaman mana di situs ini yang terkait. Panduan Tormia untuk satu malam.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      title: "Tormia dalam semalam",
      lead: "Tormia adalah negeri di sekeliling Punktopia: delapan halte di satu jalur trem, dan apa yang bisa kamu lakukan di sana.",
      actions: [
        { label: "Lihat kedelapan halte", below: "cards", isPrimary: true },
        { label: "Baca awal ceritanya", page: "punkyWorldIntro" },
      ],
      sceneAlt:
        "Lembah luas di malam hari dari puncak bukit: kota bercahaya tampak kecil di tengah, rel trem berkelok melewati ngarai berapi, pohon raksasa, dan danau bermata dua.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "Delapan halte",
      body: "Trem berkeliling menurut urutan ini. Yang ditunggu cuma Alya.",
      items: [
        {
          picture: "people/genesis-6",
          pictureAlt: "Punk Genesis dengan gitar.",
          label: "Halte 1",
          title: "Bukit Pertama",
          body: "Bukit gundul dengan satu titik hangat di puncaknya. Para Genesis masih bergiliran menungguinya.",
          action: { label: "Genesis", page: "nftGenesis" },
        },
        {
          picture: "people/punkykongz-3",
          pictureAlt: "Kera merah muda dengan papan.",
          label: "Halte 2",
          title: "Pasar Panjang",
          body: "Dua deret lapak tanpa celah. Apa pun yang kuning ada di sini.",
          action: { label: "PunkyKongz", page: "nftPunkykongz" },
        },
        {
          picture: "people/punky-hag-4",
          pictureAlt: "Gadis bercepol hijau dengan papan.",
          label: "Halte 3",
          title: "Underline",
          body: "Di bawah rel, di atas sungai, di luar nalar. Awas roda.",
          action: { label: "Punky HA_G", page: "nftPunkyhag" },
        },
        {
          picture: "people/wise-alya-4",
          pictureAlt: "Perempuan dengan lampu di tongkatnya.",
          label: "Halte 4",
          title: "Perpustakaan Pohon",
          body: "Pohon yang isinya kebanyakan rak. Berbisiklah; ia mendengarkan.",
          action: { label: "Wise Alya", page: "nftAlya" },
        },
        {
          picture: "people/fearless-fitri-4",
          pictureAlt: "Petarung emas dengan sabuk.",
          label: "Halte 5",
          title: "Ring Atap",
          body: "Atap-atap datar yang disambung papan, dan di tengahnya sebuah ring. Tepuk tangannya turun lewat cerobong.",
          action: { label: "Fearless Fitri", page: "nftFitri" },
        },
        {
          picture: "people/punky-society-6",
          pictureAlt: "Nyonya berbaju hitam, bertopi lebar, membawa koran.",
          label: "Halte 6",
          title: "Jalan Society",
          body: "Tujuh pintu, satu bel. Berbunyi untuk makan malam dan untuk revolusi.",
          action: { label: "Lihat manfaat klub", page: "benefitMultiple", tab: "punky-society" },
        },
        {
          picture: "people/crafter-2",
          pictureAlt: "Pandai besi tua dengan palu besar.",
          label: "Halte 7",
          title: "Ngarai Paron",
          body: "Suaranya terdengar sejak satu halte sebelumnya. Para Crafter sama sekali tidak mendengarmu.",
          action: { label: "Crafter", page: "nftPunkyCrafter" },
        },
        {
          icon: "eye",
          label: "Halte 8",
          title: "Kolam Oculla",
          body: "Halte terakhir. Tatap airnya selama ia menatapmu, jangan lebih lama.",
          action: { label: "Oculla Summoning", page: "nftProjectOcullaSummoning" },
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Yang bisa kamu lakukan di sini",
      body: "Tempat-tempat ini cuma cerita, tetapi beberapa punya loket.",
      caption: "Tormia dan situs ini",
      columns: [{ label: "Di Tormia" }, { label: "Di situs ini" }, { label: "Hari ini" }],
      rows: [
        ["Memberi koin ke pembangkit", "Staking koin", "buka"],
        ["Membaca utang brankas", "Halaman bukti", "buka"],
        ["Mempekerjakan karakter", "Punky Boost, Punky Nova", "buka"],
        ["Memesan senjata", "Gear Up!", "bisa dilihat, belum bisa dibeli"],
        ["Belanja dengan Twig", "Tori Shop", "masih tutup"],
        ["Menjemput teman lama dari Kaia", "migrasi NFT", "buka"],
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "Trem terakhir",
      body: "Trem ini membawamu kembali ke pembangkit; mesin pertamanya sudah menyala.",
      actions: [{ label: "Naik ke staking koin", page: "powerzoneCoinStaking", isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Halte di luar lembah",
      body: "Rumah Tormia sendiri, film-filmnya, dan pasar tempat warganya berpindah tangan.",
      of: "punky-world",
      actions: [{ label: "Kembali ke daftar", page: "nftProject" }],
    },
  ],
};
