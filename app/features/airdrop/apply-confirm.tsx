import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { OwnAirdrop } from "~/domain/airdrop/view";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ActionBar } from "~/ui/action-bar";
import { AddressInGroups } from "~/ui/address-in-groups";
import { Button, ButtonLink } from "~/ui/button";
import { APPLY_NAMES, CHANGES } from "./apply-answer";
import { OwnFields } from "./apply-form";
import type { ApplyData } from "./apply-screen.server";

type Props = { texts: ApplyData["texts"]; own: OwnAirdrop; target: string };

/** Shows the address once more, and stores it on a yes. */
export function ApplyConfirm({ texts, own, target }: Props) {
  const { localePath } = useShell();
  const isSending = useNavigation().state !== "idle";
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // the address stands below the heading, so the heading alone at the lower edge would not do
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <Form method="post" className="airdrop-confirm stack-form" preventScrollReset>
      <OwnFields own={own} />
      <input type="hidden" name={APPLY_NAMES.target} value={target} />
      <input type="hidden" name={APPLY_NAMES.confirmed} value="yes" />
      <h2 ref={heading} tabIndex={-1}>
        {texts.confirmTitle}
      </h2>
      <AddressInGroups address={target} />
      <p>{texts.confirmBody}</p>
      <p className="soft">{texts.confirmFree}</p>
      <ActionBar>
        <ButtonLink
          size="large"
          replace
          preventScrollReset
          to={`/${localePath}/airdrop/${own.list}?${CHANGES}`}
          {...logged("airdropApply.confirmNo")}
        >
          {texts.confirmNo}
        </ButtonLink>
        <Button type="submit" variant="primary" size="large" busy={isSending} {...logged("airdropApply.confirmYes")}>
          {isSending ? texts.saving : texts.confirmYes}
        </Button>
      </ActionBar>
    </Form>
  );
}
