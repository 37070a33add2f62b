import { useState } from "react";
import { textsOf } from "~/locales/texts.server";
import { ScanButton } from "~/qr/scan-button";
import { localeContext } from "~/server/context";
import { Field } from "~/ui/field";
import { Notice } from "~/ui/notice";
import { PageHead } from "~/ui/page-head";
import type { Route } from "./+types/qr";

/** The words of the button, in the page's language. Not in a build for production. */
export function loader({ context }: Route.LoaderArgs) {
  return { open: textsOf(context.get(localeContext)).qr.open };
}

export const meta = () => [{ title: "Scan a QR code | Punkvism" }, { name: "robots", content: "noindex" }];

/** A field for a Solana address and the button beside it, with which a phone is tried. It keeps and sends nothing. */
export default function QrTest({ loaderData }: Route.ComponentProps) {
  const [address, setAddress] = useState("");
  const [read, setRead] = useState<string | null>(null);
  return (
    <div lang="en" data-district="power-zone">
      <PageHead title="Scan a QR code" lead="Shows the Solana address that a QR code holds. Nothing is sent or kept." />
      <div className="wrap band stack-form">
        <Field
          label="Solana address"
          name="address"
          autoComplete="off"
          spellCheck={false}
          value={address}
          onChange={({ currentTarget }) => setAddress(currentTarget.value)}
        />
        <p>
          <ScanButton
            label={loaderData.open}
            onAddress={(found) => {
              setAddress(found);
              setRead(found);
            }}
          />
        </p>
        {read ? (
          <Notice live tone="good" title="Read">
            <code className="qr-read">{read}</code>
          </Notice>
        ) : null}
      </div>
    </div>
  );
}
