// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Ownable, Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {IERC4906} from "@openzeppelin/contracts/interfaces/IERC4906.sol";
import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {ERC721Burnable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Burnable.sol";
import {ERC721Pausable} from "@openzeppelin/contracts/token/ERC721/extensions/ERC721Pausable.sol";
import {ERC2981} from "@openzeppelin/contracts/token/common/ERC2981.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/**
 * An ordinary collection: minters make NFTs one after another up to a supply that never rises, their holders may burn them,
 * pausers may stop every movement. The owner appoints both and decides about metadata and royalties.
 */
contract StandardNft is ERC721Burnable, ERC721Pausable, ERC2981, IERC4906, Ownable2Step {
    uint96 public constant MAX_ROYALTY_BASIS_POINTS = 1_000;
    bytes4 private constant ERC4906_INTERFACE_ID = 0x49064906;

    /// How many can ever be minted; burning one makes no room for another.
    uint256 public immutable maxSupply;
    uint256 public minted;
    uint256 public totalSupply;
    string public baseURI;

    mapping(address account => bool) public isMinter;
    mapping(address account => bool) public isPauser;

    event MinterChanged(address indexed account, bool isMinter);
    event PauserChanged(address indexed account, bool isPauser);

    error NotMinter(address caller);
    error NotPauser(address caller);
    error SupplyExhausted(uint256 maxSupply);
    error RoyaltyAboveCap(uint256 basisPoints);

    modifier onlyPauser() {
        if (!isPauser[msg.sender]) revert NotPauser(msg.sender);
        _;
    }

    constructor(string memory name_, string memory symbol_, string memory baseURI_, uint256 maxSupply_, address owner_)
        ERC721(name_, symbol_)
        Ownable(owner_)
    {
        maxSupply = maxSupply_;
        baseURI = baseURI_;
    }

    /// Mints the next NFT; the first one has the id 1. A contract has to take it by onERC721Received.
    function mint(address to) external returns (uint256 tokenId) {
        if (!isMinter[msg.sender]) revert NotMinter(msg.sender);
        if (minted == maxSupply) revert SupplyExhausted(maxSupply);
        tokenId = ++minted;
        _safeMint(to, tokenId);
    }

    /// Stops minting, transfers and burning; approvals can still be given and taken.
    function pause() external onlyPauser {
        _pause();
    }

    function unpause() external onlyPauser {
        _unpause();
    }

    function setMinter(address account, bool isMinter_) external onlyOwner {
        isMinter[account] = isMinter_;
        emit MinterChanged(account, isMinter_);
    }

    function setPauser(address account, bool isPauser_) external onlyOwner {
        isPauser[account] = isPauser_;
        emit PauserChanged(account, isPauser_);
    }

    /// The token URI is this text and the id.
    function setBaseURI(string calldata baseURI_) external onlyOwner {
        baseURI = baseURI_;
        emit BatchMetadataUpdate(0, type(uint256).max);
    }

    /// The share of each sale that marketplaces are asked to pass on.
    function setRoyalty(address receiver, uint96 basisPoints) external onlyOwner {
        if (basisPoints > MAX_ROYALTY_BASIS_POINTS) revert RoyaltyAboveCap(basisPoints);
        _setDefaultRoyalty(receiver, basisPoints);
    }

    function supportsInterface(bytes4 interfaceId) public view override(ERC721, ERC2981, IERC165) returns (bool) {
        return interfaceId == ERC4906_INTERFACE_ID || super.supportsInterface(interfaceId);
    }

    function _baseURI() internal view override returns (string memory) {
        return baseURI;
    }

    function _update(address to, uint256 tokenId, address auth)
        internal
        override(ERC721, ERC721Pausable)
        returns (address from)
    {
        from = super._update(to, tokenId, auth);
        if (from == address(0)) totalSupply++;
        if (to == address(0)) totalSupply--;
    }
}
