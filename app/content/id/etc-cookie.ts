import type { etcCookie as english } from "../en/etc-cookie";
import type { InLanguage } from "../in-language";

export const etcCookie: InLanguage<typeof english> = {
  title: "Cookie: dua yang kami pasang dan isi browser Anda",
  description:
    "Situs ini memasang dua cookie, keduanya diperlukan untuk permintaan Anda, dan tidak satu pun untuk iklan. Inilah tujuan dan masa masing-masing.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Dua cookie, tanpa remah",
      lead: "Kami memasang cookie hanya ketika Anda meminta sesuatu yang memerlukannya. Karena itu, persetujuan Anda tidak diminta di sini.",
      actions: [{ label: "Baca kebijakan privasi", page: "etcPrivacy" }],
      sceneAlt:
        "Dapur kantor yang terang di siang hari: sepiring berisi tepat dua kukis di meja putih, penjaga bertopi kecil, jendela dengan awan.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "Semua yang kami simpan di browser Anda",
      body: "Cookie ikut dikirim pada setiap permintaan. Isi penyimpanan tetap di browser Anda dan hanya dibaca oleh halaman kami.",
      caption: "Cookie dan penyimpanan browser",
      columns: [{ label: "Nama" }, { label: "Jenis" }, { label: "Untuk apa" }, { label: "Sampai kapan" }],
      rows: [
        [
          "__Host-session",
          "cookie, tidak terbaca skrip",
          "menjaga Anda tetap masuk setelah dompet menandatangani",
          "7 hari, atau sampai Anda memutuskan dompet",
        ],
        ["locale", "cookie", "membuka situs dalam bahasa pilihan Anda", "satu tahun"],
        [
          "WALLETADDRESS, WALLETTYPE, UUID",
          "penyimpanan lokal",
          "menghubungkan dompet yang sama tanpa bertanya lagi",
          "sampai Anda memutuskan dompet",
        ],
        [
          "nama dompet",
          "penyimpanan lokal",
          "menyambungkan kembali dompet secara otomatis",
          "sampai Anda memutuskan dompet",
        ],
        [
          "pilihan hardware wallet",
          "penyimpanan lokal",
          "memberi Anda waktu lebih lama untuk menandatangani",
          "sampai Anda memutuskan dompet",
        ],
        [
          "tingkat log dan permintaan yang belum selesai",
          "penyimpanan sesi",
          "mencegah satu klik terkirim dua kali",
          "sampai Anda menutup tab",
        ],
        [
          "klik yang belum terkirim",
          "penyimpanan sesi",
          "mengirim klik yang halamannya langsung ditinggalkan",
          "sampai halaman berikutnya di tab itu",
        ],
        [
          "posisi di halaman dan transisi antarhalaman",
          "penyimpanan sesi",
          "mengembalikan Anda ke posisi semula di halaman",
          "sampai Anda menutup tab",
        ],
        [
          "pilihan tombol pencarian",
          "penyimpanan lokal",
          "mengingat bahwa Anda mematikan tombol pencarian /",
          "sampai Anda menyalakannya lagi",
        ],
        [
          "halaman offline dan berkas situs",
          "penyimpanan cache",
          "menampilkan halaman saat tidak ada jaringan",
          "sampai versi berikutnya",
        ],
      ],
    },
    {
      kind: "document",
      title: "Kebijakan cookie",
      effective: "Berlaku sejak",
      effectiveOn: "2026-12-01",
      contents: "Daftar isi",
      clauses: [
        {
          id: "why",
          title: "Mengapa tidak ada banner cookie",
          blocks: [
            "Persetujuan diminta untuk cookie yang tidak diperlukan guna memenuhi permintaan pengunjung: pengukuran, pemrofilan, iklan. Kami tidak memakai satu pun, dan tidak ada perusahaan lain yang memasang cookie melalui halaman kami.",
          ],
        },
        {
          id: "control",
          title: "Kendali Anda",
          blocks: [
            "Anda dapat menghapus semuanya kapan saja di pengaturan browser. Situs tetap dapat dibaca. Anda perlu masuk kembali, dan bahasa dipilih menurut pengaturan browser Anda.",
            "Memutuskan dompet menghapus apa yang kami simpan di penyimpanan lokal dan sesi, serta mengakhiri sesi di server kami.",
          ],
        },
        {
          id: "wallets",
          title: "Data yang disimpan dompet",
          blocks: [
            "Dompet Anda adalah program milik perusahaan lain. Data yang disimpannya mengikuti aturan program itu sendiri; kami tidak dapat membaca ataupun menghapusnya.",
          ],
        },
        {
          id: "change",
          title: "Bila ada perubahan",
          blocks: [
            "Cookie baru dicantumkan di tabel di atas sebelum dipasang. Bila suatu saat ada yang memerlukan persetujuan, kami akan bertanya lebih dahulu, dan menolak akan semudah menyetujui.",
          ],
        },
      ],
    },
  ],
};
