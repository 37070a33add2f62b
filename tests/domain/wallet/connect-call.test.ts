import { createElement } from "react";
import { expect, test } from "vitest";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { ConnectCall } from "~/wallet/connect-call";
import { drawPart } from "../draw-part";

const { call: texts } = textsOf(LOCALES[1]).wallet;

test("the request for a wallet is loud, unless something of more weight stands beside it", () => {
  for (const state of ["visitor", "connected"] as const) {
    expect(drawPart(createElement(ConnectCall, { state, texts }))).toContain("button-primary");
    expect(drawPart(createElement(ConnectCall, { state, texts, isQuiet: true }))).not.toContain("button-primary");
  }
});
