import { Pricing } from '#features/billing/ui/pricing.tsx'

export function PricingPage() {
	return <Pricing />
}
