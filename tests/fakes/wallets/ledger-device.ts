/** How the device and the browser behave from now on. By default it is unlocked at its list of apps, and its holder agrees. */
export interface FakeLedgerBehaviour {
  /** What the holder does with the browser's list of devices. */
  chooser?: "choose" | "close";
  /** Another page or program has the device. */
  isOpenElsewhere?: boolean;
  isLocked?: boolean;
  /** What the holder does when asked whether the app may open. */
  openApp?: "approve" | "refuse" | "hang";
  /** What the holder does with a message or a transaction. */
  sign?: "approve" | "refuse" | "hang";
  /** The app signs no transaction with a call in it, which it cannot read (0x6a80). */
  isBlindSigningOff?: boolean;
  /** Answers every command of the Ethereum app with this status, such as 0x6d00. */
  status?: number;
  /** Answers something that is neither an address nor a signature. */
  isGarbage?: boolean;
}

export interface FakeLedgerOptions extends FakeLedgerBehaviour {
  /** The uncompressed public key (65 bytes) and the address of the key at 44'/60'/0'/0/0, in hex. */
  publicKey: string;
  address: string;
  /** The app that is open: "BOLOS" is the list of apps. */
  app?: string;
  /** False if the Ethereum app was never installed. */
  hasEthereum?: boolean;
  /** The browser knows no WebHID, as Firefox and Safari. */
  isWithoutHid?: boolean;
  /** The visitor has allowed the device to this site before. */
  isAllowed?: boolean;
}

/** What a test reaches at `window.fakeLedger`. */
export interface FakeLedgerControls {
  behaviour: FakeLedgerBehaviour;
  /** What the browser and the device were asked, in order. */
  calls: string[];
  /** The holder connects another device. */
  exchange(key: { publicKey: string; address: string }): void;
  unplug(): void;
  plug(): void;
}

/**
 * Runs in the page before its own scripts: `navigator.hid` with a Ledger Nano S Plus behind it, which speaks the frames of
 * Ledger's USB transport and the commands of its system and of its Ethereum app. A command that opens or closes an app takes
 * the device away for a moment, as a real one does. Signatures come from `fakeLedgerSign` of the context.
 */
