import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  startRegistration,
} from "@simplewebauthn/browser";
import { type FormEvent, useState } from "react";
import { useFetcher } from "react-router";
import { ApiError, callApi } from "~/call-api";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import type { FormAnswer } from "../run-form.server";
import { PasskeyProblem } from "./passkey-button";

type AddPasskeyProps = { texts: Record<"name" | "nameHint" | "add" | "noScript", string>; missing: string };

/** Makes a passkey on the device in front of whoever is in. */
export function AddPasskey({ texts, missing }: AddPasskeyProps) {
  const isHydrated = useIsHydrated();
  const fetcher = useFetcher<{ result: FormAnswer["result"] }>();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!isHydrated || !browserSupportsWebAuthn()) return <p className="soft">{texts.noScript}</p>;

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name"));
    setIsAsking(true);
    setProblem(null);
    try {
      const asked = { purpose: "add" };
      const optionsJSON = await callApi<PublicKeyCredentialCreationOptionsJSON>("/admin/passkeyOptions", asked);
      const made = JSON.stringify(await startRegistration({ optionsJSON }));
      await fetcher.submit({ made, name }, { method: "post", action: "/admin/passkeys" });
    } catch (error) {
      // a browser does not say whether somebody closed its dialog or the device has a passkey already
      setProblem(error instanceof ApiError && error.message ? error.message : missing);
    } finally {
      setIsAsking(false);
    }
  }

  const refused = Object.values(fetcher.data?.result.error ?? {}).flatMap((errors) => errors ?? [])[0];
  return (
    <form className="stack-form admin-form" onSubmit={add}>
      <Field id="passkey-name" name="name" label={texts.name} hint={texts.nameHint} required maxLength={40} />
      <PasskeyProblem problem={problem ?? refused} />
      <div className="row">
        <Button type="submit" variant="primary" busy={isAsking || fetcher.state !== "idle"}>
          {texts.add}
        </Button>
      </div>
    </form>
  );
}
