import { useNavigate } from '@tanstack/react-router'
import { CircleHelp, CreditCard, Target, TrendingUp, Webhook } from 'lucide-react'
import { adminDestinations, mainDestinations } from '#app/shell/navigation.ts'
import { isFoundBy, type PaletteGroup } from '#app/shell/palette/palette-group.ts'
import { usePerson } from '#features/people/ui/person.tsx'

/** Pages that the sidebar does not list. */
const furtherPages = [
	{ to: '/credit-insights', title: 'Credit Insights', icon: TrendingUp },
	{ to: '/pricing', title: 'Plans and billing', icon: CreditCard },
	{ to: '/integrations', title: 'API & webhooks', icon: Webhook },
	{ to: '/help', title: 'Help', icon: CircleHelp },
] as const

const furtherAdminPages = [{ to: '/goals', title: 'Goals & KPIs', icon: Target }] as const

export function usePages(words: string): PaletteGroup {
	const navigate = useNavigate()
	const isAdmin = usePerson().role === 'admin'
	const pages = [
		...mainDestinations,
		...(isAdmin ? [...adminDestinations, ...furtherAdminPages] : []),
		...furtherPages,
	]
	const items = pages
		.filter((page) => isFoundBy(words, page.title))
		.map((page) => ({
			id: page.to,
			title: page.title,
			icon: page.icon,
			...('key' in page ? { keys: ['G', page.key.toUpperCase()] } : {}),
			run: () => navigate({ to: page.to }),
		}))
	return { title: 'Pages', items }
}
