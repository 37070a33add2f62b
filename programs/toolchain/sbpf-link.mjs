/**
 * Turns one relocatable eBPF object (LLVM's bpfel back end, -mcpu=v2) into the shared object that Solana's loader
 * takes: SBPF v0, or v3.
 *
 * v0 maps the whole image at 1 << 32, so every data address is final here and the only dynamic relocations left are the
 * system calls (R_BPF_64_32 against an undefined symbol, which the loader replaces by the hash of the name). v3 maps
 * read-only data at 0 and code at 1 << 32, and names a system call by that hash in the instruction itself.
 *
 * Format: https://github.com/anza-xyz/sbpf (`src/elf.rs`) and the ELF64 specification.
 */

const CODE_BASE = 1n << 32n;
const INSTRUCTION_BYTES = 8;

const EM_BPF = 247;
const ET_REL = 1;
const ET_DYN = 3;
const SECTION = { PROGBITS: 1, SYMTAB: 2, STRTAB: 3, RELA: 4, DYNAMIC: 6, REL: 9, DYNSYM: 11 };
const SECTION_FLAG = { ALLOC: 2, EXEC: 4 };
const RELOCATION = { LDDW: 1, ABS64: 2, CALL: 10 };
const OPCODE = { LDDW: 0x18, CALL: 0x85, CALLX: 0x8d, EXIT: 0x95 };

const FILE_HEADER_BYTES = 64;
const PROGRAM_HEADER_BYTES = 56;
const SECTION_HEADER_BYTES = 64;
const PROGRAM_HEADERS = 3;

class LinkError extends Error {
  constructor(message) {
    super(`sbpf-link: ${message}`);
  }
}

function expect(condition, message) {
  if (!condition) throw new LinkError(message);
}

const alignUp = (value, alignment) => Math.ceil(value / alignment) * alignment;

/**
 * @param {Uint8Array} object a relocatable eBPF object
 * @param {{ entry?: string, isV3?: boolean }} options
 * @returns {{ program: Buffer, textBytes: number, rodataBytes: number, syscalls: string[] }}
 * @throws {LinkError} naming what SBPF has no form for
 */
export function link(object, { entry = "entrypoint", isV3 = false } = {}) {
  const input = readObject(Buffer.from(object));
  const layout = placeSections(input, isV3);
  const calls = relocate(input, layout);
  rewriteInstructions(layout, calls.relocatedAt);
  const entrySymbol = input.symbols.find((symbol) => symbol.name === entry && symbol.section);
  expect(entrySymbol, `there is no ${entry}`);
  const entryAddress = symbolAddress(entrySymbol);
  return {
    program: isV3 ? writeV3(layout, entryAddress) : writeV0(layout, calls, { entry, entryAddress }),
    textBytes: layout.text.size,
    rodataBytes: layout.rodata.size,
    syscalls: [...calls.syscalls.keys()],
  };
}

function readObject(bytes) {
  const isElf64 = bytes.readUInt32BE(0) === 0x7f454c46 && bytes[4] === 2 && bytes[5] === 1;
  expect(isElf64, "not a little-endian ELF64");
  const isObject = bytes.readUInt16LE(16) === ET_REL && bytes.readUInt16LE(18) === EM_BPF;
  expect(isObject, "not a relocatable eBPF object");
  const u64 = (at) => Number(bytes.readBigUInt64LE(at));
  const text = (start, at) => bytes.toString("latin1", start + at, bytes.indexOf(0, start + at));

  const headersAt = u64(40);
  const sections = Array.from({ length: bytes.readUInt16LE(60) }, (_, index) => {
    const at = headersAt + index * SECTION_HEADER_BYTES;
    return {
      nameAt: bytes.readUInt32LE(at),
      type: bytes.readUInt32LE(at + 4),
      flags: u64(at + 8),
      offset: u64(at + 24),
      size: u64(at + 32),
      link: bytes.readUInt32LE(at + 40),
      info: bytes.readUInt32LE(at + 44),
      alignment: Math.max(1, u64(at + 48)),
      /** where it lands in the image; undefined while it is not part of it */
      address: undefined,
    };
  });
  const names = sections[bytes.readUInt16LE(62)];
  for (const section of sections) section.name = text(names.offset, section.nameAt);

  const table = sections.find((section) => section.type === SECTION.SYMTAB);
  expect(table, "no symbol table");
  const symbols = Array.from({ length: table.size / 24 }, (_, index) => {
    const at = table.offset + index * 24;
    const sectionIndex = bytes.readUInt16LE(at + 6);
    return {
      name: text(sections[table.link].offset, bytes.readUInt32LE(at)),
      /** undefined for a symbol that is not defined here: a system call */
      section: sectionIndex === 0 ? undefined : sections[sectionIndex],
      value: u64(at + 8),
    };
  });
  return { bytes, sections, symbols };
}

