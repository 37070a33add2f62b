import type { btn as english } from "../../en/rwa-project/btn";
import type { InLanguage } from "../../in-language";

export const btn: InLanguage<typeof english> = {
  label: "BTN",
  title: "BTN: 여행 예약 네트워크 프로젝트",
  description:
    "방과 배, 가이드를 한 번에 예약하는 네트워크. BTN이 어떻게 벌 계획인지, 홀더가 하루에 받을 수량과 여행업의 위험을 설명해요.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "BTN: 잠자리와 배, 가이드를 예약 한 번에",
      blocks: [
        "BTN은 여행 네트워크로 계획했어요. 직접 가진 건 거의 없어요. 방과 배, 동네를 잘 아는 사람들과 맺은 계약, 그리고 그들과 여행자를 잇는 소프트웨어가 자산이에요.",
        { heading: "BTN에서 아직 정하지 않은 것" },
        {
          list: [
            "어느 지역에서 시작하는지",
            "수수료를 받는지, 구독료를 받는지, 둘 다 받는지",
            "같은 일을 하는 큰 사이트와 무엇이 다른지",
          ],
        },
      ],
    },
    {
      kind: "diagram",
      ground: "paper",
      title: "여행 한 번의 돈",
      body: "네트워크는 중간에 있어서 돈을 받아요. 거쳐 갈 만한 값어치가 있어야 해요.",
      caption: "예약 대금이 나뉘는 방식",
      nodes: [
        { id: "traveller", label: "여행자", column: 1, row: 2 },
        { id: "network", label: "BTN", note: "수수료를 남겨요", column: 2, row: 2, tone: "accent" },
        { id: "room", label: "객실", column: 3, row: 1 },
        { id: "boat", label: "배", column: 3, row: 2 },
        { id: "guide", label: "가이드", column: 3, row: 3 },
      ],
      edges: [
        { from: "traveller", to: "network", label: "한 번에 결제" },
        { from: "network", to: "room", label: "숙박비 지급" },
        { from: "network", to: "boat", label: "승선료 지급" },
        { from: "network", to: "guide", label: "안내비 지급" },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "하루치 용돈",
      body: "여행 상품권이 아니라 맡긴 NFT마다 세는 BTN 수량이에요. 집에만 있어도 쌓여요.",
      of: "btn",
    },
    {
      kind: "prose",
      ground: "paper",
      title: "길에서 생길 수 있는 일",
      blocks: [
        "사람들이 아프거나 형편이 어렵거나 불안하면 여행은 멈춰요. 그것도 모든 곳에서 한꺼번에요.",
        {
          list: [
            "호텔이 문을 닫으면 여행자는 돈을 받은 쪽을 찾아요. 환불이 1년 치 수수료보다 클 수 있어요.",
            "큰 경쟁사는 작은 네트워크가 포기할 때까지 수수료를 낮출 수 있어요.",
            "여행에 쓸 수 있는 토큰은 결제 수단이 되고, 나라마다 다른 규정을 지켜야 해요.",
          ],
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "BTN을 만나는 곳",
      body: "예약을 한번 해 보세요. 아직 안 된다면 어디까지 왔는지 알 수 있어요.",
      of: "btn",
    },
  ],
};
