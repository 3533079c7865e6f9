import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Drama } from 'lucide-react'
import { isFoundBy, type PaletteItem } from '#app/shell/palette/palette-group.ts'
import { scenarios } from '#features/role-play/ui/sessions.ts'
import { mostFound } from '#features/search/limits.ts'

/** The practice calls whose title, prospect or kind of debt has every word; none before something is typed. */
export function useScenarios(words: string): PaletteItem[] {
	const navigate = useNavigate()
	const { data = [] } = useQuery({ ...scenarios, enabled: words !== '', staleTime: 60_000 })
	const found = data.filter(({ title, industry, difficulty, prospectPersona }) =>
		isFoundBy(words, `practice role-play ${title} ${prospectPersona.name} ${industry} ${difficulty}`),
	)
	return found.slice(0, words ? mostFound : 0).map(({ id, title, prospectPersona }) => ({
		id: `scenario ${id}`,
		title,
		icon: Drama,
		hint: `Scenario, ${prospectPersona.name}`,
		run: () => navigate({ to: '/role-play', search: { scenario: id } }),
	}))
}
