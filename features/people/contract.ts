import { z } from 'zod'
import { defaultWeeklyCallTarget, mostPeopleAtOnce, mostWeeklyCalls } from './limits.ts'

export * from './authentication-contract.ts'

export const Role = z.enum(['admin', 'salesrep'])
export type Role = z.infer<typeof Role>

/** The signed-in person: GET /api/user. */
export const Person = z.object({
	id: z.string(),
	username: z.string(),
	name: z.string(),
	role: Role,
	/** There only where everything else is refused (403 `two-factor-required`) until they have set up two-factor. */
	mustSetUpTwoFactor: z.literal(true).optional(),
})
export type Person = z.infer<typeof Person>

/** GET /api/demo: the sample sign-ins shown on the sign-in page, empty unless this is a demo. */
export const DemoSignIns = z.array(
	z.object({ username: z.string(), name: z.string(), role: Role, password: z.string() }),
)
export type DemoSignIns = z.infer<typeof DemoSignIns>

/** What an employee is shown as. A `rep` signs in as `salesrep`, and so does a `manager`: with a rep's rights. */
export const EmployeeRole = z.enum(['admin', 'manager', 'rep'])
export type EmployeeRole = z.infer<typeof EmployeeRole>

const line = (most: number) =>
	z
		.string()
		.trim()
		.max(most)
		.regex(/^\P{Cc}*$/u, 'must be one line')
const text = (most: number) => line(most).min(1)
const Name = text(120)
const Email = z.string().trim().toLowerCase().max(254).pipe(z.email('is not an email address'))
/** Empty if unknown; null is accepted as empty. */
const Title = line(120)
	.nullable()
	.transform((title) => title ?? '')
