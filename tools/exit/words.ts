import type { LocaleCode } from "../../app/locales/locales.ts";

/** The words of the exit page in the browser's language, or in English. */
const EN = {
  title: "Punkvism exit page",
  lead: "Takes your coins and NFTs back and claims what is due, straight from the chain. It needs your wallet and a Solana node, and nothing of our site.",
  node: "Solana node",
  connect: "Connect {wallet}",
  noWallet: "No Solana wallet was found in this browser.",
  reading: "Reading the chain…",
  nothing: "This wallet has nothing in our programs.",
  coin: "Staked coin",
  nft: "Staked NFT",
  grant: "Granted coins",
  coinOf: "Coin (its mint address)",
  inside: "Inside",
  due: "Due now",
  givesUp: "Leaving now gives up",
  until: "Term ends",
  leave: "Take it out",
  claim: "Claim what is due",
  sure: "This gives up for good: {amount}. Take it out all the same?",
  sureUnpaid:
    "This gives up for good: {amount}. Of that, {unpaid} is due now and cannot be paid ({reason}); it may be possible later. Take it out all the same?",
  unpaid: "Cannot be paid right now and stays yours to claim: {unpaid} ({reason}).",
  otherAccount:
    "Your usual account cannot receive payments now (it is frozen, no longer yours, or requires a memo), so what came back is in another token account of your wallet: {address}.",
  signing: "Approve it in your wallet: {step} of {steps}",
  sending: "On its way: {step} of {steps}",
  done: "Done. Everything that was signed is final.",
  failed: "It did not work. Nothing more was signed. {reason}",
  refused: "The network refused it: {reason}. Nothing but the fee was taken. Transaction: {signature}",
  expired:
    "The network did not take it in time and no longer can: nothing has changed, and it is safe to try again. Transaction: {signature}",
  unknown:
    "It was sent, but no node said whether it landed. It may have: look this transaction up before you sign again. {signature}",
  unread: "The new figures could not be read yet.",
  linkedNode:
    "The link that you followed asks the Solana node {host}. Whoever runs it could tell you wrong figures, so go on only if you know it. Ask this node?",
  again: "Read again",
};

const KO: typeof EN = {
  title: "펑크비즘 비상 인출 페이지",
  lead: "맡긴 코인과 NFT를 블록체인에서 바로 돌려받고, 받을 수 있는 보상도 받아요. 지갑과 솔라나 노드만 있으면 되고, 저희 사이트는 없어도 돼요.",
  node: "솔라나 노드",
  connect: "{wallet} 연결하기",
  noWallet: "이 브라우저에서 솔라나 지갑을 찾지 못했어요.",
  reading: "블록체인에서 불러오고 있어요…",
  nothing: "이 지갑으로 저희 프로그램에 맡긴 것이 없어요.",
  coin: "맡긴 코인",
  nft: "맡긴 NFT",
  grant: "베스팅 코인",
  coinOf: "코인(민트 주소)",
  inside: "맡긴 수량",
  due: "지금 받을 수 있는 수량",
  givesUp: "지금 언스테이킹하면 못 받는 보상",
  until: "만기",
  leave: "언스테이킹하기",
  claim: "지금 받을 수 있는 만큼 받기",
  sure: "지금 언스테이킹하면 이 보상을 못 받고, 되돌릴 수 없어요: {amount}. 그래도 언스테이킹할까요?",
  sureUnpaid:
    "지금 언스테이킹하면 이 보상을 못 받고, 되돌릴 수 없어요: {amount}. 그중 지금 받을 수 있는데도 지급되지 않는 보상: {unpaid} ({reason}). 나중에는 지급될 수도 있어요. 그래도 언스테이킹할까요?",
  unpaid: "지금은 지급되지 않지만 나중에 받을 수 있는 보상: {unpaid} ({reason})",
  otherAccount:
    "평소 받던 토큰 계정으로는 지금 받을 수 없어서(동결, 소유자 변경, 메모 필수 중 하나) 같은 지갑의 다른 토큰 계정으로 받았어요: {address}",
  signing: "지갑에서 승인해 주세요: {steps}건 중 {step}번째",
  sending: "전송하고 있어요: {steps}건 중 {step}번째",
  done: "끝났어요. 서명한 거래가 모두 최종 확정됐어요.",
  failed: "처리하지 못했어요. 그 뒤로는 아무것도 서명하지 않았어요. {reason}",
  refused: "네트워크가 거래를 거절했어요: {reason}. 수수료 외에 달라진 것은 없어요. 거래 번호: {signature}",
  expired:
    "네트워크가 제시간에 받지 못했고, 이 거래가 뒤늦게 처리될 일은 없어요. 달라진 것은 없으니 다시 시도해도 안전해요. 거래 번호: {signature}",
  unknown:
    "거래를 보냈지만 처리됐는지 알려 준 노드가 없어요. 이미 처리됐을 수 있으니, 다시 서명하기 전에 이 거래 번호를 조회해 보세요: {signature}",
  unread: "바뀐 수량은 아직 불러오지 못했어요.",
  linkedNode:
    "지금 연 링크는 솔라나 노드 {host}에서 수량을 불러오게 되어 있어요. 노드 운영자가 수량을 속일 수 있으니, 아는 노드일 때만 계속하세요. 이 노드에서 불러올까요?",
  again: "다시 불러오기",
};

