import { Download } from 'lucide-react'
import { Button } from '#design/button.tsx'
import { CopyButton } from '#design/copy-button.tsx'

/** The backup codes, this once, to be kept: copied, or saved as a file. */
export function BackupCodesNote({ codes }: { codes: string[] }) {
	const text = [
		'Backup codes for Candor. Each works once in place of a code from the app.',
		'',
		...codes,
		'',
	].join('\n')
	return (
		<div className="space-y-3">
			<p>
				Keep these where you can find them without your phone. Each signs you in once in place of a code.
				They’re shown only once.
			</p>
			<ul
				className="code grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-lg border bg-muted px-4 py-3"
				aria-label="Backup codes"
			>
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="flex items-center gap-2">
				<Button asChild variant="outline" size="sm">
					<a
						href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
						download="candor-backup-codes.txt"
					>
						<Download className="size-4" aria-hidden="true" />
						Download
					</a>
				</Button>
				<CopyButton label="Copy all backup codes" text={codes.join('\n')} />
			</div>
		</div>
	)
}
