import type { utilityStructure as english } from "../en/utility-structure";
import type { InLanguage } from "../in-language";

export const utilityStructure: InLanguage<typeof english> = {
  title: "유틸리티 구조: 가치와 이용권이 흐르는 길",
  description:
    "맡기고, 받고, 쓰고, 보여 줄 때 무엇이 움직이는지 그린 지도예요. 가치가 오가는 선과 문만 여는 선, 멈출 수 있는 사람을 구분했어요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "유틸리티 구조",
      title: "전선을 따라가 보세요",
      lead: "이 도시에서 가치를 옮기는 것과 문만 열어 주는 것을 그림 하나에 담았어요. 구분할 줄 알면 돈도 실망도 아낄 수 있어요.",
      actions: [
        { label: "그림 하나로 보기", below: "diagram", isPrimary: true },
        { label: "쓸모 모두 보기", page: "utilityProject" },
      ],
      sceneAlt:
        "비 갠 펑크토피아의 지붕 위. 작은 집에서 발전소와 가게, 클럽으로 빛나는 전선이 뻗고, HA_G가 펜치를 들고 줄 위에서 균형을 잡아요.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "지갑 하나에서 뻗은 전선 여덟 가닥",
      body: "윗줄은 코인, 가운데는 일하는 캐릭터, 아랫줄은 열쇠가 되는 캐릭터예요. 코인 풀과 NFT 풀은 열려 있고, 토리 숍은 아직이에요.",
      caption: "펑크토피아에서 가치와 이용권이 흐르는 길",
      nodes: [
        { id: "scg", label: "SCG", column: 1, row: 1 },
        { id: "coin-pool", label: "코인 풀", note: "이용 가능", column: 2, row: 1 },
        { id: "reward", label: "SCG 보상", column: 3, row: 1 },
        { id: "wallet", label: "내 지갑", note: "서명은 나만", column: 1, row: 2, tone: "accent" },
        { id: "nft-pools", label: "NFT 풀", note: "이용 가능", column: 2, row: 2 },
        { id: "twig", label: "Twig", column: 3, row: 2 },
        { id: "character", label: "캐릭터", column: 1, row: 3 },
        { id: "lounge", label: "라운지 거리", note: "예약", column: 2, row: 3 },
        { id: "shop", label: "토리 숍", note: "계획", column: 3, row: 3, tone: "quiet" },
      ],
      edges: [
        { from: "wallet", to: "scg", label: "코인 보유" },
        { from: "wallet", to: "character", label: "NFT 보유" },
        { from: "scg", to: "coin-pool", label: "스테이킹" },
        { from: "coin-pool", to: "reward", label: "보상 지급" },
        { from: "character", to: "nft-pools", label: "스테이킹" },
        { from: "nft-pools", to: "twig", label: "보상 지급" },
        { from: "character", to: "lounge", label: "입장 확인" },
        { from: "twig", to: "shop", label: "사용 예정" },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "가치일까, 이용권일까",
      body: "가치가 움직이는 선이라면 서명하기 전에 두 번 읽으세요. 보여 주기만 하는 선이라면 잃을 건 오후 시간뿐이에요.",
      caption: "선마다 흐르는 것",
      columns: [{ label: "선" }, { label: "움직이는 것" }, { label: "누가 멈출 수 있나요" }],
      rows: [
        ["SCG 맡기기", "가치. 프로그램의 금고로 들어가요", "새 스테이킹은 멈출 수 있지만, 언스테이킹은 못 막아요"],
        ["보상 받기", "가치. 보상 금고에서 나와요", "받을 보상이 생긴 뒤에는 프로그램 규칙상 아무도 못 멈춰요"],
        ["캐릭터 보여 주기", "이용권뿐. 서명 한 번이에요", "파트너의 자리가 찼거나 문을 닫았을 수 있어요"],
        ["Twig 쓰기", "가치. 돌아오지 않아요", "서명하기 전까지는 나"],
        ["BENEFIT·RWA 명단", "저희 명단에 적힌 권리", "명단은 저희가 관리하고, 틀리면 이의를 제기할 수 있어요"],
      ],
    },
    {
      kind: "prose",
      ground: "night",
      title: "무엇을 믿어야 하나요",
      blocks: [
        "블록체인 위에서는 누구나 읽을 수 있는 코드와 그 코드를 바꿀 수 있는 사람을 믿어야 해요. 저희 명단이라면 저희를, 파트너의 창구라면 파트너를 믿어야 하고요. 한 가지만 믿어서 되는 쓸모는 없고, 무엇을 믿어야 하는지 페이지마다 적어 두었어요.",
        {
          facts: [
            { term: "블록체인 위", value: "코인 풀, NFT 풀, 드롭, 베스팅" },
            { term: "저희 명단", value: "예약, BENEFIT·RWA 기록" },
            { term: "파트너의 창구", value: "객실, 좌석, 시술" },
          ],
        },
        "내일 이 사이트가 사라진다면 첫 번째는 계속 돌아가고, 두 번째는 멈추고, 세 번째는 파트너의 마음씨에 달려 있어요.",
      ],
      actions: [{ label: "금고에 든 것 보기", page: "proof" }],
    },
    {
      kind: "questions",
      ground: "paper",
      title: "마루 밑에서 올라온 질문",
      body: "전선이 지나가는 곳이에요.",
      items: [
        {
          question: "NFT 하나로 벌면서 문도 열 수 있나요?",
          answer:
            "그럴 수 있게 할 계획이에요. 누가 맡겼는지 블록체인에 남아 있으니, 맡겨 둔 캐릭터도 문 앞에서는 내 것으로 인정돼요.",
        },
        {
          question: "새 홀더의 돈이 기존 홀더에게 가나요?",
          answer: "풀에서는 아니에요. 보상은 미리 보상 금고에 채워 둔 몫에서 나가고, 원금은 맡긴 사람에게만 돌아가요.",
        },
        {
          question: "Twig와 SCG를 왜 나눴나요?",
          answer:
            "코인 가격이 출렁여도 도시의 자잘한 물건값은 그대로이게 하려고요. Twig는 쓰라고 있는 토큰이고, 거래할 시장이 아예 없을 수도 있어요.",
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "전선이 밖으로 나가는 곳",
      body: "이 사이트 밖에서 일어나는 일이에요. 소사이어티 홈페이지와 마켓플레이스로 이어져요.",
      of: "punky-society",
      actions: [{ label: "목록으로", page: "nftProject" }],
    },
  ],
};
