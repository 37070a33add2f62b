import { publicSettingInput } from "~/domain/settings/input";
import { getPublicSetting } from "~/domain/settings/public-setting.server";
import { databaseContext, localeContext } from "~/server/context";
import { answer, answering, parseInput, refuseMethod } from "~/server/http.server";
import type { Route } from "./+types/common-select-key-value";

export const action = refuseMethod;

/** GET /api/common/selectKeyValue?cdKey=…: one public setting. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    const { cdKey } = parseInput(publicSettingInput, Object.fromEntries(new URL(request.url).searchParams));
    return answer(await getPublicSetting(context.get(databaseContext), cdKey, Date.now()));
  });
}
