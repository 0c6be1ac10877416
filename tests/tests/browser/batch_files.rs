//! Many projects at once: files as spreadsheets write them, and tables that are not right.

use estimado_tests::batch::Batch;
use estimado_tests::{Tab, run};
use serde_json::json;

const HEADER: &str = "technology,configuration,location,systemCapacityKw,totalProjectCost";
const ROW: &str = "solar-pv,grid-tie,mainland,3,7500";

/// The text with one byte or two for each letter.
fn wide(text: &str, order: fn(u16) -> [u8; 2]) -> Vec<u8> {
    text.encode_utf16().flat_map(order).collect()
}

fn windows_1252(text: &str) -> Vec<u8> {
    text.chars().map(|letter| u8::try_from(u32::from(letter)).unwrap()).collect()
}

/// A table in which a name has an accent, a cell holds every delimiter, a quote and a line break.
fn table(delimiter: &str, end: &str) -> String {
    let cost = if delimiter == "," { "\"7,500\"" } else { "7,500" };
    let rows = [
        [
            "Cliente",
            "Pueblo",
            "Notas",
            "technology",
            "configuration",
            "location",
            "systemCapacityKw",
            "totalProjectCost",
        ],
        ["Núñez", "Mayagüez", "\"a, b; c\td\"", "solar-pv", "grid-tie", "mainland", "3", cost],
        ["\"Pérez \"\"Pepe\"\"\"", "Añasco", "\"one\ntwo\"", "solar-pv", "grid-tie", "mainland", "3", cost],
    ];
    rows.map(|row| row.join(delimiter) + end).concat()
}

async fn reads(tab: &Tab, name: &str, content: &[u8]) {
    let batch = Batch::open(tab, "pr-gef-tier1", "es").await;
    batch.choose(name, content).await;
    assert_eq!(batch.refusals().await, json!([]), "{name}");
    let unused = "3 columnas no se usan: Cliente, Pueblo, Notas. Se conservan en los resultados.";
    assert_eq!(batch.notices().await, json!([format!("Del archivo {name}."), unused]));
    let results = batch.results().await;
    assert_eq!(results.len(), 3, "{name}");
    assert_eq!(results[1][..3], ["Núñez", "Mayagüez", "a, b; c\td"], "{name}");
    assert_eq!(results[2][..3], ["Pérez \"Pepe\"", "Añasco", "one\ntwo"], "{name}");
    assert_eq!(results[1][8], "eligible", "{name}");
    assert_eq!(batch.texts(".results tbody th").await, json!(["2", "3"]), "{name}");
    assert_eq!(batch.texts(".results td:nth-child(5)").await, json!(["$2,400.00", "$2,400.00"]), "{name}");
}

#[test]
fn files_of_every_encoding_delimiter_and_line_end_are_read() {
    run(async |tab| {
        for (delimiter, kind) in [(",", "comma"), (";", "semicolon"), ("\t", "tab")] {
            reads(tab, &format!("{kind}-utf-8.csv"), table(delimiter, "\n").as_bytes()).await;
            let windows = table(delimiter, "\r\n");
            reads(tab, &format!("{kind}-1252.csv"), &windows_1252(&windows)).await;
            reads(tab, &format!("{kind}-mark.csv"), format!("\u{feff}{windows}").as_bytes()).await;
        }
        let marked = format!("\u{feff}{}", table("\t", "\r\n"));
        reads(tab, "utf-16le.txt", &wide(&marked, u16::to_le_bytes)).await;
        reads(tab, "utf-16be.txt", &wide(&marked, u16::to_be_bytes)).await;
        reads(tab, "utf-16-unmarked.txt", &wide(&table(";", "\r\n"), u16::to_le_bytes)).await;
    });
}

#[test]
fn a_first_line_may_name_the_delimiter_and_blank_rows_count_as_in_a_spreadsheet() {
    run(async |tab| {
        let batch = Batch::open(tab, "pr-gef-tier1", "en").await;
        let text =
            format!("sep=;\r\n\r\n{}\r\n;;;;\r\n{}\r\n", HEADER.replace(',', ";"), ROW.replace(',', ";"));
        batch.choose("sep.csv", text.as_bytes()).await;
        assert_eq!(batch.texts(".results tbody th").await, json!(["5"]));
        assert_eq!(batch.table().await[0][2], "$2,400.00");
    });
}

