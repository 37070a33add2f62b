//! SPL Token and Token-2022: which mints and token accounts are accepted, transfers, and vaults. Of
//! Token-2022's extensions, only those are accepted that cannot take, freeze, tax or divert tokens.
use crate::{
    account::{data, RentPayer},
    error::{ensure, Refusal},
    pda::{Creation, SignerSeeds},
};
use pinocchio::{cpi::Signer, error::ProgramError, AccountView, Address, ProgramResult};
use pinocchio_token::instructions::{CloseAccount, InitializeAccount3, TransferChecked};

pub const TOKEN: Address = pinocchio_token::ID;
pub const TOKEN_2022: Address =
    Address::from_str_const("TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb");

/// The lengths in bytes of a mint and of a token account without extensions.
const MINT_SIZE: usize = 82;
const TOKEN_ACCOUNT_SIZE: usize = 165;
/// An account of this length is always a Token-2022 multisig, whatever its bytes say.
const MULTISIG_SIZE: usize = 355;

const MINT_KIND: u8 = 1;
const TOKEN_ACCOUNT_KIND: u8 = 2;

// Token-2022's numbers of its extensions.
const IMMUTABLE_OWNER: u16 = 7;
const MEMO_TRANSFER: u16 = 8;
const CPI_GUARD: u16 = 11;
const METADATA_POINTER: u16 = 18;
const GROUP_MEMBER: u16 = 23;

/// `WrongTokenProgram` unless the account is one of the two token programs.
#[inline(always)]
pub fn expect_token_program(program: &Address) -> ProgramResult {
    ensure(
        *program == TOKEN || *program == TOKEN_2022,
        Refusal::WrongTokenProgram,
    )
}

/// The decimals of a mint of `program`. `WrongMint` if it is not an initialised one,
/// `UnsupportedMintExtension` if it has an extension other than metadata and groups.
pub fn mint_decimals(mint: &AccountView, program: &Address) -> Result<u8, ProgramError> {
    ensure(mint.owned_by(program), Refusal::WrongMint)?;
    Ok(read_mint(data(mint), *program == TOKEN_2022)?)
}

/// The supply of a mint in base units. `mint_decimals` has to have checked the mint before.
#[inline(always)]
pub fn mint_supply(mint: &AccountView) -> u64 {
    const SUPPLY: usize = 36;
    let supply = data(mint).get(SUPPLY..).and_then(<[u8]>::first_chunk);
    supply.map_or(0, |supply| u64::from_le_bytes(*supply))
}

fn read_mint(bytes: &[u8], may_extend: bool) -> Result<u8, Refusal> {
    const DECIMALS: usize = 44;
    const IS_INITIALIZED: usize = 45;
    if bytes.len() < MINT_SIZE || bytes[IS_INITIALIZED] != 1 {
        return Err(Refusal::WrongMint);
    }
    if bytes.len() == MINT_SIZE {
        return Ok(bytes[DECIMALS]);
    }
    if !may_extend || bytes[MINT_SIZE..].len() < TOKEN_ACCOUNT_SIZE - MINT_SIZE {
        return Err(Refusal::WrongMint);
    }
    match extensions(bytes, MINT_KIND) {
        Extensions::NotOne => Err(Refusal::WrongMint),
        Extensions::Foreign => Err(Refusal::UnsupportedMintExtension),
        Extensions::Known => Ok(bytes[DECIMALS]),
    }
}

/// The balance of a token account, in base units. `WrongTokenAccount` unless it is an initialised
/// token account of `program`, of this mint and, if an owner is named, of that owner. It may have
/// three extensions only: the immutable owner, and two that its owner can switch, the CPI guard for
/// payments out of it and the required memo for payments into it. Whether these two let a payment
/// pass is left to the token program.
#[inline(always)]
pub fn token_account_amount(
    account: &AccountView,
    program: &Address,
    mint: &Address,
    owner: Option<&Address>,
) -> Result<u64, ProgramError> {
    ensure(account.owned_by(program), Refusal::WrongTokenAccount)?;
    let bytes = data(account);
    let base = read_token_account(bytes, *program == TOKEN_2022)?;
    ensure(
        base.mint == *mint && owner.is_none_or(|owner| base.owner == *owner),
        Refusal::WrongTokenAccount,
    )?;
    Ok(u64::from_le_bytes(base.amount))
}

/// The beginning of a token account.
#[repr(C)]
struct TokenAccount {
    mint: Address,
    owner: Address,
    amount: [u8; 8],
}

