import type { busyPage as english } from "../en/busy-page";
import type { TextShape } from "../text-shape";

export const busyPage: TextShape<typeof english> = {
  title: "Tunggu sebentar",
  heading: "Gerbangnya sedang penuh",
  body: "Terlalu banyak halaman dibuka dari jaringanmu dalam satu menit. Tunggu satu menit, lalu muat ulang. Isi dompetmu dan semua yang kamu staking tidak terpengaruh.",
};
