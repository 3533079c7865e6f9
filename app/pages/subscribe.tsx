import { useSearch } from '@tanstack/react-router'
import { PaymentPage } from '#features/billing/ui/checkout/payment-page.tsx'

export function SubscribePage() {
	return <PaymentPage page="subscribe" search={useSearch({ from: '/subscribe' })} />
}
