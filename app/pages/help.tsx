import { useSearch } from '@tanstack/react-router'
import { Help } from '#features/help/ui/help.tsx'

export function HelpPage() {
	return <Help search={useSearch({ from: '/help' })} />
}
