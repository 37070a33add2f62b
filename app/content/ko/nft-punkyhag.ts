import type { nftPunkyhag as english } from "../en/nft-punkyhag";
import type { InLanguage } from "../in-language";

export const nftPunkyhag: InLanguage<typeof english> = {
  title: "Punky HA_G: 펑크토피아의 거리 아이들",
  description:
    "번개 맞은 머리, 빌려 입은 재킷, 카세트 하나. Punky HA_G를 만나고, 아이들의 하루와 스테이킹 방법을 확인해 보세요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "Punky HA_G",
      title: "HA_G는 머리부터 등장해요",
      lead: "펑크토피아의 뒷문이란 뒷문은 다 아는 아이들이에요. 기간 없이, 또는 90·180·270일 동안 맡기면 Twig와 SCG가 쌓여요.",
      actions: [
        { label: "맡기는 순서 보기", below: "steps", isPrimary: true },
        { label: "목록으로", page: "nftProject" },
      ],
      sceneAlt:
        "천둥 치는 밤의 하프파이프. 카세트 옆에 모인 커다란 색색 머리의 아이들, 보드를 타고 공중에 뜬 둘, 벽에 뿌려 쓴 HA_G, 도시 위의 번개.",
    },
    {
      kind: "timeline",
      ground: "night",
      title: "아이들의 하루",
      body: "시계탑은 몇 년 전에 멈췄어요. HA_G는 자기들 시간으로 살아요.",
      states: { done: "지남", now: "지금", next: "이따가" },
      items: [
        { when: "14:00", title: "아침", body: "누가 카세트를 찾아내요. 다른 누가 건전지를 찾아내고요.", state: "done" },
        { when: "17:30", title: "머리 손질", body: "빗은 하나, 머리는 열하나. 늘 빗이 져요.", state: "done" },
        { when: "22:00", title: "경사로", body: "다들 넘어져요. 멋지게 넘어지는 게 자랑이에요.", state: "now" },
        {
          when: "02:00",
          title: "옥상",
          body: "불 켜진 창문을 세면서, 다음엔 어디가 꺼질지 내기를 해요.",
          state: "next",
        },
      ],
    },
    {
      kind: "gallery",
      ground: "paper",
      title: "패거리 소개",
      items: [
        { picture: "people/punky-hag-1", alt: "분홍 머리에, 자기 몸만 한 카세트.", caption: "음량 담당" },
        { picture: "people/punky-hag-2", alt: "하늘색 뾰족 머리와 연두 재킷.", caption: "배터리 2%" },
        { picture: "people/punky-hag-3", alt: "노란 갈기 머리와 하얀 스웨터.", caption: "먼저 웃는 애" },
        {
          picture: "people/punky-hag-4",
          alt: "초록 머리를 양쪽으로 묶고 주황 보드를 든 아이.",
          caption: "경사로 주인",
        },
        { picture: "people/punky-hag-5", alt: "검은 갈기 머리에 소매가 넓은 크림색 재킷.", caption: "한 치수 크게" },
        { picture: "people/punky-hag-7", alt: "초록 갈기 머리와 분홍 재킷.", caption: "매주 새로운 애" },
        { picture: "people/punky-hag-8", alt: "검은 뾰족 머리와 연두 보드.", caption: "강가로 가는 중" },
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "스테이킹은 이렇게 해요",
      body: "부스트와 노바는 열려 있어요. 순서는 이래요.",
      items: [
        {
          title: "솔라나에 두기",
          body: "Kaia에 있던 예전 HA_G는 마이그레이션으로 먼저 건너와요. 솔라나에서 산 HA_G는 바로 준비 끝이에요.",
        },
        { title: "인내심 고르기", body: "마음이 바뀔 것 같으면 부스트. 90일 이상 기다려도 겁나지 않으면 노바." },
        {
          title: "출석하기",
          body: "한국 시간으로 하루 한 번이에요. 보너스 재원이 남아 있는 동안 출석한 날마다 SCG를 더 받고, 연속 7일째와 30일째부터 보너스가 커져요.",
        },
        { title: "받거나, 더 쌓아 두기", body: "Twig와 SCG는 기다려 줘요. 늦잠 잤다고 사라지는 건 없어요." },
      ],
    },
    {
      kind: "links",
      ground: "paper",
      title: "인터넷 속 아지트",
      body: "HA_G의 홈그라운드, 그리고 진짜를 파는 좌판이에요.",
      of: "punky-hag",
      actions: [{ label: "NFT 마이그레이션", own: "mypage/migration" }],
    },
    {
      kind: "questions",
      ground: "night",
      title: "경사로 건너편에서 외친 질문",
      body: "대답은 소리 지르지 않고 할게요.",
      items: [
        {
          question: "하루를 빼먹으면 어떻게 되나요?",
          answer:
            "연속 출석이 1일부터 다시 시작돼요. 이미 번 건 그대로 내 것이고, 커졌던 보너스만 처음 크기로 돌아가요.",
        },
        {
          question: "HA_G와 콩즈를 같이 스테이킹할 수 있나요?",
          answer: "각자 자기 컬렉션 탭으로 가요. 탭마다 버튼 하나로 한꺼번에 출석할 수 있어요.",
        },
      ],
    },
  ],
};
