import type { EvmChain } from "~/domain/evm/evm-chain";
import type { Chain } from "~/domain/solana/chain";
import type { Database } from "~db/client";

/** Throws at the nth call that anything watched makes, and at every later one. */
export function dieAt(step: number, when: "before" | "after", errorOf = () => new Error("killed")) {
  let calls = 0;
  const die = () => {
    throw errorOf();
  };
  const call = async <T>(act: () => Promise<T>): Promise<T> => {
    calls++;
    if (calls > step || (calls === step && when === "before")) die();
    const answer = await act();
    if (calls >= step) die();
    return answer;
  };
  return { hasDied: () => calls >= step, watch: watchCalls(call) };
}

/** Has every call of a chain, every awaited statement and every batch of a database go through `call`. */
export function watchCalls(call: Call) {
  const watchChain = <C extends Chain | EvmChain>(chain: C): C =>
    new Proxy(chain, {
      get(target, name) {
        const method: unknown = Reflect.get(target, name);
        if (typeof method !== "function") return method;
        return (...asked: unknown[]) => call(() => method(...asked) as Promise<unknown>);
      },
    });
  return <T extends Chain | EvmChain | Database>(watched: T): T =>
    ("getAccounts" in watched || "getFinalBlock" in watched
      ? watchChain(watched)
      : watchDatabase(watched as Database, call)) as T;
}

export type Call = <T>(act: () => Promise<T>) => Promise<T>;

/** Statements run when they are awaited, so awaiting them is what may fail; those in a batch fail with the batch. */
function watchDatabase(database: Database, call: Call): Database {
  return new Proxy(database, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name === "batch")
        return (statements: Parameters<Database["batch"]>[0]) => call(() => target.batch(statements));
      return (...asked: unknown[]) => watchStatement(Reflect.apply(value, target, asked), call);
    },
  });
}

function watchStatement(statement: object, call: Call): object {
  return new Proxy(statement, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      if (name === "then") {
        return (...done: Parameters<Promise<unknown>["then"]>) =>
          call(() => Reflect.apply(value, target, [(it: unknown) => it]) as Promise<unknown>).then(...done);
      }
      return (...asked: unknown[]) => {
        const result = Reflect.apply(value, target, asked);
        // builders return themselves or the next builder; what a batch asks of them is plain
        return isBuilder(result) ? watchStatement(result, call) : result;
      };
    },
  });
}

function isBuilder(value: unknown): value is object {
  return (
    typeof value === "object" &&
    value !== null &&
    ("then" in value || "from" in value || "values" in value || "set" in value)
  );
}
