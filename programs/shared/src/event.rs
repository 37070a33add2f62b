//! Writes Anchor events, each as one `Program data:` log line. Logs are cut at 10 kB, so events are
//! only hints: a reader who needs certainty has to read the accounts.

/// Writes the bytes of an event (discriminator first) to the log.
#[allow(unused_variables)]
#[inline(always)]
pub fn emit(bytes: &[u8]) {
    #[cfg(any(target_os = "solana", target_arch = "bpf"))]
    // SAFETY: one slice, alive for the call
    unsafe {
        let fields: [&[u8]; 1] = [bytes];
        pinocchio::syscalls::sol_log_data(fields.as_ptr() as *const u8, 1)
    }
}

/// Declares events. Their fields have alignment 1 (`Address`, `u8`, `U16`, `U64`, `I64`, arrays),
/// so that the bytes of the struct, which begins with the discriminator, are the event as it is
/// sent.
#[macro_export]
macro_rules! events {
    ($($(#[doc = $doc:literal])* $event:ident { $($field:ident: $kind:ty),* $(,)? })*) => { $(
        $(#[doc = $doc])*
        #[repr(C)]
        pub struct $event {
            #[doc(hidden)]
            pub discriminator: [u8; 8],
            $(pub $field: $kind),*
        }

        impl $event {
            pub const DISCRIMINATOR: [u8; 8] =
                $crate::discriminator::discriminator("event", stringify!($event));

            #[inline(always)]
            pub fn emit(&self) {
                const { assert!(core::mem::align_of::<Self>() == 1) };
                // SAFETY: alignment 1 leaves no padding, so every byte is set
                let bytes = unsafe {
                    core::slice::from_raw_parts(
                        (self as *const Self).cast::<u8>(),
                        core::mem::size_of::<Self>(),
                    )
                };
                $crate::event::emit(bytes);
            }

            #[cfg(not(any(target_os = "solana", target_arch = "bpf")))]
            pub fn idl() -> $crate::idl::Layout {
                $crate::idl::Layout {
                    name: stringify!($event),
                    docs: vec![$($doc),*],
                    discriminator: Self::DISCRIMINATOR,
                    fields: vec![$((stringify!($field), <$kind as $crate::idl::Typed>::idl())),*],
                }
            }
        }
    )* };
}

/// An event with its fields: `event!(Claimed { pool, amount, … }).emit()`. The event is built where
/// it is logged, because copying it would cost more than half as much as logging it.
#[macro_export]
macro_rules! event {
    ($event:ident { $($fields:tt)* }) => {
        $event { discriminator: $event::DISCRIMINATOR, $($fields)* }
    };
}
