/** What the two payment pages are called and say; they do the same. */
export const paymentTexts = {
	checkout: {
		page: 'checkout',
		title: 'Checkout',
		succeeded: 'Payment Successful',
		/** The bank has not yet said whether it pays. */
		onItsWay: 'Payment Pending',
		/** The provider did not take the payment, and says why. */
		failed: 'Payment Failed',
		/** The payment was not even tried. */
		wentWrong: 'Payment Error',
	},
	subscribe: {
		page: 'subscribe',
		title: 'Subscribe',
		succeeded: 'Subscription Successful',
		onItsWay: 'Subscription Pending',
		failed: 'Subscription Failed',
		wentWrong: 'Subscription Error',
	},
} as const

export type PaymentTexts = (typeof paymentTexts)[keyof typeof paymentTexts]

export const notInitialized = 'Payment system is not initialized. Please try again.'
