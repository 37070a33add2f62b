import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { logged } from "~/logs/logged";
import { ScanButton } from "~/qr/scan-button";
import { useShell } from "~/shell/use-shell";
import { Button } from "~/ui/button";
import { Field, OF_ADDRESS } from "~/ui/field";
import type { AirdropSearchData } from "./search-screen.server";

/** The id of the field, for a result that leads back to it. */
export const AIRDROP_FIELD = "airdrop-address";

type Props = Pick<AirdropSearchData, "texts" | "qrLabel" | "typed" | "problem"> & {
  /** False below the visitor's own airdrops, which they most likely came for. */
  isTask: boolean;
};

/** The field for an address, typed, pasted or scanned. Sending it puts the address into the page's own. */
export function AirdropSearchForm({ texts, qrLabel, typed, problem, isTask }: Props) {
  const { localePath } = useShell();
  const [address, setAddress] = useState(typed);
  const isSearching = useNavigation().state !== "idle";
  return (
    <Form className="search-form" action={`/${localePath}/airdrop`} role="search" preventScrollReset>
      <Field
        id={AIRDROP_FIELD}
        label={texts.search.label}
        hint={texts.search.hint}
        error={problem}
        name="address"
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        maxLength={100}
        required
        {...OF_ADDRESS}
      />
      <div className="row">
        <Button type="submit" variant={isTask ? "primary" : undefined} busy={isSearching} {...logged("airdrop.search")}>
          {texts.search.submit}
        </Button>
        <ScanButton label={qrLabel} taken="any" onAddress={setAddress} />
      </div>
    </Form>
  );
}
