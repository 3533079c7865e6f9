/** Plans, seats, daily limits and payment. */

export { planOf } from './plan-of.ts'
export { openPayment } from './provider/open-payment.ts'
export { paymentSources } from './provider/payment-sources.ts'
export { billingRoutes, isOpenBillingPath } from './routes.ts'
export { catchUp } from './subscriptions/refresh-orders.ts'
export { requireAllowance, takeAllowance } from './take-allowance.ts'
