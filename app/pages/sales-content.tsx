import { useSearch } from '@tanstack/react-router'
import { SalesContent } from '#features/content/ui/sales-content.tsx'

export function SalesContentPage() {
	return <SalesContent search={useSearch({ from: '/sales-content' })} />
}
