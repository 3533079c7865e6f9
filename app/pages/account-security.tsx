import { AccountSecurity } from '#features/people/ui/security/account-security.tsx'

export function AccountSecurityPage() {
	return <AccountSecurity />
}
