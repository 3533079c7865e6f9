import { isSignInFailure, signInFailures } from '#features/people/texts/sign-in-failures.ts'

/** Why a sign-in at the provider did not confirm who is there; the name of the reason comes from an address. */
export function describeFailure(failed: string, providerName: string): string {
	if (failed === 'other-person') return `You signed in to ${providerName} as someone else. Please try again.`
	if (failed === 'not-recent')
		return `${providerName} didn’t ask you to sign in again. Sign out there, then try again.`
	return isSignInFailure(failed)
		? signInFailures[failed](providerName)
		: `${providerName} did not confirm that it’s you. Please try again.`
}
