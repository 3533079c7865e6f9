import { expect, test } from 'vitest'
import { type CsvColumn, writeCsv } from './write-csv.ts'

type Cells = { name: string; change: number | null }

const columns: CsvColumn<Cells>[] = [
	{ heading: 'Name', value: ({ name }) => name },
	{ heading: 'Change', value: ({ change }) => change },
]

/** The file without its byte order mark, which decoding takes away. */
const write = (rows: Iterable<Cells> | AsyncIterable<Cells>) => new Response(writeCsv(columns, rows)).text()

test('text that a spreadsheet would run as a formula is disarmed, and numbers stay numbers', async () => {
	const names = ['=1+1', '+1 555 0100', '-2', '@SUM(A1)', '\t=1', 'Ann=Lee']
	const [, ...lines] = (await write(names.map((name) => ({ name, change: -2.5 })))).split('\r\n')
	expect(lines).toEqual([
		"'=1+1,-2.5",
		"'+1 555 0100,-2.5",
		"'-2,-2.5",
		"'@SUM(A1),-2.5",
		"'\t=1,-2.5",
		'Ann=Lee,-2.5',
		'',
	])
})

test('commas, quotes, lines and missing values keep to their cell', async () => {
	expect(await write([{ name: 'Lee, "Ann"\nNorth', change: null }])).toBe(
		'Name,Change\r\n"Lee, ""Ann""\nNorth",\r\n',
	)
	expect(await write([])).toBe('Name,Change\r\n')
})

test('a file whose rows cannot be read to the end breaks off instead of ending', async () => {
	async function* rows() {
		yield { name: 'Ann', change: 1 }
		throw new Error('the database went away')
	}
	await expect(write(rows())).rejects.toThrow('the database went away')
})
