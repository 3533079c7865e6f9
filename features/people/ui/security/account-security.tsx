import { PageHeader } from '#design/page-header.tsx'
import { PasswordCard } from './password-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

export function AccountSecurity() {
	return (
		<>
			<PageHeader title="Sign-in & security" text="How you sign in, and where you’re signed in." />
			<div className="max-w-3xl space-y-5">
				<PasswordCard />
				<TwoFactorCard />
				<SessionsCard />
			</div>
		</>
	)
}
