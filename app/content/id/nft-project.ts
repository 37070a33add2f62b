import type { nftProject as english } from "../en/nft-project";
import type { InLanguage } from "../in-language";

export const nftProject: InLanguage<typeof english> = {
  title: "Tujuh koleksi NFT di Punktopia",
  description:
    "Tujuh koleksi, tujuh siluet. Bandingkan kegunaan tiap koleksi, tempat staking-nya, dan apa yang perlu kamu periksa sebelum membeli di marketplace.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Koleksi NFT",
      title: "Tujuh rombongan, satu trotoar",
      lead: "Punktopia punya tujuh koleksi NFT di Solana. Bandingkan di mana tiap koleksi bisa di-stake dan apa hasilnya, lalu pilih satu.",
      actions: [{ label: "Pilih koleksi", below: "cards", isPrimary: true }],
      sceneAlt:
        "Galeri di malam hari: tujuh potret berbingkai, satu dari tiap koleksi, di bawah lampu sorot; tali beludru, bangku dengan seekor kucing, tiga pengunjung.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "Siapa saja yang tinggal di sini",
      body: "Kamu bisa membedakan mereka dari seberang jalan, dalam gelap, tanpa kacamata.",
      items: [
        {
          picture: "people/genesis-2",
          pictureAlt: "Warga Genesis berambut biru runcing dengan radio merah muda.",
          label: "Yang pertama",
          title: "Genesis",
          body: "Koleksi yang mengawali kota ini. Rambutnya seperti rambu peringatan, dan daftar kegunaannya paling panjang.",
          action: { label: "Kenali Genesis", page: "nftGenesis" },
        },
        {
          picture: "people/punkykongz-4",
          pictureAlt: "Kera biru dengan topi musim dingin merah muda.",
          label: "Yang terbanyak",
          title: "PunkyKongz",
          body: "Lima ribu kera dan tidak ada yang kembar. Bisa di-stake dengan atau tanpa jangka waktu.",
          action: { label: "Kenali para Kongz", page: "nftPunkykongz" },
        },
        {
          picture: "people/punky-hag-6",
          pictureAlt: "Gadis bercepol dua warna ungu memegang gelas merah muda.",
          label: "Yang paling ramai",
          title: "Punky HA_G",
          body: "Anak-anak jalanan yang rambutnya masuk ruangan lebih dulu daripada orangnya.",
          action: { label: "Kenali HA_G", page: "nftPunkyhag" },
        },
        {
          picture: "people/wise-alya-6",
          pictureAlt: "Perempuan tua berambut putih dengan burung hantu di lengannya.",
          label: "Yang paling tenang",
          title: "Wise Alya",
          body: "Pembaca, pekebun, penjaga buku kas. Satu-satunya koleksi dengan reward dalam USDC.",
          action: { label: "Kenali Alya", page: "nftAlya" },
        },
        {
          picture: "people/fearless-fitri-6",
          pictureAlt: "Petarung berkerudung putih dengan pedang panjang.",
          label: "Yang paling berani",
          title: "Fearless Fitri",
          body: "Kerudung, jubah, dan sarung tinju. Datang demi ring, menetap demi tetangga.",
          action: { label: "Kenali Fitri", page: "nftFitri" },
        },
        {
          picture: "people/punky-society-4",
          pictureAlt: "Pria bertopi tinggi putih membawa mawar hijau.",
          label: "Yang paling rapi",
          title: "Punky Society",
          body: "Klub dengan pintu, aturan berpakaian, dan meja untuk siapa pun yang memegang kartunya.",
          action: { label: "Lihat apa yang dibuka klub ini", page: "benefitMultiple", tab: "punky-society" },
        },
        {
          picture: "people/crafter-5",
          pictureAlt: "Pandai besi berjanggut merah di depan paron.",
          label: "Yang paling sibuk",
          title: "Crafter",
          body: "Para pandai besi Gear Up! Kalau ada yang tajam, pasti jempol salah satu dari mereka pernah melepuh karenanya.",
          action: { label: "Kenali para Crafter", page: "nftPunkyCrafter" },
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Ketujuhnya, dijajarkan",
      body: "Di mana tiap koleksi di-stake dan dibayar dengan apa. Reward hanya ada selama pool-nya berisi dana; ini bukan janji.",
      caption: "Staking dan reward tiap koleksi",
      columns: [{ label: "Koleksi" }, { label: "Punky Boost" }, { label: "Punky Nova" }, { label: "Reward" }],
      rows: [
        ["Genesis", "bisa", "tidak", "Twig, SCG, manfaat anggota"],
        ["PunkyKongz", "bisa", "90, 180, atau 270 hari", "Twig, SCG, BONUS SCG"],
        ["Punky HA_G", "bisa", "90, 180, atau 270 hari", "Twig, SCG, BONUS SCG"],
        ["Wise Alya", "bisa", "tidak", "Twig, SCG, BONUS SCG, USDC"],
        ["Fearless Fitri", "tidak", "tidak", "manfaat anggota"],
        ["Punky Society", "tidak", "tidak", "manfaat klub"],
        ["Crafter", "tidak", "tidak", "tempat di bengkel tempa Gear Up!"],
      ],
    },
    {
      kind: "figures",
      ground: "night",
      title: "Berapa jumlah semuanya",
      body: "Seluruh pasokan tiga koleksi. Jumlah yang tetap tidak menentukan harga: artinya hanya tidak ada lagi yang akan dibuat.",
      items: [
        { value: "5.000", label: "PunkyKongz", note: "Bisa di-stake di Punky Boost dan Punky Nova." },
        { value: "19.999", label: "Grilla", note: "Tidak ada pool di sini yang menerimanya." },
        { value: "4.999", label: "Supergrilla", note: "Tidak ada pool di sini yang menerimanya." },
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "Sebelum kamu membeli",
      items: [
        {
          title: "Buka koleksinya dari situs ini",
          body: "Pakai tautan marketplace di halaman koleksinya. Gambar bisa disalin dalam sedetik; alamat koleksi terverifikasi tidak bisa.",
        },
        {
          title: "Cocokkan alamatnya",
          body: "Alamat di marketplace harus sama persis dengan yang kami tampilkan, huruf demi huruf. Kalau beda, tutup saja tabnya.",
        },
        {
          title: "Jangan cuma lihat harga",
          body: "Perhatikan seberapa sering koleksinya diperdagangkan. Kalau tidak ada yang beli, kamu tidak bisa menjualnya saat perlu.",
        },
        {
          title: "Simpan di dompetmu sendiri",
          body: "Tidak ada bagian situs ini yang memerlukan frasa pemulihanmu. Yang memintanya mengincar NFT-mu, bukan mau membantu.",
        },
      ],
    },
    {
      kind: "callout",
      ground: "paper",
      title: "Semua berasal dari suatu tempat",
      body: "Tormia adalah tanah di sekeliling kota: ada petanya, ada kisahnya, dan ada alasan kenapa semua orang di sini punya obor.",
      actions: [
        { label: "Baca awal kisahnya", page: "punkyWorldIntro", isPrimary: true },
        { label: "Buka petanya", page: "punkyWorldView" },
        { label: "Lihat kegunaan mereka", page: "utilityProject" },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Tempat ketujuh kaum berpindah tangan",
      body: "Rumah Society dan raknya di marketplace. Kami tidak pernah menjual NFT lewat pesan.",
      of: "punky-society",
      actions: [{ label: "Kembali ke daftar", page: "nftProject" }],
    },
  ],
};
