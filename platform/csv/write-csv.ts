import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'

/** One column: its heading, and what it holds of a row; null leaves the cell empty. */
export type CsvColumn<Row> = { heading: string; value: (row: Row) => string | number | null }

/**
 * A CSV file in UTF-8 as spreadsheets open it (byte order mark, CRLF), written while `rows` are read. Text that a
 * spreadsheet would run as a formula (it begins with =, +, - or @) gets an apostrophe before it; numbers stay
 * numbers. Source: OWASP, CSV Injection; RFC 4180.
 */
export function writeCsv<Row>(columns: CsvColumn<Row>[], rows: Iterable<Row> | AsyncIterable<Row>) {
	const lines = stringify({
		header: true,
		columns: columns.map(({ heading }) => ({ key: heading, header: heading })),
		bom: true,
		record_delimiter: 'windows',
		escape_formulas: true,
	})
	const cells = Readable.from(readCells(columns, rows))
	cells.on('error', (error) => lines.destroy(error))
	lines.on('close', () => cells.destroy())
	return Readable.toWeb(cells.pipe(lines)) as ReadableStream<Uint8Array>
}

async function* readCells<Row>(columns: CsvColumn<Row>[], rows: Iterable<Row> | AsyncIterable<Row>) {
	for await (const row of rows) yield columns.map(({ value }) => value(row))
}
