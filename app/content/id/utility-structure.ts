import type { utilityStructure as english } from "../en/utility-structure";
import type { InLanguage } from "../in-language";

export const utilityStructure: InLanguage<typeof english> = {
  title: "Struktur utilitas: aliran nilai dan akses",
  description:
    "Peta tentang apa yang berpindah saat kamu stake, klaim, belanja, atau menunjukkan NFT: mana yang memindahkan nilai, mana yang hanya membuka pintu.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Struktur utilitas",
      title: "Ikuti kabelnya",
      lead: "Apa yang memindahkan nilai di kota ini, dan apa yang hanya membuka pintu. Kalau tahu bedanya, kamu terhindar dari rugi dan kecewa yang tidak perlu.",
      actions: [
        { label: "Lihat dalam satu bagan", below: "diagram", isPrimary: true },
        { label: "Lihat semua kegunaan", page: "utilityProject" },
      ],
      sceneAlt:
        "Atap-atap Punktopia selepas hujan: kabel menyala dari rumah kecil ke pembangkit, toko, dan klub; HA_G meniti salah satunya sambil membawa tang.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "Delapan kabel dari satu dompet",
      body: "Baris atas: koin. Baris tengah: karakter yang bekerja. Baris bawah: karakter sebagai kunci. Pool koin dan pool NFT sudah buka, Tori Shop belum.",
      caption: "Aliran nilai dan akses di Punktopia",
      nodes: [
        { id: "scg", label: "SCG", column: 1, row: 1 },
        { id: "coin-pool", label: "Pool koin", note: "sudah buka", column: 2, row: 1 },
        { id: "reward", label: "Reward SCG", column: 3, row: 1 },
        { id: "wallet", label: "Dompetmu", note: "hanya kamu yang tanda tangan", column: 1, row: 2, tone: "accent" },
        { id: "nft-pools", label: "Pool NFT", note: "sudah buka", column: 2, row: 2 },
        { id: "twig", label: "Twig", column: 3, row: 2 },
        { id: "character", label: "Karakter", column: 1, row: 3 },
        { id: "lounge", label: "Jalan lounge", note: "pemesanan", column: 2, row: 3 },
        { id: "shop", label: "Tori Shop", note: "rencana", column: 3, row: 3, tone: "quiet" },
      ],
      edges: [
        { from: "wallet", to: "scg", label: "menyimpan" },
        { from: "wallet", to: "character", label: "memegang" },
        { from: "scg", to: "coin-pool", label: "di-stake di" },
        { from: "coin-pool", to: "reward", label: "membayar" },
        { from: "character", to: "nft-pools", label: "di-stake di" },
        { from: "nft-pools", to: "twig", label: "membayar" },
        { from: "character", to: "lounge", label: "membuka pintu" },
        { from: "twig", to: "shop", label: "akan dibelanjakan di" },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Nilai atau akses",
      body: "Kalau nilai berpindah, baca dua kali sebelum tanda tangan. Kalau hanya akses yang ditunjukkan, paling-paling yang hilang waktu soremu.",
      caption: "Apa yang dibawa setiap kabel",
      columns: [{ label: "Kabel" }, { label: "Yang berpindah" }, { label: "Siapa yang bisa menghentikan" }],
      rows: [
        [
          "Staking SCG",
          "Nilai, ke brankas sebuah program",
          "Hanya staking baru yang bisa dijeda; keluar tidak bisa dihalangi",
        ],
        ["Klaim reward", "Nilai, dari brankas reward", "Menurut aturan program tidak ada, begitu sudah menjadi hakmu"],
        ["Menunjukkan karakter", "Hanya akses: satu tanda tangan", "Mitra bisa penuh atau sudah tutup"],
        ["Membelanjakan Twig", "Nilai, untuk seterusnya", "Kamu, sebelum tanda tangan"],
        [
          "Catatan BENEFIT atau RWA",
          "Hak di daftar kami",
          "Daftarnya kami yang pegang; kalau keliru bisa kamu sanggah",
        ],
      ],
    },
    {
      kind: "prose",
      ground: "night",
      title: "Di mana letak kepercayaan",
      blocks: [
        "Di blockchain kamu percaya pada kode yang bisa dibaca siapa pun, dan pada siapa yang bisa menggantinya. Di daftar kami, kamu percaya pada kami. Di meja mitra, kamu percaya pada mitranya. Tidak ada kegunaan yang cukup dengan satu jenis kepercayaan, dan tiap halaman menyebut jenis yang dibutuhkannya.",
        {
          facts: [
            { term: "Di blockchain", value: "Pool koin, pool NFT, drop, vesting" },
            { term: "Di daftar kami", value: "Pemesanan, catatan BENEFIT dan RWA" },
            { term: "Di meja mitra", value: "Kamar, kursi, perawatan" },
          ],
        },
        "Kalau besok situs ini hilang, jenis pertama tetap berjalan, jenis kedua berhenti, dan jenis ketiga bergantung pada kebaikan hati orang lain.",
      ],
      actions: [{ label: "Lihat isi brankas", page: "proof" }],
    },
    {
      kind: "questions",
      ground: "paper",
      title: "Pertanyaan dari bawah lantai",
      body: "Di sinilah kabel-kabelnya lewat.",
      items: [
        {
          question: "Bisakah satu NFT mendapat reward sekaligus membuka pintu?",
          answer:
            "Rencananya begitu: karakter di brankas NFT tetap dihitung milikmu di depan pintu, karena programnya tahu siapa yang menaruhnya.",
        },
        {
          question: "Apakah nilai mengalir dari holder baru ke holder lama?",
          answer:
            "Di pool, tidak. Reward dibayar dari isi brankas reward yang sudah diisi lebih dulu, dan pokok hanya kembali kepada yang staking.",
        },
        {
          question: "Kenapa Twig dibedakan dari SCG?",
          answer:
            "Supaya barang sehari-hari di kota ini punya harga yang tidak ikut melompat bersama koin. Twig itu untuk dibelanjakan, dan bisa jadi tidak punya pasar sama sekali.",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Tempat kabel keluar dari rumah",
      body: "Yang terjadi di luar situs ini: halaman Society dan pasarnya.",
      of: "punky-society",
      actions: [{ label: "Kembali ke daftar", page: "nftProject" }],
    },
  ],
};
