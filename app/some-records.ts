import { Person } from '#features/people/contract.ts'
import type { AuditLine } from '#features/records/contract.ts'
import { type Client, readJson } from './some-call.ts'

/** For tests: something that anybody may say on a call. */
export const anything = [['rep', 'This call is recorded.']] as const

export const idOf = async (client: Client) =>
	Person.parse(await (await client.request('/api/user')).json()).id

/** The lines of the audit trail that a filter takes, as an administrator reads them. */
export const readTrail = (admin: Client, filter: Record<string, string>) =>
	readJson<AuditLine[]>(admin, `/api/admin/audit?${new URLSearchParams(filter)}`)
