import { CopyButton } from '#design/copy-button.tsx'
import { Field } from '#design/field.tsx'
import { Input } from '#design/input.tsx'
import type { Dialer } from '#features/live-coaching/contract.ts'

/** The addresses to paste into a dialer, each with the place it belongs in. */
export function DialerAddresses({ urls }: Pick<Dialer, 'urls'>) {
	return (
		<section>
			<h3 className="section-title">Addresses to paste into the dialer</h3>
			<p className="hint">They hold a secret: whoever has one can tell Candor of calls.</p>
			<ul className="mt-3 space-y-4">
				{urls.map(({ name, where, url }) => (
					<li key={name}>
						<Field label={name} hint={where}>
							{(wiring) => (
								<div className="flex items-center gap-1">
									<Input
										{...wiring}
										className="code text-sm"
										readOnly
										value={url}
										onFocus={(event) => event.target.select()}
									/>
									<CopyButton label={`Copy ${name}`} text={url} />
								</div>
							)}
						</Field>
					</li>
				))}
			</ul>
		</section>
	)
}
