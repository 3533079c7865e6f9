import { Button } from '#design/button.tsx'
import { logOut } from '#features/people/ui/session.ts'
import { SignInFrame } from '#features/people/ui/sign-in-frame.tsx'
import { SetUpTwoFactor } from './set-up-two-factor.tsx'

/** The only page for people who must use two-factor, until they have set it up. */
export function TwoFactorFirst({ onDone }: { onDone: () => void }) {
	return (
		<SignInFrame
			title="Set up two-factor"
			text="Your company requires a code in addition to your password. You need an authenticator app on your phone."
		>
			<SetUpTwoFactor onDone={onDone} />
			<Button variant="ghost" className="mt-6 self-start" onClick={logOut}>
				Log out
			</Button>
		</SignInFrame>
	)
}
