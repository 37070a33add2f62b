//! The errors of the instructions. Clients know their numbers: append new ones, never reorder.
shared::errors! {
    StakingError {
        Unauthorized = 6000, "This key does not hold the role";
        PoolPaused = 6001, "The pool is paused: nothing can be staked, everything can leave";
        UnknownTerm = 6002, "The term is 30, 90, 180 or 365 days";
        AmountBelowMinimum = 6003, "The amount is below the pool's minimum";
        AmountAboveMaximum = 6004, "The amount is above the pool's maximum";
        ConditionsChanged = 6005, "The pool's conditions are worse than the ones agreed to";
        RewardNotCovered = 6006, "The reward vault does not cover the reward of this stake";
        NothingToClaim = 6007, "There is nothing to claim yet";
        AmountAboveDue = 6008, "The amount is above what is due";
        PrincipalAlreadyReturned = 6009, "The principal was returned before";
        NothingToWithdraw = 6010, "The amount is zero or above what the books do not owe";
        RatesNotAscending = 6011, "A longer term never pays a lower rate";
        BoundsInvalid = 6012, "The minimum is at least 1 and at most the maximum";
        FeeAboveCap = 6013, "The fee is at most 1,000 basis points";
        WrongPool = 6014, "The position belongs to another pool";
        WrongOwner = 6015, "The position belongs to another owner";
        WrongMint = 6016, "The mint is not the pool's, or not an initialised mint";
        WrongVault = 6017, "The vault is not the pool's";
        WrongTokenAccount = 6018, "The token account does not fit: program, mint, owner or extension";
        WrongTokenProgram = 6019, "The token program is not the pool's, or not a token program";
        WrongRentPayer = 6020, "The position's rent was paid by another key";
        WrongAddress = 6021, "The account is not at the address derived from its seeds";
        WrongAccountType = 6022, "The account is not the program's, or not of this type, length and version";
        AccountAlreadyExists = 6023, "The account exists already";
        DuplicateAccount = 6024, "The same account stands in two places";
        UnsupportedMintExtension = 6025, "The mint has an extension beyond metadata and groups";
        NoPendingAdmin = 6026, "No new admin was proposed";
        Overflow = 6027, "An amount does not fit 64 bits";
        ZeroAmount = 6028, "The amount is zero";
        AccountNotWritable = 6029, "The account was not passed as writable";
        UnknownPoolKind = 6030, "The kind of a pool is Boost (0) or Nova (1)";
        WeightsInvalid = 6031, "Weights are 1 to 30,000 basis points, never falling from one term to the next; Boost has one";
        TooManyNfts = 6032, "A pool holds at most 100,000 NFTs";
        DelayTooLong = 6033, "The delay of a pool is at most 30 days";
        UnknownMembership = 6034, "Members are those of a collection (1) or of an allow-list (2) that are named";
        UnknownStreamKind = 6035, "A stream is daily (0) or earned by check-ins (1), of which a pool has one";
        UnknownStream = 6036, "The pool has no such stream";
        StreamsFull = 6037, "The pool has four streams already";
        RateAboveCap = 6038, "The rate is above what a stream can pay";
        StreakInvalid = 6039, "Streaks earn 10,000 basis points or more, longer ones no less; daily streams know none";
        TermNotOffered = 6040, "The pool does not offer this term";
        PoolFull = 6041, "The pool holds as many NFTs as it takes";
        CoreNft = 6042, "This is a Core asset: only ordinary token NFTs can be held";
        NoTokenNft = 6043, "There is no token at this address, as with compressed NFTs";
        ProgrammableNft = 6044, "This is a programmable NFT: only ordinary token NFTs can be held";
        NotAnNft = 6045, "The token is no NFT: one unit, no decimals, not fungible";
        MintNotFinal = 6046, "Somebody could mint more of this token or freeze it";
        NftFrozen = 6047, "The NFT is frozen in its owner's token account";
        NftNotHeld = 6048, "The owner's token account does not hold the NFT";
        WrongMetadata = 6049, "The account is not the mint's metadata";
        NotInCollection = 6050, "The NFT's metadata does not show the pool's collection, verified";
        NotOnAllowList = 6051, "The NFT is not on the pool's allow-list";
        WrongEscrow = 6052, "The escrow is not the position's";
        WrongCheckIn = 6053, "The check-in record is of another pool or NFT";
        NftAlreadyReturned = 6054, "The NFT was returned before";
        CheckInAlive = 6055, "The check-in record still counts: the NFT is inside, or its streak is not over";
        CheckInTooEarly = 6056, "The NFT was staked today and cannot check in until the next day in Korean time";
    }
    refusals {
        WrongMint, WrongTokenAccount, WrongTokenProgram, WrongAddress, WrongAccountType,
        AccountAlreadyExists, AccountNotWritable, DuplicateAccount, UnsupportedMintExtension,
        Overflow,
    }
}
