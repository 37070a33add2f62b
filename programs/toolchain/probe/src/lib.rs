//! Cases that try the compiler. The instruction's data is an operation (u8) and two operands (u64);
//! the result is logged as eight bytes. `../probe.mjs` has the expected results. This needs no
//! crate.
#![no_std]
#![allow(improper_ctypes)]
use core::hint::black_box;

extern "C" {
    fn sol_log_data(fields: *const &[u8], count: u64) -> u64;
    fn sol_panic_(file: *const u8, length: u64, line: u64, column: u64) -> !;
    fn sol_memcmp_(left: *const u8, right: *const u8, bytes: u64, result: *mut i32);
}

#[panic_handler]
fn panic(info: &core::panic::PanicInfo) -> ! {
    let (file, line, column) = match info.location() {
        Some(place) => (place.file(), place.line(), place.column()),
        None => ("?", 0, 0),
    };
    unsafe { sol_panic_(file.as_ptr(), file.len() as u64, line as u64, column as u64) }
}

// Our own declaration: solana-define-syscall has none, and programs compare memory through it.
#[no_mangle]
unsafe extern "C" fn memcmp(left: *const u8, right: *const u8, bytes: usize) -> i32 {
    let mut result = 0;
    sol_memcmp_(left, right, bytes as u64, &mut result);
    result
}

#[no_mangle]
unsafe extern "C" fn bcmp(left: *const u8, right: *const u8, bytes: usize) -> i32 {
    memcmp(left, right, bytes)
}

static NAMES: [&str; 6] = [
    "zero",
    "one!",
    "two..",
    "three",
    "four----",
    "five and a bit",
];

#[repr(u8)]
#[derive(Clone, Copy)]
enum Operator {
    Add,
    Subtract,
    Xor,
    And,
    Or,
    Rotate,
    Not,
    Multiply,
}

const OPERATORS: [Operator; 8] = [
    Operator::Add,
    Operator::Subtract,
    Operator::Xor,
    Operator::And,
    Operator::Or,
    Operator::Rotate,
    Operator::Not,
    Operator::Multiply,
];

#[inline(never)]
fn by_jump_table(operator: Operator, x: u64, y: u64) -> u64 {
    match operator {
        Operator::Add => x.wrapping_add(y),
        Operator::Subtract => x.wrapping_sub(y),
        Operator::Xor => x ^ y,
        Operator::And => x & y,
        Operator::Or => x | y,
        Operator::Rotate => x.rotate_left(7),
        Operator::Not => !y,
        Operator::Multiply => x.wrapping_mul(y),
    }
}

// a call with more than five arguments only works if it is inlined
#[cfg_attr(not(feature = "many-arguments"), inline(always))]
#[cfg_attr(feature = "many-arguments", inline(never))]
fn seven_arguments(a: u64, b: u64, c: u64, d: u64, e: u64, f: u64, g: u64) -> u64 {
    black_box(a)
        ^ b.rotate_left(1)
        ^ c.rotate_left(2)
        ^ d.rotate_left(3)
        ^ e.rotate_left(4)
        ^ f.rotate_left(5)
        ^ g.rotate_left(6)
}

#[derive(Clone, Copy)]
#[repr(C)]
struct Big {
    bytes: [u8; 700],
    number: u64,
}

#[inline(never)]
fn big(x: u8) -> Big {
    let mut big = Big {
        bytes: [x; 700],
        number: 9,
    };
    big.bytes[7] = 1;
    black_box(big)
}

/// The number of words in the frame of `recurse`, close to the limit of 4 kB per frame.
const FRAME_WORDS: usize = if cfg!(feature = "large-frame") {
    600
} else {
    480
};

#[inline(never)]
fn recurse(x: u64, n: u64) -> u64 {
    let mut words = [0u64; FRAME_WORDS];
    for (index, word) in words.iter_mut().enumerate() {
        *word = x.wrapping_add(index as u64);
    }
    black_box(&mut words);
    let sum = words[(n % 480) as usize] ^ words[479];
    if n == 0 || n >= 20 {
        return sum;
    }
    sum.wrapping_add(recurse(x ^ 1, n - 1))
}

