import type { dnn as english } from "../../en/rwa-project/dnn";
import type { InLanguage } from "../../in-language";

export const dnn: InLanguage<typeof english> = {
  label: "DNN",
  title: "DNN: 데이터 네트워크 노드를 위해 계획한 토큰",
  description:
    "빌린 랙에서 저장 공간과 연산을 파는 컴퓨터. DNN이 담을 계획인 자산과 버는 방식, 드는 비용, 실패할 수 있는 이유를 설명해요.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "DNN: 남의 일을 대신하는 컴퓨터들",
      blocks: [
        "DNN은 데이터 네트워크를 담을 계획인 토큰이에요. 네트워크를 이루는 노드는 디스크와 빠른 회선을 갖춘 컴퓨터이고, 빌린 랙에 놓여요. 고객은 파일을 저장하고 프로그램을 돌리는 값을 내요.",
        "실물이 분명한 자산이에요. 웅웅거리고, 전기를 먹고, 5년쯤 지나면 낡아요.",
        { heading: "DNN에서 아직 정하지 않은 것" },
        {
          list: [
            "랙을 어디에 두고 기계는 누가 소유하는지",
            "고객이 돈으로 내는지 토큰으로 내는지",
            "노드가 몇 대는 있어야 문을 열 만한지",
          ],
        },
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "랙 하나가 밥값을 하기까지",
      body: "네 단계 중 두 단계는 돈을 내는 일이에요.",
      items: [
        { title: "기계를 사요", body: "청약으로 모은 돈으로 그날 시세에 사요. 켜는 순간부터 값이 떨어져요." },
        { title: "랙과 전기, 회선 값을 내요", body: "고객이 있든 없든 매달 나가요." },
        { title: "고객에게 빌려줘요", body: "시간이나 용량 단위로요. 아주 큰 회사들과 경쟁해야 해요." },
        {
          title: "남은 것을 보고해요",
          body: "빌려줄 수 있는 시간 중 몇 시간을 팔았는지, 보고서에서 이것부터 찾아보세요.",
        },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "캐릭터별 하루 DNN",
      body: "NFT 하나를 하루 맡겼을 때 기록할 계획인 DNN 수량이에요. 노드가 벌어서 주는 게 아니라, 발행할 때 홀더 몫으로 떼어 둔 물량에서 나와요.",
      of: "dnn",
    },
    {
      kind: "questions",
      ground: "paper",
      title: "서버를 믿기 전에",
      body: "노드 프로젝트 이야기가 나오면 늘 듣는 질문 세 가지예요.",
      items: [
        {
          question: "제가 직접 노드를 돌려야 하나요?",
          answer: "아니요. 운영사가 모두 돌릴 계획이에요. 홀더는 기계가 아니라 토큰을 가져요.",
        },
        {
          question: "연산 가격이 떨어지면요?",
          answer: "같은 랙이 덜 벌고 토큰 가치도 떨어질 수 있어요. 저장 공간 가격은 수십 년째 내려왔어요.",
        },
        {
          question: "네트워크가 멈출 수도 있나요?",
          answer: "네. 고객이 내는 돈으로 전기와 임대료를 못 내면 기계를 끄고 받을 수 있는 값에 팔아요.",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "DNN 더 읽어 보기",
      body: "재무제표를 보면 기계에 얼마를 쓰고 나머지에 얼마를 썼는지 알 수 있어요.",
      of: "dnn",
    },
  ],
};
