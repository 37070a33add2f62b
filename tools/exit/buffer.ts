// biome-ignore lint/style/useNodejsImportProtocol: the package of that name, for browsers
import { Buffer } from "buffer";

// web3.js and the coders take it for granted; this has to run before they do
globalThis.Buffer = Buffer;
