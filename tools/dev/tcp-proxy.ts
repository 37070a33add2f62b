import { createConnection, createServer, type Server, type Socket } from "node:net";
import { SetupError } from "./progress.ts";

export interface TcpProxy {
  port: number;
  /** With false, connections are cut and new ones refused, as if a node were down. */
  setReachable(isReachable: boolean): void;
  close(): Promise<void>;
}

/** Forwards a fixed port of this machine to another one. Port 0 takes any free one. */
export async function openTcpProxy({ port, target }: { port: number; target: number }): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isReachable = true;
  const server = createServer((client) => {
    if (!isReachable) return void client.destroy();
    const upstream = createConnection({ port: target, host: "127.0.0.1" });
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => sockets.delete(socket));
    }
    client.on("close", () => upstream.destroy());
    upstream.on("close", () => client.destroy());
    client.pipe(upstream).pipe(client);
  });
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: await listen(server, port),
    setReachable(reachable) {
      isReachable = reachable;
      if (!reachable) cutAll();
    },
    close() {
      cutAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Throws SetupError if something else on this machine holds the port, on IPv4 or IPv6. */
export async function assertPortFree(port: number, setting: string): Promise<void> {
  for (const host of ["127.0.0.1", "::1"]) {
    const server = createServer();
    await listen(server, port, { setting, host });
    await new Promise((resolve) => server.close(resolve));
  }
}

function listen(server: Server, port: number, { setting = "SOLANA_PORT", host = "127.0.0.1" } = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      // a machine without IPv6
      if (error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT") return resolve(port);
      const taken = error.code === "EADDRINUSE" || error.code === "EACCES";
      const sentence = `Port ${port} is taken: stop what uses it, or choose another with ${setting}=<port>.`;
      reject(taken ? new SetupError(sentence) : error);
    });
    server.listen(port, host, () => resolve((server.address() as { port: number }).port));
  });
}
