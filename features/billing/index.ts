/** Plans, seats, daily limits and payment. */
export { takeAllowance } from './take-allowance.ts'
