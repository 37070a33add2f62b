export const nftStaking = {
  boost: {
    name: "Punky Boost",
    title: "Punky Boost: NFT staking without a term",
    tabTitle: "{collection} in Punky Boost",
    heading: "Stake an NFT. Take it back whenever you like",
    lead: "Your NFT earns rewards by the second and a bonus for every day you check in. There is no term, so there is no leaving early.",
    leadWithoutBonus: "Your NFT earns rewards by the second. There is no term, so there is no leaving early.",
    description:
      "Stake a Genesis, PunkyKongz, Punky HA_G or Wise Alya NFT without a term: what one NFT earns a day, how long it is funded, check-ins, and the risks.",
    tabs: {
      genesis: {
        lead: "Genesis earns Twig and SCG, and stands on the BENEFIT and RWA lists.",
        description:
          "Genesis in Punky Boost: Twig and SCG for each NFT a day, the BENEFIT and RWA lists, and how long the rewards are funded.",
      },
      punkykongz: {
        lead: "A PunkyKongz earns Twig, SCG and, by checking in, BONUS SCG.",
        description:
          "PunkyKongz in Punky Boost: Twig, SCG and BONUS SCG for check-ins, without a term. Rates, funds and how to leave.",
      },
      "punky-hag": {
        lead: "A Punky HA_G earns Twig, SCG and, by checking in, BONUS SCG.",
        description:
          "Punky HA_G in Punky Boost: Twig, SCG and BONUS SCG for daily check-ins. What one NFT earns, and for how long it is funded.",
      },
      "wise-alya": {
        lead: "Wise Alya is the only one that earns USDC, besides Twig, SCG and BONUS SCG.",
        description:
          "Wise Alya in Punky Boost: USDC, Twig, SCG and BONUS SCG for check-ins, without a term. Rates, funds and risks.",
      },
    },
    info: {
      why: {
        title: "Why should you stake?",
        gainTitle: "What you gain",
        gains: [
          "Rewards for every second that the NFT is inside, in the tokens of its pool.",
          "The NFT back at any time, with everything it has earned still yours to claim.",
        ],
        bonusGain: "A bonus for each day you check in. From the 7th and from the 30th day in a row it grows.",
        riskTitle: "What you risk",
        risks: [
          "Rewards last only as long as a stream is funded. An empty one pays nothing more until somebody fills it.",
          "Rates can change at any time for what comes after. What has been earned stays earned.",
          "While the NFT is inside you cannot sell it; prices of NFTs and tokens can fall meanwhile.",
          "Programs can have faults that nobody has found yet. Nothing here is insured.",
        ],
      },
      process: {
        title: "Staking Process",
        steps: [
          {
            title: "Connect and sign in",
            text: "With the wallet that holds your NFT, and a little SOL for fees and deposits.",
          },
          { title: "Choose NFTs", text: "One or many. You see what goes out and what it costs before you sign." },
          {
            title: "Sign",
            text: "The NFT moves into escrow, an account that only the program can move it out of, and only to you.",
          },
          {
            title: "Check in once a day",
            text: "Days follow Korean time, and the first one is the day after you stake. All Check-in does it for all your NFTs of the tab at once.",
          },
          { title: "Claim", text: "All of a reward or a part of it, for all your NFTs of the tab at once." },
          { title: "Unstake", text: "The NFT returns to your wallet. What it has earned waits until you claim it." },
        ],
      },
      more: {
        title: "More Info",
        items: [
          {
            question: "Which NFTs can come in?",
            answer:
              "Ordinary NFTs of the collection, as the collection’s own verified mark or a published list says. Programmable, Core and compressed NFTs cannot be held by the program; the screen says so beside them.",
          },
          {
            question: "Where is my NFT while it is staked?",
            answer:
              "In an escrow account of the staking program, one for each NFT. Nobody holds a key to it: not us, not an administrator. A pause stops new stakes, never leaving or claiming.",
          },
          {
            question: "What counts as a day for check-ins?",
            answer:
              "A day in Korean time, by the chain’s clock. A day counts for an NFT that was staked before that day began, so you can make the first check-in from the first midnight in Korea after you stake. If you miss a day, the streak starts at one again. The record belongs to the NFT: it stays when you leave and come back, and goes with the NFT when you sell it.",
          },
          {
            question: "How long do rewards last?",
            answer:
              "As long as the stream has funds and has not ended. The table shows until when today’s funds reach for all NFTs inside; more NFTs make them last less long, more funds longer.",
          },
          {
            question: "What does it cost?",
            answer:
              "The network fee of each transaction, and deposits in SOL. That of the escrow comes back as you unstake; that of the position with it, or with the last reward you claim. The check-in record of an NFT takes a deposit of its own, once. It stays while the NFT is inside or its streak lives; afterwards the wallet that paid it takes it back on its page “Everything at once”. The exact amounts stand in the preview before you sign.",
          },
          {
            question: "What are RWA and BENEFIT?",
            answer:
              "Entries on a list, not tokens: what we granted you with your NFTs, kept by us beside your address. They have no price and cannot be sent.",
          },
        ],
      },
    },
  },

  nova: {
    name: "Punky Nova",
    title: "Punky Nova: NFT staking for 90, 180 or 270 days",
    tabTitle: "{collection} in Punky Nova",
    heading: "Choose a term, and each day counts for more",
    lead: "Stake a PunkyKongz or Punky HA_G for 90, 180 or 270 days. The longer the term, the more a day earns. Leaving early is possible and has a price.",
    description:
      "Stake a PunkyKongz or Punky HA_G NFT for 90, 180 or 270 days: what each term earns, what can be claimed on the way, and what leaving early gives up.",
    tabs: {
      punkykongz: {
        lead: "A PunkyKongz with a term earns Twig, SCG and, by checking in, BONUS SCG.",
        description:
          "PunkyKongz in Punky Nova: what 90, 180 and 270 days earn in Twig, SCG and BONUS SCG, and the price of leaving early.",
      },
      "punky-hag": {
        lead: "A Punky HA_G with a term earns Twig, SCG and, by checking in, BONUS SCG.",
        description:
          "Punky HA_G in Punky Nova: rewards for 90, 180 and 270 days in Twig, SCG and BONUS SCG, claims on the way, early leaving.",
      },
    },
    info: {
      why: {
        title: "Why should you stake?",
        gainTitle: "What you gain",
        gains: [
          "More a day than without a term, and more the longer the term you choose.",
          "Part of it on the way: what has accrued at the base share can be claimed before the end.",
          "At the end of the term the rest is due at once, and the NFT goes on earning until you take it out.",
        ],
        bonusGain: "A bonus in SCG for each day you check in, more from the 7th and the 30th day in a row.",
        riskTitle: "What you risk",
        risks: [
          "If you leave before the end, you give up every reward that is not paid as you leave, above all what accrued beyond the base share. It cannot be restored.",
          "Rewards last only as long as a stream is funded. A term is not a promise that the funds reach to its end.",
          "For up to 270 days you may be earning tokens whose price falls, with an NFT you could have sold.",
          "Programs can have faults that nobody has found yet. Nothing here is insured.",
        ],
      },
      process: {
        title: "Staking Process",
        steps: [
          {
            title: "Connect and sign in",
            text: "With the wallet that holds your NFT, and a little SOL for fees and deposits.",
          },
          { title: "Choose NFTs and a term", text: "90, 180 or 270 days. The term is fixed for that stay." },
          {
            title: "Read the precautions and sign",
            text: "The NFT moves into escrow, an account that only the program can move it out of, and only to you.",
          },
          {
            title: "Check in once a day",
            text: "Days follow Korean time, and the first one is the day after you stake. Each check-in earns the bonus.",
            textWithoutBonus:
              "Days follow Korean time, and the first one is the day after you stake. The NFT keeps its days and its streak.",
          },
          {
            title: "Claim on the way",
            text: "What has accrued at the base share, and the bonus, whenever you like.",
            textWithoutBonus: "What has accrued at the base share, whenever you like.",
          },
          { title: "Unstake at the end", text: "Claim the rest and take the NFT back. It waits without a deadline." },
        ],
      },
      more: {
        title: "More Info",
        items: [
          {
            question: "Why does the claimable reward jump at the end of a term?",
            answer:
              "Until then only the base share of a day can be claimed. The rest of the term’s share accrues beside it and becomes due in the second in which the term ends, if the NFT is still inside.",
          },
          {
            question: "Can my term’s share change?",
            answer:
              "No. The share of your term, the base share and the fee are written into the position when you stake. The pool’s rate a day, which is the same for everybody, can change for what comes after.",
          },
          {
            question: "Can I change the term?",
            answer: "Not of a running one. Take the NFT out and stake it again, knowing what leaving early gives up.",
          },
          {
            question: "Can one NFT be in Boost and Nova at once?",
            answer: "No. There is only one of it, and it is in one escrow at a time.",
          },
          {
            question: "What does it cost?",
            answer:
              "The network fee of each transaction, and deposits in SOL. That of the escrow comes back as you unstake; that of the position with it, or with the last reward you claim. The check-in record of an NFT takes a deposit of its own, once. It stays while the NFT is inside or its streak lives; afterwards the wallet that paid it takes it back on its page “Everything at once”. The exact amounts stand in the preview before you sign.",
          },
          {
            question: "What are RWA, BONUS and BENEFIT lists?",
            answer:
              "RWA and BENEFIT list what we granted you with your NFTs, kept by us beside your address; they are no tokens. BONUS lists the check-ins of each NFT and what they have earned.",
          },
        ],
      },
      precautions: {
        title: "Precautions",
        items: [
          "An NFT may leave before the end of its term, at once. What can be claimed by then is paid in the same transaction; every reward that is not paid with it is given up for good.",
          "What you have claimed stays yours. Before the end only the base share can be claimed, so whoever leaves early always gives up the rest.",
          "What is given up goes back to the pool’s funds. Nobody, not even an administrator, can give it back to you.",
          "The record of your check-ins stays with the NFT, but a day without a check-in ends the streak.",
          "If a stream runs out of funds during your term, it pays nothing for the time in which it was empty.",
          "Transactions on Solana cannot be undone. You are responsible for the keys of your wallet.",
        ],
      },
    },
  },

  labels: {
    infos: "About staking",
    ok: "OK",
    no: "No",
    close: "Close",
    collections: "Collections",
    terms: "Filter by term",
    allTerms: "All",
    loading: "Reading from the chain",
    readAt: "Read from the chain, {time}.",
    noScript: "Signing needs JavaScript, because the wallet answers through it. What you read here works without it.",
    unreachable:
      "We show no figures rather than old ones. Your NFTs stay where they are: in your wallet or in the program’s escrow.",
    offline: "You are offline. The figures are those of {time}; nothing can be signed until the connection is back.",
    tryAgain: "Try again",
    refresh: "Read again from the chain",
    refreshed: "Read again from the chain.",
    copy: "Copy address",
    copied: "Copied",
    number: "No. {number}",
    nfts: { one: "{count} NFT", other: "{count} NFTs" },
    days: { one: "{count} day", other: "{count} days" },
    daysInRow: { one: "{count} day in a row", other: "{count} days in a row" },
    transactions: { one: "{count} transaction", other: "{count} transactions" },
  },

  rewards: { twig: "Twig", scg: "SCG", "bonus-scg": "BONUS SCG", usdc: "USDC", other: "{coin}, another reward" },

  pool: {
    title: "What one NFT earns",
    caption: "The rewards of this pool and how far they are funded",
    columns: {
      reward: "Reward",
      rate: "A day, each NFT",
      base: "Claimable on the way, a day",
      term: "{days}, a day",
      until: "Funds",
    },
    streak: "from the 7th day in a row {week}, from the 30th {month}",
    reaches: "until {date}, for the NFTs inside now",
    reachesCheckIns: { one: "for {count} more check-in", other: "for {count} more check-ins" },
    idle: "as long as the funds last; no NFT uses them now",
    empty: "out of funds: nothing accrues until it is filled",
    ended: "ended on {date}",
    ends: "ends on {date}",
    inside: "NFTs inside",
    room: "Room for",
    fee: "Fee on rewards",
    feeNone: "none",
    proof: "Check the vaults on the proof page",
    address: "Pool on the explorer",
    byCheckIn: "for each check-in;",
    membershipTitle: "The list of this pool will change",
    membershipText: "From {date} on, other NFTs may come in. What is inside stays and can always leave.",
    pausedTitle: "New stakes are paused",
    pausedText: "Check-in, claiming and unstaking still work.",
    fullTitle: "The pool is full",
    fullText: "It takes new NFTs as soon as one leaves.",
  },

  mine: {
    title: "Your rewards",
    visitor: "Connect your wallet to see your NFTs and what they have earned.",
    signIn: "Sign in to see your NFTs. It costs nothing and moves nothing.",
    claimable: "Claimable now",
    accrued: "Accrued, due at the end of terms",
    claim: "Claim Reward",
    claimOf: "Claim Reward: {reward}",
    details: "Details",
    detailsOf: "Details: {reward}",
    rwa: "RWA",
    entitled: "entries of this wallet",
    bonus: "BONUS",
    bonusText: "longest streak now: {days}",
    benefit: "BENEFIT",
    view: "View Details",
    viewList: "View List",
    none: "Nothing to claim yet",
    partial: "These are sums of {count} of your NFTs; you have more.",
  },

  nfts: {
    title: "Your NFTs",
    inside: "Staked",
    wallet: "In your wallet",
    owed: "Left, with rewards to claim",
    allCheckIn: "All Check-in",
    checkIn: "Check-in",
    checkInOf: "Check-in: {name}",
    stake: "Staking",
    stakeOf: "Staking: {name}",
    stakeAll: "Choose all",
    stakeNone: "Choose none",
    stakeChosen: "Staking ({count})",
    unstake: "Unstaking",
    unstakeOf: "Unstaking: {name}",
    chooseFirst: "Choose at least one NFT first.",
    unstakeChosen: "Unstaking ({count})",
    chooseShort: "Choose",
    checkIns: { one: "{count} check-in in all", other: "{count} check-ins in all" },
    locked: "{amount} more at the end of the term",
    moreInWallet: "This wallet holds {count} tokens, too many to look through at once: its NFTs are shown in parts.",
    nextInWallet: "Show the next part",
    firstInWallet: "Back to the first part",
    noneInPart: "No {collection} NFT is among the tokens of this part.",
    choose: "Choose {name}",
    staked: "Staked for",
    streak: "Check-ins",
    noStreak: "none yet",
    broken: "streak over: begins at 1",
    checkedIn: "Checked in today",
    checkInDue: "Not checked in today",
    checkInEarly: "Staked today",
    checkInFrom: "Can check in from {time}",
    earlyHere: "NFTs staked today can check in from then on.",
    nextDay: "The next check-in day begins at {time}.",
    term: "Term",
    ends: "Term ends",
    over: "Term complete",
    toGo: "{days} to go",
    explorer: "On the explorer",
    emptyTitle: "No NFT of this collection",
    emptyText: "Neither in this pool nor in your wallet is an NFT of {collection}.",
    emptyAction: "Meet {collection}",
    noneInside: "Nothing staked here yet. Choose an NFT below to begin.",
    noneInTerm: "You have nothing staked for {days}.",
    noneInWallet: "There is no further NFT of {collection} in your wallet.",
    more: "Show more",
    shownOf: "{shown} of your {count} NFTs here, oldest stake first.",
    nextInside: "Show the next NFTs",
    firstInside: "Back to the first NFTs",
  },

  checkInDialog: {
    title: "Check in for today",
    out: "Goes out of your wallet",
    nothing: "nothing but the network fee",
    earns: "BONUS SCG earned",
    noBonus: "The bonus stream has no funds or has ended: the day counts for the streak, but earns nothing.",
    noStream: "This pool pays no bonus. A check-in counts the day and the streak of the NFT, and earns no coin here.",
    others: { one: "and {count} more NFT", other: "and {count} more NFTs" },
    costs: "Costs in SOL",
    doneTitle: "Checked in",
    done: { one: "{count} NFT is checked in.", other: "{count} NFTs are checked in." },
  },

  stakeDialog: {
    title: { one: "Stake this NFT?", other: "Stake these {count} NFTs?" },
    text: {
      one: "{count} NFT moves into the program’s escrow.",
      other: "{count} NFTs move into the program’s escrow.",
    },
    back: "What you stake comes back to this wallet, and to no other, when you unstake it.",
    term: "Term",
    earlyTitle: "If you leave before {date}",
    understand: "I have read the precautions and understand what leaving early gives up.",
    understandNeeded: "Please confirm first that you have read the precautions.",
    required: "Required",
    out: "Goes out of your wallet",
    earns: "Each NFT earns a day",
    earnsByTerm: "Each NFT earns a day, once the term is complete",
    earnsBefore: "before: {amount}",
    earnsNothing: "No reward is running in this pool now.",
    costs: "Costs in SOL",
    submit: "Staking",
  },
  stakeDone: {
    title: "Staking complete",
    startedTitle: "Staking has started",
    text: { one: "{count} NFT is inside and earning.", other: "{count} NFTs are inside and earning." },
    next: "Check-ins begin at the next midnight in Korea: that day can be the first of a streak.",
    ends: "The term ends on {date}.",
  },

  costs: {
    deposit: "Deposit of position and escrow, returned as they close",
    recordDeposit: "Deposit of the check-in record, kept until its streak is over",
    coinDeposit: "Deposit of coin accounts that are opened",
    returns: "Deposit of position and escrow that comes back",
  },
  unstakeDialog: {
    title: { one: "Unstake this NFT?", other: "Unstake these {count} NFTs?" },
    in: "Comes into your wallet",
    kept: "Paid in the same transaction",
    givenUp: "Given up for good",
    nothing: "nothing",
    earlyTitle: "The term ends on {date}",
    earlyText:
      "What can be claimed now is paid as you leave. The rest below goes back to the pool for good; if you wait until then, it is yours too.",
    freeText: "There is nothing to give up. What can be claimed now is paid in the same transaction.",
    otherAccountsTitle: "An NFT goes to another account of your wallet",
    otherAccounts:
      "The account in which your wallet would usually hold the NFT cannot receive it now: it is frozen, is no longer yours, or requires a memo. The NFT goes to another token account of the same wallet: {addresses}. If that account is not open yet, opening it takes a deposit in SOL.",
    unpaidTitle: "{rewards} cannot be paid into this wallet now",
    unpaidEarly:
      "Your wallet cannot receive this at the moment, for example because your account for the coin is frozen or requires a memo. If you leave now, you give up the amount due as well. You can wait until it can be claimed.",
    unpaidLater:
      "Your wallet cannot receive this at the moment, for example because your account for the coin is frozen or requires a memo. The amount due stays yours and can be claimed later.",
    understand: "I understand that these rewards are given up and cannot be restored.",
    understandNeeded: "Please confirm first that you give up these rewards.",
    required: "Required",
    streak:
      "The record of check-ins stays with the NFT, and so does its deposit. A day without a check-in ends its streak; once it is over, the wallet that paid the deposit takes it back on its page “Everything at once”.",
    costs: "Costs in SOL",
    submit: "Unstaking",
  },
  unstakeDone: {
    title: "Unstaked",
    text: { one: "{name} is back in your wallet.", other: "Back in your wallet: {name}" },
    givenUp: "The rest of the rewards went back to the pool.",
    arrived: "Came into your wallet",
    lost: "Given up",
    deposits: "Deposits",
    reckoned: "Reckoned when you signed. The chain pays to the second at which it ran, so it may be a little more.",
  },

  claimDialog: {
    title: "Claim reward: {reward}",
    from: { one: "From {count} NFT of this tab", other: "From {count} NFTs of this tab" },
    due: "Claimable now",
    amount: "Amount to claim",
    all: "All Input",
    full: "Enter Full Amount",
    allHint: "Everything that is due when the transaction runs.",
    tooMuch: "That is more than you can claim now.",
    nothing: "There is nothing to claim yet.",
    fee: "Fee on the reward",
    out: "Goes out of your wallet",
    in: "Comes into your wallet",
    costs: "Costs in SOL",
    many: "This takes {transactions}: each pays for some of your NFTs.",
    submit: "Claim Rewards",
  },
  claimDone: {
    title: "Reward Application Completed",
    text: "{amount} {coin} has reached your wallet.",
    partText: "{amount} {coin} has reached your wallet; the rest stays claimable.",
  },

  survey: {
    once: "It is asked once, before your first claim in this pool. Your answers decide nothing about your reward.",
    required: "Required",
    commentHint: "Up to {count} characters. Please write nothing here that only you should know.",
    missing: "Please answer this question.",
    submit: "Answer and go on",
    skip: "Claim without answering",
    failed: "Your answers could not be kept. Nothing has left your wallet; please try again.",
    unread: "The survey could not be read. Nothing has left your wallet; please try again.",
  },

  detailsDialog: {
    title: "Details: {reward}",
    caption: "Check-ins, claims and what was given up",
    csvColumns: {
      date: "time (UTC)",
      kind: "kind",
      nft: "NFT",
      mint: "NFT address",
      amount: "amount",
      coin: "coin",
      fee: "fee",
      streak: "days in a row",
      signature: "transaction",
    },
    csv: "Download CSV",
    search: "Search",
    filters: { kind: "What", nft: "NFT", all: "All" },
    kinds: {
      staked: "Staked",
      "checked-in": "Checked in",
      claimed: "Claimed",
      unstaked: "Unstaked",
      "given-up": "Given up",
      closed: "Position closed",
    },
    columns: { time: "Time", nft: "NFT", kind: "What", amount: "Amount", transaction: "Transaction" },
    fee: "fee: {amount}",
    empty: "Nothing has happened yet.",
    noMatch: "Nothing matches this search.",
    clear: "Show all",
    newer: "Newest",
    older: "Older",
  },

  listDialog: {
    rwaTitle: "RWA for {collection}: {entries}",
    rwaText:
      "What this wallet was granted with its {collection}, whether they are staked now or not. These are entries on a list kept by us, not tokens.",
    bonusTitle: "BONUS of your staked NFTs",
    bonusText:
      "Each check-in earns {amount}. From the 7th day in a row it counts {week}, from the 30th {month}, as far as the funds reach.",
    benefitTitle: "BENEFIT for {collection}: {entries}",
    benefitText:
      "Places, services and tickets that this wallet was granted with its {collection}, whether they are staked now or not. They are entries on a list kept by us, not tokens.",
    entries: { one: "{count} entry", other: "{count} entries" },
    entriesMore: "more than {count} entries",
    emptyEntries: "This wallet has no entry for {collection} yet.",
    whole: "All {list} entries of this wallet",
    newer: "Newest",
    older: "Older",
    caption: "Entries of this wallet",
    columns: {
      nft: "NFT",
      streak: "In a row",
      checkIns: "Total check-ins",
      today: "Today",
      next: "The next earns",
      entry: "Entry",
      amount: "Amount",
      granted: "Since",
      until: "Until",
      source: "From",
    },
    noEnd: "no end",
    expired: "expired",
    checkInStates: { open: "open", done: "done", early: "from tomorrow" },
    empty: "There is no entry for your staked NFTs yet.",
  },

  batch: {
    progress: "{done} of {total} done",
    costsEach: "Costs in SOL, for the first of {transactions}",
    nothing: "There is nothing left to do.",
    leftOut: "Left out: {name}. {reason}",
    more: "These are as many as go at once. When they are done, go on with the rest.",
    signs: {
      one: "Your wallet asks once, for all of them together. What is done stays done if you stop.",
      other: "Your wallet asks {count} times, for some of them at a time. What is done stays done if you stop.",
    },
    states: {
      waiting: "waiting",
      preparing: "being prepared",
      signing: "waiting for your wallet",
      sent: "on its way",
      done: "done",
      failed: "not done",
    },
    partTitle: "{done} of {total} done",
    partText:
      "What is done is final. The rest has not happened, and nothing left your wallet for it except, at most, a network fee.",
    resume: "Go on with the rest",
  },
} as const;
