import { labeledQuestions } from '#features/chat/coach/training/labeled-questions.ts'
import { measureTwins } from './coach/measure-twins.ts'
import { understandingOf } from './coach/measure-understanding.ts'

// npm run bench:coach-understanding -- [--held-out | --twins] [--show]: how often the coach answers what was asked, by author; with
// --twins, how often a question in another voice gets the answer of its original. Voices that the heads were trained on flatter.
const { coach } = await import('#features/chat/coach/coach.ts')
const isShown = process.argv.includes('--show')
const share = (part: readonly unknown[], of: readonly unknown[]) =>
	`${((100 * part.length) / Math.max(1, of.length)).toFixed(1)} %`

async function reportTwins() {
	const questions = [...labeledQuestions.read('train'), ...labeledQuestions.read('held-out')]
	const results = await measureTwins(coach, questions)
	const row = (voice: string, those: typeof results) => {
		const count = (outcome: string) =>
			share(
				those.filter((each) => each.outcome === outcome),
				those,
			)
		const [same, labeled, offered, asked, wrong] = ['same', 'labeled', 'offered', 'asked', 'wrong'].map(count)
		return { voice, twins: those.length, same, labeled, offered, asked, wrong }
	}
	const voices = Object.entries(Object.groupBy(results, ({ twin }) => `${twin.author} (${twin.split})`))
	console.table([...voices.map(([voice, those = []]) => row(voice, those)), row('all', results)])
	for (const { twin, original, answer, outcome } of isShown ? results : [])
		if (outcome === 'wrong' && twin.split === 'train')
			console.log(
				`${twin.id} ${twin.twinOf} [${original.thread.entries}] <- ${answer.thread.act} [${answer.thread.entries}]\n    ${twin.text}`,
			)
}

async function reportUnderstanding() {
	const split = process.argv.includes('--held-out') ? 'held-out' : 'train'
	const results = await Promise.all(
		labeledQuestions.read(split).map((question) => understandingOf(coach, question)),
	)

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
	if (isShown)
		for (const { question, answer, outcome } of results)
			if (outcome !== 'right')
				console.log(
					`${outcome} ${question.author} ${question.intent} [${question.entries}] <- ${answer.thread.act} [${answer.thread.entries}]\n    ${question.text}`,
				)
}

await (process.argv.includes('--twins') ? reportTwins() : reportUnderstanding())
