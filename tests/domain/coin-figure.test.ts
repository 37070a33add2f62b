import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { CoinFigure } from "~/ui/coin-figure";

const htmlOf = (coin: string) => {
  const Component = () => createElement(CoinFigure, { raw: 1_234_567_890n, decimals: 6, coin });
  const id = "routes/locale-layout";
  const Stub = createRoutesStub([{ id, path: "/", Component }]);
  return renderToString(createElement(Stub, { hydrationData: { loaderData: { [id]: { localePath: "eng" } } } }));
};

test("keeps a space for the unit only where there is one, so that the digits of a column end at its edge", () => {
  expect(htmlOf("SCG")).toContain("\u00a0SCG</span>");
  expect(htmlOf("")).not.toContain("\u00a0");
});
