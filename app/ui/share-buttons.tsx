import { useSyncExternalStore } from "react";
import { type LogKey, logged } from "~/logs/logged";
import { Button } from "./button";
import { CopyButton } from "./copy-button";
import { useIsHydrated } from "./use-is-hydrated";

export type ShareButtonsProps = {
  url: string;
  title: string;
  texts: { share: string; copy: string; copied: string };
  logs: { share: LogKey; copy: LogKey };
};

/**
 * Shares an address through the device's own menu if it has one, and copies it. Its space is reserved until our script has
 * loaded.
 */
export function ShareButtons({ url, title, texts, logs }: ShareButtonsProps) {
  const isLive = useIsHydrated();
  const canShare = useSyncExternalStore(never, hasShare, isServer);
  return (
    <div className="row share-buttons" data-waiting={isLive ? undefined : ""}>
      {canShare ? (
        <Button size="small" onClick={() => share({ url, title })} {...logged(logs.share)}>
          {texts.share}
        </Button>
      ) : null}
      <span {...logged(logs.copy)}>
        <CopyButton value={url} label={texts.copy} copiedLabel={texts.copied} log={logs.copy} />
      </span>
    </div>
  );
}

const never = () => () => {};
const isServer = () => false;
const hasShare = () => "share" in navigator;

async function share(page: ShareData): Promise<void> {
  try {
    await navigator.share(page);
  } catch (error) {
    // the visitor cancelled
    if (!(error instanceof DOMException)) throw error;
  }
}
