; What LLVM's BPF back end (up to 22) refuses and Rust needs: the high half of a product, checked
; multiplication, 128-bit multiplication and division, long copies. lower-ir.mjs makes programs
; call these; what is not called is dropped.

define i64 @sbpf_mul_high(i64 %a, i64 %b) alwaysinline nounwind {
  %ah = lshr i64 %a, 32
  %al = and i64 %a, 4294967295
  %bh = lshr i64 %b, 32
  %bl = and i64 %b, 4294967295
  %low = mul i64 %al, %bl
  %low_carry = lshr i64 %low, 32
  %cross1 = mul i64 %ah, %bl
  %middle1 = add i64 %cross1, %low_carry
  %middle1_low = and i64 %middle1, 4294967295
  %cross2 = mul i64 %al, %bh
  %middle2 = add i64 %cross2, %middle1_low
  %carry1 = lshr i64 %middle1, 32
  %carry2 = lshr i64 %middle2, 32
  %high = mul i64 %ah, %bh
  %sum = add i64 %high, %carry1
  %result = add i64 %sum, %carry2
  ret i64 %result
}

define { i64, i1 } @sbpf_umul_overflow(i64 %a, i64 %b) alwaysinline nounwind {
  %high = call i64 @sbpf_mul_high(i64 %a, i64 %b)
  %low = mul i64 %a, %b
  %overflows = icmp ne i64 %high, 0
  %pair = insertvalue { i64, i1 } poison, i64 %low, 0
  %result = insertvalue { i64, i1 } %pair, i1 %overflows, 1
  ret { i64, i1 } %result
}

define { i64, i1 } @sbpf_smul_overflow(i64 %a, i64 %b) alwaysinline nounwind {
  %high_unsigned = call i64 @sbpf_mul_high(i64 %a, i64 %b)
  %low = mul i64 %a, %b
  %a_sign = ashr i64 %a, 63
  %b_sign = ashr i64 %b, 63
  %a_part = and i64 %a_sign, %b
  %b_part = and i64 %b_sign, %a
  %high_less_a = sub i64 %high_unsigned, %a_part
  %high = sub i64 %high_less_a, %b_part
  %low_sign = ashr i64 %low, 63
  %overflows = icmp ne i64 %high, %low_sign
  %pair = insertvalue { i64, i1 } poison, i64 %low, 0
  %result = insertvalue { i64, i1 } %pair, i1 %overflows, 1
  ret { i64, i1 } %result
}

define i128 @sbpf_mul_i128(i128 %a, i128 %b) alwaysinline nounwind {
  %a_low = trunc i128 %a to i64
  %a_shifted = lshr i128 %a, 64
  %a_high = trunc i128 %a_shifted to i64
  %b_low = trunc i128 %b to i64
  %b_shifted = lshr i128 %b, 64
  %b_high = trunc i128 %b_shifted to i64
  %low = mul i64 %a_low, %b_low
  %carry = call i64 @sbpf_mul_high(i64 %a_low, i64 %b_low)
  %cross1 = mul i64 %a_high, %b_low
  %cross2 = mul i64 %a_low, %b_high
  %sum = add i64 %carry, %cross1
  %high = add i64 %sum, %cross2
  %low_wide = zext i64 %low to i128
  %high_wide = zext i64 %high to i128
  %high_shifted = shl i128 %high_wide, 64
  %result = or i128 %high_shifted, %low_wide
  ret i128 %result
}

; Bit by bit: about 6,000 compute units. Programs divide in steps of 64 bits instead.
define void @sbpf_divide_u128(ptr %quotient, ptr %remainder, ptr %dividend, ptr %divisor) noinline nounwind {
entry:
  %a = load i128, ptr %dividend
  %b = load i128, ptr %divisor
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i_next, %loop ]
  %n = phi i128 [ %a, %entry ], [ %n_next, %loop ]
  %rest = phi i128 [ 0, %entry ], [ %rest_next, %loop ]
  %top = lshr i128 %n, 127
  %n_shifted = shl i128 %n, 1
  %carries = icmp slt i128 %rest, 0
  %rest_shifted = shl i128 %rest, 1
  %rest_full = or i128 %rest_shifted, %top
  %fits = icmp uge i128 %rest_full, %b
  %takes = or i1 %carries, %fits
  %rest_less = sub i128 %rest_full, %b
  %rest_next = select i1 %takes, i128 %rest_less, i128 %rest_full
  %bit = zext i1 %takes to i128
  %n_next = or i128 %n_shifted, %bit
  %i_next = add i64 %i, 1
  %is_last = icmp eq i64 %i_next, 128
  br i1 %is_last, label %end, label %loop
end:
  store i128 %n_next, ptr %quotient
  store i128 %rest_next, ptr %remainder
  ret void
}

define i128 @sbpf_udiv_i128(i128 %a, i128 %b) alwaysinline nounwind {
  %dividend = alloca i128
  %divisor = alloca i128
  %quotient = alloca i128
  %remainder = alloca i128
  store i128 %a, ptr %dividend
  store i128 %b, ptr %divisor
  call void @sbpf_divide_u128(ptr %quotient, ptr %remainder, ptr %dividend, ptr %divisor)
  %result = load i128, ptr %quotient
  ret i128 %result
}

define i128 @sbpf_urem_i128(i128 %a, i128 %b) alwaysinline nounwind {
  %dividend = alloca i128
  %divisor = alloca i128
  %quotient = alloca i128
  %remainder = alloca i128
  store i128 %a, ptr %dividend
  store i128 %b, ptr %divisor
  call void @sbpf_divide_u128(ptr %quotient, ptr %remainder, ptr %dividend, ptr %divisor)
  %result = load i128, ptr %remainder
  ret i128 %result
}

declare void @sol_memcpy_(ptr, ptr, i64)
declare void @sol_memmove_(ptr, ptr, i64)
declare void @sol_memset_(ptr, i8, i64)

define void @sbpf_memcpy(ptr %to, ptr %from, i64 %bytes, i1 %volatile) alwaysinline nounwind {
  call void @sol_memcpy_(ptr %to, ptr %from, i64 %bytes)
  ret void
}

define void @sbpf_memmove(ptr %to, ptr %from, i64 %bytes, i1 %volatile) alwaysinline nounwind {
  call void @sol_memmove_(ptr %to, ptr %from, i64 %bytes)
  ret void
}

define void @sbpf_memset(ptr %to, i8 %value, i64 %bytes, i1 %volatile) alwaysinline nounwind {
  call void @sol_memset_(ptr %to, i8 %value, i64 %bytes)
  ret void
}
