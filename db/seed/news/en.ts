import type { SampleNews } from "../news-pieces.ts";

export const english: SampleNews = {
  open: {
    title: "The city gate is open, in three languages",
    summary: "Every page of the site now reads in Korean, English and Indonesian, and every page has its own address.",
    body: [
      "Punktopia has a new map. Each district has a page of its own, from the members' lounge to the power plant, and each page says in its first sentence what it is.",
      "Change the language with the globe in the header: you stay on the page you are on. The site remembers your choice for a year.",
      { heading: "If something reads wrong" },
      "Each language was written, not translated, so one may say a thing better than another. Write to the address in the footer and name the page.",
    ],
  },
  wallets: {
    title: "Which wallets work today",
    summary:
      "Phantom, Solflare and other wallets of the Wallet Standard can stake; the rest of the list says what it waits for.",
    body: [
      "The wallet picker shows every wallet it knows. One that is installed is ready; one that is not has a link to its maker.",
      {
        facts: [
          { term: "Can stake", value: "Phantom, Solflare, other Solana wallets of the Wallet Standard" },
          { term: "Needed for a stake", value: "SCG, and a little SOL for the network fee" },
          { term: "Never asked for", value: "your recovery phrase" },
        ],
      },
      "On a phone, open the site in the browser that is built into your wallet.",
    ],
  },
  signIn: {
    title: "Connecting is not signing in",
    summary: "Connecting shows us an address. Signing in proves that it is yours, and costs nothing.",
    body: [
      "When you connect, your wallet tells the site its address. Anyone could tell us any address, so this alone opens nothing private.",
      "To see your stakes you sign a short message. It is no transaction: it moves no coins, costs no fee and is good for this site alone.",
      { heading: "Signing out" },
      "Disconnect in the header. The session ends on our side at that moment, on every tab.",
    ],
  },
  firstStake: {
    title: "Your first stake, in four steps",
    summary: "Choose a term, enter an amount, read what goes out and what comes in, sign once.",
    body: [
      {
        list: [
          "Choose 30, 90, 180 or 365 days. The rate you see is the rate you keep.",
          "Enter an amount. The reward for the whole term appears beside it.",
          "Read the last screen: what leaves the wallet, the fee, and what comes back.",
          "Sign. The transaction is final in about a minute, and the page says when.",
        ],
      },
      "If you close the tab in between, nothing is lost. Come back and the page tells you how far it got.",
      "Stake no more than you can do without for the term: a coin's price can fall while it is staked.",
    ],
  },
  costs: {
    title: "Two costs of a stake, and the one you get back",
    summary: "The network takes a fee. An account needs a deposit, which returns to you when the account closes.",
    body: [
      {
        facts: [
          { term: "Network fee", value: "paid to Solana, gone" },
          { term: "Deposit", value: "held by the position's account, returned when it closes" },
          { term: "Our fee", value: "as the pool says on its own screen" },
        ],
      },
      "The last screen before you sign names each of them. The figures come from a trial run of your own transaction, so they are yours and not an average.",
    ],
  },
  calculator: {
    title: "The calculator counts as the program counts",
    summary:
      "Both use the same whole numbers and the same rounding, so the screen and the chain agree to the last digit.",
    body: [
      "Many calculators show what a year would bring if nothing were ever rounded. Ours runs the program's own arithmetic in your browser.",
      "Try it with an odd amount: what it shows for the end of the term is what the program sets aside when you stake.",
      { heading: "What it cannot know" },
      "The price of SCG at the end of your term. Nobody does.",
    ],
  },
  terms: {
    title: "Why nobody gains by choosing a year and leaving",
    summary: "Before its end every term earns at the 30-day rate. The rest is due on the last day.",
    body: [
      "If a year earned its high rate from the first day, everyone would choose the year and leave whenever they liked. Those who stay would pay for it.",
      "So each position earns at the base rate until its term ends. On that day it receives the whole difference at once.",
      "Both rates are frozen when you stake. We cannot lower them for you afterwards, and a later rise is for later stakes.",
    ],
  },
  leaving: {
    title: "Leaving early: what you keep and what you give up",
    summary: "Your coins come back at once. You keep what has accrued, and give up the rest of the reward.",
    body: [
      {
        list: [
          "Your whole principal returns in the same transaction.",
          "What accrued at the base rate stays yours, and can be claimed then or later.",
          "The part of the reward that was set aside for the rest of the term goes back to the pool.",
        ],
      },
      "The screen shows all three in figures before you sign. There is no waiting time and no penalty on your coins.",
    ],
  },
  paused: {
    title: "A pause closes the entrance, never the exit",
    summary: "When we pause the pool, new stakes wait. Claiming and leaving go on as before.",
    body: [
      "There may be a reason to stop new stakes for a while: a fault that we want to look at, or new rates.",
      "The program allows the pause to do that and nothing else. No key of ours can keep your coins in.",
      "If our site is down as well, a command line tool and a page that runs without us read your position and take your coins out.",
    ],
  },
  proof: {
    title: "Don't trust us: read the proof page",
    summary: "What the vault holds beside what it owes, who may change what, and the program's fingerprint.",
    body: [
      "The proof page is read from the chain while you open it. It shows what the vault holds against what it owes to all positions.",
      "It names every power that exists over the pool, and the address that has it. It also compares the program that runs with the one in our public code.",
      { heading: "How to use it" },
      "Look at it before your first stake. If a row reads otherwise than it should, it says so in red, and you should not stake.",
    ],
  },
  history: {
    title: "Your staking history, as a file",
    summary: "Search it by kind, term and signature, and download what you found for your own books.",
    body: [
      "Under My staking status, open the history. Each line is one event of a transaction that is final, with its signature.",
      "The download has the same lines as your search, as CSV. Amounts are exact, with every decimal.",
      "Where you pay tax on rewards, this file is what your adviser will ask for. We are not that adviser.",
    ],
  },
  genesis: {
    title: "Meet the Genesis: horns first, questions later",
    summary: "The first people of the city have a page with their habits, their benefits and their place on the chain.",
    body: [
      "You know them by their horns, and by being early to everything. Their page tells what the collection is for and what its holders may do in the city.",
      "Benefits that hold at once are told apart from those that Punky Boost gives. What is not decided has no date until there is one.",
    ],
  },
  kongz: {
    title: "Five thousand apes and not one more",
    summary: "PunkyKongz has a fixed supply of 5,000. Its page shows how to tell a real one.",
    body: [
      "The supply of PunkyKongz is 5,000. A five thousand and first is somebody else's ape.",
      "Check the collection's address on its page against the one your wallet shows. A name and a picture can be copied; the address cannot.",
      { heading: "Old ones on Kaia" },
      "They will move to Solana by a migration that is not open yet. Nobody of ours will write to you first about it.",
    ],
  },
  silhouettes: {
    title: "Tell them apart at ten steps",
    summary: "Lightning hair, a book, a spear: three collections that you know by their outline alone.",
    body: [
      {
        facts: [
          { term: "Punky HA_G", value: "hair like lightning, and the temper" },
          { term: "Wise Alya", value: "the one who has read it before you ask" },
          { term: "Fearless Fitri", value: "the one who is already across the bridge" },
        ],
      },
      "We draw each of them on a grid of pixels, from parts that a program puts together. Run it again and the same people come out.",
    ],
  },
  codex: {
    title: "Fifty weapons on one wall",
    summary:
      "The codex of Gear Up! lists every weapon with its rarity. Filter it, and send a friend the address of one.",
    body: [
      {
        facts: [
          { term: "Mythic", value: "6" },
          { term: "Legendary", value: "8" },
          { term: "Epic, rare, common", value: "12 each" },
        ],
      },
      "Choose a rarity above the wall. Open a weapon to see what it is made of; its address can be copied and sent.",
      "Crafting is not open. The codex shows what will be there, so that you can choose your favourite in peace.",
    ],
  },
  creatures: {
    title: "What swims in Oculla's pool",
    summary: "The encyclopedia of Oculla Summoning is open to read, sorted by how seldom a creature shows itself.",
    body: [
      "Some glow, some sulk, and one only comes when nobody is looking. The encyclopedia has a page for each.",
      "It can be printed: there is a PDF of it on the same page, for reading by lamplight.",
    ],
  },
  rwa: {
    title: "How to read an RWA project page",
    summary:
      "Twelve projects, one order: what it is, what a token would stand for, what can go wrong, where the papers are.",
    body: [
      "Each project has a tab of its own, and each tab is built alike, so that you can compare two of them.",
      {
        list: [
          "What the project does, in one sentence.",
          "What a token of it would stand for, and what not.",
          "What can go wrong, as large as what can go well.",
          "The papers: read them before anything else.",
        ],
      },
      "A token of a real thing is not the thing. Ask who holds it, and under which law.",
    ],
  },
  sample: {
    title: "What the word “sample” means here",
    summary: "A fact with this mark is an example, until the operator of the site enters the real one.",
    body: [
      "Names of people, addresses of partners and amounts that nobody has decided yet are examples. Each has a small mark beside it.",
      "This news is an example, too. A site that runs for the public does not start while such facts are in it.",
    ],
  },
  notYet: {
    title: "What is not open yet, and how we say so",
    summary: "Punky Forge and Chaos Cube are not open yet. They get a date when they are done.",
    body: [
      "What is not open yet says “to be released” when you press it. It opens when there is something that works behind it.",
      "We finish before we open. That makes us late at times, and it keeps you from pressing buttons that do nothing.",
    ],
  },
  fakes: {
    title: "Four signs that a site is not ours",
    summary: "Hurry, a recovery phrase, a gift that needs a payment first, an address that is nearly right.",
    body: [
      {
        list: [
          "It asks for your recovery phrase. We never do, and no wallet needs it for signing.",
          "It says that you have ten minutes left.",
          "It sends you a gift and asks you to pay for its delivery.",
          "Its address is one letter off. Keep ours as a bookmark.",
        ],
      },
      "If you signed something there, move what is left to a new wallet first and ask questions afterwards.",
    ],
  },
  withoutScript: {
    title: "The site reads without JavaScript",
    summary: "Turn it off and every page, menu, tab and search still works. Only signing needs it.",
    body: [
      "Pages are sent whole. Menus open, tabs are addresses, forms are forms.",
      "This helps on old phones and slow lines, and it is why a page is there before you have put the phone to your eyes.",
      "A wallet lives in the browser, so staking does need JavaScript. The page says so where it does.",
    ],
  },
  booking: {
    title: "How a reservation becomes a booking",
    summary: "Send the form, get a number, hear from us within two working days. Cancel free until the day before.",
    body: [
      "The form for hotels and clinics asks for a date, for how many people, and how to reach you. Nothing is paid on this site.",
      {
        list: [
          "You get a number at once. Keep it.",
          "A person answers within two working days.",
          "Until the day before, cancelling is free.",
        ],
      },
      "What you wrote is deleted ninety days after the date. The privacy page says the rest.",
    ],
  },
  feed: {
    title: "This news comes to you, if you like",
    summary: "There is an Atom feed in each language. Put its address into any feed reader.",
    body: [
      "No account, no e-mail address, nothing that counts whether you opened it. Your reader asks us now and then; that is all.",
      "The link is above the list of news. Most readers find it by the address of the site alone.",
    ],
  },
  search: {
    title: "Press / to find anything",
    summary: "One field searches every page and all news in your language. It forgives a slip of the finger.",
    body: [
      "Press the / key or Ctrl and K, or ⌘ and K on a Mac, or the glass in the header. Go through what is found with the arrow keys and open it with Enter.",
      "Pages are searched in your own browser: what you type there is not sent to us. News is asked of our server, which forgets the question.",
      "If the / key is in your way, turn it off below the field.",
    ],
  },
};
