import { CopyField } from '#design/copy-field.tsx'
import type { Dialer } from '#features/live-coaching/contract.ts'

/** The addresses to paste into a dialer, each with the place it belongs in. */
export function DialerAddresses({ urls }: Pick<Dialer, 'urls'>) {
	return (
		<section>
			<h3 className="section-title">Addresses to paste into the dialer</h3>
			<p className="hint">They contain a secret: anyone who has one can report calls to Candor.</p>
			<ul className="mt-3 space-y-4">
				{urls.map(({ name, where, url }) => (
					<li key={name}>
						<CopyField label={name} hint={where} text={url} />
					</li>
				))}
			</ul>
		</section>
	)
}
