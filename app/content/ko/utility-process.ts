import type { utilityProcess as english } from "../en/utility-process";
import type { InLanguage } from "../in-language";

export const utilityProcess: InLanguage<typeof english> = {
  title: "유틸리티가 생기는 과정: 아이디어에서 문까지",
  description:
    "NFT와 코인의 새 쓸모가 거치는 일곱 단계예요. 무엇 때문에 멈추고, 어떻게 의견을 내고, 문을 닫을 때는 어떻게 하는지까지 알려 드려요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "유틸리티 과정",
      title: "문은 발표하는 게 아니라 만드는 거예요",
      lead: "캐릭터나 코인의 새 쓸모는 일곱 단계를 지나야 불이 켜져요. 가장 앞서간 코인 스테이킹을 예로 들어 보여 드릴게요.",
      actions: [
        { label: "일곱 단계 보기", below: "steps", isPrimary: true },
        { label: "지금 있는 쓸모 보기", page: "utilityProject" },
      ],
      sceneAlt:
        "해 뜰 무렵 펑크토피아의 거리. 반쯤 지은 가게에 크래프터가 문을 달고, Wise Alya가 규칙을 소리 내어 읽고, Genesis가 손잡이를 돌려 봐요.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "일곱 단계",
      body: "단계마다 “네”라고 답해야 하는 질문이 있어요.",
      items: [
        { title: "아이디어", body: "없으면 아쉬워할 사람이 있나요? 목록을 채우려고 만든 쓸모는 여기서 지워요." },
        { title: "쉬운 말로 쓴 규칙", body: "비용과 나가는 방법까지 한 문단으로 설명할 수 있나요?" },
        {
          title: "최악의 경우",
          body: "저희가 사라지면, 가격이 반토막 나면, 누가 속이려 들면요? 여기서 나온 답은 모두 테스트가 돼요.",
        },
        { title: "시험 운영", body: "가치 없는 토큰으로 테스트 네트워크에서 잘 돌아가나요?" },
        { title: "재원", body: "첫 사람이 들어오기 전에 보상이나 서비스 비용이 마련됐나요?" },
        { title: "오픈", body: "이득만큼 위험도 분명히 적은 페이지가 세 언어로 있나요?" },
        { title: "관리", body: "금고와 파트너, 규칙이 아직 페이지와 같은가요? 다르면 페이지든 쓸모든 바꿔야 해요." },
      ],
    },
    {
      kind: "timeline",
      ground: "paper",
      title: "쓸모마다 어디까지 왔나요",
      body: "날짜 대신 상태를 적었어요. 지키지 못할 날짜는 없느니만 못하니까요.",
      states: { done: "이용 가능", now: "만드는 중", next: "시작 전" },
      items: [
        {
          when: "코인 스테이킹",
          title: "1~7단계",
          body: "열려 있어요. 금고와 장부가 맞는지 누구나 비교해 볼 수 있어요.",
          state: "done",
        },
        {
          when: "멤버 예약",
          title: "1~7단계",
          body: "목록에 있는 파트너에 예약할 수 있어요. 파트너는 바뀔 수 있어요.",
          state: "done",
        },
        {
          when: "펑키 부스트와 노바",
          title: "1~7단계",
          body: "열려 있어요. 보상 재원이 언제까지 이어지는지 풀마다 적혀 있고, 그때까지만 나와요.",
          state: "done",
        },
        {
          when: "펑키 드롭",
          title: "1~7단계",
          body: "열려 있어요. 누가 어떤 선물을 받는지는 드롭을 시작하기 전에 확정해요.",
          state: "done",
        },
        { when: "기어 업!과 토리 숍", title: "1~2단계", body: "무엇보다 가격과 확률부터 정해야 해요.", state: "next" },
        { when: "펑키 포지, 카오스 큐브", title: "1단계", body: "이름만 있어요.", state: "next" },
      ],
    },
    {
      kind: "cards",
      ground: "night",
      title: "의견을 낼 수 있는 곳",
      body: "빠를수록 모두에게 이득이에요.",
      items: [
        {
          icon: "mail",
          label: "1~2단계",
          title: "이메일 보내기",
          body: "규칙이 왜 불공평한지, 아이디어가 왜 지루한지 알려 주세요. 형용사 열 개보다 예시 하나가 나아요.",
        },
        {
          icon: "search",
          label: "3~4단계",
          title: "부숴 보기",
          body: "아무도 생각 못 한 경우를 찾아보세요. 찾으면 공개하기 전에 저희에게 먼저 알려 주세요.",
        },
        {
          icon: "eye",
          label: "오픈 뒤",
          title: "숫자 확인하기",
          body: "페이지의 말과 블록체인의 숫자를 비교해 보세요. 기준은 언제나 블록체인이에요.",
        },
      ],
    },
    {
      kind: "prose",
      ground: "paper",
      title: "문을 닫을 때는 이렇게 해요",
      blocks: [
        "닫는 방법은 2단계에서 이미 정해요. 제대로 닫을 수 없는 쓸모는 열지도 않아요.",
        {
          list: [
            "닫기 전에 이유와 함께 뉴스로 알려요.",
            "들어오는 문부터 닫아요. 나가는 것과 받을 보상을 받는 것은 계속할 수 있어요.",
            "금고에 든 것은 블록체인이 돌아가는 한 주인의 것이에요.",
            "더는 지킬 수 없는 권리는 슬그머니 지우지 않고 하나하나 밝혀요.",
          ],
        },
        { heading: "시간이 없을 때" },
        "결함 때문에 돈이 위험하다면 먼저 새로 들어오는 문을 닫고, 설명은 그다음에 해요. 나가는 길은 절대 막지 않아요.",
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "만들고 싶은 문이 있나요?",
      body: "평범한 화요일에 그 문으로 무엇을 할지 적어 보내 주세요. 아이디어 대부분이 이 질문에서 막히거든요.",
      actions: [{ label: "이메일 쓰기", email: 0, isPrimary: true }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "밖에서 지켜보기",
      body: "완성된 문은 소사이어티 홈페이지에서 알려 드려요. 캐릭터는 마켓플레이스에 있어요.",
      of: "punky-society",
      actions: [{ label: "목록으로", page: "nftProject" }],
    },
  ],
};