export function installFakeLedger(options: FakeLedgerOptions): void {
  const PERMISSION = "fake-ledger-allowed";
  const PATH = "058000002c8000003c800000000000000000000000";
  const LOCKED = 0x5515;
  const REFUSED = 0x6985;
  const OPEN_REFUSED = 0x5501;
  const UNKNOWN_APP = 0x6807;
  const NO_CLASS = 0x6e00;
  const NO_INSTRUCTION = 0x6d00;
  const WRONG_DATA = 0x6a80;
  const OK = 0x9000;

  if (options.isWithoutHid) {
    delete (Navigator.prototype as { hid?: unknown }).hid;
    return;
  }

  type Answer = { data?: number[]; status: number; becomes?: string };
  const never = new Promise<never>(() => {});
  const hexOf = (bytes: Iterable<number>) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  const bytesOf = (hex: string) => (hex.replace(/^0x/, "").match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const asciiOf = (text: string) => [...text].map((letter) => letter.charCodeAt(0));
  const withLength = (bytes: number[]) => [bytes.length, ...bytes];

  let app = options.app ?? "BOLOS";
  let key: { publicKey: string; address: string } = options;
  let isPlugged = true;
  let isAllowed = options.isAllowed || document.cookie.includes(PERMISSION);
  let message: { hex: string; length: number } | null = null;
  /** Length in bytes of a transaction of the oldest type, by the head of its RLP list. */
  const lengthOf = ([head = 0, ...rest]: number[]) =>
    head < 0xf8 ? head - 0xc0 + 1 : Number.parseInt(hexOf(rest.slice(0, head - 0xf7)), 16) + 1 + head - 0xf7;

  /** One instance between being plugged in and unplugged: a real browser makes a new one each time. */
  class Device extends EventTarget {
    readonly vendorId = 0x2c97;
    readonly productId = 0x5011;
    readonly productName = "Nano S Plus";
    readonly collections = [];
    opened = false;
    oninputreport: ((event: Event) => void) | null = null;
    private received: number[] = [];
    private expected = 0;
    private isLeaving = false;

    async open(): Promise<void> {
      if (this.opened) throw new DOMException("The device is already open.", "InvalidStateError");
      if (controls.behaviour.isOpenElsewhere) throw new DOMException("Failed to open the device.", "NotAllowedError");
      this.opened = true;
    }

    async close(): Promise<void> {
      this.opened = false;
    }

    async sendReport(reportId: number, data: BufferSource): Promise<void> {
      if (!this.opened || device !== this || !isPlugged)
        throw new DOMException("Failed to write the report.", "NotAllowedError");
      const frame = [...new Uint8Array(data instanceof ArrayBuffer ? data : data.buffer)];
      if (reportId !== 0 || frame.length !== 64 || frame[2] !== 0x05) throw new TypeError("no frame of this transport");
      const channel = frame.slice(0, 2);
      const isFirst = frame[3] === 0 && frame[4] === 0;
      if (isFirst) {
        this.received = [];
        this.expected = (frame[5]! << 8) | frame[6]!;
      }
      this.received.push(...frame.slice(isFirst ? 7 : 5));
      if (this.received.length < this.expected || this.isLeaving) return;
      void this.answer(channel, this.received.slice(0, this.expected));
    }

    private async answer(channel: number[], command: number[]): Promise<void> {
      const { data = [], status, becomes } = await execute(command);
      if (device !== this || !isPlugged) return;
      const bytes = [...data, status >> 8, status & 0xff];
      const sized = [bytes.length >> 8, bytes.length & 0xff, ...bytes];
      for (let index = 0; index * 59 < sized.length; index++) {
        const part = sized.slice(index * 59, (index + 1) * 59);
        const frame = Uint8Array.from({ length: 64 }, (_, at) =>
          at < 5 ? [...channel, 0x05, index >> 8, index & 0xff][at]! : (part[at - 5] ?? 0),
        );
        const event = Object.assign(new Event("inputreport"), {
          device: this,
          reportId: 0,
          data: new DataView(frame.buffer),
        });
        this.oninputreport?.(event);
        this.dispatchEvent(event);
      }
      if (becomes === undefined) return;
      app = becomes;
      // the answer arrives first; then the device says nothing until it is gone
      this.isLeaving = true;
      setTimeout(leave, 100);
      setTimeout(arrive, 400);
    }
  }

  let device = new Device();
  const hid = Object.assign(new EventTarget(), {
    async getDevices() {
      return isPlugged && isAllowed ? [device] : [];
    },
    async requestDevice({ filters }: { filters: { vendorId?: number }[] }) {
      controls.calls.push("requestDevice");
      const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
      if (featurePolicy && !featurePolicy.allowsFeature("hid"))
        throw new DOMException('Access to the feature "hid" is disallowed by permissions policy.', "SecurityError");
      if (!navigator.userActivation.isActive)
        throw new DOMException("Must be handling a user gesture to show a permission request.", "SecurityError");
      const isMeant = filters.length === 0 || filters.some(({ vendorId }) => vendorId === device.vendorId);
      if (!isPlugged || !isMeant || controls.behaviour.chooser === "close") return [];
      isAllowed = true;
      // a site can clear its own storage, but it cannot clear what a browser has allowed
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `${PERMISSION}=1; path=/`;
      return [device];
    },
  });
  Object.defineProperty(navigator, "hid", { value: hid, configurable: true });

  function leave(): void {
    const gone = device;
    isPlugged = false;
    gone.opened = false;
    message = null;
    hid.dispatchEvent(Object.assign(new Event("disconnect"), { device: gone }));
  }

  function arrive(): void {
    if (isPlugged) return;
    isPlugged = true;
    device = new Device();
    hid.dispatchEvent(Object.assign(new Event("connect"), { device }));
  }

  async function execute([cla = 0, ins = 0, p1 = 0, , length = 0, ...rest]: number[]): Promise<Answer> {
    const data = rest.slice(0, length);
    const { behaviour, calls } = controls;
    if (behaviour.isLocked) return { status: LOCKED };
    if (cla === 0xb0 && ins === 0x01) {
      const version = app === "BOLOS" ? "1.3.1" : "1.12.2";
      return { status: OK, data: [1, ...withLength(asciiOf(app)), ...withLength(asciiOf(version)), 1, 0x02] };
    }
    if (cla === 0xb0 && ins === 0xa7) {
      calls.push("closeApp");
      return { status: OK, becomes: "BOLOS" };
    }
    if (cla !== 0xe0 || (app !== "BOLOS" && app !== "Ethereum")) return { status: NO_CLASS };
    return app === "BOLOS" ? atTheList(ins, data) : inTheApp(ins, p1, data);
  }

  async function atTheList(ins: number, data: number[]): Promise<Answer> {
    // the version of the system, with the mark that the device has been set up
    if (ins === 0x01) {
      const fields = [asciiOf("1.3.1"), [0xee, 0, 0, 0], asciiOf("5.10"), asciiOf("0.48"), [0], [0]];
      return { status: OK, data: [0x33, 0x10, 0, 0x04, ...fields.flatMap(withLength)] };
    }
    if (ins !== 0xd8) return { status: NO_INSTRUCTION };
    controls.calls.push("openApp");
    const name = String.fromCharCode(...data);
    if (name !== "Ethereum" || options.hasEthereum === false) return { status: UNKNOWN_APP };
    const { openApp } = controls.behaviour;
    if (openApp === "hang") return never;
    return openApp === "refuse" ? { status: OPEN_REFUSED } : { status: OK, becomes: name };
  }

  async function inTheApp(ins: number, p1: number, data: number[]): Promise<Answer> {
    const { status, isGarbage, sign } = controls.behaviour;
    if (ins === 0x02) controls.calls.push("getAddress");
    if (ins === 0x08 && p1 === 0) controls.calls.push("signPersonalMessage");
    if (ins === 0x04 && p1 === 0) controls.calls.push("signTransaction");
    if (status !== undefined) return { status };
    if (ins === 0x02) {
      if (hexOf(data) !== PATH) return { status: WRONG_DATA };
      const address = isGarbage ? "no address of anybody" : key.address.replace(/^0x/, "");
      return { status: OK, data: [...withLength(bytesOf(key.publicKey)), ...withLength(asciiOf(address))] };
    }
    // which calls it may sign, and the version of the app
    if (ins === 0x06) return { status: OK, data: [controls.behaviour.isBlindSigningOff ? 0x02 : 0x03, 1, 12, 2] };
    if (ins !== 0x08 && ins !== 0x04) return { status: NO_INSTRUCTION };
    const isTransaction = ins === 0x04;
    const head = isTransaction ? 21 : 25;
    if (p1 === 0) {
      if (hexOf(data.slice(0, 21)) !== PATH) return { status: WRONG_DATA };
      const length = isTransaction ? lengthOf(data.slice(21)) : Number.parseInt(hexOf(data.slice(21, 25)), 16);
      message = { hex: "", length };
    }
    if (!message) return { status: WRONG_DATA };
    message.hex += hexOf(p1 === 0 ? data.slice(head) : data);
    if (message.hex.length < message.length * 2) return { status: OK };
    const whole = message;
    message = null;
    if (isTransaction && controls.behaviour.isBlindSigningOff) return { status: WRONG_DATA };
    if (sign === "hang") return never;
    if (sign === "refuse") return { status: REFUSED };
    if (isGarbage) return { status: OK, data: [27, 1, 2, 3] };
    const { fakeLedgerSign } = window as unknown as {
      fakeLedgerSign(hex: string, isTransaction: boolean): Promise<string>;
    };
    const signature = bytesOf(await fakeLedgerSign(whole.hex, isTransaction));
    return { status: OK, data: [signature[64]!, ...signature.slice(0, 64)] };
  }

  const controls: FakeLedgerControls = {
    behaviour: { ...options },
    calls: [],
    unplug: leave,
    plug: arrive,
    exchange: (other) => {
      key = other;
    },
  };
  (window as unknown as { fakeLedger: FakeLedgerControls }).fakeLedger = controls;
}
