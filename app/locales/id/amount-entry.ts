export const amountEntry = {
  reading: "Dibaca sebagai {amount}",
  spelled: "Dibaca sebagai {amount}: {words}",
  zero: "Masukkan jumlah di atas 0.",
  faults: {
    NotAnAmount: "Masukkan jumlah dengan angka, misalnya {example}.",
    WrongMarks:
      "Dalam bahasa Indonesia titik memisahkan ribuan dan koma mengawali desimal, misalnya {example}. Tulis jumlahnya seperti itu.",
    UnclearUnit: "Ini bisa dibaca lebih dari satu cara. Tulis seluruh jumlahnya dengan angka, misalnya {example}.",
    TooManyDecimals: "{coin} punya paling banyak {decimals} angka di belakang koma.",
    TooLarge: "Jumlah {coin} itu terlalu besar. Masukkan jumlah yang lebih kecil.",
    NotCanonical: "Jumlah di alamat halaman ini tidak bisa dibaca, jadi tidak dipakai. Masukkan jumlahnya di sini.",
  },
} as const;
