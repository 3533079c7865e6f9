import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Drama } from 'lucide-react'
import { isFoundBy, type PaletteGroup } from '#app/shell/palette/palette-group.ts'
import { scenarios } from '#features/role-play/ui/sessions.ts'

const few = 5

/** The practice calls whose title, prospect or kind of debt has every word; none before something is typed. */
export function useScenarios(words: string): PaletteGroup {
	const navigate = useNavigate()
	const { data = [] } = useQuery({ ...scenarios, enabled: words !== '', staleTime: 60_000 })
	const found = data.filter(({ title, industry, difficulty, prospectPersona }) =>
		isFoundBy(words, `practice role-play ${title} ${prospectPersona.name} ${industry} ${difficulty}`),
	)
	const items = found.slice(0, words ? few : 0).map(({ id, title, prospectPersona, difficulty }) => ({
		id: `scenario ${id}`,
		title,
		icon: Drama,
		hint: `${prospectPersona.name}, ${difficulty}`,
		run: () => navigate({ to: '/role-play', search: { scenario: id } }),
	}))
	return { title: 'Role-play scenarios', items }
}
