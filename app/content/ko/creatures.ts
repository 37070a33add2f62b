import type { creatures as english } from "../en/creatures";
import type { InLanguage } from "../in-language";

export const creatures: InLanguage<typeof english> = [
  {
    id: "first-eye",
    rarity: "mythic",
    name: "첫 번째 눈",
    body: "둘러싼 물보다 나이가 많아요. 문이 열쇠를 보듯 바라봐요.",
    facts: [
      { term: "사는 곳", value: "깊은 물" },
      { term: "부르는 법", value: "물에 비친 달빛" },
    ],
  },
  {
    id: "sleeping-island",
    rarity: "mythic",
    name: "잠자는 섬",
    body: "등에서 소풍을 즐겨도 돼요. 섬도 소풍이 되는 꿈을 꿔요.",
    facts: [
      { term: "사는 곳", value: "수면" },
      { term: "부르는 법", value: "폭풍 종소리" },
    ],
  },
  {
    id: "tower-eel",
    rarity: "legendary",
    name: "사옥 장어",
    body: "사옥 높이만큼 길고, 승강기를 좋아하는 것도 똑같아요.",
    facts: [
      { term: "사는 곳", value: "깊은 물" },
      { term: "부르는 법", value: "폭풍 종소리" },
    ],
  },
  {
    id: "lamp-whale",
    rarity: "legendary",
    name: "가로등 고래",
    body: "이마에 가로등을, 등에는 유쾌한 나방 마을을 이고 다녀요.",
    facts: [
      { term: "사는 곳", value: "깊은 물" },
      { term: "부르는 법", value: "낮게 든 등불" },
    ],
  },
  {
    id: "judge-toad",
    rarity: "legendary",
    name: "판사 두꺼비",
    body: "누가 조용히 할 차례인지 정해요. 여러분 차례래요.",
    facts: [
      { term: "사는 곳", value: "물가" },
      { term: "부르는 법", value: "1분의 침묵" },
    ],
  },
  {
    id: "mirror-heron",
    rarity: "epic",
    name: "거울 왜가리",
    body: "물에 비친 내 모습 속에 서서 자세를 고쳐 줘요.",
    facts: [
      { term: "사는 곳", value: "물가" },
      { term: "부르는 법", value: "물에 비친 달빛" },
    ],
  },
  {
    id: "bell-crab",
    rarity: "epic",
    name: "종 게",
    body: "옆으로 울려요. 그 소리에 뱃머리를 돌린 배도 있어요.",
    facts: [
      { term: "사는 곳", value: "물가" },
      { term: "부르는 법", value: "1분의 침묵" },
    ],
  },
  {
    id: "ink-fox",
    rarity: "epic",
    name: "먹물 여우",
    body: "발자국이 옛 토르미아어로 욕이에요.",
    facts: [
      { term: "사는 곳", value: "갈대밭" },
      { term: "부르는 법", value: "1분의 침묵" },
    ],
  },
  {
    id: "kettle-seal",
    rarity: "epic",
    name: "주전자 물범",
    body: "물이 거의 알맞아지면 휘파람을 불어요.",
    facts: [
      { term: "사는 곳", value: "수면" },
      { term: "부르는 법", value: "낮게 든 등불" },
    ],
  },
  {
    id: "pin-cushion-ray",
    rarity: "epic",
    name: "바늘꽂이 가오리",
    body: "잃어버린 바늘을 모아요. 돌려준 적은 없어요.",
    facts: [
      { term: "사는 곳", value: "깊은 물" },
      { term: "부르는 법", value: "폭풍 종소리" },
    ],
  },
  {
    id: "monocle-perch",
    rarity: "rare",
    name: "외알안경 농어",
    body: "지체 높은 물고기예요. 여러분 이야기를 읽었대요.",
    facts: [
      { term: "사는 곳", value: "수면" },
      { term: "부르는 법", value: "낮게 든 등불" },
    ],
  },
  {
    id: "puddle-cat",
    rarity: "rare",
    name: "웅덩이 고양이",
    body: "누우면 웅덩이가 돼요. 첨벙거리지 마세요.",
    facts: [
      { term: "사는 곳", value: "물가" },
      { term: "부르는 법", value: "물에 비친 달빛" },
    ],
  },
  {
    id: "reed-choir",
    rarity: "rare",
    name: "갈대 합창단",
    body: "목은 아홉, 눈은 하나, 연습은 없음.",
    facts: [
      { term: "사는 곳", value: "갈대밭" },
      { term: "부르는 법", value: "1분의 침묵" },
    ],
  },
  {
    id: "blink-moth",
    rarity: "rare",
    name: "깜박나방",
    body: "강조하고 싶을 때 날개를 눈꺼풀처럼 감아요.",
    facts: [
      { term: "사는 곳", value: "수면" },
      { term: "부르는 법", value: "낮게 든 등불" },
    ],
  },
  {
    id: "drip",
    rarity: "common",
    name: "똑",
    body: "남기로 한 물방울 하나.",
    facts: [
      { term: "사는 곳", value: "물가" },
      { term: "부르는 법", value: "물에 비친 달빛" },
    ],
  },
  {
    id: "peeper",
    rarity: "common",
    name: "빼꼼이",
    body: "갈대 밖을 내다보고, 다시 들어가요.",
    facts: [
      { term: "사는 곳", value: "갈대밭" },
      { term: "부르는 법", value: "낮게 든 등불" },
    ],
  },
  {
    id: "cork",
    rarity: "common",
    name: "코르크",
    body: "가라앉지 못해요. 안 해 본 게 없어요.",
    facts: [
      { term: "사는 곳", value: "수면" },
      { term: "부르는 법", value: "폭풍 종소리" },
    ],
  },
  {
    id: "mud-button",
    rarity: "common",
    name: "진흙 단추",
    body: "외투에서 떨어져 세상에 나왔어요.",
    facts: [
      { term: "사는 곳", value: "물가" },
      { term: "부르는 법", value: "1분의 침묵" },
    ],
  },
  {
    id: "snorkel-snail",
    rarity: "common",
    name: "스노클 달팽이",
    body: "물속에서 비가 그치기를 기다려요.",
    facts: [
      { term: "사는 곳", value: "수면" },
      { term: "부르는 법", value: "물에 비친 달빛" },
    ],
  },
  {
    id: "wet-sock",
    rarity: "common",
    name: "젖은 양말",
    body: "원래는 두 짝 중 하나였어요.",
    facts: [
      { term: "사는 곳", value: "갈대밭" },
      { term: "부르는 법", value: "폭풍 종소리" },
    ],
  },
];
