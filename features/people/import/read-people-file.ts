import { CsvError, parse } from 'csv-parse/sync'
import { Problem } from '#platform/http/problem.ts'
import { cleanText } from '#platform/text/clean-text.ts'
import { importLimits } from '../limits.ts'

/** The columns of a file of people. `firstName` and `lastName` are read where there is no column for the whole name. */
const spellings = {
	name: ['name', 'fullname', 'employee', 'employeename', 'displayname', 'person', 'rep', 'repname', 'agent'],
	firstName: ['firstname', 'givenname', 'first'],
	lastName: ['lastname', 'surname', 'familyname', 'last'],
	email: ['email', 'emailaddress', 'mail', 'workemail', 'mailaddress'],
	title: ['title', 'jobtitle', 'position', 'job'],
	department: ['department', 'dept', 'team', 'division'],
	phone: ['phone', 'phonenumber', 'telephone', 'mobile', 'mobilephone', 'workphone', 'cell', 'cellphone'],
	startDate: ['startdate', 'started', 'startedon', 'start', 'hiredate', 'hired', 'dateofhire', 'joined'],
	weeklyCallTarget: [
		'weeklycalltarget',
		'calltarget',
		'weeklytarget',
		'weeklygoal',
		'weeklycalls',
		'callsperweek',
	],
	role: ['role', 'employeerole'],
}
export type Column = keyof typeof spellings
export type Cells = Partial<Record<Column, string>>

const columnOf = new Map(
	Object.entries(spellings).flatMap(([column, words]) => words.map((word) => [word, column as Column])),
)

/**
 * The rows of a CSV file of people, with the line on which each begins (1 is the heading). Separated by comma, semicolon
 * or tab; UTF-8, or Windows-1252 as older spreadsheets write it. Throws Problem 400 for what is no such file, 413 for
 * too many rows.
 */
export function readPeopleFile(bytes: Uint8Array) {
	const records = readRecords(cleanText(decode(bytes)))
	const [heading, ...rows] = records
	if (!heading) throw new Problem(400, 'bad-file', 'The file is empty.')
	if (rows.length > importLimits.rows)
		throw new Problem(413, 'too-many-rows', `The file has more than ${importLimits.rows} rows.`)
	const columns = heading.cells.map((word) => columnOf.get(word.toLowerCase().replace(/[^a-z]/g, '')))
	requireColumns(columns)
	return {
		ignoredColumns: heading.cells.filter((word, index) => word && !columns[index]),
		rows: rows.map(({ line, cells }) => ({ line, cells: nameCells(columns, cells) })),
	}
}

function decode(bytes: Uint8Array) {
	try {
		return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
	} catch {
		return new TextDecoder('windows-1252').decode(bytes)
	}
}

function readRecords(text: string): { line: number; cells: string[] }[] {
	const firstLine = text.slice(0, text.search(/[\r\n]|$/))
	const delimiter = [',', ';', '\t'].reduce((best, sign) =>
		firstLine.split(sign).length > firstLine.split(best).length ? sign : best,
	)
	try {
		return parse(text, {
			delimiter,
			trim: true,
			skip_empty_lines: true,
			relax_column_count: true,
			to: importLimits.rows + 2,
			on_record(cells: string[], { lines }) {
				// `lines` is where the row ends; a cell may hold line breaks.
				const breaks = cells.join('').match(/\r\n|\r|\n/g)?.length ?? 0
				return { line: lines - breaks, cells } as never
			},
		}) as unknown as { line: number; cells: string[] }[]
	} catch (error) {
		if (!(error instanceof CsvError)) throw error
		throw new Problem(400, 'bad-file', `The file isn’t valid CSV: line ${error.lines} has a misplaced quote.`)
	}
}

function requireColumns(columns: (Column | undefined)[]) {
	const known = columns.filter((column) => column !== undefined)
	const double = known.find((column, index) => known.indexOf(column) !== index)
	if (double) throw new Problem(400, 'bad-file', `The file has two columns for ${double}.`)
	if (!known.includes('email')) throw new Problem(400, 'bad-file', 'The file has no email column.')
	if (!known.includes('name') && !known.includes('lastName'))
		throw new Problem(400, 'bad-file', 'The file has no name column.')
}

function nameCells(columns: (Column | undefined)[], cells: string[]): Cells {
	return Object.fromEntries(
		columns.flatMap((column, index) => (column && cells[index] ? [[column, disarmed(cells[index])]] : [])),
	)
}

/** What `writeCsv` put an apostrophe before comes back without it. */
const disarmed = (cell: string) => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)
