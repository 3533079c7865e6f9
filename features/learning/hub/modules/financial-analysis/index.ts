import { hubModule } from '../../hub-module.ts'
import { interestAtWork } from './interest-at-work.ts'
import { taxOnForgivenDebt } from './tax-on-forgiven-debt.ts'
import { threeTotals } from './three-totals.ts'
import { whatIsLeft } from './what-is-left.ts'

export const financialAnalysis = hubModule({
	id: 'financial-analysis',
	title: 'Financial Analysis',
	category: 'Analysis',
	level: 'Intermediate',
	overview:
		'The arithmetic behind a fair recommendation: what is left in a budget, what interest does to a balance, three ways out as totals on one page, and the tax that may come after.',
	topics: ['Budget', 'Interest', 'Comparing totals', 'Tax'],
	keyPoints: [
		'The deposit must leave room for a bad month.',
		'Compare totals, never monthly payments.',
		'Forgiven debt may be taxed: say “may”, and send them to a professional.',
	],
	lessons: [whatIsLeft, interestAtWork, threeTotals, taxOnForgivenDebt],
})