/** Gives each section that is loaded its address; in the image, file offset and address are the same. */
function placeSections(input, isV3) {
  const loaded = input.sections.filter(
    (section) => section.flags & SECTION_FLAG.ALLOC && section.size !== 0 && section.name !== ".eh_frame",
  );
  const isCode = (section) => Boolean(section.flags & SECTION_FLAG.EXEC);
  for (const section of loaded) {
    const isReadOnly = isCode(section) || /^\.(rodata|data\.rel\.ro)/.test(section.name);
    expect(isReadOnly, `section ${section.name}: a program has no writable statics`);
  }
  let end = isV3 ? 0 : FILE_HEADER_BYTES + PROGRAM_HEADERS * PROGRAM_HEADER_BYTES;
  const place = (sections) => {
    end = alignUp(end, INSTRUCTION_BYTES);
    const start = end;
    for (const section of sections) {
      section.address = alignUp(end, section.alignment);
      end = section.address + section.size;
    }
    end = alignUp(end, INSTRUCTION_BYTES);
    return { start, size: end - start };
  };
  const code = loaded.filter(isCode);
  const data = loaded.filter((section) => !isCode(section));
  // v3 wants the data first
  const [first, second] = (isV3 ? [data, code] : [code, data]).map(place);
  const [text, rodata] = isV3 ? [second, first] : [first, second];
  const image = Buffer.alloc(end);
  for (const section of loaded) {
    input.bytes.copy(image, section.address, section.offset, section.offset + section.size);
  }
  return { image, text, rodata, isV3 };
}

/** The address the program sees for an offset in the image. */
function virtualAddress({ text, isV3 }, offset) {
  if (!isV3) return CODE_BASE + BigInt(offset);
  const isInText = offset >= text.start && offset < text.start + text.size;
  return isInText ? CODE_BASE + BigInt(offset - text.start) : BigInt(offset);
}

function symbolAddress(symbol) {
  expect(symbol.section?.address !== undefined, `symbol ${symbol.name} is not part of the program`);
  return symbol.section.address + symbol.value;
}

/** Resolves every relocation in the image; what is left are the calls to system calls. */
function relocate(input, layout) {
  const calls = { syscalls: new Map(), relocations: [], relocatedAt: new Set() };
  for (const table of input.sections) {
    const target = input.sections[table.info];
    if (target?.address === undefined) continue;
    expect(table.type !== SECTION.RELA, "relocations with addends are not expected");
    if (table.type !== SECTION.REL) continue;
    for (let at = table.offset; at < table.offset + table.size; at += 16) {
      const place = target.address + Number(input.bytes.readBigUInt64LE(at));
      const type = input.bytes.readUInt32LE(at + 8);
      const symbol = input.symbols[input.bytes.readUInt32LE(at + 12)];
      relocateOne({ layout, calls, place, type, symbol });
    }
  }
  return calls;
}

