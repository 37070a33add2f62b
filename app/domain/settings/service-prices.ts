import { writeLog } from "~/server/log";
import { isWrittenNumber } from "~programs/amounts";
import { z } from "../zod.ts";
import { SERVICE_CODES, SERVICE_COINS } from "./subjects";

/** A decimal amount above zero. "1.500" is refused, because half of the world reads it as 1,500. */
const amount = z
  .string()
  .regex(/^(0|[1-9]\d{0,11})(\.\d{1,6})?$/, { abort: true })
  .refine((text) => Number(text) > 0)
  .refine(isWrittenNumber, "twoReadings");

/** The setting `service_prices`: what a service costs, by its payment code. A service without a price is not offered. */
export const servicePricesSchema = z.partialRecord(
  z.enum(SERVICE_CODES),
  z.strictObject({ coin: z.enum(SERVICE_COINS), price: amount }),
);

export type ServicePrices = z.output<typeof servicePricesSchema>;

/** The prices of the setting; none if it is empty or has the wrong shape: then nothing is offered. */
export function parseServicePrices(stored: string): ServicePrices {
  if (!stored) return {};
  try {
    return servicePricesSchema.parse(JSON.parse(stored));
  } catch (error) {
    writeLog("error", "a setting has another shape", { setting: "service_prices" }, error);
    return {};
  }
}
