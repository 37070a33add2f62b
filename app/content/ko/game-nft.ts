import type { gameNft as english } from "../en/game-nft";
import type { InLanguage } from "../in-language";

export const gameNft: InLanguage<typeof english> = {
  title: "게임 NFT: 내 캐릭터가 게임에서 할 수 있는 일",
  description:
    "컬렉션마다 오락실에서 어떤 성격으로 움직일지, 게임이 내 NFT에서 무엇을 읽고 무엇은 절대 가져갈 수 없는지 알려 드려요.",
  district: "game",
  sections: [
    {
      kind: "opening",
      title: "캐릭터 하나로 오락기 여러 대",
      lead: "게임은 NFT를 읽을 뿐 빌려 가지 않아요. 화요일에 골문을 지킨 콩즈가 수요일에는 망치를 들 수 있어요.",
      actions: [
        { label: "컬렉션별 특기 보기", below: "table", isPrimary: true },
        { label: "게임 보기", page: "gameProject" },
      ],
      sceneAlt:
        "방처럼 꾸민 캐릭터 선택 화면. 조명을 받는 받침대 여섯 개 위에 콩즈와 알리야, 피트리, HA_G가 서 있고 위에는 거대한 손 모양 커서.",
    },
    {
      kind: "table",
      ground: "paper",
      title: "저마다의 플레이",
      body: "힘이 아니라 성격이에요. 컬렉션마다 자기 방식이 있고, 희귀하다고 이기지는 않아요.",
      caption: "선수로서의 컬렉션",
      columns: [{ label: "컬렉션" }, { label: "잘하는 것" }, { label: "못하는 것" }, { label: "필살기" }],
      rows: [
        ["Genesis", "일 벌이기", "기다리기", "한 라운드의 속도를 정해요"],
        ["PunkyKongz", "오르기, 나르기", "문 열기", "손에 잡히는 걸 던져요"],
        ["Punky HA_G", "속도, 모퉁이 돌기", "규칙", "장애물 하나를 못 본 척해요"],
        ["Wise Alya", "수수께끼, 함정", "달리기", "게임에게 하나를 물어봐요"],
        ["Fearless Fitri", "일대일 대결", "포기", "한 번 더 일어나요"],
        ["Punky Society", "흥정", "진흙탕", "상대를 휴전에 초대해요"],
        ["Crafter", "만들기, 고치기", "잡담", "그 자리에서 수리해요"],
      ],
    },
    {
      kind: "diagram",
      ground: "night",
      title: "게임이 볼 수 있는 내 정보",
      body: "게임으로 가는 건 세 가지뿐이에요. 서명 없이 지갑에서 나오거나 들어가는 건 없어요.",
      caption: "지갑에서 오락기까지",
      nodes: [
        { id: "wallet", label: "내 지갑", note: "NFT를 보관", column: 1, row: 1 },
        { id: "signin", label: "로그인", note: "서명한 문장", column: 2, row: 1 },
        { id: "game", label: "게임", note: "컬렉션, 특성, 장비", column: 3, row: 1, tone: "accent" },
        { id: "record", label: "점수 기록", note: "NFT 번호 옆에", column: 3, row: 2 },
        { id: "purse", label: "상금 지갑", note: "미리 채워 둔 것", column: 2, row: 2, tone: "quiet" },
      ],
      edges: [
        { from: "wallet", to: "signin", label: "본인임을 증명해요" },
        { from: "signin", to: "game", label: "문을 열어요" },
        { from: "game", to: "record", label: "점수를 적어요" },
        { from: "purse", to: "wallet", label: "상금을 줘요" },
      ],
    },
    {
      kind: "questions",
      ground: "paper",
      title: "시작 버튼을 누르기 전에",
      body: "꼭 알아 둘 세 가지예요.",
      items: [
        {
          question: "게임하다 NFT를 잃을 수 있나요?",
          answer:
            "아니요. 게임에는 NFT를 옮길 권한이 없어요. 혹시 지갑에 전송 서명을 요청하는 게임이 있다면 거절하고 알려 주세요.",
        },
        {
          question: "스테이킹 중인 NFT로도 할 수 있나요?",
          answer: "네, 그렇게 계획하고 있어요. 금고에 내 이름으로 있으니 게임은 그걸 확인해요.",
        },
        {
          question: "NFT를 팔면 점수도 따라가나요?",
          answer: "네. 기록은 캐릭터 옆에 남아요. 산 사람은 영광도, 자책골도 함께 받게 돼요.",
        },
      ],
    },
  ],
};
