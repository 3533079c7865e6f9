import { Unanswered } from './source.ts'

/** The results of the cases whose requests are all answered, and the number of the others. */
export async function answerCases<Case, Result>(
	cases: readonly Case[],
	answer: (each: Case) => Promise<Result>,
): Promise<{ answered: Result[]; open: number }> {
	const answered: Result[] = []
	let open = 0
	for (const each of cases) {
		try {
			answered.push(await answer(each))
		} catch (error) {
			if (!(error instanceof Unanswered)) throw error
			open++
		}
	}
	return { answered, open }
}

export const round = (value: number) => Math.round(100 * value) / 100

/** 0-1, two decimals; 0 of nothing. */
export const share = (part: number, whole: number) => (whole === 0 ? 0 : round(part / whole))
