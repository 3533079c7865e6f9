import { ComingLater } from '#app/shell/coming-later.tsx'

export function RecordingsPage() {
	return <ComingLater title="All Recordings" text="The calls will be listed here once the list is built." />
}
