import { useSearch } from '@tanstack/react-router'
import { PaymentOff } from '#features/billing/ui/payment-off.tsx'

export function CheckoutPage() {
	return <PaymentOff title="Checkout" search={useSearch({ from: '/checkout' })} />
}
