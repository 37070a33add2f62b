import type { nftPunkyCrafter as english } from "../en/nft-punky-crafter";
import type { InLanguage } from "../in-language";

export const nftPunkyCrafter: InLanguage<typeof english> = {
  title: "펑키 크래프터: 모루 협곡의 대장장이들",
  description:
    "도시 사람들이 들고 다니는 건 모두 크래프터가 만들어요. 크래프터 NFT의 쓰임새와 기어 업!과의 관계, 지금 민팅이 없는 이유를 알려 드려요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "펑키 크래프터",
      title: "크래프터의 불은 꺼지지 않아요",
      lead: "크래프터는 기어 업!에서 무기를 만들 수 있는 자격이 되는 NFT예요. 기어 업!은 아직 열리지 않았고, 지금 민팅하는 것도 없어요.",
      actions: [
        { label: "쓰는 방법 미리 보기", below: "steps", isPrimary: true },
        { label: "목록으로", page: "nftProject" },
      ],
      sceneAlt:
        "밤의 협곡 대장간. 거대한 모루와 붉은 화덕 입구, 튀는 불꽃, 망치를 휘두르는 수염 난 대장장이, 벽에 걸린 사슬과 만들다 만 칼날.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "크래프터는 기어 업!에서 이렇게 일해요",
      body: "대장간은 나중에 열려요. 열리면 이런 일이 벌어져요.",
      items: [
        { title: "크래프터를 데려와요", body: "NFT가 곧 면허예요. 지갑에 그대로 있고, 써도 없어지지 않아요." },
        {
          title: "장인을 골라요",
          body: "한 사람은 만들고, 한 사람은 강하게 하고, 한 사람은 물건의 정체를 바꿔요. 비용은 장인마다 다르고 서명 전에 보여 드려요.",
        },
        { title: "장인이 일해요", body: "결과는 무기 NFT예요. 등급은 나와 봐야 알아요. 확률은 공개할 거예요." },
        {
          title: "나온 걸 가져가요",
          body: "일반 등급이 나와도요. 같은 비용으로 두 번 뽑을 수는 없어요.",
          action: { label: "장인들 만나기", page: "nftProjectGearUpCrafter" },
        },
      ],
    },
    {
      kind: "gallery",
      ground: "paper",
      title: "야간 작업조",
      items: [
        {
          picture: "people/crafter-1",
          alt: "하늘색 두건을 쓰고 긴 쇠갈퀴를 든 모습.",
          caption: "끝이 뾰족한지 검사해요",
        },
        { picture: "people/crafter-2", alt: "하얀 수염에 커다란 망치.", caption: "40년째, 손가락 열 개" },
        { picture: "people/crafter-3", alt: "고글에 앞치마, 손에는 톱.", caption: "한 번만 재요" },
        {
          picture: "people/crafter-4",
          alt: "고글을 쓰고 달아오른 쇳덩이를 든 모습.",
          caption: "뜨거워요, 만지지 마세요",
        },
        { picture: "people/crafter-5", alt: "붉은 수염에 모루와 망치.", caption: "만졌어요" },
        { picture: "people/crafter-6", alt: "빨간 모자에 긴 칼.", caption: "이건 절대 안 팔아요" },
        { picture: "people/crafter-7", alt: "파란 모자와 고글, 사슬.", caption: "주로 고리를 만들어요" },
        { picture: "people/crafter-8", alt: "주황 모자와 고글, 불씨.", caption: "오늘이 첫 출근이에요" },
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "지금은 민팅이 없어요",
      body: "열려 있는 민팅이 없어서 이 페이지에도 버튼이 없어요. 열리면 가격과 수량, 마감을 여기에 함께 적을게요. 대기 순번을 판다는 사람은 허공을 파는 거예요.",
      actions: [{ label: "진짜 NFT 알아보는 법", page: "nftProject" }],
    },
    {
      kind: "links",
      ground: "paper",
      title: "작업장 주소",
      body: "작업장 게시판, 그리고 이미 완성된 크래프터를 만나는 카운터예요.",
      of: "crafter",
    },
  ],
};
