import { expect, test } from 'vitest'
import type { Employee } from '../contract.ts'
import { planImport } from './plan-import.ts'
import { readPeopleFile } from './read-people-file.ts'

const read = (file: string | Uint8Array) =>
	readPeopleFile(typeof file === 'string' ? Buffer.from(file) : file)
const plan = (file: string | Uint8Array, known: Employee[] = []) =>
	planImport(read(file).rows, known, 'the-administrator')

const someEmployee = (known: Partial<Employee>): Employee => ({
	id: 'a-rep',
	username: 'ann',
	name: 'Ann Lee',
	role: 'rep',
	title: '',
	department: '',
	email: 'ann@x.example',
	phone: null,
	startDate: null,
	avatar: 'AL',
	isActive: true,
	isInvited: false,
	lastLogin: null,
	weeklyCallTarget: 50,
	hasTwoFactor: false,
	hasSingleSignOn: false,
	otherAccountRefusedAt: null,
	...known,
})

test('reads files with any common separator, encoding and column headings', () => {
	const ann = {
		name: 'Anna Müller',
		email: 'anna@x.example',
		startDate: '2026-03-01',
		weeklyCallTarget: 1200,
	}
	const files = [
		'name,email,startDate,weeklyCallTarget\nAnna Müller,anna@x.example,2026-03-01,1200\n',
		'\uFEFFFirst Name;Last Name;E-mail Address;Hire Date;Weekly target\r\nAnna;Müller;ANNA@x.example;3/1/2026;1200\r\n',
		Buffer.from(
			'Employee\tWork email\tStart date\tCalls per week\nAnna Müller\tanna@x.example\t3/1/2026\t1,200',
			'latin1',
		),
	]
	for (const file of files)
		expect(plan(file)).toEqual([
			{ line: 2, outcome: 'create', reason: null, employee: expect.objectContaining(ann) },
		])
})

test('counts lines as in the file, whatever a cell contains', () => {
	const rows = plan(
		'name,email,title\n"Ann\nLee",a@x.example,\n\nBo Ray,b@x.example,"Closer, senior"\nCy,c@x.example',
	)
	expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
		[2, 'refused'],
		[5, 'create'],
		[6, 'create'],
	])
	expect(rows[1]?.employee?.title).toBe('Closer, senior')
})

test('a row that cannot be taken says why', () => {
	const reasons = plan(
		[
			'name,email,role,startDate,weeklyCallTarget,phone',
			'Ann,,,,,',
			'Ann,ann at x.example,,,,',
			'Ann,ann@x.example,boss,,,',
			'Ann,ann@x.example,,2/30/2026,,',
			'Ann,ann@x.example,,,12.5,',
			'Ann,ann@x.example,,,,call me',
			"Ann,ann@x.example,,,,'+1 (555) 010-0100 x5",
			'Ann again,ANN@x.example,,,,',
		].join('\n'),
	).map(({ reason }) => reason)
	expect(reasons).toEqual([
		'The email address is missing.',
		'The email address can’t be used: ann at x.example',
		'The role must be admin, manager or rep.',
		'Write the start date like 2026-03-31 or 3/31/2026.',
		'The weekly call target must be a whole number.',
		'The phone number can’t be used: call me',
		null,
		'Line 8 already has this email address.',
	])
})

test('updates existing people with what the row says, and keeps what it leaves empty', () => {
	const known = someEmployee({ title: 'Closer' })
	const [changed] = plan('name,email,title,role,department\nAnn Lee,ann@x.example,,Manager,Night', [known])
	expect(changed).toMatchObject({
		outcome: 'update',
		update: { id: 'a-rep', change: { role: 'manager', department: 'Night' } },
	})
	const [same] = plan('name,email,title\nAnn Lee,ann@x.example,Closer', [known])
	expect(same?.outcome).toBe('unchanged')
	const me = someEmployee({ id: 'the-administrator', role: 'admin' })
	const [demoted] = plan('name,email,role\nAnn Lee,ann@x.example,rep', [me])
	expect(demoted).toMatchObject({ outcome: 'refused', reason: 'You can’t change your own role.' })
})

test('deactivated people stay deactivated, and the row says so', () => {
	const known = someEmployee({ isActive: false })
	const reason = 'This person is deactivated. Reactivate them in their profile first.'
	expect(plan('name,email\nAnn Lee,ann@x.example', [known])).toMatchObject([{ outcome: 'unchanged', reason }])
	expect(plan('name,email,title\nAnn Lee,ann@x.example,Closer', [known])).toMatchObject([
		{ outcome: 'update', reason, update: { change: { title: 'Closer' } } },
	])
})

test('what is no file of people is refused whole', () => {
	const refusals = {
		'': 'The file is empty.',
		'name,phone\nAnn,1': 'The file has no email column.',
		'email\na@x.example': 'The file has no name column.',
		'name,email,E-mail\nAnn,a,b': 'The file has two columns for email.',
		'name,email\nAnn,"a': 'The file isn’t valid CSV: line 2 has a misplaced quote.',
	}
	for (const [file, message] of Object.entries(refusals)) expect(() => read(file)).toThrow(message)
	const long = `name,email\n${'Ann,a@x.example\n'.repeat(2001)}`
	expect(() => read(long)).toThrow('The file has more than 2000 rows.')
})
