/**
 * Rewrites LLVM IR text so that the BPF back end, which refuses every call into a compiler runtime, is not asked for
 * one: the operations below become calls of functions in runtime.ll. Runs after the optimiser, which would otherwise
 * form them again.
 */

/** The back end copies up to this many bytes inline; longer or unknown lengths go to a system call. */
const INLINE_BYTES = { memcpy: 128, memset: 128, memmove: 64 };

const SIGNATURES = {
  sbpf_umul_overflow: "{ i64, i1 } @sbpf_umul_overflow(i64, i64)",
  sbpf_smul_overflow: "{ i64, i1 } @sbpf_smul_overflow(i64, i64)",
  sbpf_mul_i128: "i128 @sbpf_mul_i128(i128, i128)",
  sbpf_udiv_i128: "i128 @sbpf_udiv_i128(i128, i128)",
  sbpf_urem_i128: "i128 @sbpf_urem_i128(i128, i128)",
  sbpf_memcpy: "void @sbpf_memcpy(ptr, ptr, i64, i1)",
  sbpf_memmove: "void @sbpf_memmove(ptr, ptr, i64, i1)",
  sbpf_memset: "void @sbpf_memset(ptr, i8, i64, i1)",
};

/** @param {string} ir module as text @returns {string} the module with calls of runtime.ll, declared at its end */
export function lowerIr(ir) {
  const used = new Set();
  const use = (name) => {
    used.add(name);
    return `@${name}`;
  };
  let lowered = ir;
  for (const sign of ["u", "s"]) {
    const intrinsic = `@llvm.${sign}mul.with.overflow.i64(`;
    lowered = lowered.replace(new RegExp(`^declare .*${escapeRegExp(intrinsic)}.*$`, "m"), "");
    lowered = lowered.replaceAll(intrinsic, () => `${use(`sbpf_${sign}mul_overflow`)}(`);
  }
  for (const operation of ["mul", "udiv", "urem"]) {
    const pattern = new RegExp(`= ${operation} (?:nuw |nsw |exact )*i128 (\\S+), (\\S+?)(?=,? ?$|, !)`, "gm");
    lowered = lowered.replace(
      pattern,
      (_, left, right) => `= call i128 ${use(`sbpf_${operation}_i128`)}(i128 ${left}, i128 ${right})`,
    );
  }
  for (const [name, limit] of Object.entries(INLINE_BYTES)) lowered = lowerCopies(lowered, { name, limit, use });
  return `${lowered}\n${[...used].map((name) => `declare ${SIGNATURES[name]}`).join("\n")}\n`;
}

function lowerCopies(ir, { name, limit, use }) {
  const pattern = new RegExp(
    `(call void )@llvm\\.${name}\\.(?:p0\\.)?p0\\.i64\\((.*), i64 (?:range\\([^)]*\\) |noundef )*([^, ]+), i1 (?:immarg )?(false|true)\\)`,
    "g",
  );
  return ir.replace(pattern, (call, head, pointers, bytes, isVolatile) => {
    const isShort = /^\d+$/.test(bytes) && Number(bytes) <= limit;
    return isShort ? call : `${head}${use(`sbpf_${name}`)}(${pointers}, i64 ${bytes}, i1 ${isVolatile})`;
  });
}

function escapeRegExp(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
