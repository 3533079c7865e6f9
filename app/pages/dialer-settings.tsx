import { DialerSettings } from '#features/live-coaching/ui/settings/dialer-settings.tsx'
import { AdminOnly } from '#features/people/ui/admin-only.tsx'

export function DialerSettingsPage() {
	return (
		<AdminOnly feature="Dialer & live coaching">
			<DialerSettings />
		</AdminOnly>
	)
}
