//! Writes the widget's text files as constants.

fn main() -> Result<(), String> {
    estimado_tables::build()
}
