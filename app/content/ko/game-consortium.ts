import type { gameConsortium as english } from "../en/game-consortium";
import type { InLanguage } from "../in-language";

export const gameConsortium: InLanguage<typeof english> = {
  title: "게임 컨소시엄: 만들고 시험하고 돈 내는 사람들",
  description:
    "여러 스튜디오가 서로를 무작정 믿지 않고도 오락실 하나를 함께 만드는 법. 역할과 돈, 권리, 누군가 떠날 때의 규칙을 적었어요.",
  district: "game",
  sections: [
    {
      kind: "opening",
      title: "오락실은 혼자 못 지어요",
      lead: "컨소시엄은 역할을 나누고 그 사이에 규칙을 두는 일이에요. 어느 스튜디오가 어떤 역할을 맡는지는 서명한 다음에 알려 드려요.",
      actions: [
        { label: "스튜디오로 지원하기", email: 1, isPrimary: true },
        { label: "만들고 있는 게임 보기", page: "gameProject" },
      ],
      sceneAlt:
        "만들다 만 오락기가 늘어선 작업장. 그 밑에서 용접하는 크래프터, 버튼을 눌러 보는 HA_G 아이, 장부를 보는 소사이어티 부인, 하늘색 설계도.",
    },
    {
      kind: "diagram",
      ground: "night",
      title: "역할과 오가는 것",
      body: "돈은 아랫길로, 게임은 윗길로 다녀요.",
      caption: "컨소시엄 계획",
      nodes: [
        { id: "studio", label: "스튜디오", note: "게임을 만들어요", column: 1, row: 1 },
        { id: "test", label: "시험단", note: "홀더와 시험실", column: 2, row: 1 },
        { id: "arcade", label: "오락실", note: "문 하나, 로그인 하나", column: 3, row: 1, tone: "accent" },
        { id: "fund", label: "게임 지갑", note: "SCG로 채워요", column: 1, row: 2 },
        { id: "audit", label: "감사인", note: "프로그램과 확률을 읽어요", column: 2, row: 2, tone: "quiet" },
        { id: "players", label: "플레이어", note: "자기 NFT와 함께", column: 3, row: 2 },
      ],
      edges: [
        { from: "studio", to: "test", label: "시험판을 넘겨요" },
        { from: "test", to: "arcade", label: "통과를 알려요" },
        { from: "arcade", to: "players", label: "문을 열어요" },
        { from: "audit", to: "test", label: "결과를 보고해요" },
        { from: "fund", to: "studio", label: "단계마다 지급해요" },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "무엇이 누구 것인가요",
      caption: "컨소시엄의 권리",
      columns: [{ label: "무엇" }, { label: "누구 것" }, { label: "다른 사람은" }],
      rows: [
        ["게임 코드", "만든 스튜디오", "코인과 닿는 부분을 읽을 수 있어요"],
        ["캐릭터와 상표", "펑크비즘", "허락받은 게임에 쓸 수 있어요"],
        ["내 NFT", "나", "로그인할 때 읽을 수 있어요"],
        ["점수", "모두", "인용하고, 순위를 매기고, 이의를 낼 수 있어요"],
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "오락실에 들어오는 길",
      items: [
        { title: "해 볼 수 있는 1분", body: "발표 자료도 예고편도 필요 없어요. 브라우저에서 돌아가는 60초면 돼요." },
        { title: "확률 공개", body: "운에 맡기는 것은 전부 숫자로 적고, 만들지 않은 사람이 확인해요." },
        { title: "홀더와 보내는 일주일", body: "홀더가 부수고 스튜디오가 고쳐요. 지루해질 때까지 되풀이해요." },
        {
          title: "문 하나, 재검토 날짜 하나",
          body: "한 시즌이 지나면 다시 살펴봐요. 정중히 나가 달라고 할 수도 있어요.",
        },
      ],
    },
  ],
};
