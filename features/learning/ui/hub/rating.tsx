import { useQuery } from '@tanstack/react-query'
import { Star } from 'lucide-react'
import { useState } from 'react'
import { classNames } from '#design/class-names.ts'
import { messageOf } from '#platform/browser/request.ts'
import { formatCount } from '#platform/text/format-number.ts'
import { moduleRatings, useRateModule } from './hub-modules.ts'

/** The rating of a module; null where nobody rated it, undefined while that is not known. */
function useRating(moduleId: string) {
	const { data: ratings } = useQuery(moduleRatings)
	return ratings && (ratings.find((rating) => rating.moduleId === moduleId) ?? null)
}

/** What people who completed the module think of it, or that nobody has said. */
export function Rating({ moduleId }: { moduleId: string }) {
	const rating = useRating(moduleId)
	if (rating === undefined) return null
	if (rating === null) return <span className="text-muted-foreground">No ratings yet</span>
	return (
		<span className="flex items-center gap-1">
			<Star className="size-3.5 fill-current" aria-hidden="true" />
			<span className="num font-medium">{rating.average.toFixed(1)}</span>
			<span className="text-muted-foreground">
				<span className="sr-only">of 5, </span>({formatCount(rating.count, 'rating')})
			</span>
		</span>
	)
}

const allStars = [1, 2, 3, 4, 5]

/** The five stars of whoever has completed a module. */
export function RateModule({ moduleId, title }: { moduleId: string; title: string }) {
	const mine = useRating(moduleId)?.mine ?? null
	const rate = useRateModule(moduleId)
	const [given, setGiven] = useState<number | null>(null)
	const stars = given ?? mine
	const give = (value: number) => {
		setGiven(value)
		rate.mutate(value, { onSettled: () => setGiven(null) })
	}
	return (
		<fieldset>
			<legend className="text-muted-foreground text-sm">
				{mine ? 'Your rating' : 'How useful was it? Your rating counts in the stars that others see.'}
			</legend>
			<div className="mt-1 flex">
				{allStars.map((value) => (
					<label
						key={value}
						className="grid size-8 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-ring coarse:size-11"
					>
						<input
							type="radio"
							name={`rate-${moduleId}`}
							className="sr-only"
							checked={stars === value}
							onChange={() => give(value)}
							aria-label={`${formatCount(value, 'star')} for ${title}`}
						/>
						<Star
							className={classNames(
								'size-5',
								stars && value <= stars ? 'fill-current' : 'text-muted-foreground',
							)}
							aria-hidden="true"
						/>
					</label>
				))}
			</div>
			{rate.error ? (
				<p role="alert" className="text-destructive text-sm">
					Your rating could not be kept. {messageOf(rate.error)}
				</p>
			) : null}
		</fieldset>
	)
}
