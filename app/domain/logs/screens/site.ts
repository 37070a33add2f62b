import { button, COMPANY, landing, link, type Screen, SITE, words } from "./screen";

export const SITE_SCREENS = {
  news: {
    menus: [COMPANY],
    cd: "410",
    path: "companyNews",
    name: words("뉴스", "News", "Berita"),
    buttons: {
      landing: landing(),
      search: button("010", 3, words("뉴스 검색", "Search the News", "Cari Berita")),
      open: link("020", 3, words("뉴스 읽기", "Read a Piece", "Baca Berita")),
      older: link("030", 3, words("지난 뉴스", "Older News", "Berita Lebih Lama")),
      feed: link("040", 3, words("Atom 피드", "Atom Feed", "Feed Atom")),
    },
  },
  newsView: {
    menus: [COMPANY],
    cd: "420",
    path: "companyNewsView",
    name: words("뉴스 보기", "News Piece", "Isi Berita"),
    buttons: {
      landing: landing(),
      share: button("010", 3, words("공유하기", "Share", "Bagikan")),
      copy: button("020", 3, words("링크 복사하기", "Copy Link", "Salin Tautan")),
      newer: link("030", 3, words("다음 뉴스", "Newer", "Lebih Baru")),
      older: link("040", 3, words("이전 뉴스", "Older", "Lebih Lama")),
    },
  },
  search: {
    menus: [SITE],
    cd: "430",
    path: "search",
    name: words("사이트 검색", "Site Search", "Pencarian Situs"),
    buttons: {
      landing: landing(),
      open: button("010", 3, words("검색 열기", "Open the Search", "Buka Pencarian")),
      submit: button("020", 3, words("검색", "Search", "Cari")),
      page: link("030", 3, words("페이지 결과", "Page Result", "Hasil Halaman")),
      news: link("040", 3, words("뉴스 결과", "News Result", "Hasil Berita")),
    },
  },
  proof: {
    menus: [SITE],
    cd: "710",
    path: "proof",
    name: words("증명", "Proof", "Bukti"),
    buttons: {
      landing: landing(),
      readAgain: link("010", 3, words("다시 불러오기", "Read Again", "Perbarui")),
      migration: link("020", 3, words("전체 마이그레이션 보기", "See Every Migration", "Lihat Semua Migrasi")),
    },
  },
  register: {
    menus: [SITE],
    cd: "740",
    path: "proof/migration",
    name: words("전체 마이그레이션", "All Migrations", "Semua Migrasi"),
    buttons: {
      landing: landing(),
      receipt: link("010", 3, words("영수증 보기", "Open a Receipt", "Buka Tanda Terima")),
      sums: link("020", 3, words("합계 보기", "To the Sums", "Ke Jumlahnya")),
    },
  },
  receipt: {
    menus: [SITE],
    cd: "730",
    path: "migration",
    name: words("마이그레이션 영수증", "Migration Receipt", "Tanda Terima Migrasi"),
    buttons: {
      landing: landing(),
      register: link("010", 3, words("전체 마이그레이션 보기", "See All Migrations", "Lihat Semua Migrasi")),
      file: link("020", 3, words("JSON 영수증", "Receipt as JSON", "Tanda Terima JSON")),
      print: button("030", 3, words("인쇄하기", "Print", "Cetak")),
    },
  },
  // on every screen where a holder signs, and on My Page
  signing: {
    menus: [SITE],
    cd: "590",
    path: "",
    name: words("서명 계정", "Signing Account", "Akun Tanda Tangan"),
    buttons: {
      hardware: button(
        "010",
        3,
        words("하드웨어 기기로 서명", "Sign on a Hardware Device", "Tanda Tangan di Perangkat"),
      ),
      open: button("020", 1, words("서명 계정 만들기", "Open the Signing Account", "Buka Akun Tanda Tangan")),
      readAgain: button("030", 3, words("다시 불러오기", "Read Again", "Perbarui")),
      readCosts: button("040", 3, words("다시 시도하기", "Try Again", "Coba Lagi")),
      toMyPage: link("050", 3, words("마이페이지로 가기", "To My Page", "Ke Halaman Saya")),
      cancel: button(
        "060",
        2,
        words("기다리는 거래 취소하기", "Cancel the Waiting Transaction", "Batalkan Transaksi yang Menunggu"),
      ),
      cancelConfirm: button("070", 1, words("거래 취소 확인", "Confirm the Cancelling", "Konfirmasi Pembatalan")),
      close: button(
        "080",
        2,
        words("닫고 보증금 돌려받기", "Close and Get the Deposit Back", "Tutup dan Ambil Kembali Depositnya"),
      ),
      closeConfirm: button("090", 1, words("닫기 확인", "Confirm the Closing", "Konfirmasi Penutupan")),
      back: button("100", 3, words("그대로 두기", "Leave It as It Is", "Biarkan Saja")),
    },
  },
  wallet: {
    menus: [SITE],
    cd: "310",
    path: "",
    name: words("지갑", "Wallet", "Dompet"),
    buttons: {
      select: button("010", 2, words("지갑 선택", "Select Wallet", "Pilih Dompet")),
      disconnect: button("020", 2, words("연결 끊기", "Disconnect", "Putuskan Koneksi")),
      signIn: button("030", 2, words("로그인", "Sign in", "Masuk")),
    },
  },
} as const satisfies Record<string, Screen>;