function relocateOne({ layout, calls, place, type, symbol }) {
  const { image } = layout;
  calls.relocatedAt.add(place);
  if (type === RELOCATION.LDDW) {
    expect(image[place] === OPCODE.LDDW, "R_BPF_64_64 on something else than lddw");
    const address = virtualAddress(layout, symbolAddress(symbol) + image.readUInt32LE(place + 4));
    image.writeUInt32LE(Number(address & 0xffff_ffffn), place + 4);
    image.writeUInt32LE(Number(address >> 32n), place + 12);
    clearSourceRegister(image, place);
    return;
  }
  if (type === RELOCATION.ABS64) {
    const addend = Number(image.readBigUInt64LE(place));
    image.writeBigUInt64LE(virtualAddress(layout, symbolAddress(symbol) + addend), place);
    return;
  }
  expect(type === RELOCATION.CALL, `relocation type ${type}`);
  expect(image[place] === OPCODE.CALL, "R_BPF_64_32 on something else than call");
  if (symbol.section) {
    // relative to the next instruction; the addend counts instructions and starts at -1
    const target = symbolAddress(symbol) + (image.readInt32LE(place + 4) + 1) * INSTRUCTION_BYTES;
    image.writeInt32LE((target - place) / INSTRUCTION_BYTES - 1, place + 4);
    return;
  }
  expect(/^(sol_\w+|abort)$/.test(symbol.name), `undefined function ${symbol.name}`);
  if (!calls.syscalls.has(symbol.name)) calls.syscalls.set(symbol.name, calls.syscalls.size + 1);
  clearSourceRegister(image, place);
  if (layout.isV3) {
    image.writeUInt32LE(murmur3(symbol.name), place + 4);
    return;
  }
  image.writeInt32LE(-1, place + 4);
  calls.relocations.push({ place, symbolIndex: calls.syscalls.get(symbol.name) });
}

/** LLVM marks pseudo instructions in the source register; the loader takes that for a register. */
function clearSourceRegister(image, place) {
  image[place + 1] &= 0x0f;
}

/** Respells the instructions that SBPF writes differently and refuses those it lacks. */
function rewriteInstructions({ image, text, isV3 }, relocatedAt) {
  for (let at = text.start; at < text.start + text.size; at += INSTRUCTION_BYTES) {
    const opcode = image[at];
    const family = opcode & 0x07;
    const where = `at ${at.toString(16)}`;
    if (opcode === OPCODE.CALLX && !isV3) {
      // v0 holds the register of an indirect call in the immediate
      image.writeInt32LE(image[at + 1] & 0x0f, at + 4);
      image[at + 1] = 0;
    }
    // padding between sections
    if (opcode === 0) image.writeBigUInt64LE(BigInt(OPCODE.EXIT), at);
    expect(family !== 6, `32-bit jump ${where}: compile with -mcpu=v2`);
    const isByteSwap = opcode === 0xd4 || opcode === 0xdc;
    expect(family !== 4 || isByteSwap, `32-bit arithmetic ${where}: compile with -mcpu=v2`);
    const isAtomic = (opcode & 0xe7) === 0xc3 || opcode === 0xdb;
    expect(!isAtomic, `atomic operation ${where}`);
    const isUnresolved = opcode === OPCODE.CALL && image.readInt32LE(at + 4) === -1 && !relocatedAt.has(at);
    expect(!isUnresolved, `unresolved call ${where}`);
    if (opcode === OPCODE.LDDW) at += INSTRUCTION_BYTES;
  }
}

