import type { punkyWorldIntro as english } from "../en/punky-world-intro";
import type { InLanguage } from "../in-language";

export const punkyWorldIntro: InLanguage<typeof english> = {
  title: "토르미아가 어두워진 날, 다시 불을 켠 사람들",
  description:
    "다섯 장으로 읽는 펑크토피아 이야기. 끝나지 않는 저녁, 일곱 개의 횃불, 발전소가 있는 도시, 그리고 아직 쓰이지 않은 장.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "토르미아 이야기",
      title: "토르미아에 저녁이 오더니, 가지 않았어요",
      lead: "펑크토피아가 생기기까지의 이야기예요. 해가 뜨지 않게 된 날부터 첫 불이 켜지기까지, 다섯 장으로 읽어 보세요.",
      actions: [
        { label: "다섯 장 읽기", below: "timeline", isPrimary: true },
        { label: "지도 펼치기", page: "punkyWorldView" },
      ],
      sceneAlt:
        "지평선에 걸려 멈춘 거대한 해 아래 어두운 들판. 횃불을 든 아주 작은 사람 일곱이 한 줄로, 불 꺼진 탑 하나를 향해 걸어가요.",
    },
    {
      kind: "timeline",
      ground: "night",
      title: "다섯 장의 이야기",
      body: "전차 기사님이 들려주는 대로 옮겼어요. 도서관 판보다 짧고 부엉이가 덜 나와요.",
      states: { done: "끝난 이야기", now: "지금 이야기", next: "아직 안 쓴 이야기" },
      items: [
        {
          when: "1장",
          title: "긴 저녁",
          body: "여느 때처럼 저녁이 왔는데 돌아가지를 않았어요. 농부들은 대문에 손을 얹고 아침을 기다렸죠. 1년이 지나자 손을 내렸어요.",
          state: "done",
        },
        {
          when: "2장",
          title: "횃불 일곱 개",
          body: "일곱 무리가 저마다 피운 불을 들고 길을 나섰어요. 아무것도 없는 들판에서 만나, 연기가 누구 것인지 다투다가, 횃불을 한데 모았어요.",
          state: "done",
        },
        {
          when: "3장",
          title: "잠들지 않는 도시",
          body: "불가에 담이 생기고, 좌판이 생기고, 골목이 생겼어요. 더 예쁜 이름은 다 주인이 있어서 펑크토피아라고 불렀어요.",
          state: "done",
        },
        {
          when: "4장",
          title: "파워존",
          body: "불에는 장작이 필요하고 다툼에는 휴식이 필요해요. 그래서 발전소를 짓고, 유리문 달린 금고를 놓고, 갚을 것을 문에 적어 두었어요.",
          state: "now",
        },
        {
          when: "5장",
          title: "마주 보는 연못",
          body: "마지막 가로등 너머에 물이 있고, 물속에 눈이 있어요. 알리야들은 이미 한 장을 써 두고, 일이 벌어지기만 기다려요.",
          state: "next",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "코인 사이트에 웬 이야기냐면",
      blocks: [
        "그림 밑에 숫자를 단다고 동네가 되지는 않으니까요. 캐릭터를 가진 사람들은 이름과 직업과 앙숙까지 만들어 줘요. 그들이 어디에 사는지 누군가는 적어 둬야죠.",
        "이야기는 아무것도 가지지 않고 아무것도 약속하지 않아요. 로드맵도 아니에요. 이야기 속에서 문이 열린다고 상품이 열리는 건 아니에요. 무엇이 지어졌고 무엇이 아닌지는 구역마다 제 페이지에 쉬운 말로 적혀 있어요.",
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "여덟 번째 횃불은 누가 들까요",
      body: "일곱 무리가 곧 컬렉션이에요. 누구의 불을 따라 걷고 싶은지 골라 보세요.",
      actions: [{ label: "일곱 무리 만나기", page: "nftProject", isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "이야기가 이어지는 곳",
      body: "새 장은 토르미아 홈페이지에 먼저 실려요. 영상과 캐릭터 진열대도 함께 있어요.",
      of: "punky-world",
    },
  ],
};
