import { useState } from "react";
import { useRevalidator } from "react-router";
import { callApi } from "~/call-api";
import { type LogKey, logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toast";

export type RefreshButtonProps = {
  apis: readonly string[];
  texts: { refresh: string; refreshed: string };
  log: LogKey;
  /** Whether it is the loud button of its screen, because nothing could be read. */
  isLoud?: boolean;
};

const LOUD = { variant: "primary", size: "large" } as const;
const QUIET = { variant: "quiet", size: "small" } as const;

/**
 * Calls each of these APIs, with which the server looks on the chain for what it does not know yet about the holder, then
 * reloads the page's data.
 */
export function RefreshButton({ apis, texts, log, isLoud = false }: RefreshButtonProps) {
  const { revalidate } = useRevalidator();
  const [isReading, setIsReading] = useState(false);
  const refresh = async () => {
    setIsReading(true);
    try {
      await Promise.all(apis.map((api) => callApi(api, {})));
      await revalidate();
      showToast(texts.refreshed, "success");
    } catch (error) {
      if (error instanceof Error && error.message) showToast(error.message, "error");
      await revalidate();
    }
    setIsReading(false);
  };
  return (
    <Button {...(isLoud ? LOUD : QUIET)} busy={isReading} onClick={refresh} {...logged(log)}>
      {texts.refresh}
    </Button>
  );
}