/** Code and data, then what the loader needs to resolve system calls, then section headers. */
function writeV0({ image, text, rodata }, calls, { entry, entryAddress }) {
  const file = new FileBuilder(image);
  const names = new StringTable();
  const symbols = Buffer.alloc(24 * (calls.syscalls.size + 2));
  for (const [name, index] of calls.syscalls) {
    symbols.writeUInt32LE(names.add(name), 24 * index);
    symbols[24 * index + 4] = 0x10; // global, no type
  }
  const entryAt = 24 * (calls.syscalls.size + 1);
  symbols.writeUInt32LE(names.add(entry), entryAt);
  symbols[entryAt + 4] = 0x12; // global function
  symbols.writeUInt16LE(1, entryAt + 6); // in .text
  symbols.writeBigUInt64LE(BigInt(entryAddress), entryAt + 8);

  const relocations = Buffer.alloc(16 * calls.relocations.length);
  calls.relocations.forEach(({ place, symbolIndex }, index) => {
    relocations.writeBigUInt64LE(BigInt(place), 16 * index);
    relocations.writeUInt32LE(RELOCATION.CALL, 16 * index + 8);
    relocations.writeUInt32LE(symbolIndex, 16 * index + 12);
  });

  const dynamic = Buffer.alloc(16 * 8);
  const dynamicAt = file.add(dynamic);
  const symbolsAt = file.add(symbols);
  const namesAt = file.add(names.bytes());
  const relocationsAt = file.add(relocations);
  const loadedEnd = file.size;
  const [REL, RELSZ, RELENT, SYMTAB, SYMENT, STRTAB, STRSZ] = [17, 18, 19, 6, 11, 5, 10];
  [
    [REL, relocationsAt],
    [RELSZ, relocations.length],
    [RELENT, 16],
    [SYMTAB, symbolsAt],
    [SYMENT, 24],
    [STRTAB, namesAt],
    [STRSZ, names.bytes().length],
  ].forEach(([tag, value], index) => {
    dynamic.writeBigUInt64LE(BigInt(tag), 16 * index);
    dynamic.writeBigUInt64LE(BigInt(value), 16 * index + 8);
  });

  const { ALLOC, EXEC } = SECTION_FLAG;
  const WRITE = 1;
  const hasData = rodata.size !== 0;
  const dynamicSymbols = hasData ? 4 : 3;
  const dynamicNames = dynamicSymbols + 1;
  const sections = [
    { name: "" },
    { name: ".text", type: SECTION.PROGBITS, flags: ALLOC | EXEC, at: text.start, size: text.size, alignment: 8 },
    ...(hasData
      ? [{ name: ".rodata", type: SECTION.PROGBITS, flags: ALLOC, at: rodata.start, size: rodata.size, alignment: 8 }]
      : []),
    {
      name: ".dynamic",
      type: SECTION.DYNAMIC,
      flags: ALLOC | WRITE,
      at: dynamicAt,
      size: dynamic.length,
      link: dynamicNames,
      alignment: 8,
      entry: 16,
    },
    {
      name: ".dynsym",
      type: SECTION.DYNSYM,
      flags: ALLOC,
      at: symbolsAt,
      size: symbols.length,
      link: dynamicNames,
      info: 1,
      alignment: 8,
      entry: 24,
    },
    { name: ".dynstr", type: SECTION.STRTAB, flags: ALLOC, at: namesAt, size: names.bytes().length, alignment: 1 },
    {
      name: ".rel.dyn",
      type: SECTION.REL,
      flags: ALLOC,
      at: relocationsAt,
      size: relocations.length,
      link: dynamicSymbols,
      alignment: 8,
      entry: 16,
    },
  ];
  const headersAt = file.addSectionHeaders(sections);
  const dataStart = hasData ? rodata.start : dynamicAt;
  const [LOAD, DYNAMIC] = [1, 2];
  return file.finish({
    flags: 0,
    entry: BigInt(entryAddress),
    headersAt,
    sectionCount: sections.length + 1,
    segments: [
      { type: LOAD, flags: 5, at: text.start, address: BigInt(text.start), size: text.size },
      { type: LOAD, flags: 4, at: dataStart, address: BigInt(dataStart), size: loadedEnd - dataStart },
      { type: DYNAMIC, flags: 6, at: dynamicAt, address: BigInt(dynamicAt), size: dynamic.length },
    ],
  });
}

/** Two segments, read-only data and code; no sections, nothing left to resolve. */
function writeV3(layout, entryAddress) {
  const { image, text, rodata } = layout;
  const EXECUTABLE = 1;
  const READABLE = 4;
  const parts = [
    ...(rodata.size ? [{ flags: READABLE, part: rodata, address: 0n }] : []),
    { flags: EXECUTABLE, part: text, address: CODE_BASE },
  ];
  const headerBytes = FILE_HEADER_BYTES + parts.length * PROGRAM_HEADER_BYTES;
  const file = new FileBuilder(Buffer.concat([Buffer.alloc(headerBytes), image]));
  return file.finish({
    flags: 3,
    entry: virtualAddress(layout, entryAddress),
    headersAt: 0,
    sectionCount: 0,
    segments: parts.map(({ flags, part, address }) => ({
      type: 1,
      flags,
      at: headerBytes + part.start,
      address,
      size: part.size,
      alignment: 0n,
    })),
  });
}

class StringTable {
  #text = "\0";

  add(name) {
    const at = this.#text.length;
    this.#text += `${name}\0`;
    return at;
  }

