// biome-ignore lint/style/useNodejsImportProtocol: the package of that name, for browsers
import { Buffer } from "buffer";

// web3.js and the coders expect a global Buffer, so this has to run before them
globalThis.Buffer = Buffer;
