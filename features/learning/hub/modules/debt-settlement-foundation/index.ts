import { hubModule } from '../../hub-module.ts'
import { accountAndFees } from './account-and-fees.ts'
import { lifeOfAnAccount } from './life-of-an-account.ts'
import { otherWaysOut } from './other-ways-out.ts'
import { whatSettlementIs } from './what-settlement-is.ts'
import { whichDebtsBelong } from './which-debts-belong.ts'

export const debtSettlementFoundation = hubModule({
	id: 'debt-settlement-foundation',
	title: 'Debt-Settlement Foundation',
	category: 'Foundation',
	level: 'Beginner',
	overview:
		'What the service is and is not, which debts and people it suits, what happens to an account nobody pays, whose money the deposits are, and the other ways out. Everything else on a call rests on these five.',
	topics: ['What settlement is', 'Debts that fit', 'Unpaid accounts', 'Dedicated account', 'Alternatives'],
	keyPoints: [
		'Unsecured debts only, and only people whom it suits.',
		'No fee before a settlement, the customer’s yes and a first payment.',
		'Name the better way out, even when it is not us.',
	],
	lessons: [whatSettlementIs, whichDebtsBelong, lifeOfAnAccount, accountAndFees, otherWaysOut],
})