const ID: typeof EN = {
  title: "Halaman penarikan darurat Punkvism",
  lead: "Untuk mengambil kembali koin dan NFT-mu serta mengklaim reward yang sudah bisa diklaim, langsung dari blockchain. Cukup dengan dompetmu dan node Solana, tanpa situs kami.",
  node: "Node Solana",
  connect: "Hubungkan {wallet}",
  noWallet: "Tidak ada dompet Solana yang terdeteksi di browser ini.",
  reading: "Membaca dari blockchain…",
  nothing: "Dompet ini tidak punya apa-apa di program kami.",
  coin: "Koin yang di-staking",
  nft: "NFT yang di-staking",
  grant: "Jatah vesting",
  coinOf: "Koin (alamat mint)",
  inside: "Sedang di-staking",
  due: "Bisa diklaim sekarang",
  givesUp: "Hangus kalau keluar sekarang",
  until: "Jangka waktu berakhir",
  leave: "Ambil kembali",
  claim: "Klaim yang bisa diklaim",
  sure: "Yang akan hangus dan tidak bisa dikembalikan: {amount}. Tetap ambil kembali?",
  sureUnpaid:
    "Yang akan hangus dan tidak bisa dikembalikan: {amount}. Dari jumlah itu, {unpaid} sebenarnya sudah bisa diklaim tetapi sekarang belum bisa dibayarkan ({reason}); nanti mungkin bisa. Tetap ambil kembali?",
  unpaid: "Sekarang belum bisa dibayarkan, tetapi tetap hakmu dan bisa diklaim nanti: {unpaid} ({reason}).",
  otherAccount:
    "Akun yang biasa kamu pakai sedang tidak bisa menerima (dibekukan, bukan milikmu lagi, atau mewajibkan memo), jadi yang kembali masuk ke akun token lain di dompetmu: {address}.",
  signing: "Setujui di dompetmu: {step} dari {steps}",
  sending: "Sedang dikirim: {step} dari {steps}",
  done: "Selesai. Semua yang ditandatangani sudah final.",
  failed: "Tidak berhasil. Tidak ada lagi yang ditandatangani. {reason}",
  refused: "Jaringan menolak transaksi: {reason}. Tidak ada yang berubah selain biaya jaringan. Transaksi: {signature}",
  expired:
    "Jaringan tidak menerimanya tepat waktu, dan transaksi ini tidak bisa diproses lagi. Tidak ada yang berubah, jadi aman untuk mencoba lagi. Transaksi: {signature}",
  unknown:
    "Transaksi sudah dikirim, tetapi tidak ada node yang memberi tahu apakah sudah diproses. Bisa saja sudah: cek transaksi ini sebelum menandatangani lagi. {signature}",
  unread: "Angka terbaru belum bisa dibaca.",
  linkedNode:
    "Tautan yang kamu buka memakai node Solana {host}. Pengelolanya bisa menampilkan angka yang salah, jadi lanjutkan hanya kalau kamu mengenalnya. Pakai node ini?",
  again: "Perbarui",
};

export type ExitWords = typeof EN;

export function wordsFor(language: string): { words: ExitWords; lang: LocaleCode } {
  if (language.startsWith("ko")) return { words: KO, lang: "ko" };
  if (language.startsWith("id")) return { words: ID, lang: "id" };
  return { words: EN, lang: "en" };
}

/** Replaces the names in braces with values. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}
