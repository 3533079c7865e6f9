import { toast } from '#design/toast.ts'
import { paymentTexts } from './payment-texts.ts'

/**
 * Tells how a payment ended that took the person to their bank and back: the provider adds it to the address that
 * they come back to.
 */
export function tellPaymentOutcome(search: Record<string, unknown>): void {
	const { succeeded, failed } = paymentTexts.checkout
	if (search.redirect_status === 'succeeded') toast({ title: succeeded, tone: 'success' })
	if (search.redirect_status === 'failed')
		toast({
			title: failed,
			description: 'The payment was not completed. Please try another way to pay.',
			tone: 'destructive',
		})
}
