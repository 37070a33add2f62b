//! Writes the declarations as an Anchor IDL (spec 0.1.0). This is compiled for the host only.
use crate::integer::{I64, U128, U16, U32, U64};
use pinocchio::Address;
use std::fmt::{self, Display, Formatter};

/// The name of a Rust type in an IDL, as JSON.
pub trait Typed {
    fn idl() -> String;
}

macro_rules! typed {
    ($($kind:ty: $name:literal),* $(,)?) => { $(
        impl Typed for $kind {
            fn idl() -> String {
                concat!("\"", $name, "\"").into()
            }
        }
    )* };
}
typed! {
    bool: "bool", u8: "u8", u16: "u16", u32: "u32", u64: "u64", i64: "i64",
    U16: "u16", U32: "u32", U64: "u64", U128: "u128", I64: "i64",
    Address: "pubkey",
}

impl Typed for crate::merkle::Proof<'_> {
    fn idl() -> String {
        format!("{{ \"vec\": {} }}", <crate::merkle::Hash>::idl())
    }
}

impl<T: Typed, const N: usize> Typed for [T; N] {
    fn idl() -> String {
        format!("{{ \"array\": [{}, {N}] }}", T::idl())
    }
}

/// The name and type of a field or an argument.
pub type Field = (&'static str, String);

/// An account, an event, or a part of an account. A part's discriminator is never read.
pub struct Layout {
    pub name: &'static str,
    pub docs: Vec<&'static str>,
    pub discriminator: [u8; 8],
    pub fields: Vec<Field>,
}

pub struct AccountPlace {
    pub name: &'static str,
    pub flags: Vec<&'static str>,
    pub is_writable: bool,
    pub address: Option<Address>,
}

pub struct Instruction {
    pub name: &'static str,
    pub docs: Vec<&'static str>,
    pub discriminator: [u8; 8],
    pub accounts: Vec<AccountPlace>,
    pub arguments: Vec<Field>,
}

pub struct Program {
    pub name: &'static str,
    pub version: &'static str,
    pub description: &'static str,
    pub address: Address,
    pub instructions: Vec<Instruction>,
    pub accounts: Vec<Layout>,
    pub events: Vec<Layout>,
    pub parts: Vec<Layout>,
    pub errors: &'static [(&'static str, u32, &'static str)],
}

fn text(value: &str) -> String {
    format!("\"{}\"", value.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A list with each item on its own line, indented by two spaces more than `indent`.
fn list(indent: usize, items: impl IntoIterator<Item = String>) -> String {
    let pad = " ".repeat(indent + 2);
    let lines: Vec<String> = items
        .into_iter()
        .map(|item| format!("{pad}{item}"))
        .collect();
    if lines.is_empty() {
        return "[]".into();
    }
    format!("[\n{}\n{}]", lines.join(",\n"), " ".repeat(indent))
}

fn docs(lines: &[&str]) -> String {
    if lines.is_empty() {
        return String::new();
    }
    let lines: Vec<String> = lines.iter().map(|line| text(line.trim())).collect();
    format!("\"docs\": [{}], ", lines.join(", "))
}

fn field((name, kind): &Field) -> String {
    format!("{{ \"name\": {}, \"type\": {kind} }}", text(name))
}

impl AccountPlace {
    fn json(&self) -> String {
        let mut entry = format!("{{ \"name\": {}", text(self.name));
        if self.is_writable || self.flags.contains(&"writable") {
            entry += ", \"writable\": true";
        }
        if self.flags.contains(&"signer") {
            entry += ", \"signer\": true";
        }
        if let Some(address) = &self.address {
            entry += &format!(", \"address\": {}", text(&base58(address.as_array())));
        }
        entry + " }"
    }
}

impl Instruction {
    fn json(&self) -> String {
        format!(
            "{{\n      \"name\": {},\n      {}\"discriminator\": {:?},\n      \"accounts\": {},\n      \"args\": {}\n    }}",
            text(self.name),
            docs(&self.docs),
            self.discriminator,
            list(6, self.accounts.iter().map(AccountPlace::json)),
            list(6, self.arguments.iter().map(field)),
        )
    }
}

impl Layout {
    fn head(&self) -> String {
        format!(
            "{{ \"name\": {}, \"discriminator\": {:?} }}",
            text(self.name),
            self.discriminator
        )
    }

    fn kind(&self) -> String {
        format!(
            "{{\n      \"name\": {},\n      {}\"type\": {{\n        \"kind\": \"struct\",\n        \"fields\": {}\n      }}\n    }}",
            text(self.name),
            docs(&self.docs),
            list(8, self.fields.iter().map(field)),
        )
    }
}

impl Display for Program {
    fn fmt(&self, out: &mut Formatter) -> fmt::Result {
        let errors = self.errors.iter().map(|(name, code, message)| {
            format!(
                "{{ \"code\": {code}, \"name\": {}, \"msg\": {} }}",
                text(name),
                text(message)
            )
        });
        let types = self.accounts.iter().chain(&self.events).chain(&self.parts);
        let sections = [
            format!("\"address\": {}", text(&base58(self.address.as_array()))),
            format!(
                "\"metadata\": {{ \"name\": {}, \"version\": {}, \"spec\": \"0.1.0\", \"description\": {} }}",
                text(self.name), text(self.version), text(self.description)
            ),
            format!("\"instructions\": {}", list(2, self.instructions.iter().map(Instruction::json))),
            format!("\"accounts\": {}", list(2, self.accounts.iter().map(Layout::head))),
            format!("\"events\": {}", list(2, self.events.iter().map(Layout::head))),
            format!("\"errors\": {}", list(2, errors)),
            format!("\"types\": {}", list(2, types.map(Layout::kind))),
        ];
        writeln!(out, "{{\n  {}\n}}", sections.join(",\n  "))
    }
}

/// The bytes in Base58, the spelling of addresses.
pub fn base58(bytes: &[u8; 32]) -> String {
    const ALPHABET: &[u8; 58] = b"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    let mut digits: Vec<u8> = Vec::new();
    for byte in bytes {
        let mut carry = u32::from(*byte);
        for digit in &mut digits {
            carry += u32::from(*digit) << 8;
            *digit = (carry % 58) as u8;
            carry /= 58;
        }
        while carry > 0 {
            digits.push((carry % 58) as u8);
            carry /= 58;
        }
    }
    let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
    let digits = core::iter::repeat_n(0, zeros).chain(digits.into_iter().rev());
    digits
        .map(|digit| ALPHABET[digit as usize] as char)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_addresses_in_base58() {
        assert_eq!(base58(&[0; 32]), "1".repeat(32));
        assert_eq!(
            base58(pinocchio_token::ID.as_array()),
            "TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA"
        );
    }

    #[test]
    fn names_types_as_anchor_does() {
        assert_eq!(<[U16; 4]>::idl(), "{ \"array\": [\"u16\", 4] }");
        assert_eq!(Address::idl(), "\"pubkey\"");
    }
}
