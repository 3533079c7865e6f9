import { useSearch } from '@tanstack/react-router'
import { ComplianceGuide } from '#features/learning/ui/compliance-guide/compliance-guide.tsx'

export function ComplianceGuidePage() {
	return <ComplianceGuide search={useSearch({ from: '/debt-settlement-compliance' })} />
}
