import { Badge } from '#design/badge.tsx'
import type { Rep } from '#features/team/contract.ts'

export function RepStatus({ status }: Pick<Rep, 'status'>) {
	return status === 'active' ? <Badge tone="success">Active</Badge> : <Badge tone="warning">Inactive</Badge>
}
