export declare function toBigIntLE(bytes: Uint8Array): bigint;
export declare function toBigIntBE(bytes: Uint8Array): bigint;
export declare function toBufferLE(value: bigint, width: number): Uint8Array;
export declare function toBufferBE(value: bigint, width: number): Uint8Array;
