import type { etcEmail as english } from "../en/etc-email";
import type { InLanguage } from "../in-language";

export const etcEmail: InLanguage<typeof english> = {
  title: "이메일 주소 무단 수집 거부",
  description:
    "이 사이트에 게시된 이메일 주소를 프로그램으로 수집하거나 광고에 이용하는 것을 거부합니다. 근거 법령과 신고 방법을 안내합니다.",
  district: "company",
  sections: [
    {
      kind: "opening",
      title: "편지는 환영하고 수집은 거부합니다",
      lead: "이 사이트의 이메일 주소는 궁금한 점이 있는 분을 위한 것입니다. 프로그램을 이용한 수집을 거부하며, 광고를 보낼 목적으로 주소를 자동으로 등록하는 행위는 법에 따라 처벌받을 수 있습니다.",
      actions: [{ label: "위반 신고하기", email: 0 }],
      sceneAlt:
        "한낮의 사옥 우편실. 잠자리채를 든 로봇이 날아다니는 봉투를 쫓고, 직원이 정지 표지판을 들고 있으며, 벽은 우편함으로 가득합니다.",
    },
    {
      kind: "document",
      title: "이메일 무단 수집 거부",
      effective: "시행일",
      effectiveOn: "2026-12-01",
      contents: "차례",
      clauses: [
        {
          id: "refusal",
          title: "거부하는 행위",
          blocks: [
            "이 사이트에 게시된 이메일 주소가 전자우편 수집 프로그램이나 그 밖의 기술적 장치를 이용하여 무단으로 수집되는 것을 거부하며, 이를 판매·유통하거나 광고에 이용하는 것 또한 거부합니다.",
          ],
        },
        {
          id: "law",
          title: "관련 법령",
          blocks: [
            "‘정보통신망 이용촉진 및 정보보호 등에 관한 법률’ 제50조 제5항은 영리 목적의 광고성 정보를 전송하는 자가 수신자의 연락처를 자동으로 만들어 내거나, 광고를 전송할 목적으로 전자우편주소를 자동으로 등록하는 조치를 금지합니다. 위반한 자는 같은 법 제74조에 따라 처벌받을 수 있습니다.",
          ],
        },
        {
          id: "report",
          title: "신고하는 곳",
          blocks: [
            "회사에만 알려 주신 주소로 원하지 않는 광고를 받으셨다면 알려 주시기 바랍니다. 한국인터넷진흥원(국번 없이 118)에도 신고하실 수 있습니다.",
          ],
        },
      ],
    },
    {
      kind: "company",
      ground: "paper",
      title: "해당 이메일 주소",
      body: "사람의 질문에 세 언어로 답하는 주소입니다.",
    },
  ],
};