trait Shape {
    fn area(&self) -> u64;
}

struct Square(u64);
struct Rectangle(u64, u64);

impl Shape for Square {
    #[inline(never)]
    fn area(&self) -> u64 {
        self.0.checked_mul(self.0).unwrap_or(u64::MAX)
    }
}

impl Shape for Rectangle {
    #[inline(never)]
    fn area(&self) -> u64 {
        self.0 * self.1
    }
}

#[inline(never)]
fn shape(x: u64) -> &'static dyn Shape {
    static SQUARE: Square = Square(12);
    static RECTANGLE: Rectangle = Rectangle(5, 7);
    if x & 1 == 0 {
        &SQUARE
    } else {
        &RECTANGLE
    }
}

#[inline(never)]
fn xor_five(x: u64) -> u64 {
    x ^ 5
}

#[inline(never)]
fn rotate_three(x: u64) -> u64 {
    x.rotate_left(3)
}

static FUNCTIONS: [fn(u64) -> u64; 2] = [xor_five, rotate_three];

fn ramp(x: u64) -> [u8; 900] {
    let mut bytes = [0u8; 900];
    for (index, byte) in bytes.iter_mut().enumerate() {
        *byte = (index as u64 ^ x) as u8;
    }
    black_box(bytes)
}

fn weigh(bytes: &[u8]) -> u64 {
    let weighed = black_box(bytes).iter().enumerate();
    weighed
        .map(|(index, byte)| (*byte as u64) * (index as u64 + 1))
        .sum()
}

fn fold(wide: u128) -> u64 {
    (wide as u64) ^ ((wide >> 64) as u64)
}

