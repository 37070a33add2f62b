import type { benefitMultiple as english } from "../en/benefit-multiple";
import type { InLanguage } from "../in-language";

export const benefitMultiple: InLanguage<typeof english> = {
  title: "Manfaat multi-NFT: saat kamu punya beberapa NFT",
  description:
    "Beberapa pintu terbuka lebih lebar bagi pemegang beberapa NFT. Lihat jenjang untuk semua koleksi sekaligus dan untuk tiap koleksi.",
  district: "benefit",
  tabsLabel: "Koleksi",
  sections: [
    {
      kind: "opening",
      title: "Dua jadi teman, lima jadi satu meja",
      lead: "Makin banyak NFT di satu dompet, makin banyak manfaatnya. Pilih koleksinya.",
      sceneAlt:
        "Meja perjamuan panjang di lounge bercahaya merah muda malam hari: dua belas warga campuran bermahkota kertas, satu kursi kosong, kue berbentuk tangga.",
    },
  ],
  tabs: {
    "all-nft": {
      label: "Semua NFT",
      title: "Manfaat multi-NFT: jenjang lintas koleksi",
      description:
        "Berapa NFT Punktopia dari koleksi apa pun yang membuka manfaat tertentu, cara menghitungnya, dan apa yang terjadi kalau kamu menjual satu.",
      sections: [
        {
          kind: "table",
          ground: "paper",
          title: "Campur pun dihitung",
          body: "Setiap NFT dari keenam koleksi dihitung satu, sedang di-stake atau tidak, asalkan tercatat atas nama dompet yang kamu pakai untuk masuk. Genesis ikut dihitung, walaupun tidak punya tangga sendiri.",
          caption: "Jenjang untuk koleksi campuran",
          sample: "ladder-all-nft",
          columns: [{ label: "Kamu punya" }, { label: "Kamu dapat" }, { label: "Seberapa sering" }],
          rows: [
            ["1", "pemesanan anggota", "selalu"],
            ["3", "tamu kedua di setiap pemesanan", "selalu"],
            ["5", "akses lebih awal: pemesanan dibuka sehari lebih cepat", "setiap pembukaan"],
            ["10", "kursi di meja bundar bersama tim", "sekali semusim"],
          ],
        },
        {
          kind: "questions",
          ground: "night",
          title: "Cara kami menghitung",
          body: "Dengan blockchain, bukan dengan formulir.",
          items: [
            {
              question: "Apakah NFT di dua dompet dijumlahkan?",
              answer:
                "Tidak. Tiap dompet dihitung sendiri, karena kami tidak bisa tahu bahwa keduanya milikmu; silakan pindahkan ke satu dompet kalau mau. Hanya kru yang memesan bersama yang hitungannya digabung.",
            },
            {
              question: "Bagaimana kalau saya menjual satu setelah memesan?",
              answer: "Pemesanan yang sudah dikonfirmasi tetap berlaku. Yang berikutnya dihitung ulang.",
            },
          ],
        },
      ],
    },
    punkykongz: {
      label: "PunkyKongz",
      title: "Manfaat multi-NFT: kawanan PunkyKongz",
      description:
        "Apa yang dibawa beberapa PunkyKongz dibanding satu: manfaat yang terbuka, cara menghitungnya, dan apa pengaruh staking.",
      sections: [
        {
          kind: "steps",
          ground: "paper",
          sample: "ladder-punkykongz",
          title: "Tangga kawanan",
          body: "Kongz menghitung kepala. Kami juga.",
          items: [
            { title: "Dua Kongz", body: "Sepasang boleh membawa teman ketiga ke acara apa pun di Pasar Panjang." },
            { title: "Lima Kongz", body: "Lapak sehari di pasar holder: mejamu, namamu di papan." },
            {
              title: "Sepuluh Kongz",
              body: "Tiap musim kawanan memilih satu lapak yang dibiayai pasar. Sepuluh Kongz, sepuluh suara.",
            },
          ],
        },
        {
          kind: "prose",
          ground: "night",
          title: "Kera dan hitung-hitungan",
          blocks: [
            "Staking tidak membuat kawanan membesar atau mengecil: Kong di Punky Boost atau Nova tetap dihitung di tangga ini. Check-in sepuluh Kong cukup satu tombol, karena tidak ada yang sempat menekannya sepuluh kali.",
          ],
        },
      ],
    },
    "punky-hag": {
      label: "Punky HA_G",
      title: "Manfaat multi-NFT: kru Punky HA_G",
      description:
        "Apa yang terbuka untuk kru Punky HA_G, cara menghitung anggotanya, dan cara dua holder memesan bersama sebagai satu kru.",
      sections: [
        {
          kind: "table",
          ground: "paper",
          title: "Ukuran kru",
          body: "Dihitung per kepala, diukur dengan desibel.",
          caption: "Jenjang untuk Punky HA_G",
          sample: "ladder-punky-hag",
          columns: [{ label: "Kru" }, { label: "Membuka" }, { label: "Bawa" }],
          rows: [
            ["3 HA_G", "ruang latihan, satu malam sebulan", "kabel sendiri"],
            ["6 HA_G", "tembok legal di hari seni jalanan", "cat sendiri"],
            ["9 HA_G", "nama krumu di poster musim ini", "nyali sendiri"],
          ],
        },
        {
          kind: "callout",
          ground: "night",
          title: "Kru boleh bergabung",
          body: "Dua holder bisa memesan bersama: masing-masing masuk, masing-masing membawa sebagian kru, dan untuk pemesanan itu hitungannya digabung.",
          actions: [{ label: "Kenali krunya", page: "nftPunkyhag", isPrimary: true }],
        },
      ],
    },
    "wise-alya": {
      label: "Wise Alya",
      title: "Manfaat multi-NFT: satu rak Wise Alya",
      description:
        "Apa yang terbuka sepanjang tahun kalau kamu punya beberapa Wise Alya, dan kenapa reward tiap Alya tetap sama.",
      sections: [
        {
          kind: "timeline",
          ground: "paper",
          sample: "ladder-wise-alya",
          title: "Setahun di rak",
          body: "Manfaat Alya mengikuti musim, dan kesabaran ikut dihitung.",
          states: { done: "tiap musim semi", now: "tiap musim panas", next: "tiap musim dingin" },
          items: [
            {
              when: "2 Alya",
              title: "Kursi tenang",
              body: "Dua kursi di acara bincang musim semi, di belakang, tempat asal pertanyaan bagus.",
              state: "done",
            },
            {
              when: "4 Alya",
              title: "Pertanyaan panjang",
              body: "Satu pertanyaan kepada perusahaan yang dijawab tertulis, terbuka, dalam musim itu juga.",
              state: "now",
            },
            {
              when: "7 Alya",
              title: "Bacaan musim dingin",
              body: "Buku tahunan sebelum dicetak, beserta pensilnya. Yang mengoreksi disebut namanya di ucapan terima kasih.",
              state: "next",
            },
          ],
        },
        {
          kind: "prose",
          ground: "night",
          title: "USDC-nya tidak lebih cepat",
          blocks: [
            "Reward beberapa Alya adalah kelipatan reward satu Alya, tanpa tambahan apa pun. Tidak ada bonus khusus untuk holder besar, supaya holder kecil tidak ikut menanggungnya.",
          ],
          actions: [{ label: "Baca tentang Alya", page: "nftAlya" }],
        },
      ],
    },
    "fearless-fitri": {
      label: "Fearless Fitri",
      title: "Manfaat multi-NFT: sudut Fearless Fitri",
      description:
        "Apa yang dibuka beberapa Fearless Fitri, dan yang paling sering ditanyakan ke pelatih: apakah harus bertanding, dan bagaimana kalau cedera.",
      sections: [
        {
          kind: "cards",
          ground: "paper",
          sample: "ladder-fearless-fitri",
          title: "Tiga sudut",
          items: [
            {
              picture: "people/fearless-fitri-5",
              pictureAlt: "Petarung berbaju hijau.",
              label: "2 Fitri",
              title: "Matras terbuka",
              body: "Jam latihan di sasana mitra, dengan pemesanan, plus satu tamu di matras sebelah.",
            },
            {
              picture: "people/fearless-fitri-2",
              pictureAlt: "Petarung merah dengan lampu.",
              label: "4 Fitri",
              title: "Sudutmu sendiri",
              body: "Empat kursi berdampingan di malam tanding, di sisi yang terdengar suara pelatihnya.",
            },
            {
              picture: "people/fearless-fitri-6",
              pictureAlt: "Petarung putih dengan pedang.",
              label: "8 Fitri",
              title: "Sponsori pemula",
              body: "Satu kali latihan pertama untuk orang tanpa NFT: kamu yang memilih, ring yang membayar.",
            },
          ],
        },
        {
          kind: "questions",
          ground: "night",
          title: "Sebelum naik ring",
          body: "Dua hal yang paling sering ditanyakan kepada pelatih.",
          items: [
            {
              question: "Apakah saya harus bertarung?",
              answer:
                "Tidak. Sudut untuk menonton, matras untuk belajar. Tidak ada yang dinaikkan ke ring gara-gara isi dompetnya.",
            },
            {
              question: "Bagaimana kalau saya cedera?",
              answer:
                "Sasana mengasuransikan tamunya sesuai aturan negara setempat. Kami memesankan tempat dan memberi tahu aturan siapa yang berlaku.",
            },
          ],
        },
      ],
    },
    "punky-society": {
      label: "Punky Society",
      title: "Manfaat multi-NFT: klub Punky Society",
      description:
        "Cara klub Punky Society menghitung anggotanya, apa gunanya punya beberapa kartu, dan aturan di dalam klub.",
      sections: [
        {
          kind: "figures",
          ground: "night",
          title: "Klub ini dalam angka",
          sample: "ladder-punky-society",
          items: [
            { value: "1", label: "kartu membuka pintu", note: "Untukmu dan payungmu." },
            { value: "2", label: "kartu jadi sepasang", note: "Yang kedua boleh dipinjam tamu." },
            { value: "6", label: "kartu memesan satu meja", note: "Sebulan sekali, selama belum diambil." },
          ],
        },
        {
          kind: "prose",
          ground: "paper",
          title: "Tata tertib Society",
          blocks: [
            {
              list: [
                "Topi dipakai, ponsel disimpan, nama boleh disebut boleh tidak.",
                "Yang memesan meja menjadi tuan rumah dan menerima ucapan terima kasih.",
                "Kartu yang dijual siang hari ikut makan malam dengan pemilik barunya.",
              ],
            },
            "Society tidak punya staking dan tidak punya saham. Society punya makan malam.",
          ],
          actions: [{ label: "Pesan meja", page: "benefitMembership", isPrimary: true }],
        },
      ],
    },
  },
};
