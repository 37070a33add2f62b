use crate::{
    error::VestingError,
    events::GrantCreated,
    seeds,
    state::{Grant, Schedule},
    ID,
};
use pinocchio::{Address, ProgramResult};
use shared::{
    account::{Account, Stored, SystemProgram, View},
    error::ensure,
    event,
    pda::{find_vacant, Creation, SignerSeeds},
    sysvar::clock_ts,
    token::{expect_token_program, mint_decimals, token_account_amount, Transfer, Vault},
};

shared::instruction! {
    /// Creates a grant and pays all of it into its vault. Using an id twice fails, so that a batch
    /// can safely be sent again.
    create_grant(
        grant_id: u64,
        beneficiary: Address,
        amount: u64,
        start_ts: i64,
        cliff_ts: i64,
        end_ts: i64,
        step_seconds: u32,
        is_revocable: bool,
        plan: [u8; 32],
    )
    grant: View [writable],
    creator: View [signer],
    payer: View [signer, writable, or(creator)],
    creator_token: View [writable],
    mint: View [],
    vault: View [writable],
    token_program: View [],
    system_program: SystemProgram [],
}

pub fn process(accounts: Accounts, arguments: Arguments) -> ProgramResult {
    let Accounts {
        grant: grant_view,
        creator,
        payer,
        creator_token,
        mint,
        vault,
        token_program,
        ..
    } = accounts;
    let grant_address = *grant_view.address();
    let nobody = Address::default();

    let grant_id = arguments.grant_id.to_le_bytes();
    let grant_seeds = seeds::grant(creator.address(), &grant_id);
    let grant_bump = [find_vacant(grant_view, &grant_seeds, &ID)?];
    let program = token_program.address();
    expect_token_program(program)?;
    let decimals = mint_decimals(mint, program)?;
    token_account_amount(
        creator_token,
        program,
        mint.address(),
        Some(creator.address()),
    )?;
    let vault_seeds = seeds::vault(&grant_address);
    let vault_bump = [find_vacant(vault, &vault_seeds, &ID)?];
    ensure(
        arguments.beneficiary != nobody,
        VestingError::BeneficiaryMissing,
    )?;
    ensure(arguments.amount != 0, VestingError::ZeroAmount)?;
    let ts = clock_ts()?;
    let schedule = Schedule {
        start_ts: arguments.start_ts,
        cliff_ts: arguments.cliff_ts,
        end_ts: arguments.end_ts,
        step_seconds: arguments.step_seconds,
    };
    schedule.check(ts)?;

    Creation {
        account: grant_view,
        space: Grant::SIZE,
        owner: &ID,
        payer,
        seeds: SignerSeeds::new(grant_seeds, &grant_bump),
    }
    .invoke()?;
    Vault {
        vault,
        mint,
        authority: &grant_address,
        token_program: program,
        payer,
        seeds: SignerSeeds::new(vault_seeds, &vault_bump),
    }
    .create()?;
    Account::write(
        grant_view,
        Grant {
            bump: grant_bump[0],
            creator: *creator.address(),
            beneficiary: arguments.beneficiary,
            pending_beneficiary: nobody,
            rent_payer: *payer.address(),
            mint: *mint.address(),
            token_program: *program,
            vault: *vault.address(),
            plan: arguments.plan,
            grant_id: arguments.grant_id.into(),
            total: arguments.amount.into(),
            claimed: 0.into(),
            returned: 0.into(),
            start_ts: schedule.start_ts.into(),
            cliff_ts: schedule.cliff_ts.into(),
            end_ts: schedule.end_ts.into(),
            revoked_ts: 0.into(),
            last_ts: ts.into(),
            step_seconds: schedule.step_seconds.into(),
            is_revocable: arguments.is_revocable as u8,
            decimals,
            spare: [0; 32],
        },
    )?;

    Transfer {
        from: creator_token,
        mint,
        to: vault,
        authority: creator,
        amount: arguments.amount,
        decimals,
        token_program: program,
    }
    .invoke(&[])?;

    event!(GrantCreated {
        grant: grant_address,
        creator: *creator.address(),
        beneficiary: arguments.beneficiary,
        rent_payer: *payer.address(),
        mint: *mint.address(),
        token_program: *program,
        vault: *vault.address(),
        plan: arguments.plan,
        grant_id: arguments.grant_id.into(),
        total: arguments.amount.into(),
        start_ts: schedule.start_ts.into(),
        cliff_ts: schedule.cliff_ts.into(),
        end_ts: schedule.end_ts.into(),
        step_seconds: schedule.step_seconds.into(),
        is_revocable: arguments.is_revocable as u8,
        decimals,
        ts: ts.into(),
    })
    .emit();
    Ok(())
}
