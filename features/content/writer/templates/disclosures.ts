import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'
import { Templates } from '../template-schema.ts'

export const {
	resultsVary,
	nonpaymentTogether,
	creditHarm,
	lawsuitRisk,
	growingBalances,
	feeLines,
	totalLines,
	timeLines,
	amountLines,
	accountLines,
	whoWeAre,
} = readData(
	new URL('./disclosures.yaml', import.meta.url),
	z.strictObject({
		resultsVary: Templates,
		nonpaymentTogether: Templates,
		creditHarm: Templates,
		lawsuitRisk: Templates,
		growingBalances: Templates,
		feeLines: Templates,
		totalLines: Templates,
		timeLines: Templates,
		amountLines: Templates,
		accountLines: Templates,
		whoWeAre: Templates,
	}),
)
