import type { etcTermsofUse as english } from "../en/etc-termsof-use";
import type { InLanguage } from "../in-language";

export const etcTermsofUse: InLanguage<typeof english> = {
  title: "Ketentuan penggunaan: aturan kota ini",
  description:
    "Apa layanan ini dan apa yang bukan, apa yang Anda tanggung saat menghubungkan dompet atau staking, apa yang kami tanggung, dan hukum mana yang berlaku.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "Aturan, agar Anda dapat menagih janji kami",
      lead: "Ketentuan ini berlaku sejak Anda menghubungkan dompet atau mengirim formulir. Sekadar membaca situs ini tidak mengikat siapa pun.",
      actions: [
        { label: "Baca kebijakan privasi", page: "etcPrivacy" },
        { label: "Ajukan pertanyaan", email: 0 },
      ],
      sceneAlt:
        "Ruang sidang di menara pada siang hari: hakim Society berwig dan bertopi tinggi, tumpukan kitab hukum lebih tinggi dari panitera, sinar matahari di halaman terbuka.",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "Versi singkat",
      body: "Ringkasan ini membantu membaca; yang menentukan adalah pasal-pasal di bawah.",
      good: {
        title: "Yang dapat Anda harapkan",
        items: [
          "melihat setiap biaya dan setiap hasil sebelum menandatangani",
          "menarik pokok Anda kapan saja menurut aturan program",
          "diberi tahu sebelum ketentuan ini berubah",
        ],
      },
      bad: {
        title: "Yang Anda tanggung",
        items: [
          "keamanan dompet Anda dan apa yang Anda tanda tangani",
          "harga koin dan NFT, yang dapat turun sampai nol",
          "pajak dan aturan di tempat Anda tinggal",
        ],
      },
    },
    {
      kind: "document",
      title: "Ketentuan penggunaan",
      effective: "Berlaku sejak",
      effectiveOn: "2026-12-01",
      contents: "Daftar isi",
      clauses: [
        {
          id: "scope",
          title: "Cakupan ketentuan",
          blocks: [
            "Ketentuan ini mengatur pemakaian situs dan layanannya antara Anda dan perusahaan yang tercantum di bagian bawah halaman. Program di Solana adalah perangkat lunak yang berjalan tanpa kami; ketentuan ini tidak mengubah cara kerjanya.",
          ],
        },
        {
          id: "service",
          title: "Layanan",
          blocks: [
            "Situs memberi informasi, memungkinkan Anda menghubungkan dompet yang Anda kendalikan, menyusun transaksi untuk Anda tanda tangani, menampilkan apa yang tercatat di blockchain atas alamat Anda, dan menerima pemesanan di tempat mitra. Bagian yang bertanda “akan dirilis” atau yang belum dibuka tidak termasuk layanan untuk saat ini.",
          ],
        },
        {
          id: "not",
          title: "Yang bukan layanan ini",
          blocks: [
            {
              list: [
                "Bukan bursa, bank, pialang, atau penyimpan aset Anda: kami tidak pernah memegang kunci Anda dan tidak dapat memindahkan koin Anda.",
                "Bukan nasihat investasi, hukum, pajak, atau medis.",
                "Bukan penawaran efek, dan bila hukum negara Anda melarangnya, tidak ditujukan bagi Anda.",
              ],
            },
          ],
        },
        {
          id: "who",
          title: "Siapa yang boleh memakainya",
          blocks: [
            "Anda harus berusia 19 tahun atau lebih, cakap membuat perjanjian, serta bukan penduduk negara, dan bukan pihak, yang terkena sanksi yang melarang kami melayani Anda.",
          ],
        },
        {
          id: "wallet",
          title: "Dompet Anda",
          blocks: [
            "Siapa pun yang mengendalikan dompet diperlakukan sebagai pemiliknya. Simpan frasa pemulihan hanya untuk diri Anda. Kami tidak dapat memulihkan dompet, membatalkan transaksi, atau mengembalikan apa pun yang terkirim ke alamat yang salah.",
          ],
        },
        {
          id: "staking",
          title: "Staking",
          blocks: [
            "Sebelum Anda menandatangani, situs menampilkan jumlah, jangka waktu, imbal hasil yang ditetapkan bagi Anda, biaya, dan apa yang hangus bila Anda melakukan unstaking lebih awal. Selanjutnya, program bekerja menurut kodenya dan keadaannya di blockchain.",
            "Reward dibayar dengan koin yang telah dimasukkan ke pool sebelumnya. Imbal hasil per tahun menyatakan jumlah koin yang dibayarkan, bukan nilainya kelak. Tidak ada keuntungan yang dijanjikan.",
            "Kami dapat menghentikan sementara staking baru. Unstaking, klaim, dan apa yang telah menjadi hak Anda tidak terpengaruh.",
          ],
        },
        {
          id: "nft",
          title: "NFT dan gambar",
          blocks: [
            "Pemegang NFT dari koleksi kami boleh menampilkan gambarnya dan memakainya untuk keperluan pribadi nonkomersial selama memegangnya. Semua hak lain atas gambar, nama, dan merek tetap pada perusahaan.",
          ],
        },
        {
          id: "booking",
          title: "Pemesanan",
          blocks: [
            "Kami meneruskan permintaan Anda; perjanjian mengenai penginapan atau perawatan dibuat antara Anda dan pengelola tempat itu. Anda dapat membatalkan melalui kami sampai sehari sebelumnya tanpa biaya; aturan dari tempat itu sendiri disebutkan dalam konfirmasi.",
          ],
        },
        {
          id: "conduct",
          title: "Yang tidak boleh Anda lakukan",
          blocks: [
            {
              list: [
                "merusak atau membebani situs, atau mencari celahnya tanpa izin kami",
                "memakainya untuk menyembunyikan asal-usul aset atau untuk kejahatan lain",
                "berpura-pura menjadi orang lain atau menjadi kami",
                "mengumpulkan data tentang pengunjung lain",
              ],
            },
          ],
        },
        {
          id: "fees",
          title: "Biaya",
          blocks: [
            "Biaya jaringan dan deposit dibayarkan kepada jaringan Solana. Sebuah pool dapat mengenakan biaya atas reward; besarnya tampil di layar sebelum Anda menandatangani dan ditetapkan untuk setiap staking. Biaya lainnya sesuai dengan yang tertulis di halaman masing-masing.",
          ],
        },
        {
          id: "changes",
          title: "Perubahan dan pengakhiran",
          blocks: [
            "Kami dapat mengubah atau mengakhiri bagian layanan dan mengumumkannya di halaman berita sekurang-kurangnya tiga puluh hari sebelumnya, kecuali bila keamanan atau hukum tidak memberi waktu. Jalan untuk unstaking dan klaim tetap terbuka, juga tanpa situs ini: programnya terbuka bagi umum.",
            "Perubahan ketentuan ini kami umumkan tujuh hari sebelumnya, atau tiga puluh hari bila merugikan Anda. Bila tidak setuju, Anda dapat berhenti memakai layanan; staking Anda tetap mengikuti syarat yang berlaku saat staking itu dibuka.",
          ],
        },
        {
          id: "liability",
          title: "Tanggung jawab",
          blocks: [
            "Kami bertanggung jawab atas kerugian yang kami sebabkan dengan sengaja atau karena kelalaian sesuai dengan hukum. Kami tidak bertanggung jawab atas kerugian akibat harga aset, gangguan jaringan, dompet, atau program perusahaan lain, atau karena Anda membocorkan kunci Anda. Hak konsumen yang tidak boleh dibatasi menurut hukum tetap berlaku.",
          ],
        },
        {
          id: "law",
          title: "Hukum dan sengketa",
          blocks: [
            "Ketentuan ini tunduk pada hukum Republik Korea. Bila Anda konsumen, perlindungan hukum di tempat tinggal Anda tetap berlaku. Sengketa diselesaikan di pengadilan yang ditentukan hukum; hubungi kami lebih dahulu, sebab sebagian besar pertanyaan selesai di sana.",
          ],
        },
        {
          id: "language",
          title: "Bahasa",
          blocks: [
            "Ketentuan ini tersedia dalam bahasa Korea, Inggris, dan Indonesia. Bila terdapat perbedaan, teks bahasa Korea yang menentukan, kecuali hukum negara Anda menentukan lain bagi konsumen.",
          ],
        },
      ],
    },
    {
      kind: "company",
      ground: "paper",
      title: "Pihak dalam perjanjian dengan Anda",
      body: "Perusahaan yang menandatangani ketentuan ini.",
    },
  ],
};
