import type { xiiid as english } from "../../en/rwa-project/xiiid";
import type { InLanguage } from "../../in-language";

export const xiiid: InLanguage<typeof english> = {
  label: "XIIID",
  title: "XIIID: 걸어 들어가는 전시 프로젝트",
  description:
    "XIIID는 빛과 입체 영상 속을 걷는 전시로 계획했어요. 전시가 도시를 옮겨 다니며 버는 방식, 홀더가 받을 수량과 위험을 담았어요.",
  sections: [
    {
      kind: "prose",
      ground: "night",
      title: "XIIID: 문이 달린 그림",
      blocks: [
        "XIIID는 걸어 들어가는 전시를 만드는 스튜디오로 계획했어요. 어두운 홀과 프로젝터, 입체 영상, 그리고 입구에서 파는 표. 자산은 컨테이너에 실을 수 있는 장비와 보여 줄 작품의 권리예요.",
        { heading: "XIIID에서 아직 정하지 않은 것" },
        {
          list: [
            "첫 전시가 무엇이고 누구의 작품인지",
            "홀을 빌리는지 파트너와 함께 쓰는지",
            "펑크토피아 캐릭터도 전시하는지",
          ],
        },
      ],
    },
    {
      kind: "steps",
      ground: "paper",
      title: "전시가 여행하는 법",
      body: "스케치에서 세 번째 도시까지. 보통은 거기서부터 돈이 되기 시작해요.",
      items: [
        { title: "한 번 만들기", body: "작가와 엔지니어가 몇 달을 들여요. 비용은 전부 들고 수입은 없어요." },
        { title: "가까운 곳에서 열기", body: "무엇이 고장 나고 누가 좋아하는지 첫 홀에서 알게 돼요." },
        { title: "싸서 보내기", body: "컨테이너, 통관, 현지 스태프. 도시마다 비용도 관람객도 늘어요." },
        { title: "라이선스 주기", body: "다른 곳이 계약을 맺고 운영하며 이름값을 내요." },
      ],
    },
    {
      kind: "mining",
      ground: "night",
      title: "수량일 뿐, 가치는 아니에요",
      body: "버튼을 누르면 컬렉션별 하루 수량이 나와요. 토큰이 몇 개인지 알려 줄 뿐, 얼마짜리인지는 알려 주지 않아요.",
      of: "xiiid",
    },
    {
      kind: "prose",
      ground: "paper",
      title: "어둠 속에서 생길 수 있는 일",
      blocks: [
        "전시는 어디에나 생기기 전까지만 유행이에요. 비슷한 빛의 방을 만드는 스튜디오가 여럿이고, 관람객은 한 번만 와요.",
        {
          list: [
            "빚내서 산 장비는 손님 없는 주에도 갚아야 해요.",
            "작가가 권리를 거두면 컨테이너에는 램프만 남아요.",
            "사람이 가득한 어두운 홀에는 안전 규정이 있고, 그 때문에 개막일에 문을 닫을 수도 있어요.",
          ],
        },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "XIIID 들여다보기",
      body: "영상은 빛을 실제보다 예쁘게 담아요. 관람객 후기를 찾아보세요.",
      of: "xiiid",
    },
  ],
};
