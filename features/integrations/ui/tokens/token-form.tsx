import { type FormEvent, useState } from 'react'
import { Alert } from '#design/alert.tsx'
import { CheckboxGroup } from '#design/checkbox-group.tsx'
import { DialogContent } from '#design/dialog.tsx'
import { Field } from '#design/field.tsx'
import { FormFooter } from '#design/form-footer.tsx'
import { Input } from '#design/input.tsx'
import { Select } from '#design/select.tsx'
import type { NewToken, Scope } from '#features/integrations/contract.ts'
import { longestName } from '#features/integrations/limits.ts'
import { usePerson } from '#features/people/ui/person.tsx'
import { messageOf } from '#platform/browser/request.ts'
import { scopes } from '../../texts/scopes.ts'
import { ShownOnce } from '../shown-once.tsx'
import { useCreateToken } from './read-tokens.ts'

/** The inside of the dialog in which a token is made, and then shown. */
export function TokenForm({ onClose }: { onClose: () => void }) {
	const creation = useCreateToken()
	return (
		<DialogContent
			title={creation.data ? `Token “${creation.data.name}”` : 'New API token'}
			description={creation.data ? undefined : 'It acts on your behalf, within the access you choose.'}
			isHeld={!creation.isIdle && !creation.isError}
		>
			{creation.data ? (
				<ShownOnce
					label="API token"
					secret={creation.data.token}
					hint="Programs send it in the header “Authorization: Bearer”, followed by the token."
					onClose={onClose}
				/>
			) : (
				<TokenFields
					isBusy={creation.isPending}
					failure={creation.error ? messageOf(creation.error) : null}
					onSubmit={(token) => creation.mutate(token)}
					onClose={onClose}
				/>
			)}
		</DialogContent>
	)
}

type TokenFieldsProps = {
	isBusy: boolean
	failure: string | null
	onSubmit: (token: NewToken) => void
	onClose: () => void
}

const lives = { 7: '7 days', 30: '30 days', 90: '90 days', 365: '1 year' }

function TokenFields({ isBusy, failure, onSubmit, onClose }: TokenFieldsProps) {
	const [name, setName] = useState('')
	const [chosen, setChosen] = useState<Scope[]>(['recordings:read'])
	const [expiresInDays, setExpiresInDays] = useState(90)
	const [wasTried, setWasTried] = useState(false)
	const nameError = wasTried && !name.trim() ? 'Enter a name for the token.' : null
	const submit = (event: FormEvent) => {
		event.preventDefault()
		setWasTried(true)
		if (name.trim() && chosen.length) onSubmit({ name: name.trim(), scopes: chosen, expiresInDays })
	}
	return (
		<form onSubmit={submit} noValidate className="mt-4 space-y-4">
			<Field label="Name" hint="What it is for, such as “Nightly import”." error={nameError}>
				{(wiring) => (
					<Input
						{...wiring}
						maxLength={longestName}
						value={name}
						onChange={(event) => setName(event.target.value)}
					/>
				)}
			</Field>
			<ScopeChoice chosen={chosen} onChange={setChosen} isMissing={wasTried && !chosen.length} />
			<Field label="Expires in">
				{(wiring) => (
					<Select
						{...wiring}
						value={expiresInDays}
						onChange={(event) => setExpiresInDays(Number(event.target.value))}
					>
						{Object.entries(lives).map(([days, told]) => (
							<option key={days} value={days}>
								{told}
							</option>
						))}
					</Select>
				)}
			</Field>
			{failure ? (
				<Alert tone="failed" role="alert">
					{failure}
				</Alert>
			) : null}
			<FormFooter action="Create token" disabled={isBusy} onCancel={onClose} />
		</form>
	)
}

type ScopeChoiceProps = {
	chosen: readonly Scope[]
	onChange: (chosen: Scope[]) => void
	isMissing: boolean
}

function ScopeChoice({ chosen, onChange, isMissing }: ScopeChoiceProps) {
	const isAdmin = usePerson().role === 'admin'
	const offered = (Object.keys(scopes) as Scope[]).filter((scope) => isAdmin || scope !== 'team:read')
	return (
		<CheckboxGroup
			legend="Access"
			options={offered.map((scope) => ({
				value: scope,
				label: (
					<>
						<span className="code text-sm">{scope}</span>
						<span className="block text-muted-foreground text-sm">{scopes[scope]}</span>
					</>
				),
			}))}
			chosen={chosen}
			onChange={onChange}
			error={isMissing ? 'Choose at least one.' : null}
		/>
	)
}