  bytes() {
    return Buffer.from(this.#text, "latin1");
  }
}

/** Appends parts to an image whose first bytes are reserved for the headers. */
class FileBuilder {
  #parts;
  size;

  constructor(image) {
    this.#parts = [image];
    this.size = image.length;
  }

  /** Returns the offset the part lands at. */
  add(part) {
    const padding = alignUp(this.size, 8) - this.size;
    this.#parts.push(Buffer.alloc(padding), part);
    const at = this.size + padding;
    this.size = at + part.length;
    return at;
  }

  addSectionHeaders(sections) {
    const names = new StringTable();
    const named = [...sections, { name: ".shstrtab", type: SECTION.STRTAB, alignment: 1 }];
    const nameOffsets = named.map(({ name }) => (name === "" ? 0 : names.add(name)));
    const last = named.at(-1);
    last.size = names.bytes().length;
    last.offset = this.add(names.bytes());
    const headers = Buffer.alloc(SECTION_HEADER_BYTES * named.length);
    named.forEach((section, index) => {
      const {
        type = 0,
        flags = 0,
        at = 0,
        offset = at,
        size = 0,
        link = 0,
        info = 0,
        alignment = 0,
        entry = 0,
      } = section;
      const base = SECTION_HEADER_BYTES * index;
      headers.writeUInt32LE(nameOffsets[index], base);
      headers.writeUInt32LE(type, base + 4);
      [flags, at, offset, size].forEach((value, field) => {
        headers.writeBigUInt64LE(BigInt(value), base + 8 + 8 * field);
      });
      headers.writeUInt32LE(link, base + 40);
      headers.writeUInt32LE(info, base + 44);
      headers.writeBigUInt64LE(BigInt(alignment), base + 48);
      headers.writeBigUInt64LE(BigInt(entry), base + 56);
    });
    return this.add(headers);
  }

  finish({ flags, entry, headersAt, sectionCount, segments }) {
    const file = Buffer.concat(this.#parts);
    file.write("\x7fELF", 0, "latin1");
    file[4] = 2; // 64 bits
    file[5] = 1; // little-endian
    file[6] = 1; // version of ELF
    file.writeUInt16LE(ET_DYN, 16);
    file.writeUInt16LE(EM_BPF, 18);
    file.writeUInt32LE(1, 20);
    file.writeBigUInt64LE(entry, 24);
    file.writeBigUInt64LE(BigInt(FILE_HEADER_BYTES), 32);
    file.writeBigUInt64LE(BigInt(headersAt), 40);
    file.writeUInt32LE(flags, 48);
    file.writeUInt16LE(FILE_HEADER_BYTES, 52);
    file.writeUInt16LE(PROGRAM_HEADER_BYTES, 54);
    file.writeUInt16LE(segments.length, 56);
    file.writeUInt16LE(SECTION_HEADER_BYTES, 58);
    file.writeUInt16LE(sectionCount, 60);
    file.writeUInt16LE(Math.max(sectionCount - 1, 0), 62);
    segments.forEach((segment, index) => {
      const base = FILE_HEADER_BYTES + PROGRAM_HEADER_BYTES * index;
      const { type, at, address, size, alignment = 8n } = segment;
      file.writeUInt32LE(type, base);
      file.writeUInt32LE(segment.flags, base + 4);
      [BigInt(at), address, address, BigInt(size), BigInt(size), alignment].forEach((value, field) => {
        file.writeBigUInt64LE(value, base + 8 + 8 * field);
      });
    });
    return file;
  }
}

/** murmur3 of 32 bits, seed 0: the number of a system call. */
function murmur3(name) {
  const bytes = Buffer.from(name, "latin1");
  const rotate = (value, by) => (value << by) | (value >>> (32 - by));
  const scramble = (block) => Math.imul(rotate(Math.imul(block, 0xcc9e2d51), 15), 0x1b873593);
  const whole = bytes.length & ~3;
  let hash = 0;
  for (let at = 0; at < whole; at += 4) {
    hash = (Math.imul(rotate(hash ^ scramble(bytes.readInt32LE(at)), 13), 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let at = bytes.length - 1; at >= whole; at--) tail = (tail << 8) | bytes[at];
  if (bytes.length !== whole) hash ^= scramble(tail);
  hash ^= bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
