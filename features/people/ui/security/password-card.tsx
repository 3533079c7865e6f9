import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { Button } from '#design/button.tsx'
import { Card, CardBody, CardHeader, CardTitle } from '#design/card.tsx'
import { Dialog, DialogContent } from '#design/dialog.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { twoFactorState } from './read-security.ts'

/** Lets people change their own password, unless they sign in at the company's provider. */
export function PasswordCard() {
	const { data: state } = useQuery(twoFactorState)
	const [isOpen, setIsOpen] = useState(false)
	return (
		<Card>
			<CardHeader>
				<CardTitle>Password</CardTitle>
			</CardHeader>
			<CardBody className="space-y-4">
				{state?.isSingleSignOn ? (
					<Alert>Your password is managed by your company’s sign-in provider. Change it there.</Alert>
				) : (
					<>
						<p className="max-w-2xl text-muted-foreground">
							Changing your password signs you out everywhere else. API tokens keep working.
						</p>
						<Button variant="outline" onClick={() => setIsOpen(true)}>
							Change password
						</Button>
					</>
				)}
				<Dialog open={isOpen} onOpenChange={setIsOpen}>
					<DialogContent title="Change password">
						<ChangePasswordForm onClose={() => setIsOpen(false)} />
					</DialogContent>
				</Dialog>
			</CardBody>
		</Card>
	)
}
