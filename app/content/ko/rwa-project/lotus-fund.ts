import type { lotusFund as english } from "../../en/rwa-project/lotus-fund";
import type { InLanguage } from "../../in-language";

export const lotusFund: InLanguage<typeof english> = {
  label: "Lotus Fund",
  title: "Lotus Fund: 객실과 집, 상가를 모은 펀드",
  description:
    "Lotus Fund는 작은 부동산을 모으는 펀드로 계획했어요. 구성 예시와 임대료가 모이는 길, 홀더가 받을 수량과 위험을 담았어요.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "Lotus Fund: 큰 대문 하나보다 작은 문 여럿",
      blocks: [
        "Lotus Fund는 부동산 펀드로 계획했어요. 객실과 임대 주택, 1층 상가를 담고, 하나가 잘못돼도 전체가 흔들리지 않을 크기로만 채워요. 본업은 임대료예요. 값이 오르는 건 운이에요.",
        { heading: "Lotus Fund에서 아직 정하지 않은 것" },
        {
          list: [
            "어느 나라에서, 어떤 법에 따라 만드는지",
            "누가 운용하고 보수는 얼마인지",
            "언제, 얼마에 빠져나올 수 있는지",
          ],
        },
      ],
    },
    {
      kind: "plot",
      ground: "paper",
      title: "펀드에 담을 것들",
      body: "생각해 보기 위한 구성이에요. 실제 구성은 첫 부동산을 살 때 정해요.",
      caption: "Lotus Fund 구성 예시",
      description: "100%를 나타내는 막대 하나예요. 객실 45%, 임대 주택 30%, 상가 15%, 수리용 현금 10%예요.",
      unit: "%",
      sample: "lotus-fund-mix",
      shape: "shares",
      labelColumn: "부동산",
      valueColumn: "펀드에서 차지하는 비율",
      points: [
        { label: "객실", value: 45 },
        { label: "임대 주택", value: 30 },
        { label: "상가", value: 15 },
        { label: "수리용 현금", value: 10 },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "하루에 꽃잎 한 장",
      body: "NFT 하나, 하루, 정해진 수량. 발행량에서 떼어 둔 몫만 나눠 주고, 다 나눠 주면 끝이에요.",
      of: "lotus-fund",
    },
    {
      kind: "prose",
      ground: "paper",
      title: "부동산에서 생길 수 있는 일",
      blocks: [
        "빈방에도 찬 방만큼 돈이 들어요. 수리는 꼭 가장 나쁠 때 생기고, 파는 데는 몇 달이 걸려요.",
        {
          list: [
            "부동산 평가는 1년에 한두 번이에요. 그사이 토큰 가격과 집의 가치가 크게 벌어질 수 있어요.",
            "대출은 좋은 해를 더 좋게, 나쁜 해를 위험하게 만들어요. 빌린 돈의 비율을 확인하세요.",
            "모두가 나가고 싶을 때 환매가 중단될 수 있어요.",
          ],
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "Lotus Fund의 자료",
      body: "페이지에 적힌 말과 재무제표의 숫자를 나란히 놓고 읽어 보세요.",
      of: "lotus-fund",
    },
  ],
};
