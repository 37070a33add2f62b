import type { pvt as english } from "../../en/rwa-project/pvt";
import type { InLanguage } from "../../in-language";

export const pvt: InLanguage<typeof english> = {
  label: "PVT",
  title: "PVT: 비상장 벤처 지분을 위해 계획한 토큰",
  description:
    "PVT가 무엇을 담을 계획인지, 젊은 회사에서 돈이 돌아오기까지 얼마나 걸리는지, NFT 홀더의 참여 방법과 위험을 정리했어요.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "PVT: 거래소에서는 살 수 없는 회사들의 지분",
      blocks: [
        "PVT는 바구니 하나를 담을 계획인 토큰이에요. 바구니에는 이제 막 시작한 비상장 회사들의 작은 지분이 들어가고, 보유 회사 한 곳이 관리해요. 하나쯤은 크게 자랄 수도 있지만 대부분은 그러지 못해요. 어느 회사가 자랄지 아무도 모르니 여럿을 함께 담는 거예요.",
        { heading: "PVT에서 아직 정하지 않은 것" },
        {
          list: [
            "어느 회사를 몇 곳이나 담고, 누가 고르는지",
            "지분을 팔았을 때 토큰에 돈을 받을 권리가 있는지",
            "어느 나라에서 권유해도 되는지",
          ],
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "벤처에 들어간 돈은 이렇게 움직여요",
      body: "느리고, 들쭉날쭉하고, 제때 오는 법이 없어요.",
      caption: "벤처 지분의 단계 예시",
      columns: [{ label: "단계" }, { label: "대략 몇 년", align: "end" }, { label: "돌아오는 돈" }],
      rows: [
        ["지분 매입", "0", "없음"],
        ["성장하거나 실패", "1~5", "보통은 없음"],
        ["지분 매각 또는 전액 손실 처리", "5~10", "있다면 한 번"],
      ],
      sample: "pvt-stages",
    },
    {
      kind: "mining",
      ground: "night",
      title: "하루에 쌓일 PVT",
      body: "NFT를 맡기면 컬렉션마다 정해진 수량이 하루 단위로 기록될 계획이에요. 채굴이라고 부르지만 돌아가는 기계는 없고, 맡긴 NFT의 수를 셀 뿐이에요.",
      of: "pvt",
    },
    {
      kind: "balance",
      ground: "paper",
      title: "벤처 바구니의 장점과 단점",
      body: "한 번도 가져 본 적 없는 분을 위해 적었어요.",
      good: {
        title: "좋은 점",
        items: [
          "한곳에 크게 거는 대신 여러 곳에 조금씩 나눠요",
          "PVT는 베스팅 플랜에 들어가는 세 토큰 중 하나라서 물량이 풀리는 과정을 블록체인에서 볼 수 있게 될 거예요",
        ],
      },
      bad: {
        title: "나쁜 점",
        items: [
          "비상장 회사에는 매일의 가격이 없어서, 누가 말하는 가치든 추정치예요",
          "바구니 안의 회사가 하나씩 무너져 전부 잃을 수 있어요",
          "몇 년 동안 아무 소식이 없을 수 있어요",
        ],
      },
    },
    {
      kind: "links",
      ground: "night",
      title: "PVT 문서와 링크",
      body: "백서부터 읽어 보세요. 회사 이름이 없다면 왜 없는지 물어보세요.",
      of: "pvt",
    },
  ],
};
