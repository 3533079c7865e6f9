import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { AdminOnly } from '#features/people/ui/admin-only.tsx'
import { Profile } from '#features/team/ui/profile/profile.tsx'

export function EmployeePage() {
	const { id } = useParams({ from: '/employees/$id' })
	const { tab = 'overview' } = useSearch({ from: '/employees/$id' })
	const navigate = useNavigate({ from: '/employees/$id' })
	return (
		<AdminOnly feature="The employee profile">
			<Profile
				key={id}
				id={id}
				tab={tab}
				onTab={(next) => navigate({ search: next === 'overview' ? {} : { tab: next }, replace: true })}
			/>
		</AdminOnly>
	)
}
