import type { companyPartners as english } from "../en/company-partners";
import type { InLanguage } from "../in-language";

export const companyPartners: InLanguage<typeof english> = {
  title: "파트너: 함께 일하는 곳과 그 조건",
  description:
    "함께 일하는 곳들이 홀더에게 무엇을 해 주는지, 파트너십은 어떻게 시작하고 끝나는지, 제안은 어떻게 하는지 알려 드려요.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "좋은 이웃들",
      lead: "저희가 못 하는 일을 홀더에게 해 주는 곳, 그리고 그러겠다고 서명한 곳을 파트너라고 불러요.",
      actions: [
        { label: "파트너 보기", below: "partners", isPrimary: true },
        { label: "파트너십 제안하기", email: 1 },
      ],
      sceneAlt:
        "한낮의 사옥 로비. 정장 차림 두 사람이 펼쳐진 커다란 책 위로 악수하고, 뒤쪽 벽에는 여러 업종의 간판이 걸려 있어요.",
    },
    {
      kind: "partners",
      ground: "paper",
      title: "서명한 곳들",
      body: "무엇을 하는지 함께 적었어요. 하는 일 없이 이름만 올리지는 않아요.",
    },
    {
      kind: "steps",
      ground: "night",
      title: "인사에서 서명까지",
      items: [
        {
          title: "홀더가 무엇을 받는지 적어 보내요",
          body: "한 장이면 충분해요. 저희를 소개하는 슬라이드 열 장은 없어도 돼요. 저희는 이미 저희를 알거든요.",
        },
        {
          title: "저희가 확인해요",
          body: "사업자등록, 허가가 필요한 업종이라면 허가증, 그리고 서명 권한이 있는 분과의 통화.",
        },
        { title: "끝을 정해요", body: "무엇을 언제까지 제공하는지, 한쪽이 떠나면 남은 예약은 어떻게 되는지." },
        { title: "공개해요", body: "이 페이지와 뉴스에 실어요. 끝나면 목록에서 빠지고 뉴스로 알려 드려요." },
      ],
    },
    {
      kind: "table",
      ground: "paper",
      title: "파트너가 해도 되는 일, 안 되는 일",
      caption: "파트너 규칙",
      columns: [{ label: "무엇을" }, { label: "해도 돼요" }, { label: "안 돼요" }],
      rows: [
        ["홀더 정보", "예약 신청서에 있는 것을, 그 예약에만 쓰기", "예약이 끝난 뒤 광고에 쓰려고 보관하기"],
        ["지갑", "손님에게 주소를 보여 달라고 하기", "무엇이든 움직이는 서명을 요구하기"],
        ["펑크비즘의 이름", "“펑크토피아 홀더 이용 가능”", "“펑크비즘이 보증”"],
        ["SCG", "스스로 위험을 지고 결제 수단으로 받기", "누구에게든 사라고 권하기"],
      ],
    },
    {
      kind: "callout",
      ground: "night",
      title: "직접 NFT를 만들고 있다면",
      body: "개인이나 기업으로 프로젝트 계정을 등록하세요. 보내 주신 서류를 운영자가 확인하고 나면, 여기서 컬렉션과 컨트랙트, 수수료를 등록할 수 있어요.",
      actions: [
        { label: "프로젝트 계정 등록", own: "project/register", isPrimary: true },
        { label: "로그인", own: "project" },
      ],
    },
  ],
};
