import { startChain } from "./chain.ts";
import { DEVELOPMENT_CHAIN_SETTINGS, setUpChain } from "./chain-setup.ts";
import { storeSettings } from "./database.ts";
import { seedNews } from "./sample-news.ts";
import { openBuiltWorker } from "./worker.ts";

export interface BuiltSite {
  url: string;
  stop(): Promise<void>;
}

/**
 * The production build as a visitor finds it, with a chain, a pool, a database and sample news of its own. Throws SetupError
 * without a build.
 */
export async function openBuiltSite(): Promise<BuiltSite> {
  const chain = await startChain({ port: 0, stateFolder: null });
  await setUpChain(chain);
  const worker = await openBuiltWorker({ port: 0, stateFolder: null, rpcUrl: chain.rpcUrl, limits: 1_000_000_000 });
  await storeSettings(worker.database, DEVELOPMENT_CHAIN_SETTINGS);
  await seedNews(worker.database);
  return {
    url: worker.url,
    async stop() {
      await worker.stop();
      await chain.stop();
    },
  };
}
