import { useSearch } from '@tanstack/react-router'
import { PaymentPage } from '#features/billing/ui/checkout/payment-page.tsx'

export function CheckoutPage() {
	return <PaymentPage page="checkout" search={useSearch({ from: '/checkout' })} />
}
