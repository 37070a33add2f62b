import type { nftProject as english } from "../en/nft-project";
import type { InLanguage } from "../in-language";

export const nftProject: InLanguage<typeof english> = {
  title: "펑크토피아의 NFT 컬렉션 일곱 개",
  description:
    "실루엣부터 다른 일곱 컬렉션. 각각 어디에 쓰이고 어디에 스테이킹하는지, 마켓에서 사기 전에 무엇을 확인해야 하는지 비교해 보세요.",
  district: "punktopia",
  sections: [
    {
      kind: "opening",
      name: "NFT 컬렉션",
      title: "일곱 무리, 한 거리",
      lead: "펑크토피아에는 솔라나 NFT 컬렉션이 일곱 개 있어요. 어디에 맡길 수 있고 무엇을 받는지 비교해 보고 골라 보세요.",
      actions: [{ label: "컬렉션 고르기", below: "cards", isPrimary: true }],
      sceneAlt:
        "밤의 미술관. 조명 아래 컬렉션별 초상화 일곱 점이 걸려 있고, 벨벳 줄과 고양이가 올라앉은 긴 의자, 관람객 셋이 있어요.",
    },
    {
      kind: "cards",
      ground: "night",
      title: "누가 살고 있나요",
      body: "길 건너에서도, 깜깜해도, 안경을 벗어도 구별할 수 있어요.",
      items: [
        {
          picture: "people/genesis-2",
          pictureAlt: "파란 머리를 세우고 분홍 라디오를 든 Genesis 주민.",
          label: "처음",
          title: "Genesis",
          body: "이 도시가 시작된 컬렉션이에요. 머리는 경고 표지판 같고, 인정받는 곳은 가장 많아요.",
          action: { label: "Genesis 만나기", page: "nftGenesis" },
        },
        {
          picture: "people/punkykongz-4",
          pictureAlt: "분홍 털모자를 쓴 파란 유인원.",
          label: "최대 규모",
          title: "PunkyKongz",
          body: "5,000명의 유인원 가운데 똑같이 생긴 둘은 없어요. 기간을 정하고도, 정하지 않고도 스테이킹할 수 있어요.",
          action: { label: "콩즈 만나기", page: "nftPunkykongz" },
        },
        {
          picture: "people/punky-hag-6",
          pictureAlt: "보라색 머리를 양쪽으로 묶고 분홍 컵을 든 소녀.",
          label: "제일 시끄러운",
          title: "Punky HA_G",
          body: "본인보다 머리카락이 먼저 방에 들어오는 거리의 아이들이에요.",
          action: { label: "HA_G 만나기", page: "nftPunkyhag" },
        },
        {
          picture: "people/wise-alya-6",
          pictureAlt: "팔에 부엉이를 앉힌 백발 할머니.",
          label: "제일 차분한",
          title: "Wise Alya",
          body: "읽고, 기르고, 장부를 지키는 사람들. USDC 보상이 있는 유일한 컬렉션이에요.",
          action: { label: "알리야 만나기", page: "nftAlya" },
        },
        {
          picture: "people/fearless-fitri-6",
          pictureAlt: "흰 두건을 쓰고 긴 칼을 든 투사.",
          label: "제일 용감한",
          title: "Fearless Fitri",
          body: "두건과 망토, 그리고 글러브. 링을 보고 왔다가 이웃이 좋아서 눌러앉았어요.",
          action: { label: "피트리 만나기", page: "nftFitri" },
        },
        {
          picture: "people/punky-society-4",
          pictureAlt: "흰 실크해트를 쓰고 초록 장미를 든 신사.",
          label: "제일 잘 차려입은",
          title: "Punky Society",
          body: "문이 있고, 드레스 코드가 있고, 패스를 가진 사람의 자리가 있는 클럽이에요.",
          action: { label: "클럽이 열어 주는 것 보기", page: "benefitMultiple", tab: "punky-society" },
        },
        {
          picture: "people/crafter-5",
          pictureAlt: "모루 앞에 선 붉은 수염의 대장장이.",
          label: "제일 바쁜",
          title: "Crafter",
          body: "기어 업!의 대장장이들이에요. 날이 선 물건이라면 이 중 누군가 엄지를 데었다는 뜻이죠.",
          action: { label: "크래프터 만나기", page: "nftPunkyCrafter" },
        },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "나란히 놓고 보기",
      body: "컬렉션마다 어디에 스테이킹하고 무엇으로 보상받는지 정리했어요. 보상은 풀에 재원이 있는 동안만 나오니 약속은 아니에요.",
      caption: "컬렉션별 스테이킹과 보상",
      columns: [{ label: "컬렉션" }, { label: "펑키 부스트" }, { label: "펑키 노바" }, { label: "보상" }],
      rows: [
        ["Genesis", "가능", "해당 없음", "Twig, SCG, 멤버 혜택"],
        ["PunkyKongz", "가능", "90일, 180일, 270일", "Twig, SCG, 보너스 SCG"],
        ["Punky HA_G", "가능", "90일, 180일, 270일", "Twig, SCG, 보너스 SCG"],
        ["Wise Alya", "가능", "해당 없음", "Twig, SCG, 보너스 SCG, USDC"],
        ["Fearless Fitri", "해당 없음", "해당 없음", "멤버 혜택"],
        ["Punky Society", "해당 없음", "해당 없음", "클럽 혜택"],
        ["Crafter", "해당 없음", "해당 없음", "기어 업! 대장간의 한 자리"],
      ],
    },
    {
      kind: "figures",
      ground: "night",
      title: "모두 몇 개 있나요",
      body: "세 컬렉션의 전체 공급량이에요. 수량이 정해져 있다는 건 더 만들지 않는다는 뜻일 뿐, 가격을 말해 주지는 않아요.",
      items: [
        { value: "5,000", label: "PunkyKongz", note: "펑키 부스트와 펑키 노바에 스테이킹할 수 있어요." },
        { value: "19,999", label: "Grilla", note: "여기에는 맡길 수 있는 풀이 없어요." },
        { value: "4,999", label: "Supergrilla", note: "여기에는 맡길 수 있는 풀이 없어요." },
      ],
    },
    {
      kind: "steps",
      ground: "night",
      title: "사기 전에",
      items: [
        {
          title: "이 사이트에서 컬렉션 열기",
          body: "컬렉션 소개 페이지에 있는 마켓 링크를 쓰세요. 그림은 1초면 베낄 수 있지만, 검증된 컬렉션 주소는 베낄 수 없어요.",
        },
        {
          title: "주소 대조하기",
          body: "마켓에 적힌 주소가 저희가 보여 드리는 주소와 한 글자도 다르지 않아야 해요. 다르면 창을 닫으세요.",
        },
        {
          title: "가격 말고도 보기",
          body: "거래가 얼마나 자주 이루어지는지 보세요. 아무도 사지 않으면, 팔고 싶은 날에 팔 수 없어요.",
        },
        {
          title: "내 지갑에 보관하기",
          body: "이 사이트의 어떤 기능도 복구 문구를 묻지 않아요. 그걸 묻는 사람이 원하는 건 도움이 아니라 여러분의 NFT예요.",
        },
      ],
    },
    {
      kind: "callout",
      ground: "paper",
      title: "모두 어딘가에서 왔어요",
      body: "도시를 둘러싼 땅이 토르미아예요. 지도가 있고, 이야기가 있고, 모두가 횃불을 하나씩 가진 이유가 있어요.",
      actions: [
        { label: "시작된 이야기 읽기", page: "punkyWorldIntro", isPrimary: true },
        { label: "지도 펼치기", page: "punkyWorldView" },
        { label: "어디에 쓰는지 보기", page: "utilityProject" },
      ],
    },
    {
      kind: "links",
      ground: "night",
      title: "일곱 무리가 오가는 곳",
      body: "소사이어티 홈페이지와 마켓플레이스 진열대예요. 저희는 메시지로 NFT를 팔지 않아요.",
      of: "punky-society",
      actions: [{ label: "목록으로", page: "nftProject" }],
    },
  ],
};
