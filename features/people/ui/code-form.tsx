import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Person } from '#features/people/contract.ts'
import { CodeField, type CodeKind, CodeKindButton } from '#features/people/ui/code-field.tsx'
import { messageOf, RequestError, readJson, request } from '#platform/browser/request.ts'

type CodeFormProps = {
	onSignedIn: (person: Person) => void
	/** Back to the password: the sign-in took too long, or someone else is signing in. */
	onBack: (reason: string | null) => void
}

/** The second step of a sign-in, after the password was right. */
export function CodeForm({ onSignedIn, onBack }: CodeFormProps) {
	const [kind, setKind] = useState<CodeKind>('app')
	const [code, setCode] = useState('')
	const input = useRef<HTMLInputElement>(null)
	const checking = useMutation({
		mutationFn: async (typed: string) => {
			await request('POST', '/api/login/two-factor', { code: typed })
			return readJson('/api/user', Person)
		},
		onSuccess: onSignedIn,
		onError: (error) => {
			if (error instanceof RequestError && error.code === 'sign-in-expired') onBack(messageOf(error))
			else input.current?.select()
		},
	})
	const isBusy = checking.isPending || checking.isSuccess
	useEffect(() => input.current?.focus(), [])

	const submit = (event: FormEvent) => {
		event.preventDefault()
		if (!isBusy && code.trim()) checking.mutate(code.trim())
	}
	return (
		<form className="mt-8 space-y-4" onSubmit={submit} noValidate>
			<CodeField
				kind={kind}
				ref={input}
				value={code}
				onChange={setCode}
				error={isBusy || !checking.error ? null : messageOf(checking.error)}
			/>
			<Button type="submit" size="lg" className="w-full" aria-disabled={isBusy || !code.trim()}>
				{isBusy ? 'Checking...' : 'Sign in'}
			</Button>
			<div className="flex flex-wrap justify-between gap-2">
				<CodeKindButton
					kind={kind}
					onKind={(next) => {
						setKind(next)
						setCode('')
						checking.reset()
						input.current?.focus()
					}}
				/>
				<Button variant="ghost" onClick={() => onBack(null)}>
					Back to password
				</Button>
			</div>
		</form>
	)
}
