export const amountEntry = {
  reading: "{amount}로 읽었어요",
  spelled: "{amount}로 읽었어요: {words}",
  zero: "0보다 큰 수량을 입력해 주세요.",
  faults: {
    NotAnAmount: "{example}처럼 숫자로 입력해 주세요.",
    WrongMarks: "한국어에서는 쉼표로 천 단위를 나누고 소수점은 마침표로 써요. {example}처럼 입력해 주세요.",
    UnclearUnit: "여러 가지로 읽힐 수 있어요. {example}처럼 전체 수량을 숫자로만 입력해 주세요.",
    TooManyDecimals: "{coin} 수량은 소수점 아래 {decimals}자리까지 쓸 수 있어요.",
    TooLarge: "{coin} 수량이 너무 커요. 더 작은 수량을 입력해 주세요.",
    NotCanonical: "이 페이지 주소에 있는 수량을 읽을 수 없어서 반영하지 않았어요. 여기에 입력해 주세요.",
  },
} as const;
