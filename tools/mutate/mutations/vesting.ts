import type { Mutation } from "../mutation.ts";

const GRANT = "programs/vesting/src/state/grant.rs";
const instruction = (name: string) => `programs/vesting/src/instructions/${name}.rs`;

const GRANTS = ["tests/programs/vesting/grants.test.ts"];
const MATRIX = ["tests/programs/vesting/matrix.test.ts"];
const SECONDS = ["tests/programs/vesting/seconds.test.ts"];
const PROPERTY = ["tests/programs/vesting/property.test.ts"];

export const vestingMutations: Mutation[] = [
  {
    name: "a grant is fully released one second after its end",
    file: GRANT,
    before: "if self.is_revoked() || ts >= self.end_ts.get() {",
    after: "if self.is_revoked() || ts > self.end_ts.get() {",
    tests: SECONDS,
  },
  {
    name: "a grant vests a second after its cliff",
    file: GRANT,
    before: "if ts < self.cliff_ts.get() {",
    after: "if ts <= self.cliff_ts.get() {",
    tests: SECONDS,
  },
  {
    name: "a stepped grant is released every second",
    file: GRANT,
    before: "step => elapsed - elapsed % step,",
    after: "_ => elapsed,",
    tests: SECONDS,
  },
  {
    name: "a revoked grant still counts as owed in full",
    file: GRANT,
    before: "self.total.get().saturating_sub(self.returned.get())",
    after: "self.total.get()",
    tests: GRANTS,
  },
  {
    name: "revoking takes back what has vested and was not claimed",
    file: GRANT,
    before: "let returned = self.total.get().saturating_sub(self.vested(ts));",
    after: "let returned = { let _ = self.vested(ts); self.total.get().saturating_sub(self.claimed.get()) };",
    tests: GRANTS,
  },
  {
    name: "the grant's time goes back with the clock",
    file: GRANT,
    before: "let ts = clock_ts.max(self.last_ts.get());",
    after: "let ts = clock_ts;",
    tests: PROPERTY,
  },
  {
    name: "a grant can be made after its end",
    file: GRANT,
    before: "if self.end_ts <= ts {",
    after: "if self.end_ts <= 0 {",
    tests: GRANTS,
  },
  {
    name: "a grant may have its cliff after its end",
    file: GRANT,
    before: "            || self.cliff_ts > self.end_ts\n",
    after: "",
    tests: GRANTS,
  },
  {
    name: "anybody claims a grant",
    file: GRANT,
    before: "self.beneficiary == *beneficiary.address(),",
    after: "true || self.beneficiary == *beneficiary.address(),",
    tests: MATRIX,
  },
  {
    name: "anybody revokes a grant",
    file: GRANT,
    before: "self.creator == *creator.address(),",
    after: "true || self.creator == *creator.address(),",
    tests: MATRIX,
  },
  {
    name: "a grant's rent goes to any account that is named",
    file: GRANT,
    before: "grant.rent_payer == *self.rent_payer.address(),",
    after: "true || grant.rent_payer == *self.rent_payer.address(),",
    tests: MATRIX,
  },
  {
    name: "a single unit sent into the vault keeps it from closing",
    file: GRANT,
    before: "Ok(held.saturating_sub(amount))",
    after: "Ok(held.saturating_sub(held).min(amount))",
    tests: GRANTS,
  },
  {
    name: "a claim takes more than has vested",
    file: instruction("claim"),
    before: "ensure(amount <= due, VestingError::AmountAboveDue)?;",
    after: "",
    tests: GRANTS,
  },
  {
    name: "a grant that is not revocable is revoked",
    file: instruction("revoke"),
    before: "payment.grant.is_revocable == 1,",
    after: "payment.grant.is_revocable <= 1,",
    tests: GRANTS,
  },
  {
    name: "a grant is revoked twice",
    file: instruction("revoke"),
    before: "!payment.grant.is_revoked(),",
    after: "true || !payment.grant.is_revoked(),",
    tests: GRANTS,
  },
  {
    name: "anybody takes a grant over once it was offered",
    file: instruction("accept_beneficiary"),
    before: "grant.pending_beneficiary == *new_beneficiary.address(),",
    after: "true || grant.pending_beneficiary == *new_beneficiary.address(),",
    tests: MATRIX,
  },
  {
    name: "a grant can be made without a beneficiary",
    file: instruction("create_grant"),
    before: "arguments.beneficiary != nobody,",
    after: "arguments.beneficiary != nobody || arguments.amount != 0,",
    tests: GRANTS,
  },
];