#[inline(always)]
fn read_token_account(bytes: &[u8], may_extend: bool) -> Result<&TokenAccount, Refusal> {
    const STATE: usize = 108;
    const UNINITIALIZED: u8 = 0;
    if bytes.len() < TOKEN_ACCOUNT_SIZE || bytes[STATE] == UNINITIALIZED {
        return Err(Refusal::WrongTokenAccount);
    }
    if bytes.len() > TOKEN_ACCOUNT_SIZE
        && (!may_extend
            || extensions(bytes, TOKEN_ACCOUNT_KIND) != Extensions::Known)
    {
        return Err(Refusal::WrongTokenAccount);
    }
    // SAFETY: the length was compared; the struct is bytes
    Ok(unsafe { &*bytes.as_ptr().cast::<TokenAccount>() })
}

#[derive(Debug, PartialEq, Eq)]
enum Extensions {
    /// This is neither a mint nor a token account.
    NotOne,
    /// At least one extension is not on the list, or an entry does not parse.
    Foreign,
    Known,
}

/// Whether a mint or token account may have this extension. One that takes, freezes, taxes or
/// diverts tokens is refused.
#[inline(always)]
fn is_known(kind: u8, extension: u16) -> bool {
    match kind {
        // metadata and its pointer, group and member with their pointers
        MINT_KIND => (METADATA_POINTER..=GROUP_MEMBER).contains(&extension),
        _ => matches!(extension, IMMUTABLE_OWNER | MEMO_TRANSFER | CPI_GUARD),
    }
}

/// Walks the entries (type u16, length u16, value) that follow the kind byte at offset 165. As in
/// Token-2022, the list ends at an entry of type 0 or where fewer than two bytes are left.
#[inline(never)]
fn extensions(bytes: &[u8], kind: u8) -> Extensions {
    if bytes.len() == MULTISIG_SIZE || bytes.get(TOKEN_ACCOUNT_SIZE) != Some(&kind) {
        return Extensions::NotOne;
    }
    let mut rest = &bytes[TOKEN_ACCOUNT_SIZE + 1..];
    while let Some((extension, tail)) = rest.split_first_chunk::<2>() {
        let extension = u16::from_le_bytes(*extension);
        if extension == 0 {
            break;
        }
        let Some((length, tail)) = tail.split_first_chunk::<2>() else {
            return Extensions::Foreign;
        };
        let Some(tail) = tail.get(u16::from_le_bytes(*length) as usize..) else {
            return Extensions::Foreign;
        };
        if !is_known(kind, extension) {
            return Extensions::Foreign;
        }
        rest = tail;
    }
    Extensions::Known
}

/// A transfer of `amount` base units. `authority` has signed the transaction or signs by `signers`.
pub struct Transfer<'a> {
    pub from: &'a AccountView,
    pub mint: &'a AccountView,
    pub to: &'a AccountView,
    pub authority: &'a AccountView,
    pub amount: u64,
    pub decimals: u8,
    /// The caller has compared it with the two token programs.
    pub token_program: &'a Address,
}

impl Transfer<'_> {
    #[inline(always)]
    pub fn invoke(&self, signers: &[Signer]) -> ProgramResult {
        TransferChecked::<&AccountView>::new(
            self.from,
            self.mint,
            self.to,
            self.authority,
            self.amount,
            self.decimals,
        )
        .invoke_signed_with_unverified_program(signers, self.token_program)
    }
}

/// A token account to be created at a derived, vacant address.
pub struct Vault<'a> {
    pub vault: &'a AccountView,
    pub mint: &'a AccountView,
    /// The account of the program that signs for it.
    pub authority: &'a Address,
    pub token_program: &'a Address,
    pub payer: &'a AccountView,
    pub seeds: SignerSeeds<'a>,
}

impl Vault<'_> {
    /// Creates it without delegate, close authority or extension. Only the program could ever add
    /// one.
    #[inline(never)]
    pub fn create(self) -> ProgramResult {
        Creation {
            account: self.vault,
            space: TOKEN_ACCOUNT_SIZE,
            owner: self.token_program,
            payer: self.payer,
            seeds: self.seeds,
        }
        .invoke()?;
        InitializeAccount3::new(self.vault, self.mint, self.authority)
            .invoke_with_unverified_program(self.token_program)
    }
}

/// An empty vault to be closed. Its lamports go to `rent_payer`, which has to be able to receive
/// them.
pub struct CloseVault<'a> {
    pub vault: &'a AccountView,
    pub authority: &'a AccountView,
    pub rent_payer: &'a RentPayer<'a>,
    /// The caller has compared it with the two token programs.
    pub token_program: &'a Address,
}

