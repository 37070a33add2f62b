//! The errors of the instructions. Clients know their numbers: append new ones, never reorder.
shared::errors! {
    VestingError {
        WrongBeneficiary = 6000, "The grant belongs to another beneficiary";
        WrongCreator = 6001, "The grant was made by another key";
        NoPendingBeneficiary = 6002, "No new beneficiary was proposed";
        NotProposed = 6003, "Another key was proposed as beneficiary";
        BeneficiaryMissing = 6004, "A grant needs a beneficiary";
        ZeroAmount = 6005, "The amount is zero";
        ScheduleOutOfOrder = 6006, "Start, cliff and end stand in this order, the end after the start";
        ScheduleEnded = 6007, "The end is not after now";
        ScheduleTooLong = 6008, "The end is more than 4,294,967,295 seconds after the start or after now";
        StepTooLong = 6009, "A step is at most the whole time from start to end";
        NothingToClaim = 6010, "There is nothing to claim yet";
        AmountAboveDue = 6011, "The amount is above what is due";
        GrantNotRevocable = 6012, "The grant was made for good";
        GrantAlreadyRevoked = 6013, "The grant was revoked before";
        NothingToRevoke = 6014, "All of the grant has vested";
        WrongMint = 6015, "The mint is not the grant's, or not an initialised mint";
        WrongVault = 6016, "The vault is not the grant's";
        WrongTokenAccount = 6017, "The token account does not fit: program, mint, owner or extension";
        WrongTokenProgram = 6018, "The token program is not the grant's, or not a token program";
        WrongRentPayer = 6019, "The grant's rent was paid by another key";
        WrongAddress = 6020, "The account is not at the address derived from its seeds";
        WrongAccountType = 6021, "The account is not the program's, or not of this type, length and version";
        AccountAlreadyExists = 6022, "The account exists already";
        DuplicateAccount = 6023, "The same account stands in two places";
        AccountNotWritable = 6024, "The account was not passed as writable";
        UnsupportedMintExtension = 6025, "The mint has an extension beyond metadata and groups";
        Overflow = 6026, "An amount does not fit 64 bits";
    }
    refusals {
        WrongMint, WrongTokenAccount, WrongTokenProgram, WrongAddress, WrongAccountType,
        AccountAlreadyExists, AccountNotWritable, DuplicateAccount, UnsupportedMintExtension,
        Overflow,
    }
}
