/**
 * Additional sources for the provider's payment form, by content security policy directive, and the origins that may use
 * the browser's Payment Request API:
 * https://docs.stripe.com/security/guide#content-security-policy
 */
export const paymentSources = {
	scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
	frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
	connectSrc: ['https://api.stripe.com'],
	payment: ['https://js.stripe.com'],
}
