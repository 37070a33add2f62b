import type { nftProjectFriend as english } from "../en/nft-project-friend";
import type { InLanguage } from "../in-language";

export const nftProjectFriend: InLanguage<typeof english> = {
  title: "펑키 프렌드: 집에 가는 길의 작은 동행",
  description:
    "펑키 프렌드는 토르미아의 작은 동반자예요. 어떤 존재로 계획하고 있는지, 어떻게 만나게 되는지, 절대 하지 않을 일은 무엇인지 알려 드려요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      title: "작은 무언가가 따라오고 있어요",
      lead: "펑키 프렌드는 주민의 단짝이에요. 캐릭터 곁을 걷고, 어디를 다녀왔는지 기억하고, 과자보다 무거운 건 들지 않아요.",
      actions: [
        { label: "지금까지 정해진 것 보기", below: "table", isPrimary: true },
        { label: "누가 데려갈 수 있는지 보기", page: "nftProject" },
      ],
      sceneAlt:
        "가로등 켜진 밤의 공원길. 앞서 걷는 HA_G 아이 뒤로, 꼬리에 등불을 단 동글동글한 생물들이 한 줄로 작은 다리를 건너요.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "네 종류, 네 가지 성격",
      body: "지금까지 그린 친구들이에요. 도시에 올 때쯤엔 더 늘지도 몰라요.",
      items: [
        {
          picture: "friends/sparklet",
          pictureAlt: "불꽃 모양 볏이 있고 꼬리가 플러그인 동그랗고 노란 친구",
          label: "실내파",
          title: "반짝이",
          body: "콘센트 안에서 자요. 집에 돌아오면 같이 깨어나요. 주전자도요.",
        },
        {
          picture: "friends/mossback",
          pictureAlt: "등딱지에 이끼가 자라고 머리 위에 작은 비구름이 뜬 거북",
          label: "야외파",
          title: "이끼등",
          body: "느리고 축축하고 의리 있어요. 늘 자기만의 날씨를 달고 다녀요.",
        },
        {
          picture: "friends/lanternmouse",
          pictureAlt: "자기 꼬리에 매단 등불로 책을 읽는 생쥐",
          label: "야행성",
          title: "등불쥐",
          body: "글을 읽으라고 꼬리를 들어 비춰 줘요. 마침표마다 깜박여요.",
        },
        {
          picture: "friends/bellhound",
          pictureAlt: "목줄에 금빛 방울을 단 갈색 개",
          label: "거리파",
          title: "방울개",
          body: "누가 해치려 하면 울려요. 누가 소시지를 가졌을 때도요.",
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "정해진 것과 정해지지 않은 것",
      body: "빈칸을 약속으로 채우기보다 빈칸 그대로 보여 드릴게요.",
      caption: "펑키 프렌드 계획의 현재 상태",
      columns: [{ label: "궁금한 점" }, { label: "지금의 답" }, { label: "상태" }],
      rows: [
        ["무엇인가요?", "누구에게도 묶이지 않은 솔라나 NFT", "정해짐"],
        ["누가 가질 수 있나요?", "주민 NFT 홀더가 먼저", "정해짐"],
        ["보상이 나오나요?", "아니요. 프렌드는 기계가 아니라 친구예요", "정해짐"],
        ["몇 마리인가요?", "아직 몰라요", "미정"],
        ["얼마인가요?", "아직 몰라요", "미정"],
      ],
    },
    {
      kind: "questions",
      ground: "night",
      title: "과자를 든 분들의 질문",
      body: "정들기 전에 읽어 주세요.",
      items: [
        {
          question: "지금 데려올 수 있나요?",
          answer:
            "아직이에요. 민팅하거나 사거나 스테이킹할 프렌드가 없어요. 다른 곳에서 팔고 있다면 저희 것이 아니에요.",
        },
        {
          question: "프렌드가 있으면 제 캐릭터 모습이 바뀌나요?",
          answer:
            "몸에 붙지 않고 곁에 서요. 캐릭터 그림은 그대로고, 내 페이지와 프렌드를 아는 게임에서 나란히 보이게 돼요.",
        },
        {
          question: "프렌드를 잃어버릴 수 있나요?",
          answer:
            "여느 NFT처럼 보내는 곳으로 가요. 하지만 도망가거나 굶거나 죽지는 않아요. 걱정거리를 하나 더 드릴 수는 없으니까요.",
        },
      ],
    },
    {
      kind: "links",
      ground: "paper",
      title: "프렌즈를 만나게 될 곳",
      body: "나오는 날은 소사이어티 홈페이지에서 알려 드려요. 프렌즈가 따라다닐 캐릭터는 지금도 마켓플레이스에 있어요.",
      of: "punky-society",
    },
  ],
};
