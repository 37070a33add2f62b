import type { nftProjectFriend as english } from "../en/nft-project-friend";
import type { InLanguage } from "../in-language";

export const nftProjectFriend: InLanguage<typeof english> = {
  title: "Punky Friend: teman jalan pulang",
  description:
    "Punky Friend adalah pendamping kecil dari Tormia: seperti apa rencananya, bagaimana ia akan menemukanmu, dan apa yang tak akan pernah dilakukannya.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      title: "Ada yang kecil mengikutimu",
      lead: "Punky Friend adalah pendamping warga: berjalan di samping karaktermu, mengingat ke mana saja kamu pergi, dan tidak membawa apa pun yang lebih berat dari biskuit.",
      actions: [
        { label: "Lihat yang sudah diputuskan", below: "table", isPrimary: true },
        { label: "Lihat siapa bisa membawanya pulang", page: "nftProject" },
      ],
      sceneAlt:
        "Jalan taman berlampu di malam hari: anak HA_G berjalan di depan, di belakangnya sebaris makhluk bulat kecil berekor lentera menyeberangi jembatan.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "Empat jenis, empat watak",
      body: "Baru segini yang sudah digambar. Bisa jadi bertambah saat mereka tiba di kota.",
      items: [
        {
          picture: "friends/sparklet",
          pictureAlt: "Makhluk kuning bulat berjambul percikan api dengan ekor berbentuk colokan",
          label: "Dalam rumah",
          title: "Sparklet",
          body: "Tidur di stopkontak. Bangun saat kamu pulang, ketelnya juga.",
        },
        {
          picture: "friends/mossback",
          pictureAlt: "Kura-kura dengan lumut di tempurungnya dan awan hujan kecil di atasnya",
          label: "Luar rumah",
          title: "Mossback",
          body: "Lambat, lembap, setia. Punya cuaca sendiri.",
        },
        {
          picture: "friends/lanternmouse",
          pictureAlt: "Tikus membaca buku diterangi lentera di ekornya sendiri",
          label: "Malam",
          title: "Lanternmouse",
          body: "Mengangkat ekornya supaya kamu bisa membaca. Berkedip di setiap titik.",
        },
        {
          picture: "friends/bellhound",
          pictureAlt: "Anjing cokelat dengan lonceng emas di kalungnya",
          label: "Jalanan",
          title: "Bellhound",
          body: "Berbunyi kalau ada yang berniat jahat, dan kalau ada yang bawa sosis.",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "Yang sudah diputuskan, dan yang belum",
      body: "Lebih baik kami tunjukkan celahnya daripada menambalnya dengan janji.",
      caption: "Status rencana Punky Friend",
      columns: [{ label: "Pertanyaan" }, { label: "Jawaban hari ini" }, { label: "Status" }],
      rows: [
        ["Apa itu?", "NFT di Solana, tidak terikat pada siapa pun", "sudah diputuskan"],
        ["Siapa yang bisa punya?", "pemegang NFT warga lebih dulu", "sudah diputuskan"],
        ["Apakah memberi reward?", "tidak; Friend itu teman, bukan mesin", "sudah diputuskan"],
        ["Berapa jumlahnya?", "belum diketahui", "belum diputuskan"],
        ["Berapa harganya?", "belum diketahui", "belum diputuskan"],
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "Pertanyaan dari yang bawa biskuit",
      body: "Baca dulu sebelum telanjur sayang.",
      items: [
        {
          question: "Bisa punya sekarang?",
          answer:
            "Belum: tidak ada Friend yang bisa di-mint, dibeli, atau di-stake. Kalau ada yang menawarkannya di tempat lain, itu bukan dari kami.",
        },
        {
          question: "Apakah karakter saya jadi berbeda kalau punya Friend?",
          answer:
            "Ia di samping, bukan menempel. Gambar karaktermu tetap sama; Friend muncul di sebelahnya di halamanmu dan di game yang mengenalnya.",
        },
        {
          question: "Bisakah Friend hilang?",
          answer:
            "Seperti NFT lain, ia pergi ke mana pun kamu mengirimnya. Ia tidak akan kabur, kelaparan, atau mati: tidak ada yang butuh tambahan kekhawatiran.",
        },
      ],
    },
    {
      kind: "links",
      ground: "paper",
      title: "Tempat para Friend akan muncul",
      body: "Harinya diumumkan di situs Society. Sampai saat itu, rak Society di marketplace berisi karakter yang kelak mereka ikuti.",
      of: "punky-society",
    },
  ],
};
