import { useSearch } from '@tanstack/react-router'
import { PaymentOff } from '#features/billing/ui/payment-off.tsx'

export function SubscribePage() {
	return <PaymentOff title="Subscribe" search={useSearch({ from: '/subscribe' })} />
}
