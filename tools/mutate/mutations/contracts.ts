import type { Mutation } from "../mutation.ts";

const GATE = "contracts/src/MigrationGate.sol";
const STANDARD = "contracts/src/StandardNft.sol";
const BNB = "contracts/src/BnbNft.sol";

const GATE_RULES = ["tests/contracts/gate.test.ts"];
const GATE_HOSTILE = ["tests/contracts/gate-hostile.test.ts"];
const GATE_ATTACKS = ["tests/contracts/gate-attacks.test.ts"];
const GATE_LAWS = ["tests/contracts/property/gate.test.ts"];
const CALLERS = ["tests/contracts/callers.test.ts"];
const OF_STANDARD = ["tests/contracts/standard-nft.test.ts"];
const OF_BNB = ["tests/contracts/bnb-nft.test.ts"];
const BNB_LAWS = ["tests/contracts/property/bnb.test.ts"];

export const contractMutations: Mutation[] = [
  {
    name: "an old NFT can be reclaimed a second early",
    file: GATE,
    before: "if (block.timestamp < firstSecond)",
    after: "if (block.timestamp + 1 < firstSecond)",
    tests: GATE_RULES,
  },
  {
    name: "an old NFT can be reclaimed only a second late",
    file: GATE,
    before: "if (block.timestamp < firstSecond)",
    after: "if (block.timestamp <= firstSecond)",
    tests: GATE_RULES,
  },
  {
    name: "a pause keeps old NFTs in the gate",
    file: GATE,
    before: "function reclaim(uint256 id) external nonReentrant {",
    after: "function reclaim(uint256 id) external nonReentrant whenNotPaused {",
    tests: GATE_LAWS,
  },
  {
    name: "a collection that is no longer accepted keeps its NFTs in the gate",
    file: GATE,
    before: "        uint256 firstSecond = record.handedOverAt",
    after:
      "        if (!_accepted.contains(record.collection)) revert CollectionNotAccepted(record.collection);\n        uint256 firstSecond = record.handedOverAt",
    tests: GATE_LAWS,
  },
  {
    name: "anybody reclaims what somebody handed over",
    file: GATE,
    before: "if (msg.sender != from) revert NotHandedOverBy",
    after: "if (msg.sender == operator) revert NotHandedOverBy",
    tests: CALLERS,
  },
  {
    name: "a reclaimed NFT stays in the books as open",
    file: GATE,
    before:
      "        _locked.open--;\n        _lockedOf[collection].open--;\n        _openFees -= paid;\n\n        // not safe",
    after: "        _openFees -= paid;\n\n        // not safe",
    tests: GATE_LAWS,
  },
  {
    name: "a reclaimed fee stays in the books",
    file: GATE,
    before: "        _openFees -= paid;\n\n        // not safe",
    after: "\n        // not safe",
    tests: GATE_LAWS,
  },
  {
    name: "an NFT that its collection does not give back counts as reclaimed",
    file: GATE,
    before: "if (IERC721(collection).ownerOf(tokenId) == address(this)) revert NotReturned(collection, tokenId);",
    after: "",
    tests: GATE_LAWS,
  },
  {
    name: "a fee is taken although the NFT did not come in",
    file: GATE,
    before: "if (IERC721(collection).ownerOf(tokenId) != address(this)) revert NotReceived(collection, tokenId);",
    after: "",
    tests: GATE_LAWS,
  },
  {
    name: "a fee that its receiver refuses is lost",
    file: GATE,
    before: "            refundOf[from] += paid;\n",
    after: "",
    tests: GATE_ATTACKS,
  },
  {
    name: "a holder that takes no coins cannot get its NFT back",
    file: GATE,
    before: "            refundOf[from] += paid;\n",
    after: "            if (_locked.open == 0) revert PaymentRefused(from);\n            refundOf[from] += paid;\n",
    tests: GATE_ATTACKS,
  },
  {
    name: "the owner withdraws the fees of open records",
    file: GATE,
    before: "uint256 amount = _confirmedFees;",
    after: "uint256 amount = _confirmedFees + _openFees;",
    tests: GATE_LAWS,
  },
  {
    name: "a confirmed NFT can still be reclaimed",
    file: GATE,
    before: "        record.status = Status.Confirmed;\n",
    after: "",
    tests: GATE_LAWS,
  },
  {
    name: "one new NFT stands for two old ones",
    file: GATE,
    before: "        if (idOfMint[mint] != 0) revert MintAlreadyConfirmed(idOfMint[mint]);\n",
    after: "",
    tests: GATE_LAWS,
  },
  {
    name: "anybody confirms",
    file: GATE,
    before: "if (msg.sender != operator) revert NotOperator",
    after: "if (msg.sender == owner()) revert NotOperator",
    tests: CALLERS,
  },
  {
    name: "the fee has no cap",
    file: GATE,
    before: "if (fee_ > MAX_FEE) revert FeeAboveCap(fee_);",
    after: "if (fee_ == type(uint96).max) revert FeeAboveCap(fee_);",
    tests: GATE_HOSTILE,
  },
  {
    name: "more than the fee is taken",
    file: GATE,
    before: "if (msg.value != due) revert WrongFee",
    after: "if (msg.value < due) revert WrongFee",
    tests: GATE_HOSTILE,
  },
  {
    name: "a batch costs the fee of one",
    file: GATE,
    before: "if (msg.value != due * size) revert WrongFee",
    after: "if (msg.value != due) revert WrongFee",
    tests: GATE_LAWS,
  },
  {
    name: "a batch may have twenty-one",
    file: GATE,
    before: "MAX_BATCH = 20;",
    after: "MAX_BATCH = 21;",
    tests: GATE_HOSTILE,
  },
  {
    name: "an NFT that its collection took out of the gate comes in a second time",
    file: GATE,
    before: "        if (idOf[collection][tokenId] != 0) revert AlreadyLocked(idOf[collection][tokenId]);\n",
    after: "",
    tests: GATE_ATTACKS,
  },
  {
    name: "an NFT that came without a record is given to whoever asks for it",
    file: GATE,
    before:
      "        if (IERC721(collection).ownerOf(tokenId) != msg.sender) revert NotHolder(collection, tokenId, msg.sender);\n",
    after: "",
    tests: GATE_HOSTILE,
  },
  {
    name: "NFTs that are sent to the gate are taken without a record",
    file: GATE,
    before: "external pure returns (bytes4) {\n        revert PlainTransferRefused();",
    after: "external pure returns (bytes4) {\n        return IERC721Receiver.onERC721Received.selector;",
    tests: GATE_HOSTILE,
  },
  {
    name: "a collection calls the gate while it gives an NFT back",
    file: GATE,
    before: "function reclaim(uint256 id) external nonReentrant {",
    after: "function reclaim(uint256 id) external {",
    tests: GATE_ATTACKS,
  },
  {
    name: "the operator, as a collection, confirms while an NFT is handed over",
    file: GATE,
    before: "external onlyOperator nonReentrant {",
    after: "external onlyOperator {",
    tests: GATE_ATTACKS,
  },
  {
    name: "burning an NFT makes room for another",
    file: STANDARD,
    before: "if (minted == maxSupply)",
    after: "if (totalSupply == maxSupply)",
    tests: OF_STANDARD,
  },
  {
    name: "a burnt NFT stays in the supply",
    file: STANDARD,
    before: "        if (to == address(0)) totalSupply--;\n",
    after: "",
    tests: GATE_LAWS,
  },
  {
    name: "the list of an owner loses an NFT that moved within it",
    file: BNB,
    before: "        _placeOf[last] = place;\n",
    after: "",
    tests: BNB_LAWS,
  },
  {
    name: "a range that begins within a word begins with zeros",
    file: BNB,
    before: "if (i == 0 || place % IDS_A_WORD == 0) {",
    after: "if (place % IDS_A_WORD == 0) {",
    tests: OF_BNB,
  },
  {
    name: "the share of a sale goes to whoever is the creator later",
    file: BNB,
    before: "uint256 amount = feesOf[msg.sender];",
    after: "uint256 amount = msg.sender == creator ? address(this).balance : feesOf[msg.sender];",
    tests: OF_BNB,
  },
  {
    name: "a seller is paid the creator's share too",
    file: BNB,
    before: "_pay(from, msg.value - creatorFee);",
    after: "_pay(from, msg.value);",
    tests: BNB_LAWS,
  },
];
