import { isSignInFailure, signInFailures } from '#features/people/texts/sign-in-failures.ts'

/** Why a sign-in at the provider did not confirm the user's identity. `failed` comes from the URL. */
export function describeConfirmationFailure(failed: string, providerName: string): string {
	if (failed === 'other-person') return `You signed in to ${providerName} as someone else. Please try again.`
	if (failed === 'not-recent')
		return `${providerName} didn’t ask you to sign in again. Sign out there, then try again.`
	return isSignInFailure(failed)
		? signInFailures[failed](providerName)
		: `${providerName} did not confirm your identity. Please try again.`
}
