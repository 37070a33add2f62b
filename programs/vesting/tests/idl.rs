//! Compares the committed IDL with the declarations. `IDL_OUT=<file>` writes it to a file instead.
use vesting::processor::idl;

#[test]
fn the_committed_idl_is_what_the_declarations_say() {
    if let Some(path) = std::env::var_os("IDL_OUT") {
        std::fs::write(path, idl()).expect("the IDL file can be written");
        return;
    }
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../programs-client/idl/vesting.json"
    );
    let committed = std::fs::read_to_string(path).expect("the IDL is committed");
    assert!(
        committed == idl(),
        "programs-client/idl is old: npm run programs:build"
    );
}
