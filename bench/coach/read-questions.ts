import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A conversation with the coach of which the last answer is judged. */
export type Question = {
	/** The kind and its number among its kind: 'rule-3'. */
	id: string
	kind: string
	asker: 'salesrep' | 'admin'
	messages: string[]
	/** Each must be found in the answer. */
	must: RegExp[]
	/** None may be found in it. */
	mustNot: RegExp[]
	/** One of these must be among its sources: a code in kebab-case, 'call' or 'practice'; empty where any will do. */
	sources: string[]
}

/** What many questions ask of an answer, written as `{name}`. */
const named: Record<string, string> = {
	/** There are words to say. */
	words: String.raw`^ *>|^ *\|.*\bsay *\|$|[“"][^”"\n]{15,}[”"]`,
	refusal: String.raw`\b(no|not|never|can't|cannot|don't|won't|isn't|aren't|avoid|leave|drop|prohibit\w*|banned|forbidden|violat\w+|illegal|unlawful|instead)\b`,
	approval: String.raw`\b(yes|fine|okay|ok|good|clear|clean|compliant|allowed|passes|stands|safe|well said)\b|\b(no|nothing|not) [\w ]*(prohibited|forbidden|wrong|problem|against|violation|finding|rule)|\bdon't see a prohibited\b`,
	/** The line a rep proposed, or what they ask to be allowed, is called good. */
	endorsement: String.raw`\byes,? you (can|may)\b|\byou can (say|use|tell them) (that|it)\b(?! instead)|\b(that's|that is|line is|wording is|sounds|looks|it's) (fine|okay|ok|good|clean|allowed|legal|compliant)\b|\b(nothing|no problem) (is )?(wrong|prohibited|against|with (that|it|this))|\bgood to go\b|\b(hear|find|see) (no|nothing) prohibited\b|\bdon't see a prohibited\b`,
	/** A good line is called bad. */
	rejection: String.raw`\b(don't|do not|never) say (that|this|it)\b|\b(is|that's) (prohibited|a violation|not (okay|ok|allowed|fine))|\b(breaks|violates) `,
	/** A question is taken for a line to be judged. */
	verdict: String.raw`\bdon't say (that|this|it)\b|\b(no|nothing) prohibited\b`,
	unknown: String.raw`\b(don't|do not|didn't|did not|doesn't) (know|have|find|see|cover)\b|\bcan't (help|answer|tell|find|know)\b|\boutside\b|\bbeyond\b|\bonly (know|coach|help|answer|see)\b|\bno (analyzed )?call\b|\bnot (something I|part of what I|my)\b`,
	/** The coach gives up where it should know. */
	shrug: String.raw`\bI (don't|do not) (know|have an answer|cover)|\boutside what\b|\bnot something I\b|\bI can't help\b`,
	figure: String.raw`\$ ?\d|\b\d+(\.\d+)? ?(%|percent\b)`,
}

const files = { dev: ['questions-dev.txt', 'questions-dev-2.txt'], heldout: ['questions-heldout.txt'] }

/**
 * The questions of a half: `=== kind` opens one (`=== kind admin` where an administrator asks), `?` lines are the
 * messages, oldest first, `+` what the last answer must have, `-` what it must not (regular expressions, or a name
 * above), `@` the sources of which one is expected. Throws at a line it cannot read and at a question nothing judges.
 */
export function readQuestions(half: keyof typeof files): Question[] {
	const texts = files[half].map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
	const parts = texts.flatMap((text) => text.split(/^=== /m).slice(1))
	const asked = new Map<string, number>()
	return parts.map((part) => {
		const [head = '', ...lines] = part.split('\n')
		const [kind = '', asker] = head.trim().split(' ')
		const number = (asked.get(kind) ?? 0) + 1
		asked.set(kind, number)
		return readOne(`${kind}-${number}`, kind, asker === 'admin' ? 'admin' : 'salesrep', lines)
	})
}

function readOne(id: string, kind: string, asker: Question['asker'], lines: readonly string[]): Question {
	const question: Question = { id, kind, asker, messages: [], must: [], mustNot: [], sources: [] }
	for (const line of lines.filter(Boolean)) {
		const [, sign, rest = ''] = /^([?+@-]) (.+)$/.exec(line) ?? []
		if (sign === '?') question.messages.push(rest)
		else if (sign === '+') question.must.push(patternOf(rest))
		else if (sign === '-') question.mustNot.push(patternOf(rest))
		else if (sign === '@') question.sources.push(...rest.split('|').map((source) => source.trim()))
		else throw new Error(`${id}: cannot read "${line}"`)
	}
	if (question.messages.length === 0 || question.must.length + question.mustNot.length === 0)
		throw new Error(`${id}: nothing is asked or nothing judged`)
	return question
}

const patternOf = (written: string) =>
	new RegExp(
		written.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
			const pattern = named[name]
			if (!pattern) throw new Error(`No pattern is called {${name}}`)
			return `(?:${pattern})`
		}),
		'im',
	)
