import type { benefitNft as english } from "../en/benefit-nft";
import type { InLanguage } from "../in-language";

export const benefitNft: InLanguage<typeof english> = {
  title: "Manfaat NFT: pintu yang dibuka satu karakter",
  description:
    "Apa gunanya memegang satu NFT Punktopia: pemesanan, hak, dan staking, cara kami memastikan itu milikmu, dan apa yang tak pernah kami minta.",
  district: "benefit",
  sections: [
    {
      kind: "opening",
      title: "Karaktermu adalah tiketnya",
      lead: "Satu NFT di dompetmu sendiri membuka pintu di jalan lounge. Cukup masuk dengan dompet itu; NFT-nya tidak pernah keluar dari sana.",
      actions: [
        { label: "Lihat manfaat tiap koleksi", below: "table", isPrimary: true },
        { label: "Lihat pemesanan anggota", page: "benefitMembership" },
      ],
      sceneAlt:
        "Karpet merah di bawah palem neon merah muda malam hari: penjaga pintu bertopi tinggi mengangkat tali untuk seorang Alya dan Kong kecil yang menunjukkan kartu bercahaya.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "Koleksi mana membuka apa",
      body: "Titik berarti satu NFT dari koleksi itu sudah cukup.",
      sample: "benefit-single",
      caption: "Manfaat dari satu NFT",
      columns: [
        { label: "Koleksi" },
        { label: "Pemesanan anggota" },
        { label: "Daftar BENEFIT" },
        { label: "Daftar RWA" },
        { label: "Staking" },
      ],
      rows: [
        ["Genesis", "●", "● dari Punky Boost", "● dari Punky Boost", "sudah buka"],
        ["PunkyKongz", "●", "● dari Punky Nova", "●", "sudah buka"],
        ["Punky HA_G", "●", "● dari Punky Nova", "●", "sudah buka"],
        ["Wise Alya", "●", "—", "●", "sudah buka"],
        ["Fearless Fitri", "●", "—", "—", "tidak ada"],
        ["Punky Society", "● dengan meja klub", "—", "—", "tidak ada"],
      ],
    },
    {
      kind: "cards",
      ground: "night",
      title: "Tiga jenis manfaat",
      items: [
        {
          icon: "calendar",
          label: "Kamu pesan",
          title: "Tempat",
          body: "Kamar hotel, janji temu, kursi di kapal. Kamu minta tanggalnya, kami mengonfirmasi atau menjelaskan kenapa tidak bisa.",
          action: { label: "Pesan sebagai anggota", page: "benefitMembership" },
        },
        {
          icon: "ticket",
          label: "Kamu tercatat",
          title: "Hak",
          body: "BENEFIT dan RWA adalah catatan hak atas nama alamat dompetmu. Isinya apa saja yang nanti boleh kamu klaim; catatan itu bukan koin.",
        },
        {
          icon: "vault",
          label: "Kamu dapat",
          title: "Reward",
          body: "Staking membayar dari brankas yang isinya bisa dilihat siapa pun. Koin bisa di-stake, karakter juga.",
          action: { label: "Stake SCG", page: "powerzoneCoinStaking" },
        },
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "Cara kami tahu itu milikmu",
      items: [
        {
          title: "Kamu masuk",
          body: "Dompetmu menandatangani kalimat berisi nama kami dan nomor sekali pakai. Tidak ada koin yang berpindah, tidak ada izin yang diberikan.",
        },
        {
          title: "Kami memeriksa blockchain",
          body: "Sebelum sebuah manfaat dikonfirmasi, petugas kami memeriksanya: NFT-nya harus ada di dompet yang menandatangani, atau di brankas NFT staking kami atas nama dompet itu.",
        },
        {
          title: "Pintu mengingat karakternya",
          body: "Manfaat sekali pakai dicatat sudah dipakai oleh NFT-nya, bukan olehmu. Sebelum membeli, tanyakan kepada kami apa saja yang sudah dipakainya.",
        },
      ],
    },
    {
      kind: "balance",
      ground: "night",
      title: "Tulisan kecil, dalam ukuran biasa",
      body: "Manfaat itu bonus yang menyenangkan. Bukan alasan untuk memakai uang kebutuhanmu.",
      good: {
        title: "Yang bisa kamu andalkan",
        items: [
          "kamu diberi tahu sebelum memesan kalau ada biaya tambahan",
          "kamu bisa membatalkan pemesanan sendiri di Halaman Saya",
          "NFT-mu tetap di dompetmu sepanjang waktu",
        ],
      },
      bad: {
        title: "Yang tidak bisa kamu andalkan",
        items: [
          "manfaat yang ada selamanya: mitra datang dan pergi",
          "tempat kosong di hari yang kamu mau",
          "uang pengganti untuk manfaat yang tidak dipakai",
        ],
      },
    },
  ],
};
