//! Writes the text and edition files as constants.

fn main() -> Result<(), String> {
    estimado_tables::build()
}