const Department = Title
const Phone = text(40).regex(/^[+(\d][\d\s().+/#x-]{4,}$/i, 'is not a phone number')
/** A day of the calendar, 2026-03-31. */
const StartDate = z.iso.date('is not a date')
/** Whole calls a week. */
const WeeklyCallTarget = z.int('is not a whole number').min(0).max(mostWeeklyCalls)

/** GET /api/employees answers a list of these, by name; GET /api/employees/{id} one. */
export const Employee = z.object({
	id: z.string(),
	username: z.string(),
	name: z.string(),
	role: EmployeeRole,
	/** `title` and `department` are empty if unknown. */
	title: z.string(),
	department: z.string(),
	email: z.string(),
	phone: z.string().nullable(),
	/** The day they started, 2026-03-31. */
	startDate: z.string().nullable(),
	/** Initials, one or two letters. */
	avatar: z.string(),
	isActive: z.boolean(),
	/** Was invited and has not set a password yet. */
	isInvited: z.boolean(),
	/** The moment of the last sign-in, ISO 8601. */
	lastLogin: z.string().nullable(),
	weeklyCallTarget: z.number(),
	/** Whether they are asked for a code when they sign in with their password. */
	hasTwoFactor: z.boolean(),
	/** Whether an account at a sign-in provider is linked. */
	hasSingleSignOn: z.boolean(),
	/** When a different provider account last tried to sign in as them, ISO 8601; null if never, or once resolved. */
	otherAccountRefusedAt: z.string().nullable(),
})
export type Employee = z.infer<typeof Employee>

/** GET /api/employees. The number of all that match is in X-Total-Count, the next page in Link. */
export const EmployeesQuery = z.object({
	/** Looked for in name, email, username, title and department. */
	q: z.string().trim().max(200).optional(),
	role: EmployeeRole.optional(),
	status: z.enum(['active', 'inactive', 'all']).default('active'),
	limit: z.coerce.number().int().min(1).max(1000).default(1000),
	cursor: z.string().max(1000).optional(),
})
export type EmployeesQuery = z.infer<typeof EmployeesQuery>

/** POST /api/employees */
export const NewEmployee = z.strictObject({
	name: Name,
	email: Email,
	weeklyCallTarget: WeeklyCallTarget.default(defaultWeeklyCallTarget),
	role: EmployeeRole.default('rep'),
	title: Title.default(''),
	department: Department.default(''),
	phone: Phone.nullish(),
	startDate: StartDate.nullish(),
	/** Made from the email address unless given. */
	username: z
		.string()
		.regex(/^[a-z0-9._-]{2,60}$/i, 'must be 2 to 60 letters, digits, dots, dashes or underscores')
		.optional(),
})
export type NewEmployee = z.infer<typeof NewEmployee>

/** PATCH /api/employees/{id}: omitted fields stay the same, null clears a field. */
export const EditEmployee = z.strictObject({
	name: Name.optional(),
	email: Email.optional(),
	role: EmployeeRole.optional(),
	title: Title.optional(),
	department: Department.optional(),
	phone: Phone.nullish(),
	startDate: StartDate.nullish(),
	weeklyCallTarget: WeeklyCallTarget.optional(),
	isActive: z.boolean().optional(),
})
export type EditEmployee = z.infer<typeof EditEmployee>

/** What of an edit is different from what is there: a page sends, and the server changes, nothing else. */
export function differences(before: EditEmployee, edit: EditEmployee): EditEmployee {
	const entries = Object.entries(edit) as [keyof EditEmployee, unknown][]
	return Object.fromEntries(
		entries.filter(([field, value]) => value !== undefined && value !== before[field]),
	) as EditEmployee
}

/** A link by which someone sets their password once. */
export const Invitation = z.object({
	/** Null where it was mailed: then no one but the person themselves has it. Shown this once, kept nowhere. */
	link: z.string().nullable(),
	expiresAt: z.string(),
	wasMailed: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

/** What POST /api/employees answers; POST /api/employees/{id}/invitation answers an Invitation. */
export const AddedEmployee = z.object({ employee: Employee, invitation: Invitation })
export type AddedEmployee = z.infer<typeof AddedEmployee>

const Ids = z.array(z.string().min(1).max(100)).min(1).max(mostPeopleAtOnce)

/** POST /api/employees/goals: the same target for all of them, or for none where one is unknown. */
export const Goals = z.strictObject({ ids: Ids, weeklyCallTarget: WeeklyCallTarget })
export type Goals = z.infer<typeof Goals>

/** POST /api/employees/password-resets: their sessions end and their passwords stop working immediately. */
export const PasswordResets = z.strictObject({ ids: Ids })

/** What POST /api/employees/password-resets answers, in the order of the ids. */
export const PasswordReset = Invitation.extend({ id: z.string(), name: z.string() })
export type PasswordReset = z.infer<typeof PasswordReset>

/** GET /api/password-links/{token}: whose link it is. 404 for an unknown one, 410 for one that is used or too old. */
export const PasswordLink = z.object({
	name: z.string(),
	username: z.string(),
	kind: z.enum(['invitation', 'reset']),
})
export type PasswordLink = z.infer<typeof PasswordLink>

/** A row of an imported file; empty columns are null. */
export const ImportedPerson = z.object({
	name: Name,
	email: Email,
	role: EmployeeRole.nullable(),
	title: text(120).nullable(),
	department: text(120).nullable(),
	phone: Phone.nullable(),
	startDate: StartDate.nullable(),
	weeklyCallTarget: WeeklyCallTarget.nullable(),
})
export type ImportedPerson = z.infer<typeof ImportedPerson>

/** One row of an imported file and what becomes of it. `line` counts from 1, the heading's. */
export const ImportedRow = z.object({
	line: z.number(),
	outcome: z.enum(['create', 'update', 'unchanged', 'refused']),
	/** Why it is refused, or what it does not bring about, in a sentence. */
	reason: z.string().nullable(),
	/** Null where the row cannot be read. */
	employee: ImportedPerson.nullable(),
	/** Of a person that was made; null in a dry run. */
	invitation: Invitation.nullable(),
})
export type ImportedRow = z.infer<typeof ImportedRow>

/** POST /api/employees/import?dryRun=true|false with a body of text/csv. Each row is taken whole or not at all. */
export const PeopleImport = z.object({
	isDryRun: z.boolean(),
	counts: z.object({
		create: z.number(),
		update: z.number(),
		unchanged: z.number(),
		refused: z.number(),
	}),
	/** Unknown headings. */
	ignoredColumns: z.array(z.string()),
	rows: z.array(ImportedRow),
})
export type PeopleImport = z.infer<typeof PeopleImport>
