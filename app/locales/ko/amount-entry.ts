export const amountEntry = {
  reading: "입력한 수량: {amount}",
  spelled: "입력한 수량: {amount} ({words})",
  zero: "0보다 큰 수량을 입력해 주세요.",
  faults: {
    NotAnAmount: "{example}처럼 숫자로 입력해 주세요.",
    WrongMarks: "한국어 화면에서는 ‘,’로 세 자리씩 나누고, 소수점은 ‘.’으로 써요. {example}처럼 입력해 주세요.",
    UnclearUnit: "여러 가지로 읽힐 수 있어요. {example}처럼 전체 수량을 숫자로만 입력해 주세요.",
    TooManyDecimals: "{coin} 수량은 소수점 아래 {decimals}자리까지 쓸 수 있어요.",
    TooLarge: "존재할 수 있는 {coin} 수량보다 많아요. 더 적은 수량을 입력해 주세요.",
    NotCanonical: "이 페이지 주소에 있는 수량을 읽을 수 없어서 반영하지 않았어요. 여기에 입력해 주세요.",
  },
} as const;
