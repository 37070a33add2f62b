//! The errors of the instructions. Clients know their numbers: append new ones, never reorder.
shared::errors! {
    DropError {
        Unauthorized = 6000, "This key does not hold the role";
        CampaignNotDraft = 6001, "The campaign was opened or settled: nothing of it can change";
        CampaignNotOpen = 6002, "The campaign is not open yet";
        CampaignPaused = 6003, "The campaign is paused and cannot be opened";
        NotBegun = 6004, "The drop has not begun";
        CampaignEnded = 6005, "The drop has ended";
        GiftExhausted = 6006, "All of the gift was taken";
        NotEligible = 6007, "The list does not have this holder with this amount at this place";
        AlreadyTaken = 6008, "The gift was taken before";
        NotEnded = 6009, "The drop has not ended";
        GiftNotCovered = 6010, "The campaign does not hold the whole gift";
        PagesMissing = 6011, "Not every claim page exists";
        WindowInvalid = 6012, "The window begins before it ends, and ends in the future";
        SupplyInvalid = 6013, "The supply is at least 1 and at most the recipients, who are at most 1,048,576";
        NotAnNft = 6014, "The mint is not one single token without decimals";
        WrongKind = 6015, "The campaign gives the other kind of gift";
        LeftoversRemain = 6016, "Gifts or claim pages remain";
        PlaceOutOfRange = 6017, "The campaign has no place or page of this number";
        WrongCampaign = 6018, "The account belongs to another campaign";
        WrongClaimPage = 6019, "The claim page does not hold this place";
        WrongGift = 6020, "The gift belongs to another place";
        WrongMint = 6021, "The mint is not the gift's, or not an initialised mint";
        WrongVault = 6022, "The vault is not the gift's";
        WrongTokenAccount = 6023, "The token account does not fit: program, mint, owner or extension";
        WrongTokenProgram = 6024, "The token program is not the campaign's, or not a token program";
        WrongRentPayer = 6025, "The rent was paid by another key";
        WrongAddress = 6026, "The account is not at the address derived from its seeds";
        WrongAccountType = 6027, "The account is not the program's, or not of this type, length and version";
        AccountAlreadyExists = 6028, "The account exists already";
        AccountNotWritable = 6029, "The account was not passed as writable";
        DuplicateAccount = 6030, "The same account stands in two places";
        UnsupportedMintExtension = 6031, "The mint has an extension beyond metadata and groups";
        NoPendingAdmin = 6032, "No new admin was proposed";
        Overflow = 6033, "An amount does not fit 64 bits";
        ZeroAmount = 6034, "The amount is zero";
        PromiseChanged = 6035, "The campaign does not promise what the funder agreed to";
        GraceNotOver = 6036, "The key that paid the rent cannot close this until 30 days after the end";
    }
    refusals {
        WrongMint, WrongTokenAccount, WrongTokenProgram, WrongAddress, WrongAccountType,
        AccountAlreadyExists, AccountNotWritable, DuplicateAccount, UnsupportedMintExtension,
        Overflow,
    }
}
