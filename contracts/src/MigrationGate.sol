// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC721} from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import {LowLevelCall} from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import {Pausable} from "@openzeppelin/contracts/utils/Pausable.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {EnumerableSet} from "@openzeppelin/contracts/utils/structs/EnumerableSet.sol";

/**
 * Takes an old NFT and the fee for its migration to Solana in one transaction. Until the operator confirms the new NFT, the
 * holder may take the old one back with the fee, from 14 days after handing over; afterwards it is locked for good.
 *
 * There is no upgrade and no way for the owner or the operator to move an NFT. Amounts are in the chain's smallest unit,
 * times in seconds. Ids are counted from 1, so that 0 means "none". contracts/README.md has the rules in words.
 */
contract MigrationGate is Ownable2Step, Pausable, ReentrancyGuardTransient, IERC721Receiver {
    using EnumerableSet for EnumerableSet.AddressSet;

    enum Status {
        None,
        Open,
        Confirmed,
        Reclaimed
    }

    struct Record {
        address from;
        uint64 handedOverAt;
        Status status;
        address collection;
        uint96 fee;
        uint256 tokenId;
        bytes32 solanaAddress;
        /// the new NFT on Solana, zero until it is confirmed
        bytes32 mint;
    }

    struct Nft {
        address collection;
        uint256 tokenId;
    }

    /// What the gate holds of one collection, or of all.
    struct Locked {
        uint64 open;
        uint64 confirmed;
    }

    struct Totals {
        uint256 count;
        uint256 open;
        uint256 confirmed;
        uint256 reclaimed;
        /// of open records: nobody but those who handed over can get them
        uint256 openFees;
        /// of confirmed records and not yet withdrawn
        uint256 confirmedFees;
        /// fees of reclaimed records that their receiver did not take when they were sent
        uint256 waitingRefunds;
    }

    /// One coin: the owner can never ask for more for one NFT.
    uint96 public constant MAX_FEE = 1 ether;
    uint256 public constant RECLAIM_AFTER = 14 days;
    uint256 public constant MAX_BATCH = 20;

    /// Exactly this is due for each NFT.
    uint96 public fee;
    address public operator;

    uint64 private _count;
    Locked private _locked;
    uint256 private _openFees;
    uint256 private _confirmedFees;
    uint256 private _waitingRefunds;

    EnumerableSet.AddressSet private _accepted;
    mapping(uint256 id => Record) private _records;
    mapping(address collection => Locked) private _lockedOf;
    /// The record because of which the gate holds an NFT, open or confirmed; 0 if there is none.
    mapping(address collection => mapping(uint256 tokenId => uint256 id)) public idOf;
    /// The record that a new NFT was confirmed for: one new NFT never stands for two old ones.
    mapping(bytes32 mint => uint256 id) public idOfMint;
    mapping(address from => uint256 amount) public refundOf;

    event Migrated(
        uint256 indexed id, address indexed collection, uint256 tokenId, address indexed from, bytes32 solanaAddress
    );
    event Confirmed(uint256 indexed id, bytes32 indexed mint);
    event Reclaimed(uint256 indexed id, address indexed from);
    event RefundWaits(uint256 indexed id, address indexed from, uint256 amount);
    event RefundTaken(address indexed from, address indexed to, uint256 amount);
    event FeesWithdrawn(address indexed to, uint256 amount);
    event FeeChanged(uint256 fee);
    event OperatorChanged(address indexed operator);
    event CollectionAccepted(address indexed collection, bool isAccepted);

    error NotOperator(address caller);
    error NotHandedOverBy(uint256 id, address caller);
    error NotOpen(uint256 id, Status status);
    error NotReclaimableBefore(uint256 timestamp);
    error WrongFee(uint256 sent, uint256 due);
    error FeeAboveCap(uint256 fee);
    error WrongBatchSize(uint256 size);
    error CollectionNotAccepted(address collection);
    error NotACollection(address account);
    error NotHolder(address collection, uint256 tokenId, address caller);
    error AlreadyLocked(uint256 id);
    error NotReceived(address collection, uint256 tokenId);
    error NotReturned(address collection, uint256 tokenId);
    error NoSolanaAddress();
    error NoMint();
    error MintAlreadyConfirmed(uint256 id);
    error NoOperator();
    error NothingToPay();
    error PaymentRefused(address to);
    error PlainTransferRefused();
    error OwnerCannotRenounce();

    modifier onlyOperator() {
        if (msg.sender != operator) revert NotOperator(msg.sender);
        _;
    }

    constructor(address owner_, address operator_, uint96 fee_) Ownable(owner_) {
        _setOperator(operator_);
        _setFee(fee_);
    }

    // ---- holders

    /// Hands one NFT over with exactly the fee. The gate has to be approved for it. Returns the id of the record.
    function migrate(address collection, uint256 tokenId, bytes32 solanaAddress)
        external
        payable
        whenNotPaused
        nonReentrant
        returns (uint256 id)
    {
        uint96 due = fee;
        if (msg.value != due) revert WrongFee(msg.value, due);
        id = _handOver(collection, tokenId, solanaAddress, due);
    }

    /// Hands over up to 20 NFTs for one Solana address, all or none. The ids of the records follow each other.
    function migrateBatch(Nft[] calldata nfts, bytes32 solanaAddress)
        external
        payable
        whenNotPaused
        nonReentrant
        returns (uint256 firstId)
    {
        uint256 size = nfts.length;
        if (size == 0 || size > MAX_BATCH) revert WrongBatchSize(size);
        uint96 due = fee;
        if (msg.value != due * size) revert WrongFee(msg.value, due * size);
        firstId = _count + 1;
        for (uint256 i = 0; i < size; i++) _handOver(nfts[i].collection, nfts[i].tokenId, solanaAddress, due);
    }

    /**
     * Gives an NFT back with its fee to whoever handed it over, 14 days after that, as long as it is not confirmed. Neither
     * a pause nor the list of collections nor the operator has a say. A fee that the receiver refuses waits for it.
     */
    function reclaim(uint256 id) external nonReentrant {
        Record storage record = _openRecord(id);
        address from = record.from;
        if (msg.sender != from) revert NotHandedOverBy(id, msg.sender);
        uint256 firstSecond = record.handedOverAt + RECLAIM_AFTER;
        if (block.timestamp < firstSecond) revert NotReclaimableBefore(firstSecond);
        address collection = record.collection;
        uint256 tokenId = record.tokenId;
        uint256 paid = record.fee;

        record.status = Status.Reclaimed;
        delete idOf[collection][tokenId];
        _locked.open--;
        _lockedOf[collection].open--;
        _openFees -= paid;

        // not safeTransferFrom: an account that held the NFT can hold it again, and must not be able to fail here
        IERC721(collection).transferFrom(address(this), from, tokenId);
        if (IERC721(collection).ownerOf(tokenId) == address(this)) revert NotReturned(collection, tokenId);
        if (paid != 0 && !LowLevelCall.callNoReturn(from, paid, "")) {
            refundOf[from] += paid;
            _waitingRefunds += paid;
            emit RefundWaits(id, from, paid);
        }
        emit Reclaimed(id, from);
    }

    /// Pays the caller's waiting refunds to any account.
    function takeRefund(address to) external nonReentrant {
        uint256 amount = refundOf[msg.sender];
        if (amount == 0) revert NothingToPay();
        delete refundOf[msg.sender];
        _waitingRefunds -= amount;
        _pay(to, amount);
        emit RefundTaken(msg.sender, to, amount);
    }

    /// Refuses what safeTransferFrom sends: without a record, nobody could take it back.
    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        revert PlainTransferRefused();
    }

    // ---- the operator

    /// Says which new NFT was minted for a record; from then on the old one is locked for good.
    function confirm(uint256 id, bytes32 mint) external onlyOperator nonReentrant {
        Record storage record = _openRecord(id);
        if (mint == 0) revert NoMint();
        if (idOfMint[mint] != 0) revert MintAlreadyConfirmed(idOfMint[mint]);
        address collection = record.collection;
        uint256 paid = record.fee;

        record.status = Status.Confirmed;
        record.mint = mint;
        idOfMint[mint] = id;
        _locked.open--;
        _locked.confirmed++;
        _lockedOf[collection].open--;
        _lockedOf[collection].confirmed++;
        _openFees -= paid;
        _confirmedFees += paid;
        emit Confirmed(id, mint);
    }

    // ---- the owner

    /// The fee for NFTs that are handed over from now on.
    function setFee(uint96 fee_) external onlyOwner {
        _setFee(fee_);
    }

    function setOperator(address operator_) external onlyOwner {
        _setOperator(operator_);
    }

    /// A collection that is no longer accepted takes no more NFTs in; those inside keep their rights.
    function setAccepted(address collection, bool toAccept) external onlyOwner {
        if (toAccept && collection.code.length == 0) revert NotACollection(collection);
        bool isChanged = toAccept ? _accepted.add(collection) : _accepted.remove(collection);
        if (isChanged) emit CollectionAccepted(collection, toAccept);
    }

    /// Stops handing over, and nothing else.
    function pause() external onlyOwner {
        _pause();
    }

    function unpause() external onlyOwner {
        _unpause();
    }

    /// Pays the fees of confirmed records; those of open ones stay.
    function withdrawFees(address to) external onlyOwner nonReentrant {
        uint256 amount = _confirmedFees;
        if (amount == 0) revert NothingToPay();
        _confirmedFees = 0;
        _pay(to, amount);
        emit FeesWithdrawn(to, amount);
    }

    /// Without an owner nobody could replace a lost operator's key.
    function renounceOwnership() public pure override {
        revert OwnerCannotRenounce();
    }

    // ---- views

    /// The record of an id; its status is None if there is none.
    function records(uint256 id) external view returns (Record memory) {
        return _records[id];
    }

    /// Records in the order of their ids, from `first` on, `most` at most.
    function recordsPage(uint256 first, uint256 most) external view returns (Record[] memory page) {
        if (first == 0 || first > _count) return page;
        uint256 left = _count - first + 1;
        page = new Record[](most < left ? most : left);
        for (uint256 i = 0; i < page.length; i++) page[i] = _records[first + i];
    }

    function count() external view returns (uint256) {
        return _count;
    }

    function totals() external view returns (Totals memory) {
        Locked memory locked = _locked;
        return Totals({
            count: _count,
            open: locked.open,
            confirmed: locked.confirmed,
            reclaimed: _count - locked.open - locked.confirmed,
            openFees: _openFees,
            confirmedFees: _confirmedFees,
            waitingRefunds: _waitingRefunds
        });
    }

    /// How many NFTs of a collection the gate holds for records. What it owns beyond that came by a plain transferFrom.
    function lockedOf(address collection) external view returns (Locked memory) {
        return _lockedOf[collection];
    }

    /// From which second on an open record can be reclaimed; 0 if it is not open.
    function reclaimableAt(uint256 id) external view returns (uint256) {
        Record storage record = _records[id];
        return record.status == Status.Open ? record.handedOverAt + RECLAIM_AFTER : 0;
    }

    function acceptedCollections() external view returns (address[] memory) {
        return _accepted.values();
    }

    function isAccepted(address collection) external view returns (bool) {
        return _accepted.contains(collection);
    }

    // ---- inside

    function _handOver(address collection, uint256 tokenId, bytes32 solanaAddress, uint96 due)
        private
        returns (uint256 id)
    {
        if (solanaAddress == 0) revert NoSolanaAddress();
        if (!_accepted.contains(collection)) revert CollectionNotAccepted(collection);
        if (idOf[collection][tokenId] != 0) revert AlreadyLocked(idOf[collection][tokenId]);
        // a collection that moves NFTs without asking whose they are must not give those away that came without a record
        if (IERC721(collection).ownerOf(tokenId) != msg.sender) revert NotHolder(collection, tokenId, msg.sender);

        id = ++_count;
        Record storage record = _records[id];
        record.from = msg.sender;
        record.handedOverAt = uint64(block.timestamp);
        record.status = Status.Open;
        record.collection = collection;
        record.fee = due;
        record.tokenId = tokenId;
        record.solanaAddress = solanaAddress;
        idOf[collection][tokenId] = id;
        _locked.open++;
        _lockedOf[collection].open++;
        _openFees += due;

        IERC721(collection).transferFrom(msg.sender, address(this), tokenId);
        if (IERC721(collection).ownerOf(tokenId) != address(this)) revert NotReceived(collection, tokenId);
        emit Migrated(id, collection, tokenId, msg.sender, solanaAddress);
    }

    function _openRecord(uint256 id) private view returns (Record storage record) {
        record = _records[id];
        if (record.status != Status.Open) revert NotOpen(id, record.status);
    }

    function _setFee(uint96 fee_) private {
        if (fee_ > MAX_FEE) revert FeeAboveCap(fee_);
        fee = fee_;
        emit FeeChanged(fee_);
    }

    function _setOperator(address operator_) private {
        if (operator_ == address(0)) revert NoOperator();
        operator = operator_;
        emit OperatorChanged(operator_);
    }

    function _pay(address to, uint256 amount) private {
        // an empty field of a form is no receiver
        if (to == address(0) || !LowLevelCall.callNoReturn(to, amount, "")) revert PaymentRefused(to);
    }
}
