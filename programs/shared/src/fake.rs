//! Accounts in memory, laid out as the runtime does it, for tests on the host.
use pinocchio::{
    account::{RuntimeAccount, NOT_BORROWED},
    AccountView, Address,
};

pub struct FakeAccount {
    pub address: Address,
    pub owner: Address,
    pub is_signer: bool,
    pub is_writable: bool,
    pub lamports: u64,
    pub data: Vec<u8>,
}

impl FakeAccount {
    pub fn new(address: u8, owner: Address, data: Vec<u8>) -> Self {
        Self {
            address: Address::new_from_array([address; 32]),
            owner,
            is_signer: true,
            is_writable: true,
            lamports: 1_000,
            data,
        }
    }
}

/// The memory of a list of accounts, one after the other.
pub struct FakeInput {
    memory: Vec<u64>,
    places: Vec<usize>,
}

impl FakeInput {
    pub fn new(accounts: &[FakeAccount]) -> Self {
        let header = size_of::<RuntimeAccount>() / 8;
        let mut memory = Vec::new();
        let mut places = Vec::new();
        for account in accounts {
            places.push(memory.len());
            memory.resize(memory.len() + header + account.data.len().div_ceil(8), 0);
        }
        let mut input = Self { memory, places };
        for (index, account) in accounts.iter().enumerate() {
            let raw = input.raw(index);
            // SAFETY: the memory was reserved above, aligned to 8
            unsafe {
                raw.write(RuntimeAccount {
                    borrow_state: NOT_BORROWED,
                    is_signer: account.is_signer as u8,
                    is_writable: account.is_writable as u8,
                    executable: 0,
                    padding: [0; 4],
                    address: account.address,
                    owner: account.owner,
                    lamports: account.lamports,
                    data_len: account.data.len() as u64,
                });
                let data = raw.add(1).cast::<u8>();
                data.copy_from_nonoverlapping(account.data.as_ptr(), account.data.len());
            }
        }
        input
    }

    fn raw(&mut self, index: usize) -> *mut RuntimeAccount {
        // SAFETY: the place is within the memory
        unsafe { self.memory.as_mut_ptr().add(self.places[index]).cast() }
    }

    /// Views of the accounts in this order; an index given twice is the same account twice.
    pub fn views(&mut self, order: &[usize]) -> Vec<AccountView> {
        let view = |index: &usize| {
            let raw = self.raw(*index);
            // SAFETY: an account was written there, and the tests keep the input alive
            unsafe { AccountView::new_unchecked(raw) }
        };
        order.iter().map(view).collect()
    }
}
