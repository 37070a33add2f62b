import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
} from "@simplewebauthn/browser";
import { useState } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { ApiError, callApi } from "~/call-api";
import { Button } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { useIsHydrated } from "~/ui/use-is-hydrated";
import type { FormAnswer } from "../run-form.server";

type PasskeyButtonProps = { purpose: "sign-in" | "proof"; label: string; stopped: string };

const ACTIONS = { "sign-in": "/admin/passkeySignIn", proof: "/admin/proof/passkey" };

/** Asks for a passkey. It is only there in a browser that knows passkeys; the code by mail is the way without a script. */
export function PasskeyButton({ purpose, label, stopped }: PasskeyButtonProps) {
  const isHydrated = useIsHydrated();
  const fetcher = useFetcher<{ result: FormAnswer["result"] }>();
  const [isAsking, setIsAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [parameters] = useSearchParams();
  if (!isHydrated || !browserSupportsWebAuthn()) return null;

  async function ask() {
    setIsAsking(true);
    setProblem(null);
    try {
      const optionsJSON = await callApi<PublicKeyCredentialRequestOptionsJSON>("/admin/passkeyOptions", { purpose });
      const passkey = JSON.stringify(await startAuthentication({ optionsJSON }));
      const to = new URLSearchParams({ to: parameters.get("to") ?? "" });
      await fetcher.submit({ passkey }, { method: "post", action: `${ACTIONS[purpose]}?${to}` });
    } catch (error) {
      // a browser does not say whether somebody closed its dialog or has no passkey
      setProblem(error instanceof ApiError && error.message ? error.message : stopped);
    } finally {
      setIsAsking(false);
    }
  }

  const refused = fetcher.data?.result.error?.[""]?.[0] ?? null;
  return (
    <div className="stack">
      <Button onClick={ask} busy={isAsking || fetcher.state !== "idle"}>
        {label}
      </Button>
      <PasskeyProblem problem={problem ?? refused} />
    </div>
  );
}

/** Why a passkey did not come about. */
export function PasskeyProblem({ problem }: { problem: string | null | undefined }) {
  if (!problem) return null;
  return (
    <Notice tone="danger" live>
      <p>{problem}</p>
    </Notice>
  );
}
