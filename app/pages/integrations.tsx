import { useNavigate, useSearch } from '@tanstack/react-router'
import { Integrations } from '#features/integrations/ui/integrations.tsx'

export function IntegrationsPage() {
	const search = useSearch({ from: '/integrations' })
	const navigate = useNavigate({ from: '/integrations' })
	return (
		<Integrations
			search={search}
			onTab={(tab) => navigate({ search: tab === 'tokens' ? {} : { tab }, replace: true })}
		/>
	)
}
