import type { catalogueCodes as english } from "../en/catalogue-codes";
import type { TextShape } from "../text-shape";

export const catalogueCodes: TextShape<typeof english> = {
  framed: "{sentence} ({code}). {meaning}",
  sentences: {
    "-1": "Terjadi kesalahan yang tidak terduga",
    "1": "Gagal mendapatkan alamat token",
    "2": "Gagal memeriksa saldo akun atau informasi mint",
    "3": "Gagal membuat akun token terkait untuk penerima",
    "4": "Gagal mentransfer koin",
    "5": "Gagal minting NFT",
    "6": "Gagal memverifikasi koleksi",
    "7": "Hubungkan ke Mainnet",
  },
};
