import type { etcPrivacy as english } from "../en/etc-privacy";
import type { InLanguage } from "../in-language";

export const etcPrivacy: InLanguage<typeof english> = {
  title: "Kebijakan privasi: apa yang disimpan dan sampai kapan",
  description:
    "Setiap jenis data pribadi yang disimpan situs ini, beserta tujuan, dasar, masa simpan, dan penerimanya, serta cara meminta penghapusannya.",
  district: "company",
  sections: [
    {
      kind: "opening",
      name: "Kebijakan privasi",
      title: "Sedikit data, semuanya disebutkan",
      lead: "Membaca situs ini tidak memerlukan data Anda. Menghubungkan dompet, staking, dan memesan memerlukannya; halaman ini menyebutkan setiap jenis data dan kapan data itu dihapus.",
      actions: [
        { label: "Tanyakan data Anda", email: 0, isPrimary: true },
        { label: "Baca kebijakan cookie", page: "etcCookie" },
      ],
      sceneAlt:
        "Lantai arsip menara di siang hari: deretan laci kecil berlabel, petugas Alya memasukkan kartu lama ke mesin penghancur, kalender dengan tanggal dicoret.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "Sekilas",
      body: "Ini seluruh daftarnya. Yang tidak tercantum, tidak kami simpan.",
      caption: "Data pribadi dan masa simpannya",
      columns: [{ label: "Data" }, { label: "Tujuan" }, { label: "Dasar" }, { label: "Disimpan sampai" }],
      rows: [
        [
          "Alamat dompet, jenis dompet, nomor pengguna acak, kunjungan pertama dan terakhir",
          "mengenali dompet yang Anda hubungkan",
          "perjanjian",
          "Anda meminta penghapusannya",
        ],
        [
          "Sesi: hash pengenalnya, alamat, waktu mulai dan berakhir; tiap percobaan masuk beserta nomor sekali pakainya",
          "menjaga Anda tetap masuk",
          "perjanjian",
          "sehari setelah berakhir; sesi berlaku 7 hari, sesi dompet Kaia satu hari",
        ],
        [
          "Transaksi yang Anda minta dan statusnya",
          "memproses masing-masing satu kali saja dan menampilkan riwayat Anda",
          "perjanjian",
          "Anda meminta penghapusannya; catatan blockchain tetap ada selamanya",
        ],
        [
          "Catatan blockchain tentang sebuah dompet: staking, NFT di pool, check-in, vesting, hadiah, reward",
          "menampilkan daftar tanpa menelusuri blockchain setiap kali",
          "kepentingan yang sah",
          "selama blockchain menyimpannya, terbuka bagi siapa pun",
        ],
        [
          "Dompet di daftar sebuah drop beserta hadiahnya",
          "membuktikan kepada program bahwa Anda ada di daftar",
          "perjanjian",
          "Anda meminta penghapusannya, setelah drop berakhir",
        ],
        [
          "Entri BENEFIT dan RWA sebuah dompet",
          "mengetahui apa yang menjadi hak Anda",
          "perjanjian",
          "Anda meminta penghapusannya",
        ],
        [
          "Jawaban survei sebelum reward, beserta alamat dompet dan bahasa",
          "mengetahui keinginan holder dan bertanya hanya sekali",
          "persetujuan Anda",
          "Anda meminta penghapusannya",
        ],
        [
          "Log halaman yang dibuka dan tombol yang ditekan, beserta alamat dompet dan alamat jaringan (IP)",
          "menemukan gangguan dan penyalahgunaan",
          "kepentingan yang sah",
          "90 hari; setelah itu diarsipkan tanpa alamat jaringan",
        ],
        [
          "Pemesanan: tempat dan jenis janji temu, tanggal, jumlah orang, nama, telepon, email, permintaan, bahasa, dan alamat dompet jika Anda masuk",
          "membuat dan mengubah pemesanan Anda",
          "perjanjian dan persetujuan Anda",
          "90 hari setelah tanggal pemesanan atau setelah dibatalkan",
        ],
        [
          "Alamat jaringan untuk pembatasan permintaan",
          "menahan banjir permintaan",
          "kepentingan yang sah",
          "satu menit",
        ],
      ],
    },
    {
      kind: "document",
      title: "Kebijakan privasi",
      effective: "Berlaku sejak",
      effectiveOn: "2026-12-01",
      contents: "Daftar isi",
      clauses: [
        {
          id: "controller",
          title: "Penanggung jawab",
          blocks: [
            "Perusahaan yang tercantum di bagian bawah halaman ini adalah pengendali data di atas. Petugas pelindungan data pribadi dapat dihubungi melalui alamat email pertama di sana.",
          ],
        },
        {
          id: "collection",
          title: "Cara data sampai kepada kami",
          blocks: [
            "Anda memberikannya ketika menghubungkan dompet, masuk, meminta transaksi, atau mengirim formulir. Alamat jaringan ikut pada setiap permintaan karena demikianlah cara kerja internet. Kami tidak membeli data dan tidak mengumpulkan data tentang Anda dari tempat lain.",
          ],
        },
        {
          id: "chain",
          title: "Yang terlihat di blockchain",
          blocks: [
            "Staking, klaim, dan NFT bersifat publik di Solana atas nama alamat Anda, bagi siapa pun dan selamanya. Catatan itu bukan milik kami; tidak seorang pun dapat menghapusnya. Jangan memakai alamat yang telah Anda kaitkan dengan nama Anda bila Anda tidak ingin keduanya terlihat bersama.",
          ],
        },
        {
          id: "sensitive",
          title: "Yang sebaiknya tidak Anda kirim",
          blocks: [
            "Formulir klinik menanyakan tanggal, waktu, jenis janji temu, dan cara menghubungi Anda. Mohon jangan menulis hal lain tentang kesehatan Anda. Jangan pernah mengirim frasa pemulihan atau kunci pribadi: tidak ada fungsi situs dan tidak ada karyawan yang memerlukannya.",
          ],
        },
        {
          id: "sharing",
          title: "Pihak lain yang menerima data",
          blocks: [
            "Cloudflare, Inc. (Amerika Serikat, dengan server di banyak negara) menjalankan server, basis data, dan arsip untuk kami. Data dikirim melalui sambungan terenkripsi pada setiap permintaan dan disimpan selama masa dalam tabel di atas.",
            "Operator node Solana yang kami pakai menerima alamat dompet dan transaksi yang Anda tanda tangani, tanpa alamat jaringan Anda.",
            "Tempat atau klinik yang Anda pesan menerima pemesanan tersebut. Klinik bertanggung jawab sendiri atas data yang Anda sampaikan kepadanya.",
            "Tidak ada pihak lain, kecuali bila diwajibkan undang-undang. Kami tidak menjual data.",
          ],
        },
        {
          id: "rights",
          title: "Hak Anda",
          blocks: [
            "Anda dapat menanyakan data yang kami simpan, meminta perbaikan, penghapusan, penyerahan, atau penghentian pemakaiannya, dan mencabut persetujuan. Karena kami mengenali Anda dari dompet, kami akan meminta Anda menandatangani sebuah kalimat dengan dompet itu atau, untuk pemesanan, menyebutkan nomor dan alamat emailnya. Kami menjawab dalam sepuluh hari tanpa biaya.",
            "Bila jawaban kami tidak memuaskan, Anda dapat mengadu kepada Komisi Pelindungan Informasi Pribadi Korea atau otoritas di negara Anda.",
          ],
        },
        {
          id: "children",
          title: "Anak-anak",
          blocks: [
            "Layanan ini tidak ditujukan bagi siapa pun di bawah 19 tahun. Bila kami mengetahui bahwa kami menyimpan data anak di bawah 14 tahun, data itu kami hapus.",
          ],
        },
        {
          id: "safety",
          title: "Cara kami melindunginya",
          blocks: [
            {
              list: [
                "sambungan dienkripsi; pengenal sesi hanya disimpan sebagai hash",
                "akses dibatasi bagi yang memerlukannya dan dicatat",
                "alamat jaringan terhapus dari basis data secara otomatis setelah 90 hari",
                "kebocoran diberitahukan kepada yang bersangkutan dan kepada otoritas dalam 72 jam",
              ],
            },
          ],
        },
        {
          id: "deletion",
          title: "Cara data dimusnahkan",
          blocks: [
            "Baris yang habis masanya dihapus dari basis data setiap malam; cadangan basis data tertimpa dengan sendirinya dalam 30 hari.",
          ],
        },
        {
          id: "changes",
          title: "Perubahan kebijakan ini",
          blocks: [
            "Perubahan kami umumkan di halaman berita sekurang-kurangnya tujuh hari sebelum berlaku, atau tiga puluh hari bila merugikan Anda. Versi sebelumnya kami kirimkan bila diminta.",
          ],
        },
      ],
    },
    {
      kind: "company",
      ground: "paper",
      title: "Pengendali data",
      body: "Alamat untuk menulis kepada kami, lewat surat ataupun cara lain.",
    },
  ],
};
