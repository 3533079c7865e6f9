import { labeledQuestions } from '#features/chat/coach/training/labeled-questions.ts'
import { understandingOf } from './coach/measure-understanding.ts'

// npm run bench:coach-understanding -- [--held-out] [--show]: how often the coach answers what was asked, by author.
const { coach } = await import('#features/chat/coach/coach.ts')
const split = process.argv.includes('--held-out') ? 'held-out' : 'train'
const results = await Promise.all(
	labeledQuestions.read(split).map((question) => understandingOf(coach, question)),
)

const share = (part: readonly unknown[], of: readonly unknown[]) =>
	`${((100 * part.length) / Math.max(1, of.length)).toFixed(1)} %`
function row(name: string, those: typeof results) {
	const count = (outcome: string) => those.filter((each) => each.outcome === outcome)
	return {
		name,
		messages: those.length,
		right: share(count('right'), those),
		offered: share(count('offered'), those),
		asked: share(count('asked'), those),
		wrong: share(count('wrong'), those),
	}
}
const by = (key: (each: (typeof results)[number]) => string) =>
	Object.entries(Object.groupBy(results, key)).map(([name, those = []]) => row(name, those))
console.table([...by(({ question }) => question.author), row('all', results)])
console.table(by(({ question }) => question.intent))
if (process.argv.includes('--show'))
	for (const { question, answer, outcome } of results)
		if (outcome !== 'right')
			console.log(
				`${outcome} ${question.author} ${question.intent} [${question.entries}] <- ${answer.thread.act} [${answer.thread.entries}]\n    ${question.text}`,
			)
