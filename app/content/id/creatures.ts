import type { creatures as english } from "../en/creatures";
import type { InLanguage } from "../in-language";

export const creatures: InLanguage<typeof english> = [
  {
    id: "first-eye",
    rarity: "mythic",
    name: "Mata Pertama",
    body: "Lebih tua daripada air di sekelilingnya. Menatapmu seperti pintu menatap kunci.",
    facts: [
      { term: "Tinggal di", value: "air dalam" },
      { term: "Datang karena", value: "cahaya bulan di air" },
    ],
  },
  {
    id: "sleeping-island",
    rarity: "mythic",
    name: "Pulau Tidur",
    body: "Kamu bisa piknik di atasnya. Ia bermimpi menjadi piknik.",
    facts: [
      { term: "Tinggal di", value: "permukaan" },
      { term: "Datang karena", value: "lonceng badai" },
    ],
  },
  {
    id: "tower-eel",
    rarity: "legendary",
    name: "Belut Menara",
    body: "Sepanjang tinggi menara, dan sama-sama suka lift.",
    facts: [
      { term: "Tinggal di", value: "air dalam" },
      { term: "Datang karena", value: "lonceng badai" },
    ],
  },
  {
    id: "lamp-whale",
    rarity: "legendary",
    name: "Paus Lampu",
    body: "Membawa lampu jalan di dahi dan koloni ngengat yang ceria.",
    facts: [
      { term: "Tinggal di", value: "air dalam" },
      { term: "Datang karena", value: "lampu yang dipegang rendah" },
    ],
  },
  {
    id: "judge-toad",
    rarity: "legendary",
    name: "Katak Hakim",
    body: "Menentukan giliran siapa untuk diam. Giliranmu.",
    facts: [
      { term: "Tinggal di", value: "tepi air" },
      { term: "Datang karena", value: "semenit hening" },
    ],
  },
  {
    id: "mirror-heron",
    rarity: "epic",
    name: "Bangau Cermin",
    body: "Berdiri di pantulanmu dan membetulkan posturmu.",
    facts: [
      { term: "Tinggal di", value: "tepi air" },
      { term: "Datang karena", value: "cahaya bulan di air" },
    ],
  },
  {
    id: "bell-crab",
    rarity: "epic",
    name: "Kepiting Lonceng",
    body: "Berdentang ke samping. Sudah ada kapal yang berbelok karenanya.",
    facts: [
      { term: "Tinggal di", value: "tepi air" },
      { term: "Datang karena", value: "semenit hening" },
    ],
  },
  {
    id: "ink-fox",
    rarity: "epic",
    name: "Rubah Tinta",
    body: "Jejak kakinya terbaca sebagai ejekan dalam bahasa Tormia kuno.",
    facts: [
      { term: "Tinggal di", value: "rumpun buluh" },
      { term: "Datang karena", value: "semenit hening" },
    ],
  },
  {
    id: "kettle-seal",
    rarity: "epic",
    name: "Anjing Laut Ketel",
    body: "Bersiul saat airnya hampir pas.",
    facts: [
      { term: "Tinggal di", value: "permukaan" },
      { term: "Datang karena", value: "lampu yang dipegang rendah" },
    ],
  },
  {
    id: "pin-cushion-ray",
    rarity: "epic",
    name: "Pari Bantalan Jarum",
    body: "Mengoleksi jarum hilang. Tidak pernah mengembalikan.",
    facts: [
      { term: "Tinggal di", value: "air dalam" },
      { term: "Datang karena", value: "lonceng badai" },
    ],
  },
  {
    id: "monocle-perch",
    rarity: "rare",
    name: "Ikan Monokel",
    body: "Ikan terpandang. Ia sudah membaca tentangmu.",
    facts: [
      { term: "Tinggal di", value: "permukaan" },
      { term: "Datang karena", value: "lampu yang dipegang rendah" },
    ],
  },
  {
    id: "puddle-cat",
    rarity: "rare",
    name: "Kucing Genangan",
    body: "Begitu berbaring, jadi genangan. Jangan diinjak.",
    facts: [
      { term: "Tinggal di", value: "tepi air" },
      { term: "Datang karena", value: "cahaya bulan di air" },
    ],
  },
  {
    id: "reed-choir",
    rarity: "rare",
    name: "Paduan Buluh",
    body: "Sembilan tenggorokan, satu mata, tanpa latihan.",
    facts: [
      { term: "Tinggal di", value: "rumpun buluh" },
      { term: "Datang karena", value: "semenit hening" },
    ],
  },
  {
    id: "blink-moth",
    rarity: "rare",
    name: "Ngengat Kedip",
    body: "Mengatupkan sayap seperti kelopak mata, biar meyakinkan.",
    facts: [
      { term: "Tinggal di", value: "permukaan" },
      { term: "Datang karena", value: "lampu yang dipegang rendah" },
    ],
  },
  {
    id: "drip",
    rarity: "common",
    name: "Tetes",
    body: "Setetes yang memilih tinggal.",
    facts: [
      { term: "Tinggal di", value: "tepi air" },
      { term: "Datang karena", value: "cahaya bulan di air" },
    ],
  },
  {
    id: "peeper",
    rarity: "common",
    name: "Pengintip",
    body: "Mengintip ke luar dari buluh. Lalu mengintip ke dalam lagi.",
    facts: [
      { term: "Tinggal di", value: "rumpun buluh" },
      { term: "Datang karena", value: "lampu yang dipegang rendah" },
    ],
  },
  {
    id: "cork",
    rarity: "common",
    name: "Gabus",
    body: "Tidak bisa tenggelam. Semua cara sudah dicoba.",
    facts: [
      { term: "Tinggal di", value: "permukaan" },
      { term: "Datang karena", value: "lonceng badai" },
    ],
  },
  {
    id: "mud-button",
    rarity: "common",
    name: "Kancing Lumpur",
    body: "Lepas dari mantel, lalu lahir ke dunia.",
    facts: [
      { term: "Tinggal di", value: "tepi air" },
      { term: "Datang karena", value: "semenit hening" },
    ],
  },
  {
    id: "snorkel-snail",
    rarity: "common",
    name: "Siput Snorkel",
    body: "Menunggu hujan reda di dalam air.",
    facts: [
      { term: "Tinggal di", value: "permukaan" },
      { term: "Datang karena", value: "cahaya bulan di air" },
    ],
  },
  {
    id: "wet-sock",
    rarity: "common",
    name: "Kaus Kaki Basah",
    body: "Dulunya satu dari sepasang.",
    facts: [
      { term: "Tinggal di", value: "rumpun buluh" },
      { term: "Datang karena", value: "lonceng badai" },
    ],
  },
];
