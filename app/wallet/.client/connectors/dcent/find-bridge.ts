import { callApi } from "~/call-api";
import type { DcentBridge } from "./bridge";
import { bridgeV1 } from "./bridge-v1";
import { bridgeV2 } from "./bridge-v2";

/** An operator says which version of the bridge is in service. */
export async function findBridge(): Promise<DcentBridge> {
  const version = await callApi<string>("/api/common/selectKeyValue?cdKey=dcent_bridge_version");
  return version === "2" ? bridgeV2 : bridgeV1;
}
