// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC2981} from "@openzeppelin/contracts/interfaces/IERC2981.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721URIStorage} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721URIStorage.sol";
import {LowLevelCall} from "@openzeppelin/contracts/utils/LowLevelCall.sol";
import {ReentrancyGuardTransient} from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import {SlotDerivation} from "@openzeppelin/contracts/utils/SlotDerivation.sol";
import {StorageSlot} from "@openzeppelin/contracts/utils/StorageSlot.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/**
 * The collection on BNB Chain, with the interface that the specification names. The payer, who pays for minting, is the only
 * one who mints. A sale through secondaryTransfer keeps the creator's share, which only that creator can withdraw.
 *
 * An id is at most 2^32 - 1, so that eight of a holder's ids share one slot of storage: a list of 20,000 can be read at once.
 */
contract BnbNft is ERC721URIStorage, IERC2981, Ownable2Step, ReentrancyGuardTransient {
    using SlotDerivation for bytes32;
    using StorageSlot for bytes32;

    uint256 public constant MAX_CREATOR_FEE_BASIS_POINTS = 1_000;
    uint256 private constant BASIS_POINTS = 10_000;
    uint256 private constant IDS_A_WORD = 8;

    address public payer;
    address public creator;
    uint256 public creatorFeeBasisPoints;
    uint256 public totalSupply;
    /// What each creator can withdraw, in the chain's smallest unit.
    mapping(address creator => uint256 amount) public feesOf;

    string private _ownName;
    string private _ownSymbol;
    uint256 private _highestIndex;
    mapping(address owner => uint32[]) private _tokensOf;
    mapping(uint256 tokenId => uint256 place) private _placeOf;

    event SecondaryTransfer(
        uint256 indexed tokenId, address indexed from, address indexed to, uint256 price, uint256 creatorFee
    );
    event FeesWithdrawn(address indexed creator, address indexed to, uint256 amount);
    event PayerChanged(address indexed payer);
    event CreatorChanged(address indexed creator, uint256 feeBasisPoints);
    event NameChanged(string name);
    event SymbolChanged(string symbol);

    error NotPayer(address caller);
    error NoCreator();
    error CreatorFeeAboveCap(uint256 basisPoints);
    error IndexOutOfRange(uint256 index);
    error NothingToPay();
    error PaymentRefused(address to);

    modifier onlyPayer() {
        if (msg.sender != payer) revert NotPayer(msg.sender);
        _;
    }

    constructor(
        string memory name_,
        string memory symbol_,
        address owner_,
        address payer_,
        address creator_,
        uint256 creatorFeeBasisPoints_
    ) ERC721("", "") Ownable(owner_) {
        _ownName = name_;
        _ownSymbol = symbol_;
        payer = payer_;
        emit PayerChanged(payer_);
        _setCreator(creator_, creatorFeeBasisPoints_);
    }

    // ---- the payer

    /// Mints the NFT after the highest id so far; the first one has the id 1.
    function mint(address to, string calldata uri) external onlyPayer nonReentrant returns (uint256 tokenId) {
        tokenId = _highestIndex + 1;
        _mintTo(to, tokenId, uri);
    }

    /// Mints the NFT with an id of the caller's choice, from 1 to 2^32 - 1. After the last one, mint has none left.
    function mintToIndex(address to, uint256 index, string calldata uri) external onlyPayer nonReentrant {
        _mintTo(to, index, uri);
    }

    // ---- sales and fees

    /**
     * Moves an NFT that is sold for the value of this call: the creator's share stays here, rounded down, and the rest goes
     * to the holder at once. The caller is the holder or approved, so no buyer alone can name a price.
     */
    function secondaryTransfer(address from, address to, uint256 tokenId) external payable nonReentrant {
        uint256 creatorFee = msg.value * creatorFeeBasisPoints / BASIS_POINTS;
        feesOf[creator] += creatorFee;
        safeTransferFrom(from, to, tokenId);
        if (msg.value > creatorFee) _pay(from, msg.value - creatorFee);
        emit SecondaryTransfer(tokenId, from, to, msg.value, creatorFee);
    }

    /// Pays a creator's fees to an account of its choice; whoever was the creator at a sale keeps that sale's fee.
    function withdrawFees(address to) external nonReentrant {
        uint256 amount = feesOf[msg.sender];
        if (amount == 0) revert NothingToPay();
        delete feesOf[msg.sender];
        _pay(to, amount);
        emit FeesWithdrawn(msg.sender, to, amount);
    }

    // ---- the owner

    function setName(string calldata name_) external onlyOwner {
        _ownName = name_;
        emit NameChanged(name_);
    }

    function setSymbol(string calldata symbol_) external onlyOwner {
        _ownSymbol = symbol_;
        emit SymbolChanged(symbol_);
    }

    function updateTokenURI(uint256 tokenId, string calldata uri) external onlyOwner {
        _requireOwned(tokenId);
        _setTokenURI(tokenId, uri);
    }

    function setPayer(address payer_) external onlyOwner {
        payer = payer_;
        emit PayerChanged(payer_);
    }

    function setCreator(address creator_, uint256 feeBasisPoints) external onlyOwner {
        _setCreator(creator_, feeBasisPoints);
    }

    // ---- views

    function name() public view override returns (string memory) {
        return _ownName;
    }

    function symbol() public view override returns (string memory) {
        return _ownSymbol;
    }

    function royaltyInfo(uint256, uint256 salePrice) external view returns (address receiver, uint256 royaltyAmount) {
        return (creator, salePrice * creatorFeeBasisPoints / BASIS_POINTS);
    }

    /// Every id of an owner. A list of tens of thousands is better read by its range form.
    function tokensOfOwner(address owner) external view returns (uint256[] memory) {
        return _listRange(owner, 0, _tokensOf[owner].length);
    }

    /**
     * The ids of an owner at the places from `start` up to `stop`, without `stop`, as far as there are any. A transfer can
     * change the order, so the pages of one list have to be read at one block.
     */
    function tokensOfOwnerByRange(address owner, uint256 start, uint256 stop) external view returns (uint256[] memory) {
        return _listRange(owner, start, stop);
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC721URIStorage, IERC165) returns (bool) {
        return interfaceId == type(IERC2981).interfaceId || super.supportsInterface(interfaceId);
    }

    // ---- inside

    function _mintTo(address to, uint256 tokenId, string calldata uri) private {
        if (tokenId == 0 || tokenId > type(uint32).max) revert IndexOutOfRange(tokenId);
        if (tokenId > _highestIndex) _highestIndex = tokenId;
        totalSupply++;
        _setTokenURI(tokenId, uri);
        _safeMint(to, tokenId);
    }

    function _update(address to, uint256 tokenId, address auth) internal override returns (address from) {
        from = super._update(to, tokenId, auth);
        if (from == to) return from;
        if (from != address(0)) _takeOut(from, tokenId);
        _placeOf[tokenId] = _tokensOf[to].length;
        // safe: _mintTo lets no higher id in
        _tokensOf[to].push(uint32(tokenId));
    }

    /// The last one takes the place of the one that goes.
    function _takeOut(address from, uint256 tokenId) private {
        uint32[] storage list = _tokensOf[from];
        uint32 last = list[list.length - 1];
        uint256 place = _placeOf[tokenId];
        list[place] = last;
        _placeOf[last] = place;
        list.pop();
    }

    function _listRange(address owner, uint256 start, uint256 stop) private view returns (uint256[] memory range) {
        uint32[] storage list = _tokensOf[owner];
        if (stop > list.length) stop = list.length;
        if (start >= stop) return range;
        range = new uint256[](stop - start);
        bytes32 slot;
        assembly ("memory-safe") {
            slot := list.slot
        }
        bytes32 firstWord = slot.deriveArray();
        // Each word is loaded once: list[place] would load it for every id, and the length as well. Nothing can overflow,
        // as every place is below the list's length.
        unchecked {
            uint256 word;
            for (uint256 i = 0; i < range.length; ++i) {
                uint256 place = start + i;
                if (i == 0 || place % IDS_A_WORD == 0) {
                    word = firstWord.offset(place / IDS_A_WORD).getUint256Slot().value;
                }
                range[i] = uint32(word >> (32 * (place % IDS_A_WORD)));
            }
        }
    }

    function _setCreator(address creator_, uint256 feeBasisPoints) private {
        if (creator_ == address(0)) revert NoCreator();
        if (feeBasisPoints > MAX_CREATOR_FEE_BASIS_POINTS) revert CreatorFeeAboveCap(feeBasisPoints);
        creator = creator_;
        creatorFeeBasisPoints = feeBasisPoints;
        emit CreatorChanged(creator_, feeBasisPoints);
    }

    function _pay(address to, uint256 amount) private {
        // an empty field of a form is no receiver
        if (to == address(0) || !LowLevelCall.callNoReturn(to, amount, "")) revert PaymentRefused(to);
    }
}
