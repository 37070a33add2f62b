import type { Mutation } from "../mutation.ts";

const MATRIX = ["tests/programs/coin/matrix.test.ts"];

/** Checks that every program takes from programs/shared. */
export const sharedMutations: Mutation[] = [
  {
    name: "an account of another program is accepted as one of ours",
    file: "programs/shared/src/account.rs",
    before: `            view.owned_by(&T::PROGRAM) && view.data_len() == T::SIZE,
            Refusal::WrongAccountType,
        )?;
        // SAFETY: the length was compared; both fields are bytes`,
    after: `            view.data_len() == T::SIZE,
            Refusal::WrongAccountType,
        )?;
        // SAFETY: the length was compared; both fields are bytes`,
    tests: MATRIX,
  },
  {
    name: "an account of a later version is read as one of today's",
    file: "programs/shared/src/account.rs",
    before: "record.discriminator == T::DISCRIMINATOR && record.version == T::VERSION,",
    after: "record.discriminator == T::DISCRIMINATOR,",
    tests: MATRIX,
  },
  {
    name: "an account of another kind is taken",
    file: "programs/shared/src/account.rs",
    before: "record.discriminator == T::DISCRIMINATOR && record.version == T::VERSION,",
    after: "record.version == T::VERSION,",
    tests: MATRIX,
  },
  {
    name: "nobody has to sign",
    file: "programs/shared/src/account.rs",
    before: "ensure(view.is_signer(), ProgramError::MissingRequiredSignature)",
    after: "ensure(view.is_signer() || view.lamports() < u64::MAX, ProgramError::MissingRequiredSignature)",
    tests: MATRIX,
  },
  {
    name: "a rent payer passed read-only keeps the position open",
    file: "programs/shared/src/account.rs",
    before: "if view.owned_by(&pinocchio_system::ID) {",
    after: "if view.owned_by(&pinocchio_system::ID) && view.is_signer() {",
    tests: MATRIX,
  },
  {
    name: "an account is created at an address that is not its own",
    file: "programs/shared/src/pda.rs",
    before: "ensure(address == *account.address(), Refusal::WrongAddress)?;",
    after: "let _ = address;",
    tests: MATRIX,
  },
  {
    name: "one lamport sent to an address blocks it",
    file: "programs/shared/src/pda.rs",
    before: "if self.account.lamports() != 0 {",
    after: "if self.account.lamports() == u64::MAX {",
    tests: ["tests/programs/coin/positions.test.ts"],
  },
  {
    name: "a coin that can be taken back, taxed or frozen is let in",
    file: "programs/shared/src/token.rs",
    before: "const METADATA_POINTER: u16 = 18;",
    after: "const METADATA_POINTER: u16 = 1;",
    tests: ["tests/programs/coin/tokens.test.ts"],
  },
  {
    name: "an account with a CPI guard is paid nothing",
    file: "programs/shared/src/token.rs",
    before: "matches!(extension, IMMUTABLE_OWNER | MEMO_TRANSFER | CPI_GUARD)",
    after: "matches!(extension, IMMUTABLE_OWNER | MEMO_TRANSFER)",
    tests: ["tests/programs/switched-accounts.test.ts"],
  },
  {
    name: "a token account is believed whatever program owns it",
    file: "programs/shared/src/token.rs",
    before: "ensure(account.owned_by(program), Refusal::WrongTokenAccount)?;",
    after: "",
    tests: MATRIX,
  },
  {
    name: "the same account may be passed in two places of an instruction",
    file: "programs/shared/src/declare.rs",
    before: "} else if !(false $($(|| place == $earlier.account_ptr())?)*) {",
    after: "} else if false && !(false $($(|| place == $earlier.account_ptr())?)*) {",
    tests: MATRIX,
  },
];
