/**
 * What a page needs beside itself to show the provider's payment form, by directive of the content security policy, and who may
 * ask the browser for a payment:
 * https://docs.stripe.com/security/guide#content-security-policy
 */
export const paymentSources = {
	scriptSrc: ['https://js.stripe.com', 'https://*.js.stripe.com'],
	frameSrc: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
	connectSrc: ['https://api.stripe.com'],
	payment: ['https://js.stripe.com'],
}
