import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button } from '#design/button.tsx'
import { Input } from '#design/input.tsx'

/** A field for a password, which can be shown while it is typed. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'className'>) {
	const [isShown, setShown] = useState(false)
	const Icon = isShown ? EyeOff : Eye
	return (
		<div className="relative">
			<Input {...props} className="pr-11" name="password" type={isShown ? 'text' : 'password'} required />
			<Button
				variant="ghost"
				size="icon-sm"
				className="absolute top-1/2 right-0.5 -translate-y-1/2"
				aria-label="Show password"
				aria-pressed={isShown}
				onClick={() => setShown(!isShown)}
			>
				<Icon className="size-4" aria-hidden="true" />
			</Button>
		</div>
	)
}
