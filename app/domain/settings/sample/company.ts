import type { CompanyIdentity } from "../company";

/** Every address is reserved for examples and belongs to nobody. */
export const SAMPLE_IDENTITY: CompanyIdentity = {
  name: { ko: "펑크비즘 주식회사", en: "Punkvism Co., Ltd.", id: "Punkvism Co., Ltd." },
  address: {
    ko: "서울특별시 중구 예시로 12, 3층",
    en: "3F, 12 Yesi-ro, Jung-gu, Seoul, Republic of Korea",
    id: "Lantai 3, Yesi-ro 12, Jung-gu, Seoul, Republik Korea",
  },
  emails: ["hello@punkvism.example", "partners@punkvism.example"],
  socials: [
    { kind: "discord", label: "Discord", url: "https://example.com/#discord" },
    { kind: "x", label: "X", url: "https://example.com/#x" },
    { kind: "youtube", label: "YouTube", url: "https://example.com/#youtube" },
    { kind: "instagram", label: "Instagram", url: "https://example.com/#instagram" },
    { kind: "marketplace", label: "Magic Eden", url: "https://example.com/#marketplace" },
    { kind: "telegram", label: "Telegram", url: "https://example.com/#telegram" },
    { kind: "kakao", label: "KakaoTalk", url: "https://example.com/#kakao" },
    { kind: "partner", label: "Alya Community", url: "https://example.com/#partner-1" },
    { kind: "partner-2", label: "Fitri Community", url: "https://example.com/#partner-2" },
  ],
  whitepaperUrl: "https://example.com/#whitepaper",
  exchangeUrl: "https://example.com/#exchange",
};