fn run(data: &[u8]) -> Result<u64, u64> {
    let x = u64::from_le_bytes(data[1..9].try_into().map_err(|_| 1u64)?);
    let y = u64::from_le_bytes(data[9..17].try_into().map_err(|_| 1u64)?);
    Ok(match data[0] {
        0 => x.checked_mul(y).unwrap_or(0xdead),
        1 => (x as i64).checked_mul(y as i64).unwrap_or(0xdead) as u64,
        2 => x * y,
        3 => shape(x).area(),
        4 => FUNCTIONS[(x & 1) as usize](y),
        5 => {
            let copy = black_box(big(x as u8));
            copy.bytes.iter().map(|byte| *byte as u64).sum::<u64>() + copy.number
        }
        6 => {
            let third = NAMES[(y % 6) as usize].as_bytes()[2] as u64;
            NAMES[(x % 6) as usize].len() as u64 + third * 1000
        }
        7 => by_jump_table(black_box(OPERATORS[(x % 8) as usize]), x, y),
        8 => data[x as usize] as u64,
        9 => seven_arguments(
            x,
            y,
            x ^ y,
            x.wrapping_add(y),
            x & y,
            black_box(x),
            black_box(y),
        ),
        10 => recurse(x, y % 12),
        11 => x / y,
        12 => x % y,
        13 => {
            let mut bytes = [0u8; 1000];
            black_box(&mut bytes);
            bytes[..(y % 1001) as usize].fill(x as u8);
            black_box(&bytes).iter().map(|byte| *byte as u64).sum()
        }
        14 => {
            let mut bytes = ramp(x);
            bytes.copy_within(0..800, (y % 100) as usize);
            weigh(&bytes)
        }
        15 => {
            let mut bytes = ramp(x);
            let from = (y % 100) as usize;
            bytes.copy_within(from..from + 800, 0);
            weigh(&bytes)
        }
        16 => {
            let mut left = [3u8; 600];
            let mut right = [3u8; 600];
            left[(x % 600) as usize] = 9;
            right[(y % 600) as usize] = 9;
            match black_box(&left[..]).cmp(black_box(&right[..])) {
                core::cmp::Ordering::Less => 1,
                core::cmp::Ordering::Equal => 2,
                core::cmp::Ordering::Greater => 3,
            }
        }
        17 => {
            let words: Option<[u64; 9]> = if x > 3 { Some([y; 9]) } else { None };
            let sum =
                |words: [u64; 9]| words.iter().fold(0u64, |sum, word| sum.wrapping_add(*word));
            black_box(words).map_or(1, sum)
        }
        18 => ((x as u32 as i32).wrapping_add(y as u32 as i32) as i64) as u64,
        19 => ((x as i32) >> 3) as i64 as u64,
        20 => ((x as i64) < (y as i64)) as u64,
        21 => (x as u32).wrapping_mul(y as u32) as u64,
        22 => x >> (y & 63),
        23 => ((x as i64) >> (y & 63)) as u64,
        24 => u64::try_from(x as u128 * y as u128 / 1_000_000_007).unwrap_or(1),
        25 => fold((x as u128 * y as u128) % ((x | 1) as u128 + (1 << 70))),
        26 => fold((x as u128 * y as u128) / ((y | 1) as u128)),
        27 => core::str::from_utf8(&data[17..])
            .map_err(|_| 1u64)?
            .parse()
            .unwrap_or(77),
        28 => {
            let mut words = [
                x,
                y,
                x ^ y,
                3,
                1,
                x.wrapping_add(1),
                y.wrapping_mul(3),
                9,
                2,
            ];
            words.sort_unstable();
            let mix = |sum, (index, word): (usize, &u64)| sum ^ word.rotate_left(index as u32);
            words.iter().enumerate().fold(0u64, mix)
        }
        29 => x.saturating_sub(y),
        30 => x.checked_add(y).unwrap_or(0xdead),
        31 => (x as i64).saturating_add(y as i64) as u64,
        32 => (x as i64).saturating_sub(y as i64).max(0) as u64,
        33 => (x as u128 * y as u128 >> 11) as u64,
        #[cfg(feature = "signed-division")]
        40 => (x as i64).checked_div(y as i64).unwrap_or(77) as u64,
        #[cfg(feature = "float")]
        41 => (x as f64 * 1.5 / ((y | 1) as f64)) as u64,
        #[cfg(feature = "wide-shift")]
        42 => fold(((x as u128) << 64 | y as u128) >> (black_box(y) & 127)),
        #[cfg(feature = "wide-checked-multiplication")]
        43 => fold(
            ((x as u128) << 20)
                .checked_mul(((y as u128) << 50) | 1)
                .unwrap_or(5),
        ),
        #[cfg(feature = "writable-static")]
        44 => unsafe {
            static mut COUNTER: u64 = 7;
            let counter = &raw mut COUNTER;
            counter.write_volatile(counter.read_volatile().wrapping_add(x));
            counter.read_volatile()
        },
        #[cfg(feature = "undefined-function")]
        45 => {
            extern "C" {
                fn nowhere(x: u64) -> u64;
            }
            unsafe { nowhere(x) }
        }
        _ => return Err(101),
    })
}

/// # Safety
/// Called by the runtime with its serialised input.
#[no_mangle]
pub unsafe extern "C" fn entrypoint(mut input: *mut u8) -> u64 {
    let accounts = *(input as *const u64);
    input = input.add(8);
    for _ in 0..accounts {
        const HEADER: usize = 88;
        const ROOM_TO_GROW: usize = 10_240;
        if *input == 0xff {
            let length = *(input.add(80) as *const u64) as usize;
            let end = input as usize + HEADER + length + ROOM_TO_GROW;
            input = ((end + 7) & !7) as *mut u8;
        }
        input = input.add(8);
    }
    let length = *(input as *const u64) as usize;
    match run(core::slice::from_raw_parts(input.add(8), length)) {
        Ok(result) => {
            let bytes = result.to_le_bytes();
            let fields: [&[u8]; 1] = [&bytes];
            sol_log_data(fields.as_ptr(), 1);
            0
        }
        Err(code) => code,
    }
}
