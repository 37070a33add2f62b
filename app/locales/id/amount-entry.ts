export const amountEntry = {
  reading: "Dibaca sebagai {amount}",
  spelled: "Dibaca sebagai {amount}: {words}",
  zero: "Masukkan jumlah yang lebih dari 0.",
  faults: {
    NotAnAmount: "Masukkan jumlah dengan angka, misalnya {example}.",
    WrongMarks:
      "Di halaman berbahasa Indonesia, titik (.) memisahkan ribuan dan koma (,) memisahkan desimal, misalnya {example}. Tulis jumlahnya seperti itu.",
    UnclearUnit:
      "Jumlah ini bisa dibaca dengan lebih dari satu cara. Tulis seluruh jumlahnya dengan angka, misalnya {example}.",
    TooManyDecimals: "{coin} punya paling banyak {decimals} angka di belakang koma.",
    TooLarge: "Tidak mungkin ada {coin} sebanyak itu. Masukkan jumlah yang lebih kecil.",
    NotCanonical: "Jumlah di alamat halaman ini tidak bisa dibaca, jadi tidak dipakai. Masukkan jumlahnya di sini.",
  },
} as const;
