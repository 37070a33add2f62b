import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import { grantAddressField } from "~/domain/vesting/input";
import { getOwnGrant, listGrantEvents } from "~/domain/vesting/queries.server";
import { openMoneyScreen, readOrProblem } from "~/features/money/money-screen.server";
import { pictures } from "~/ui/art-manifest";

/** One grant of the holder, or one that was offered to them. Without an address, the page says where to choose one. */
export async function loadOwnGrant(context: Readonly<RouterContextProvider>, grantText: string | undefined) {
  const { texts, wallet, deps, frame, locale } = await openMoneyScreen(context);
  const { vesting, errors } = texts;
  const { NothingVested, AmountAboveVested } = errors;
  const address = grantText === undefined ? null : grantAddressField.safeParse(grantText);
  if (address?.success === false) throw data(null, { status: 404 });
  const { own, detail, states, row, plan } = vesting;
  const { csvColumns: _, ...mine } = vesting.mine;
  const page = {
    frame: { ...frame, scene: pictures["heads/vesting"] },
    texts: { mine, own, detail, states, row, plan, myPage: texts.myPage.title },
    errors: { NothingVested, AmountAboveVested },
    localePath: locale.path,
  };
  if (!wallet || !address) return data({ ...page, reading: null, events: [] });
  const [reading, events] = await Promise.all([
    readOrProblem(context, () => getOwnGrant(deps, wallet, address.data)),
    listGrantEvents(deps, address.data),
  ]);
  const isUnknown = reading.problem?.code === "GrantNotFound";
  return data({ ...page, reading, events: isUnknown ? [] : events }, { status: isUnknown ? 404 : 200 });
}

export type OwnGrantData = Awaited<ReturnType<typeof loadOwnGrant>>["data"];