impl CloseVault<'_> {
    #[inline(always)]
    pub fn invoke(&self, signers: &[Signer]) -> ProgramResult {
        CloseAccount::<&AccountView>::new(self.vault, self.rent_payer.view(), self.authority)
            .invoke_signed_with_unverified_program(signers, self.token_program)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mint(extensions: &[u8]) -> Vec<u8> {
        let mut bytes = vec![0; MINT_SIZE];
        bytes[44] = 6;
        bytes[45] = 1;
        extend(bytes, MINT_KIND, extensions)
    }

    fn token_account(extensions: &[u8]) -> Vec<u8> {
        let mut bytes = vec![0; TOKEN_ACCOUNT_SIZE];
        bytes[64] = 9;
        bytes[108] = 1;
        extend(bytes, TOKEN_ACCOUNT_KIND, extensions)
    }

    fn extend(mut bytes: Vec<u8>, kind: u8, extensions: &[u8]) -> Vec<u8> {
        if extensions.is_empty() {
            return bytes;
        }
        bytes.resize(TOKEN_ACCOUNT_SIZE, 0);
        bytes.push(kind);
        bytes.extend(extensions);
        bytes
    }

    fn entry(extension: u16, length: u16) -> Vec<u8> {
        let mut bytes = extension.to_le_bytes().to_vec();
        bytes.extend(length.to_le_bytes());
        bytes.extend(vec![0xff; length as usize]);
        bytes
    }

    #[test]
    fn accepts_a_plain_mint_and_one_with_metadata_and_groups() {
        assert_eq!(read_mint(&mint(&[]), false), Ok(6));
        let entries: Vec<u8> = (18..=23).flat_map(|kind| entry(kind, 64)).collect();
        assert_eq!(read_mint(&mint(&entries), true), Ok(6));
    }

    #[test]
    fn refuses_every_other_extension_of_a_mint_known_or_not() {
        for kind in (1..=17).chain(24..=40).chain([u16::MAX]) {
            let entries = [entry(18, 64), entry(kind, 8)].concat();
            assert_eq!(
                read_mint(&mint(&entries), true),
                Err(Refusal::UnsupportedMintExtension)
            );
        }
    }

    #[test]
    fn refuses_an_extended_mint_of_the_old_program() {
        assert_eq!(
            read_mint(&mint(&entry(18, 64)), false),
            Err(Refusal::WrongMint)
        );
    }

    #[test]
    fn refuses_an_entry_that_runs_over_the_end() {
        let mut bytes = mint(&entry(18, 64));
        bytes.pop();
        assert_eq!(
            read_mint(&bytes, true),
            Err(Refusal::UnsupportedMintExtension)
        );
        assert_eq!(
            read_mint(&mint(&[18, 0, 255]), true),
            Err(Refusal::UnsupportedMintExtension)
        );
    }

    #[test]
    fn refuses_a_token_account_or_a_multisig_in_place_of_a_mint() {
        let account = token_account(&entry(7, 0));
        assert_eq!(read_mint(&account, true), Err(Refusal::WrongMint));
        let mut multisig = vec![1; MULTISIG_SIZE];
        assert_eq!(read_mint(&multisig, true), Err(Refusal::WrongMint));
        multisig[165] = TOKEN_ACCOUNT_KIND;
        assert!(read_token_account(&multisig, true).is_err());
    }

    #[test]
    fn refuses_what_is_too_short_or_not_initialised() {
        for length in 0..MINT_SIZE {
            assert_eq!(
                read_mint(&mint(&[])[..length], true),
                Err(Refusal::WrongMint)
            );
        }
        for length in MINT_SIZE + 1..=TOKEN_ACCOUNT_SIZE {
            let bytes = mint(&entry(18, 0));
            assert_eq!(read_mint(&bytes[..length], true), Err(Refusal::WrongMint));
        }
        for length in 0..TOKEN_ACCOUNT_SIZE {
            assert!(read_token_account(&token_account(&[])[..length], true).is_err());
        }
        assert_eq!(read_mint(&[0; MINT_SIZE], true), Err(Refusal::WrongMint));
        assert!(read_token_account(&[0; TOKEN_ACCOUNT_SIZE], true).is_err());
    }

    #[test]
    fn accepts_a_token_account_with_the_extensions_that_are_its_owners_own() {
        let all = [entry(7, 0), entry(8, 1), entry(11, 1)].concat();
        for entries in [vec![], entry(7, 0), entry(8, 1), entry(11, 1), all] {
            let bytes = token_account(&entries);
            let account = read_token_account(&bytes, true).map(|account| account.amount);
            assert_eq!(account, Ok([9, 0, 0, 0, 0, 0, 0, 0]));
        }
        assert!(read_token_account(&token_account(&entry(7, 0)), false).is_err());
    }

    #[test]
    fn refuses_every_other_extension_of_a_token_account() {
        for kind in (1..=6).chain(9..=10).chain(12..=40).chain([u16::MAX]) {
            let entries = [entry(7, 0), entry(kind, 8)].concat();
            assert!(read_token_account(&token_account(&entries), true).is_err());
        }
    }
}
