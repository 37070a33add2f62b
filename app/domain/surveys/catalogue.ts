import type { LocaleCode } from "~/locales/locales";

type Words = Readonly<Record<LocaleCode, string>>;

export type SurveyQuestion = {
  readonly id: string;
  readonly text: Words;
  /** one: exactly one option; many: one or more options; text: the holder's own words. */
  readonly kind: "one" | "many" | "text";
  readonly options: readonly { readonly id: string; readonly label: Words }[];
  readonly isRequired: boolean;
};

/** A survey that is asked before rewards from a kind of NFT pool are claimed, until the holder has answered it. */
export type Survey = {
  /** Must never be reused for other questions, because answers are stored under it. */
  readonly id: string;
  readonly poolKind: "boost" | "nova";
  /** ISO 8601. The latest survey that has begun is asked. */
  readonly beginsAt: string;
  readonly title: Words;
  readonly intro: Words;
  readonly questions: readonly SurveyQuestion[];
};

const words = (ko: string, en: string, id: string): Words => ({ ko, en, id });
const option = (id: string, label: Words) => ({ id, label });

const anythingElse: SurveyQuestion = {
  id: "else",
  kind: "text",
  isRequired: false,
  text: words(
    "더 하고 싶은 말이 있다면 적어 주세요.",
    "Is there anything else you would like to tell us?",
    "Ada hal lain yang ingin kamu sampaikan?",
  ),
  options: [],
};

export const SURVEYS: readonly Survey[] = [
  {
    id: "boost-2026-11",
    poolKind: "boost",
    beginsAt: "2026-11-01T00:00:00+09:00",
    title: words("펑키 부스트 설문", "Punky Boost Survey", "Survei Punky Boost"),
    intro: words(
      "짧은 질문 세 개예요. 설문이 바뀌기 전까지는 한 번만 여쭤봐요. 건너뛰어도 보상은 그대로예요.",
      "Three short questions. We ask once until the survey changes, and skipping it changes nothing about your reward.",
      "Tiga pertanyaan singkat. Kami hanya bertanya sekali sampai surveinya berganti. Kalau dilewati, reward-mu tetap sama.",
    ),
    questions: [
      {
        id: "use",
        kind: "many",
        isRequired: true,
        text: words(
          "받은 보상으로 무엇을 할 생각인가요?",
          "What will you do with this reward?",
          "Reward ini akan kamu pakai untuk apa?",
        ),
        options: [
          option("hold", words("그냥 가지고 있을래요", "Keep it", "Disimpan")),
          option("stake", words("코인 스테이킹에 맡길래요", "Stake the coin", "Staking koin")),
          option("craft", words("기어 업!에서 쓸래요", "Use it in Gear Up", "Dipakai di Gear Up!")),
          option("trade", words("다른 자산으로 바꿀래요", "Swap it", "Ditukar ke aset lain")),
          option("open", words("아직 못 정했어요", "Not decided yet", "Belum memutuskan")),
        ],
      },
      {
        id: "check-in",
        kind: "one",
        isRequired: true,
        text: words(
          "매일 출석은 얼마나 쉬운가요?",
          "How easy is it to check in every day?",
          "Seberapa mudah check-in setiap hari?",
        ),
        options: [
          option("easy", words("쉬워요", "Easy", "Mudah")),
          option("fine", words("할 만해요", "Fine", "Lumayan")),
          option("forget", words("자주 잊어요", "I often forget", "Sering lupa")),
          option("never", words("출석은 안 해요", "I do not check in", "Tidak pernah check-in")),
        ],
      },
      anythingElse,
    ],
  },
  {
    id: "nova-2026-11",
    poolKind: "nova",
    beginsAt: "2026-11-01T00:00:00+09:00",
    title: words("펑키 노바 설문", "Punky Nova Survey", "Survei Punky Nova"),
    intro: words(
      "짧은 질문 세 개예요. 설문이 바뀌기 전까지는 한 번만 여쭤봐요. 건너뛰어도 보상은 그대로예요.",
      "Three short questions. We ask once until the survey changes, and skipping it changes nothing about your reward.",
      "Tiga pertanyaan singkat. Kami hanya bertanya sekali sampai surveinya berganti. Kalau dilewati, reward-mu tetap sama.",
    ),
    questions: [
      {
        id: "term",
        kind: "one",
        isRequired: true,
        text: words(
          "그 기간을 고른 이유는 무엇인가요?",
          "What decided which term you chose?",
          "Apa alasan utamamu memilih jangka waktu itu?",
        ),
        options: [
          option("reward", words("보상이 더 많아서", "The higher reward", "Reward-nya lebih besar")),
          option("short", words("NFT를 빨리 돌려받고 싶어서", "Getting my NFT back soon", "Ingin NFT cepat kembali")),
          option("try", words("먼저 써 보려고", "Trying it out first", "Mencoba dulu")),
          option("other", words("다른 이유로", "Something else", "Alasan lain")),
        ],
      },
      {
        id: "after",
        kind: "one",
        isRequired: true,
        text: words(
          "만기가 되면 어떻게 할 생각인가요?",
          "What will you do when the term ends?",
          "Apa rencanamu setelah jangka waktunya selesai?",
        ),
        options: [
          option("again", words("다시 맡길래요", "Stake it again", "Staking lagi")),
          option("boost", words("펑키 부스트로 옮길래요", "Move it to Punky Boost", "Dipindah ke Punky Boost")),
          option("keep", words("지갑에 둘래요", "Keep it in my wallet", "Disimpan di dompet")),
          option("open", words("아직 못 정했어요", "Not decided yet", "Belum memutuskan")),
        ],
      },
      anythingElse,
    ],
  },
];
