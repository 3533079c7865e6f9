import { ComingLater } from '#app/shell/coming-later.tsx'

export function ComplianceGuidePage() {
	return (
		<ComingLater
			title="Sales Rep Compliance Guide"
			text="Training modules, the call checklist, recent updates and resources will be here once the guide is built."
		/>
	)
}
