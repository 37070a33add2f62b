// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// A collection that breaks the standard in the ways a gate has to survive.
contract MaliciousCollection is ERC721 {
    enum Manner {
        Honest,
        Reverts,
        MovesNothing,
        MovesForAnybody,
        CallsBack
    }

    Manner public manner;
    /// what ownerOf says about every NFT, unless it is zero
    address public claimedOwner;
    address private _target;
    bytes private _payload;
    bool public hasCalledBack;
    bytes public answer;

    constructor() ERC721("Malicious", "BAD") {}

    function mint(address to, uint256 tokenId) external {
        _mint(to, tokenId);
    }

    function behave(Manner manner_, address claimedOwner_, address target, bytes calldata payload) external {
        manner = manner_;
        claimedOwner = claimedOwner_;
        _target = target;
        _payload = payload;
        delete hasCalledBack;
        delete answer;
    }

    /// The power that some collections give their owner.
    function seize(address to, uint256 tokenId) external {
        _transfer(_ownerOf(tokenId), to, tokenId);
    }

    function transferFrom(address from, address to, uint256 tokenId) public override {
        if (manner == Manner.Reverts) revert("broken");
        if (manner == Manner.MovesNothing) return;
        if (manner == Manner.MovesForAnybody) return _transfer(_ownerOf(tokenId), to, tokenId);
        if (manner == Manner.CallsBack) (hasCalledBack, answer) = _target.call(_payload);
        super.transferFrom(from, to, tokenId);
    }

    function ownerOf(uint256 tokenId) public view override returns (address) {
        return claimedOwner == address(0) ? super.ownerOf(tokenId) : claimedOwner;
    }
}
