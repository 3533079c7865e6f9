import { type Dialer, EditDialer } from '#features/live-coaching/contract.ts'

/** The values of the form: lists with one entry per line, empty texts for what is not set. */
export type DialerFields = {
	name: string
	kind: Dialer['kind']
	allowedAddresses: string
	autoStartCoaching: boolean
	apiUrl: string
	apiUser: string
	apiPassword: string
	/** The kept password is to be forgotten. */
	forgetsPassword: boolean
	recordingHosts: string
	notifyOnCritical: boolean
}

export type DialerErrors = Partial<Record<keyof DialerFields, string>>

/** Props of each part of the form. */
export type FormPartProps = {
	fields: DialerFields
	errors: DialerErrors
	onChange: (change: Partial<DialerFields>) => void
}

const emptyFields: DialerFields = {
	name: '',
	kind: 'vicidial',
	allowedAddresses: '',
	autoStartCoaching: true,
	apiUrl: '',
	apiUser: '',
	apiPassword: '',
	forgetsPassword: false,
	recordingHosts: '',
	notifyOnCritical: false,
}

/** The form as it opens: for a dialer, or empty for a new one. */
export function fieldsOf(dialer: Dialer | null): DialerFields {
	if (!dialer) return emptyFields
	const { name, kind, autoStartCoaching, notifyOnCritical } = dialer
	return {
		...emptyFields,
		...{ name, kind, autoStartCoaching, notifyOnCritical },
		allowedAddresses: dialer.allowedAddresses.join('\n'),
		apiUrl: dialer.apiUrl ?? '',
		apiUser: dialer.apiUser ?? '',
		recordingHosts: dialer.recordingHosts.join('\n'),
	}
}

/** What the form says, or what is wrong with it by field. */
export function readDialerForm(fields: DialerFields): { edit: EditDialer } | { errors: DialerErrors } {
	const { name, kind, autoStartCoaching, notifyOnCritical } = fields
	const said = {
		...{ name, kind, autoStartCoaching, notifyOnCritical },
		allowedAddresses: linesOf(fields.allowedAddresses),
		apiUrl: fields.apiUrl.trim() || null,
		apiUser: fields.apiUser.trim() || null,
		recordingHosts: linesOf(fields.recordingHosts),
		...passwordOf(fields),
	}
	// Recordings are fetched from ViciDial alone: what was typed before Convoso was chosen is not kept.
	const read = EditDialer.safeParse(kind === 'vicidial' ? said : { ...said, ...noRecordings })
	if (read.success) return { edit: read.data }
	const errors: DialerErrors = {}
	for (const { path, code } of read.error.issues) {
		const [field, index] = path as [keyof DialerFields, number?]
		errors[field] ??= index === undefined ? messageFor(field, code) : messageForLine(fields, field, index)
	}
	return { errors }
}

const noRecordings = { apiUrl: null, apiUser: null, recordingHosts: [], notifyOnCritical: false }

/** Left out, the kept one stays; an empty one takes it away. */
function passwordOf({ apiPassword, forgetsPassword }: DialerFields) {
	if (forgetsPassword) return { apiPassword: '' }
	return apiPassword ? { apiPassword } : {}
}

function messageFor(field: keyof DialerFields, code: string | undefined): string {
	if (code === 'too_big') return field === 'name' ? 'This is longer than 80 characters.' : 'This is too long.'
	if (field === 'name') return 'Enter a name for the dialer.'
	return field === 'apiUrl'
		? 'Enter the full address, such as https://dialer.example.com.'
		: 'Check this value.'
}

function messageForLine(fields: DialerFields, field: keyof DialerFields, index: number): string {
	const line = linesOf(String(fields[field]))[index]
	return field === 'allowedAddresses'
		? `“${line}” isn’t an address or range, such as 203.0.113.7 or 203.0.113.0/24.`
		: `“${line}” isn’t a host name, such as recordings.example.com.`
}

/** Entries by line; commas part them too, as lists are often copied so. */
function linesOf(text: string): string[] {
	return text
		.split(/[\n,]/)
		.map((line) => line.trim())
		.filter(Boolean)
}
