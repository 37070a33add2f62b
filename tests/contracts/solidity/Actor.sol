// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IERC721Receiver} from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";

/// A wallet that is a contract: it does what it is told, and takes coins and NFTs well, badly or not at all.
contract Actor is IERC721Receiver {
    enum Manner {
        Takes,
        Refuses,
        BurnsGas,
        ReturnsMuch,
        CallsBack
    }

    Manner public manner;
    address private _target;
    bytes private _payload;
    /// whether the call back succeeded, and what it answered
    bool public hasCalledBack;
    bytes public answer;

    function behave(Manner manner_, address target, bytes calldata payload) external {
        manner = manner_;
        _target = target;
        _payload = payload;
        delete hasCalledBack;
        delete answer;
    }

    function act(address target, bytes calldata payload) external payable {
        (bool isDone, bytes memory result) = target.call{value: msg.value}(payload);
        if (isDone) return;
        assembly ("memory-safe") {
            revert(add(result, 0x20), mload(result))
        }
    }

    receive() external payable {
        _take();
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        _take();
        return IERC721Receiver.onERC721Received.selector;
    }

    function _take() private {
        if (manner == Manner.Refuses) revert("refused");
        if (manner == Manner.BurnsGas) while (true) _target = address(this);
        if (manner == Manner.ReturnsMuch) {
            assembly ("memory-safe") {
                return(0, 1000000)
            }
        }
        if (manner == Manner.CallsBack) (hasCalledBack, answer) = _target.call(_payload);
    }
}
