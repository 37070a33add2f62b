import type { nftProjectGearUp as english } from "../en/nft-project-gear-up";
import type { InLanguage } from "../in-language";
import { weapons } from "./weapons";

export const nftProjectGearUp: InLanguage<typeof english> = {
  title: "Gear Up!: lima puluh senjata dari satu ngarai",
  description:
    "Gear Up! adalah game menempa senjata dari Tormia. Cara senjata nanti dibuat, dan ensiklopedia lima puluh senjata dengan kelangkaan dan kisahnya.",
  district: "punktopia",
  tabsLabel: "Bagian Gear Up!",
  sections: [
    {
      kind: "opening",
      title: "Semua orang di sini membawa sesuatu",
      lead: "Game menempa untuk holder yang belum dibuka. Senjata dan perajinnya sudah bisa kamu lihat.",
      actions: [
        { label: "Lihat semua {{items}} senjata", page: "nftProjectGearUp", tab: "weapon-codex", isPrimary: true },
        { label: "Kenali para perajin", page: "nftProjectGearUpCrafter" },
      ],
      sceneAlt:
        "Etalase toko senjata di ngarai malam hari: pedang bercahaya di alas beludru, palu moncong trem, perisai bermata, seorang Fitri, seekor Kong, dan seorang Crafter di trotoar.",
    },
  ],
  tabs: {
    home: {
      label: "Beranda",
      title: "Beranda Gear Up!: tentang apa game ini",
      description:
        "Kenapa warga Punktopia mengoleksi senjata yang hampir tak pernah dipakai memukul siapa pun, dan sejauh mana gamenya sudah jadi.",
      sections: [
        {
          kind: "figures",
          ground: "night",
          title: "Dihitung dua kali",
          items: [
            { value: "50", label: "senjata", note: "Semuanya ada di ensiklopedia." },
            { value: "5", label: "tingkat kelangkaan", note: "Dari biasa sampai mitis." },
            { value: "3", label: "perajin", note: "Masing-masing satu pintu, satu biaya." },
          ],
        },
        {
          kind: "plot",
          ground: "paper",
          title: "Berapa untuk tiap kelangkaan",
          caption: "Senjata menurut kelangkaan",
          description: "Enam senjata mitis, delapan legendaris, dan masing-masing dua belas epik, langka, dan biasa.",
          shape: "bars",
          unit: "",
          labelColumn: "Kelangkaan",
          valueColumn: "Senjata",
          points: [
            { label: "Mitis", value: 6 },
            { label: "Legendaris", value: 8 },
            { label: "Epik", value: 12 },
            { label: "Langka", value: 12 },
            { label: "Biasa", value: 12 },
          ],
        },
        {
          kind: "prose",
          ground: "night",
          title: "Game tentang benda-benda",
          blocks: [
            "Di Tormia, senjata adalah cara untuk dikenang. Api Pertama menerangi kota; Stapler Kantor yang menyatukannya sejak itu. Tidak ada yang bertanya mana yang lebih kuat, kecuali di pesta.",
            "Kelangkaan hanya menunjukkan seberapa jarang sesuatu dibuat, bukan berapa orang mau membayarnya. Beberapa kisah terbaik di ensiklopedia ini justru milik yang biasa.",
          ],
        },
        {
          kind: "downloads",
          ground: "paper",
          title: "Untuk dibawa pulang",
          body: "Aturan dan kelima puluh senjata di atas kertas.",
          items: [
            {
              files: ["gear-up-guide-id.pdf"],
              title: "Panduan Gear Up!",
              body: "Untuk dicetak, dibaca di kereta, atau mengusir tawon.",
            },
          ],
        },
      ],
    },
    "start-crafting": {
      label: "Mulai Menempa",
      title: "Mulai menempa: bagaimana senjata akan dibuat",
      description:
        "Perjalanan senjata dari sekantong rongsokan sampai ke dompetmu, apa yang akan dimintanya, dan apa yang bisa disiapkan hari ini.",
      sections: [
        {
          kind: "steps",
          ground: "night",
          title: "Dari rongsokan jadi kisah",
          items: [
            {
              title: "Kumpulkan",
              body: "Tiap pintu menerima koinnya sendiri: satu untuk membuat, satu untuk memperkuat, satu untuk mengubah. Bentuknya token, jadi kamu bisa melihat apa yang kamu punya.",
            },
            {
              title: "Pilih pintu",
              body: "Membuat yang baru, memperkuat yang kamu punya, atau membiarkannya menjadi yang lain.",
              action: { label: "Bandingkan tiga pintu", page: "nftProjectGearUpCrafter" },
            },
            {
              title: "Baca peluangnya",
              body: "Tergantung di samping pintu dua hari sebelum berlaku. Kalau tidak cocok, trem pulang ada tiap sepuluh menit.",
              action: { label: "Lihat peluang dan undian", own: "proof/gear" },
            },
            {
              title: "Tanda tangan, tunggu, lihat",
              body: "Tungku butuh waktu sebentar. Kalau ada yang gagal di tengah jalan, biayamu kembali dan kamu diberi tahu sebabnya.",
            },
          ],
        },
        {
          kind: "table",
          ground: "paper",
          title: "Yang bisa dilakukan sebelum dibuka",
          caption: "Bersiap ke ngarai",
          columns: [{ label: "Hari ini" }, { label: "Alasannya" }],
          rows: [
            ["Membaca ensiklopedia", "supaya kamu tahu apa yang kamu harapkan"],
            ["Memegang Crafter", "itulah izinmu nanti; tanpa itu kamu menyewa milik orang lain"],
            ["Menutup dompet rapat-rapat", "belum ada yang bisa dibeli, dari siapa pun"],
          ],
        },
      ],
    },
    "weapon-codex": {
      label: "Ensiklopedia Senjata",
      title: "Ensiklopedia senjata: lima puluh senjata dan kisahnya",
      description:
        "Enam mitis, delapan legendaris, dua belas epik, dua belas langka, dua belas biasa, masing-masing dengan jenis, bahan, dan asalnya.",
      sections: [
        {
          kind: "codex",
          ground: "night",
          title: "Ensiklopedianya",
          body: "Saring menurut kelangkaan, lalu tekan senjata untuk membaca halamannya.",
          set: "weapons",
          all: "Semua",
          rarities: [
            { id: "mythic", label: "Mitis" },
            { id: "legendary", label: "Legendaris" },
            { id: "epic", label: "Epik" },
            { id: "rare", label: "Langka" },
            { id: "common", label: "Biasa" },
          ],
          items: weapons,
        },
      ],
    },
  },
};
