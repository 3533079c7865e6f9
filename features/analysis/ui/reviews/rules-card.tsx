import { useQuery } from '@tanstack/react-query'
import { classNames } from '#design/class-names.ts'
import { QueryCard } from '#design/query-card.tsx'
import { Table, TableCell, TableHead, TableRow } from '#design/table.tsx'
import type { RuleReview } from '#features/analysis/contract.ts'
import { formatNumber } from '#platform/text/format-number.ts'
import { ruleReviews } from './read-reviews.ts'

/** How often people agree with the machine, rule by rule. */
export function RulesCard() {
	return (
		<QueryCard
			id="machine-and-people"
			title="Candor and reviewers"
			description="All calls with their current results. Agreement is the share of decided findings that were upheld."
			query={useQuery(ruleReviews)}
			loading="Loading the rules"
			shapes={['h-10', 'h-64']}
		>
			{(rules) => <RulesTable rules={rules} />}
		</QueryCard>
	)
}

const figures = ['Found', 'Disputed', 'Upheld', 'Overturned', 'Agreement'] as const
/** On narrow screens the table scrolls and its names stay. */
const pinned = 'max-sm:sticky max-sm:left-0 max-sm:min-w-40 max-sm:bg-card'

function RulesTable({ rules }: { rules: RuleReview[] }) {
	return (
		<Table label="Candor and reviewers, by rule">
			<thead>
				<tr>
					<TableHead className={pinned}>Rule</TableHead>
					{figures.map((figure) => (
						<TableHead key={figure} className="text-right">
							{figure}
						</TableHead>
					))}
				</tr>
			</thead>
			<tbody>
				{rules.map((rule) => (
					<TableRow key={rule.code}>
						<th scope="row" className={classNames('border-t py-2 pr-3 pl-5 text-left', pinned)}>
							<span className="font-medium">{rule.title}</span>
							<span className="block font-normal text-muted-foreground text-xs">{rule.kind}</span>
						</th>
						{[rule.found, rule.disputed, rule.upheld, rule.overturned].map((count, index) => (
							<TableCell key={figures[index]} className="num text-right">
								{formatNumber(count)}
							</TableCell>
						))}
						<TableCell className="num text-right">
							{rule.agreement === null ? (
								<span className="text-muted-foreground">
									<span aria-hidden="true">–</span>
									<span className="sr-only">none decided</span>
								</span>
							) : (
								`${rule.agreement}%`
							)}
						</TableCell>
					</TableRow>
				))}
			</tbody>
		</Table>
	)
}
