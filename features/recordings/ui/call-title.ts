import { displayName, knownName } from './display-name.ts'

/** What a call is named by; dates are ISO 8601. */
export type NamedCall = {
	originalName: string
	uploadedAt: string
	callMetadata: { salesAgentName: string; prospectName: string }
	owner: { name: string }
}

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/**
 * The title of a call wherever it is named: "Maya Ortiz with Denise Alvarado", or "Maya Ortiz, call of Nov 24" without the
 * customer's name. A rep whose name was not heard is the owner of the call. Without either name it is the file name.
 */
export function callTitle({ originalName, uploadedAt, callMetadata, owner }: NamedCall): string {
	const rep = fullName(knownName(callMetadata.salesAgentName), owner.name)
	const customer = knownName(callMetadata.prospectName)
	if (customer) return `${rep ?? owner.name} with ${customer}`
	if (rep) return `${rep}, call of ${monthAndDay.format(new Date(uploadedAt))}`
	return displayName(originalName)
}

/** On calls reps often say only their first name: the owner's name completes it. */
function fullName(said: string | null, owner: string): string | null {
	return said && owner.toLowerCase().startsWith(`${said.toLowerCase()} `) ? owner : said
}

/** The file name as a detail beside the title; null where it is the title. */
export function fileNameDetail(call: NamedCall): string | null {
	const name = displayName(call.originalName)
	return name === callTitle(call) ? null : name
}
