import { useInfiniteQuery } from '@tanstack/react-query'
import { Card } from '#design/card.tsx'
import { Sheet } from '#design/sheet.tsx'
import { Paged } from '../../paged.tsx'
import type { AdminSearch, ChangeSearch } from '../admin-search.ts'
import { NoMatchingPeople } from '../no-matching-people.tsx'
import { PeriodSwitch } from '../period-switch.tsx'
import { complianceList } from '../read-team.ts'
import { RepFilters } from '../rep-filters.tsx'
import { CallsBehind } from './calls-behind.tsx'
import { ComplianceTable } from './compliance-table.tsx'

type ComplianceMonitoringProps = { search: AdminSearch; onSearch: ChangeSearch }

/** Compliance by rep, lowest first; a figure opens the calls behind it. */
export function ComplianceMonitoring({ search, onSearch }: ComplianceMonitoringProps) {
	const list = useInfiniteQuery(complianceList(search))
	const { rep, rule, days } = search
	return (
		<Card aria-label="Compliance monitoring">
			<RepFilters search={search} onSearch={onSearch} usual="active">
				<PeriodSwitch search={search} onSearch={onSearch} className="sm:ml-auto" />
			</RepFilters>
			<Paged label="Loading compliance" list={list} empty={<NoMatchingPeople onSearch={onSearch} />}>
				{(reps) => (
					<ComplianceTable reps={reps} onOpen={(behind) => onSearch({ rule: undefined, ...behind })} />
				)}
			</Paged>
			<Sheet
				label="Calls behind the figure"
				side="right"
				open={rep !== undefined}
				onOpenChange={(isOpen) => isOpen || onSearch({ rep: undefined, rule: undefined })}
			>
				{rep ? (
					<CallsBehind rep={rep} rule={rule} days={days} onAll={() => onSearch({ rule: undefined })} />
				) : null}
			</Sheet>
		</Card>
	)
}