#[test]
fn columns_go_by_name_or_by_question_in_either_language() {
    run(async |tab| {
        let labels = "Object.fromEntries(programs().find(({ id }) => id === 'pr-gef-tier1').fields.map(({ key, label, unit }) => [key, { ...label, unit }]))";
        let labels = format!("{{ const {{ programs }} = await load('/pkg/estimado.js'); return {labels} }}");
        for language in ["en", "es"] {
            let batch = Batch::open(tab, "pr-gef-tier1", "en").await;
            let labels = tab.awaited(&labels, Vec::new()).await;
            let name = |key: &str| labels[key][language].as_str().unwrap().to_uppercase();
            let header = format!(
                "\"{}\",\"{}\",LOCATION,\"{} (kW)\",\" {} \"",
                name("technology"),
                name("configuration"),
                name("systemCapacityKw"),
                name("totalProjectCost").to_lowercase()
            );
            batch.work(&format!("{header}\n{ROW}\n")).await;
            assert_eq!(batch.notices().await, json!([]), "{language}");
            assert_eq!(batch.table().await[0][2], "$2,400.00", "{language}");
        }
    });
}

#[test]
fn a_table_that_cannot_be_used_is_refused_in_words() {
    run(async |tab| {
        let batch = Batch::open(tab, "pr-gef-tier1", "en").await;
        let huge = "x".repeat(1 << 20);
        let missing = "4 columns are needed and missing: configuration (Does it have batteries?), location (Where is the project?), \
            systemCapacityKw (System Capacity), totalProjectCost (Total Project Cost).";
        let cases: [(&str, &[u8], &[&str]); 11] = [
            ("nothing.csv", b"", &["The file nothing.csv is empty."]),
            ("blank.csv", b"\xef\xbb\xbf\r\n \r\n", &["The file blank.csv is empty."]),
            ("header.csv", HEADER.as_bytes(), &["There are column names, but no rows below them."]),
            ("delimiters.csv", b",,,\n,,,\n", &["The file delimiters.csv is empty."]),
            ("rows.csv", b"solar-pv,grid-tie\n3,7500\n", &["The first row should name the columns, such as technology, configuration. \
                It begins with \u{201c}solar-pv\u{201d}, which is no column of this program."]),
            ("cell.csv", huge.as_bytes(), &[&format!("The first row should name the columns, such as technology, configuration. \
                It begins with \u{201c}{}…\u{201d}, which is no column of this program.", "x".repeat(59))]),
            ("few.csv", b"technology\nsolar-pv\n", &[missing]),
            ("one.csv", b"technology,configuration,location,systemCapacityKw\n1,2,3,4\n",
                &["A column is needed and missing: totalProjectCost (Total Project Cost)."]),
            ("twice.csv", b"technology,System Capacity,system-capacity-kw,totalProjectCost,location,configuration\n1,2,3,4,5,6\n",
                &["The column systemCapacityKw is there more than once: \u{201c}System Capacity\u{201d}, \u{201c}system-capacity-kw\u{201d}. Keep one of them."]),
            ("book.xlsx", b"PK\x03\x04\x14\0\x06\0", &["book.xlsx is an Excel workbook. Save it as \u{201c}CSV UTF-8\u{201d} and choose that file."]),
            ("picture.csv", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", &["picture.csv is not a text file. Save your table as CSV and choose that file."]),
        ];
        for (name, content, said) in cases {
            batch.choose(name, content).await;
            assert_eq!(batch.refusals().await, json!(said), "{name}");
        }
        batch.work("").await;
        assert_eq!(
            batch.refusals().await,
            json!(["There is nothing here yet. Paste rows from a spreadsheet or choose a CSV file."])
        );
        assert_eq!(tab.value("document.querySelector('.notice.stop').role").await, "alert");
    });
}

#[test]
fn a_row_that_is_not_right_says_so_and_the_others_are_worked_out() {
    run(async |tab| {
        let batch = Batch::open(tab, "pr-gef-tier1", "en").await;
        let huge = "x".repeat(1 << 20);
        let rows = [
            format!("{HEADER},Notes"),
            "solar-pv,grid-tie,mainland,3".to_owned(),
            format!("{ROW},fine"),
            format!("{ROW},one, two"),
            format!("{ROW},fine,,"),
            format!("{ROW},{huge}"),
            format!("{ROW},5\" pipe"),
            "solar-pv,grid-tie,mainland,3,\"7500,open".to_owned(),
            format!("{ROW},swallowed"),
        ];
        batch.choose("odd.csv", rows.join("\r\n").as_bytes()).await;
        let table = batch.table().await;
        let told: Vec<_> = table
            .as_array()
            .unwrap()
            .iter()
            .map(|row| (row[0].as_str().unwrap(), row[5].as_str().unwrap()))
            .collect();
        let set = "The Reference Cost of $2.00/W set this amount, not your cost of $2.50/W.";
        assert_eq!(
            told,
            [
                (
                    "2",
                    "The row has 4 cells, but there are 6 columns. Nothing was worked out, since an answer might stand in the wrong column."
                ),
                ("3", set),
                (
                    "4",
                    "The row has 7 cells, but there are only 6 columns. Put quotation marks around text with a comma in it."
                ),
                ("5", set),
                (
                    "6",
                    "The cell in Notes has 1,048,576 characters; at most 32,767 can be read. A quotation mark may be missing."
                ),
                ("7", set),
                ("8", "A quotation mark is not closed, or stands in the middle of a cell."),
            ]
        );
        let results = batch.results().await;
        let errors = results[0].iter().position(|name| name == "errors").unwrap();
        assert_eq!((results[1][6].as_str(), results[1][errors].as_str()), ("error", told[0].1));
        assert_eq!(results[5][5], huge);
        assert_eq!(results[3][..6], ["solar-pv", "grid-tie", "mainland", "3", "7500", "one"]);
    });
}

#[test]
fn columns_of_ones_own_are_named_and_kept_even_if_they_are_called_as_ours() {
    run(async |tab| {
        let batch = Batch::open(tab, "pr-gef-tier1", "en").await;
        batch.work(&format!("status,{HEADER},,total-incentive\nold,{ROW},x,=1+1\n")).await;
        assert_eq!(
            batch.notices().await,
            json!([
                "3 columns are not used: status, column 7, total-incentive. They are carried through to the results."
            ])
        );
        let results = batch.results().await;
        assert_eq!(
            results[0][..9],
            [
                "status",
                "technology",
                "configuration",
                "location",
                "systemCapacityKw",
                "totalProjectCost",
                "",
                "total-incentive",
                "status (Estimado)"
            ]
        );
        assert_eq!(
            results[1][..9],
            ["old", "solar-pv", "grid-tie", "mainland", "3", "7500", "x", "=1+1", "eligible"]
        );
        let column = results[0].iter().position(|name| name == "total-incentive (Estimado)").unwrap();
        assert_eq!(results[1][column], "2400.00");
    });
}

#[test]
fn a_file_may_be_dropped_anywhere() {
    run(async |tab| {
        let batch = Batch::open(tab, "pr-gef-tier1", "en").await;
        let text = format!("{HEADER}\n{ROW}\n");
        for place in ["body", "h1", "#rows"] {
            batch.drop(place, &[("dropped.csv", text.as_bytes()), ("other.csv", b"x")]).await;
            assert_eq!(
                batch.notices().await,
                json!(["From the file dropped.csv.", "Only the first of your 2 files was read."])
            );
            assert_eq!(batch.table().await[0][2], "$2,400.00");
        }
        // Text that is dragged is the browser's affair, as in any text field.
        let text = "const dataTransfer = new DataTransfer(); dataTransfer.setData('text/plain', 'x');
            return document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))";
        assert_eq!(tab.script(text, Vec::new()).await, true);
    });
}
