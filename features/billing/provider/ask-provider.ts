import Stripe from 'stripe'
import { Problem } from '#platform/http/problem.ts'

/**
 * Asks the payment provider something. Throws Problem 402 `card-declined` in the provider's own words, which are meant
 * for the payer; 502 for everything else: where trying again can help `payment-provider-away`, and
 * `payment-provider-silent` where there was no answer and it is not known whether it was done.
 */
export async function askProvider<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
	try {
		return await ask()
	} catch (error) {
		throw error instanceof Stripe.errors.StripeError ? asProblem(error) : error
	}
}

/**
 * As `askProvider`, for what may be there no more: null where the provider knows no such thing, as it is deleted or of
 * another account.
 */
export const findAtProvider = <Answer>(ask: () => Promise<Answer>): Promise<Answer | null> =>
	askProvider(() =>
		ask().catch((error) => {
			if (isMissing(error)) return null
			throw error
		}),
	)

const isMissing = (error: unknown) =>
	error instanceof Stripe.errors.StripeError && error.code === 'resource_missing'

const passing = ['StripeAPIError', 'StripeRateLimitError']

function asProblem({ type, code, requestId, message }: InstanceType<typeof Stripe.errors.StripeError>) {
	if (type === 'StripeCardError') return new Problem(402, 'card-declined', message)
	// The provider's error carries payment details: the log gets its kind and the number to ask the provider about.
	const cause = new Error([type, code, requestId].filter(Boolean).join(' '))
	const isSilent = type === 'StripeConnectionError'
	return isSilent || passing.includes(type)
		? new Problem(
				502,
				isSilent ? 'payment-provider-silent' : 'payment-provider-away',
				'Couldn’t reach the payment provider. Please try again.',
				{
					retryable: true,
					cause,
				},
			)
		: new Problem(
				502,
				'payment-provider-refused',
				'The payment provider rejected this request. Please contact support.',
				{ cause },
			)
}
