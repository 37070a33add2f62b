import type { SampleNews } from "../news-pieces.ts";

export const indonesian: SampleNews = {
  open: {
    title: "Gerbang kota terbuka, dalam tiga bahasa",
    summary:
      "Semua halaman kini bisa dibaca dalam bahasa Korea, Inggris, dan Indonesia, masing-masing dengan alamat sendiri.",
    body: [
      "Punktopia punya peta baru. Setiap distrik punya halaman sendiri, dari lounge anggota sampai pembangkit listrik, dan kalimat pertamanya langsung menjelaskan isinya.",
      "Ganti bahasa lewat ikon bola dunia di bagian atas: kamu tetap di halaman yang sama. Pilihanmu diingat selama setahun.",
      { heading: "Kalau ada yang janggal" },
      "Setiap bahasa ditulis, bukan diterjemahkan, jadi kadang yang satu lebih jelas daripada yang lain. Kirim email ke alamat di bagian bawah dan sebutkan halamannya.",
    ],
  },
  wallets: {
    title: "Dompet yang bisa dipakai sekarang",
    summary:
      "Phantom, Solflare, dan dompet lain dengan Wallet Standard sudah bisa dipakai staking; dompet lain diberi keterangan apa yang masih ditunggu.",
    body: [
      "Daftar dompet menampilkan semua dompet yang dikenalnya. Yang sudah terpasang siap dipakai; yang belum terpasang diberi tautan ke pembuatnya.",
      {
        facts: [
          { term: "Bisa staking", value: "Phantom, Solflare, dompet Solana lain dengan Wallet Standard" },
          { term: "Yang diperlukan", value: "SCG, dan sedikit SOL untuk biaya jaringan" },
          { term: "Tidak pernah diminta", value: "frasa pemulihanmu" },
        ],
      },
      "Di ponsel, buka situs ini lewat browser yang ada di dalam aplikasi dompetmu.",
    ],
  },
  signIn: {
    title: "Menghubungkan bukan berarti masuk",
    summary: "Menghubungkan menunjukkan alamat. Masuk membuktikan alamat itu milikmu, tanpa biaya.",
    body: [
      "Saat kamu menghubungkan dompet, situs menerima alamatnya. Siapa pun bisa menyebut alamat mana pun, jadi hanya dengan alamat, tidak ada hal pribadi yang terbuka.",
      "Untuk melihat staking-mu, tanda tangani satu pesan pendek. Itu bukan transaksi: tidak ada koin yang berpindah, tidak ada biaya, dan pesannya hanya berlaku di situs ini.",
      { heading: "Keluar" },
      "Putuskan koneksi di bagian atas. Saat itu juga sesimu di server berakhir, di semua tab.",
    ],
  },
  firstStake: {
    title: "Staking pertamamu dalam empat langkah",
    summary: "Pilih jangka waktu, isi jumlah, baca yang keluar dan yang masuk, lalu tanda tangani sekali.",
    body: [
      {
        list: [
          "Pilih 30, 90, 180, atau 365 hari. Imbal hasil yang kamu lihat tidak berubah sampai akhir.",
          "Isi jumlahnya. Reward untuk seluruh jangka waktu tampil di sebelahnya.",
          "Baca layar terakhir: yang keluar dari dompet, biayanya, dan yang kembali.",
          "Tanda tangani. Biasanya transaksi final dalam satu menit, dan halamannya memberi tahu kapan.",
        ],
      },
      "Kalau tab tertutup di tengah proses, tidak ada yang hilang. Kembali saja; halamannya menunjukkan sudah sampai mana prosesnya.",
      "Jangan staking lebih dari yang bisa kamu relakan selama jangka waktu itu: harga koin bisa turun saat sedang di-staking.",
    ],
  },
  costs: {
    title: "Dua biaya staking, dan satu yang kembali",
    summary: "Jaringan memungut biaya. Akun memerlukan deposit, yang kembali kepadamu saat akun ditutup.",
    body: [
      {
        facts: [
          { term: "Biaya jaringan", value: "dibayar ke Solana, tidak kembali" },
          { term: "Deposit", value: "disimpan di akun posisi, kembali saat akun ditutup" },
          { term: "Biaya kami", value: "seperti tertulis di layar pool" },
        ],
      },
      "Layar terakhir sebelum tanda tangan menyebut semuanya. Angkanya berasal dari uji coba transaksimu sendiri, jadi bukan angka rata-rata.",
    ],
  },
  calculator: {
    title: "Kalkulator menghitung seperti programnya",
    summary:
      "Keduanya memakai bilangan bulat dan pembulatan yang sama, jadi layar dan blockchain cocok sampai digit terakhir.",
    body: [
      "Banyak kalkulator menunjukkan hasil setahun seolah tidak pernah ada pembulatan. Kalkulator kami menjalankan hitungan programnya sendiri, di browser-mu.",
      "Coba dengan jumlah yang ganjil: angka di akhir jangka waktu adalah jumlah yang disisihkan program saat kamu staking.",
      { heading: "Yang tidak bisa dihitung" },
      "Harga SCG di akhir jangka waktumu. Tidak ada yang tahu.",
    ],
  },
  terms: {
    title: "Kenapa tidak ada untungnya memilih setahun lalu keluar",
    summary:
      "Sebelum selesai, reward di semua jangka waktu terkumpul dengan imbal hasil 30 hari. Sisanya menjadi hakmu di hari terakhir.",
    body: [
      "Kalau imbal hasil setahun berlaku sejak hari pertama, semua orang akan memilih setahun dan keluar sesukanya. Yang bertahan yang menanggungnya.",
      "Jadi, reward setiap posisi terkumpul dengan imbal hasil dasar sampai jangka waktunya selesai. Di hari itu seluruh selisihnya ditambahkan sekaligus.",
      "Kedua imbal hasil itu ditetapkan saat kamu stake. Kami tidak bisa menurunkannya sesudah itu, dan kenaikan nanti hanya berlaku untuk staking berikutnya.",
    ],
  },
  leaving: {
    title: "Keluar lebih awal: yang tetap milikmu dan yang hangus",
    summary: "Koinmu langsung kembali. Reward yang sudah terkumpul tetap milikmu, sisanya hangus.",
    body: [
      {
        list: [
          "Seluruh pokok kembali dalam transaksi yang sama.",
          "Reward yang terkumpul dengan imbal hasil dasar tetap milikmu, bisa diklaim saat itu atau nanti.",
          "Sisa dari reward yang disisihkan untuk seluruh jangka waktu kembali ke pool.",
        ],
      },
      "Layar menunjukkan ketiganya dalam angka sebelum kamu tanda tangan. Tidak ada masa tunggu dan tidak ada denda atas koinmu.",
    ],
  },
  paused: {
    title: "Jeda menutup pintu masuk, bukan pintu keluar",
    summary: "Saat pool dijeda, staking baru menunggu. Klaim dan keluar tetap berjalan.",
    body: [
      "Kadang staking baru perlu dihentikan sebentar: ada masalah yang ingin kami periksa, atau ada imbal hasil baru.",
      "Program hanya mengizinkan jeda untuk itu, tidak lebih. Tidak ada kunci kami yang bisa menahan koinmu.",
      "Kalau situs kami juga mati, alat baris perintah kami yang terbuka untuk umum bisa membaca posisimu dari blockchain dan mengeluarkan koinmu.",
    ],
  },
  proof: {
    title: "Jangan percaya kami: baca halaman bukti",
    summary: "Isi brankas di samping kewajibannya, siapa boleh mengubah apa, dan sidik jari programnya.",
    body: [
      "Halaman bukti dibaca dari blockchain saat kamu membukanya. Isi brankas ditampilkan di samping kewajibannya kepada semua posisi.",
      "Setiap wewenang atas pool disebutkan, lengkap dengan alamat pemegangnya. Program yang berjalan juga dibandingkan dengan kode kami yang terbuka.",
      { heading: "Cara memakainya" },
      "Lihat sebelum staking pertamamu. Baris yang tidak semestinya ditulis dengan warna merah, dan kalau itu terjadi, sebaiknya kamu tidak staking.",
    ],
  },
  history: {
    title: "Riwayat staking-mu, dalam satu berkas",
    summary: "Cari menurut aktivitas, jangka waktu, dan signature, lalu unduh hasilnya untuk catatanmu.",
    body: [
      "Di halaman Staking-mu, buka riwayat lengkap. Setiap baris adalah satu aktivitas dari transaksi yang sudah final, beserta signature-nya.",
      "Unduhannya berisi baris yang sama dengan pencarianmu, dalam CSV. Jumlahnya tepat sampai desimal terakhir.",
      "Di tempat yang mengenakan pajak atas reward, berkas ini yang akan diminta konsultan pajakmu. Kami bukan konsultan itu.",
    ],
  },
  genesis: {
    title: "Kenalan dengan Genesis: tanduk dulu, tanya belakangan",
    summary: "Warga pertama kota punya halaman tentang kebiasaan, manfaat, dan tempatnya di blockchain.",
    body: [
      "Mereka dikenal dari tanduknya, dan karena selalu datang duluan. Halamannya menjelaskan gunanya koleksi ini dan apa yang bisa dilakukan pemegangnya di kota.",
      "Manfaat yang langsung berlaku dipisahkan dari yang diberikan Punky Boost. Yang belum diputuskan tidak diberi tanggal sampai tanggalnya memang ada.",
    ],
  },
  kongz: {
    title: "Lima ribu kera, tidak lebih seekor pun",
    summary: "Pasokan PunkyKongz tetap 5.000. Halamannya menunjukkan cara mengenali yang asli.",
    body: [
      "Pasokan PunkyKongz adalah 5.000. Kera yang ke-5.001 pasti milik orang lain.",
      "Bandingkan alamat koleksi di halamannya dengan yang ditunjukkan dompetmu. Nama dan gambar bisa ditiru; alamat tidak.",
      { heading: "Yang lama di Kaia" },
      "Mereka akan pindah ke Solana lewat migrasi yang belum dibuka. Tidak ada orang kami yang akan menghubungimu lebih dulu soal itu.",
    ],
  },
  silhouettes: {
    title: "Bedakan mereka dari jarak sepuluh langkah",
    summary: "Rambut petir, buku, tombak: tiga koleksi yang dikenali dari garis luarnya saja.",
    body: [
      {
        facts: [
          { term: "Punky HA_G", value: "rambut seperti petir, dan wataknya juga" },
          { term: "Wise Alya", value: "yang sudah membacanya sebelum kamu bertanya" },
          { term: "Fearless Fitri", value: "yang sudah sampai di seberang jembatan" },
        ],
      },
      "Kami menggambar mereka di kisi piksel, dari bagian-bagian yang dirangkai program. Jalankan lagi, yang muncul orang-orang yang sama.",
    ],
  },
  codex: {
    title: "Lima puluh senjata di satu dinding",
    summary:
      "Ensiklopedia Gear Up! memuat setiap senjata dengan kelangkaannya. Saring, lalu kirim alamat salah satunya kepada teman.",
    body: [
      {
        facts: [
          { term: "Mitis", value: "6" },
          { term: "Legendaris", value: "8" },
          { term: "Epik, langka, biasa", value: "masing-masing 12" },
        ],
      },
      "Pilih kelangkaan di atas dinding. Buka senjata untuk melihat bahannya; alamatnya bisa disalin dan dikirim.",
      "Pembuatan senjata belum dibuka. Ensiklopedianya menunjukkan yang akan ada, supaya kamu bisa memilih yang kamu suka dengan tenang.",
    ],
  },
  creatures: {
    title: "Apa yang berenang di Kolam Oculla",
    summary: "Ensiklopedia Oculla Summoning bisa dibaca, diurutkan menurut seberapa jarang makhluk itu muncul.",
    body: [
      "Ada yang bercahaya, ada yang merajuk, dan satu hanya datang saat tidak ada yang melihat. Masing-masing punya halaman di ensiklopedia.",
      "Ensiklopedia ini bisa dicetak: PDF-nya ada di halaman yang sama, untuk dibaca di bawah cahaya lampu.",
    ],
  },
  rwa: {
    title: "Cara membaca halaman proyek RWA",
    summary:
      "Dua belas proyek, satu urutan: apa itu, apa yang diwakili tokennya, apa yang bisa salah, di mana dokumennya.",
    body: [
      "Setiap proyek punya tab sendiri dengan susunan yang sama, supaya mudah dibandingkan.",
      {
        list: [
          "Apa yang dikerjakan proyek, dalam satu kalimat.",
          "Apa yang akan diwakili tokennya, dan apa yang tidak.",
          "Apa yang bisa salah, ditulis sejelas apa yang bisa berhasil.",
          "Dokumennya: baca sebelum yang lain.",
        ],
      },
      "Token dari sebuah benda nyata bukanlah bendanya. Tanyakan siapa yang memegang benda itu, dan menurut hukum mana.",
    ],
  },
  sample: {
    title: "Arti kata “contoh” di situs ini",
    summary: "Fakta dengan tanda ini adalah contoh, sampai pengelola situs mengisi yang sebenarnya.",
    body: [
      "Nama orang, alamat mitra, dan jumlah yang belum diputuskan adalah contoh. Di sebelahnya selalu ada tanda kecil.",
      "Berita ini juga contoh. Situs yang dibuka untuk umum tidak akan berjalan selama fakta seperti itu masih ada di dalamnya.",
    ],
  },
  notYet: {
    title: "Yang belum dibuka, dan cara kami mengatakannya",
    summary: "Punky Forge dan Chaos Cube belum dibuka. Tanggalnya menyusul setelah selesai.",
    body: [
      "Yang belum dibuka akan bertuliskan “Akan dirilis” saat ditekan. Baru dibuka kalau di baliknya sudah ada yang benar-benar bekerja.",
      "Kami menyelesaikan dulu, baru membuka. Kadang jadinya terlambat, tetapi kamu tidak perlu menekan tombol yang tidak melakukan apa-apa.",
    ],
  },
  fakes: {
    title: "Empat tanda sebuah situs bukan milik kami",
    summary: "Terburu-buru, frasa pemulihan, hadiah yang minta bayaran dulu, alamat yang nyaris benar.",
    body: [
      {
        list: [
          "Meminta frasa pemulihan. Kami tidak pernah memintanya, dan tidak ada dompet yang membutuhkannya untuk tanda tangan.",
          "Bilang waktumu tinggal sepuluh menit.",
          "Mengirim hadiah lalu minta ongkos kirim.",
          "Alamatnya beda satu huruf. Simpan alamat kami sebagai bookmark.",
        ],
      },
      "Kalau telanjur tanda tangan di sana, pindahkan dulu yang tersisa ke dompet baru. Bertanyanya belakangan.",
    ],
  },
  withoutScript: {
    title: "Situs ini bisa dibaca tanpa JavaScript",
    summary:
      "Matikan saja: semua halaman, menu, tab, dan pencarian tetap jalan. Yang membutuhkannya hanya tanda tangan.",
    body: [
      "Halaman dikirim utuh. Menu terbuka, tab adalah alamat, formulir tetap formulir.",
      "Ini membantu di ponsel lama dan koneksi lambat. Karena ini pula halamannya sudah tampil sebelum ponsel sampai di depan matamu.",
      "Dompet tinggal di browser, jadi staking memang butuh JavaScript. Halaman yang memerlukannya akan memberi tahu.",
    ],
  },
  booking: {
    title: "Dari formulir reservasi menjadi pesanan pasti",
    summary:
      "Kirim formulir, terima nomor, tunggu jawaban dalam dua hari kerja. Batal gratis sampai sehari sebelumnya.",
    body: [
      "Formulir hotel dan klinik menanyakan tanggal, jumlah orang, dan cara menghubungimu. Tidak ada pembayaran di situs ini.",
      {
        list: [
          "Nomor langsung kamu terima. Simpan baik-baik.",
          "Seseorang menjawab dalam dua hari kerja.",
          "Sampai sehari sebelumnya, pembatalan gratis.",
        ],
      },
      "Yang kamu tulis dihapus sembilan puluh hari setelah tanggal pesanan. Selebihnya ada di halaman privasi.",
    ],
  },
  feed: {
    title: "Berita ini bisa datang sendiri kepadamu",
    summary: "Ada feed Atom untuk setiap bahasa. Masukkan alamatnya ke pembaca feed mana pun.",
    body: [
      "Tanpa akun, tanpa alamat email, tanpa penghitung apakah kamu membukanya. Pembaca feed-mu bertanya sesekali; itu saja.",
      "Tautannya ada di atas daftar berita. Kebanyakan pembaca feed bisa menemukannya dari alamat situs saja.",
    ],
  },
  search: {
    title: "Tekan / untuk menemukan apa saja",
    summary: "Satu kolom mencari semua halaman dan berita dalam bahasamu. Jari yang terpeleset pun dimaafkan.",
    body: [
      "Tekan tombol /, atau Ctrl dan K, atau ⌘ dan K di Mac, atau kaca pembesar di bagian atas. Pilih hasilnya dengan tombol panah, lalu buka dengan Enter.",
      "Halaman dicari di browser-mu sendiri: yang kamu ketik di sana tidak dikirim ke kami. Berita ditanyakan ke server kami, yang lalu melupakan pertanyaannya.",
      "Kalau tombol / mengganggu, matikan di bawah kolom pencarian.",
    ],
  },
};
