import { useSearch } from '@tanstack/react-router'
import { RolePlay } from '#features/role-play/ui/role-play.tsx'

export function RolePlayPage() {
	return <RolePlay search={useSearch({ from: '/role-play' })} />
}
