import { LoaderCircle } from 'lucide-react'
import { classNames } from '#design/class-names.ts'

/** Never alone: a text beside it says what is happening. */
export function Spinner({ className }: { className?: string }) {
	return <LoaderCircle className={classNames('size-4 animate-spin', className)} aria-hidden="true" />
}
