import type { utilityProcess as english } from "../en/utility-process";
import type { InLanguage } from "../in-language";

export const utilityProcess: InLanguage<typeof english> = {
  title: "Proses utilitas: dari ide menjadi pintu yang terbuka",
  description:
    "Tujuh langkah dari ide sampai kegunaan NFT atau koin yang berfungsi, apa yang menghentikannya, cara menyanggah, dan cara menutupnya dengan benar.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Proses utilitas",
      title: "Pintu itu dibuat, bukan diumumkan",
      lead: "Kegunaan baru untuk karakter atau koin melewati tujuh langkah sebelum lampunya dinyalakan. Inilah langkah-langkahnya, dengan staking koin sebagai contoh yang paling jauh.",
      actions: [
        { label: "Lihat ketujuh langkah", below: "steps", isPrimary: true },
        { label: "Lihat kegunaan yang ada", page: "utilityProject" },
      ],
      sceneAlt:
        "Jalan di Punktopia saat matahari terbit: toko setengah jadi, Crafter memasang pintu, Wise Alya membacakan aturan, Genesis mencoba gagangnya.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "Tujuh langkah",
      body: "Setiap langkah punya pertanyaan yang harus dijawab dengan “ya”.",
      items: [
        {
          title: "Ide",
          body: "Adakah yang merasa kehilangan kalau ini tidak ada? Kegunaan yang hanya mengisi daftar dicoret di sini.",
        },
        {
          title: "Aturan dengan kata sederhana",
          body: "Bisakah dijelaskan dalam satu paragraf, lengkap dengan biaya dan cara keluarnya?",
        },
        {
          title: "Kemungkinan terburuk",
          body: "Bagaimana kalau kami hilang, harganya turun separuh, atau ada yang curang? Jawabannya dijadikan pengujian.",
        },
        { title: "Uji coba", body: "Apakah berjalan di testnet, dengan token yang tidak ada nilainya?" },
        { title: "Pendanaan", body: "Apakah reward atau layanannya sudah dibiayai sebelum orang pertama ikut?" },
        { title: "Pembukaan", body: "Adakah halaman yang menyebut risikonya sejelas manfaatnya, dalam tiga bahasa?" },
        {
          title: "Perawatan",
          body: "Apakah brankas, mitra, dan aturannya masih sesuai halaman? Kalau tidak, salah satunya harus diubah.",
        },
      ],
    },
    {
      kind: "timeline",
      ground: "paper",
      title: "Sudah sejauh mana masing-masing",
      body: "Yang ditulis keadaannya, bukan tanggalnya. Tanggal yang tidak bisa ditepati lebih buruk daripada tanpa tanggal.",
      states: { done: "Sudah buka", now: "Sedang dibuat", next: "Belum mulai" },
      items: [
        {
          when: "Staking koin",
          title: "Langkah satu sampai tujuh",
          body: "Sudah buka, dengan brankas yang bisa dicocokkan siapa pun dengan pembukuannya.",
          state: "done",
        },
        {
          when: "Pemesanan anggota",
          title: "Langkah satu sampai tujuh",
          body: "Sudah buka untuk mitra yang tercantum; mitra bisa berganti.",
          state: "done",
        },
        {
          when: "Punky Boost dan Nova",
          title: "Langkah satu sampai tujuh",
          body: "Sudah buka. Setiap pool menuliskan sampai kapan dana reward-nya cukup, dan tidak membayar lebih lama dari itu.",
          state: "done",
        },
        {
          when: "Punky Drop",
          title: "Langkah satu sampai tujuh",
          body: "Sudah buka. Siapa mendapat hadiah apa ditetapkan sebelum drop dimulai.",
          state: "done",
        },
        {
          when: "Gear Up! dan Tori Shop",
          title: "Langkah satu dan dua",
          body: "Harga dan peluangnya harus beres sebelum hal lain.",
          state: "next",
        },
        { when: "Punky Forge, Chaos Cube", title: "Langkah satu", body: "Baru punya nama.", state: "next" },
      ],
    },
    {
      kind: "cards",
      ground: "night",
      title: "Di mana kamu bisa menyanggah",
      body: "Makin awal, makin murah bagi semua orang.",
      items: [
        {
          icon: "mail",
          label: "Langkah satu dan dua",
          title: "Kirim email",
          body: "Beri tahu kami kenapa sebuah aturan tidak adil atau idenya membosankan. Satu contoh lebih berguna daripada sepuluh kata sifat.",
        },
        {
          icon: "search",
          label: "Langkah tiga dan empat",
          title: "Cari celahnya",
          body: "Cari kasus yang tidak terpikir siapa pun. Laporkan diam-diam kepada kami dulu sebelum mengumumkannya.",
        },
        {
          icon: "eye",
          label: "Setelah buka",
          title: "Cek angkanya",
          body: "Bandingkan isi halaman dengan isi blockchain. Kalau berbeda, yang di blockchain yang berlaku.",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "Cara sebuah kegunaan ditutup",
      blocks: [
        "Cara menutupnya sudah dipikirkan sejak langkah kedua. Kegunaan yang tidak bisa ditutup dengan baik tidak boleh dibuka.",
        {
          list: [
            "Penutupan diumumkan lebih dulu di halaman berita, beserta alasannya.",
            "Pintu masuk ditutup lebih dulu. Keluar dan mengklaim hakmu tetap bisa.",
            "Isi brankas tetap milik pemiliknya selama blockchain berjalan.",
            "Hak yang tidak bisa dipenuhi lagi disebut satu per satu, bukan dihapus diam-diam.",
          ],
        },
        { heading: "Kalau tidak ada waktu" },
        "Kalau ada bug yang membahayakan uang, pintu masuk dijeda dulu, penjelasannya menyusul. Jalan keluar tidak pernah ikut ditutup.",
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "Punya ide untuk sebuah pintu?",
      body: "Ceritakan apa yang akan kamu lakukan dengannya di hari Selasa yang biasa. Kebanyakan ide gugur di pertanyaan itu.",
      actions: [{ label: "Kirim email kepada kami", email: 0, isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Ikuti dari luar",
      body: "Tiap pintu yang jadi diumumkan di rumah Society; karakternya menunggu di rak pasar.",
      of: "punky-society",
      actions: [{ label: "Kembali ke daftar", page: "nftProject" }],
    },
  ],
};
