import { classNames } from '#design/class-names.ts'
import { sayTimer, secondsInto, writeTimer } from './write-call.ts'

type CallTimerProps = { startTime: string; now: number; className?: string }

/** How long the call has lasted. */
export function CallTimer({ startTime, now, className }: CallTimerProps) {
	const seconds = secondsInto(startTime, now)
	return (
		<p
			role="timer"
			aria-label={`Call time ${sayTimer(seconds)}`}
			className={classNames('num font-medium', className)}
		>
			{writeTimer(seconds)}
		</p>
	)
}
