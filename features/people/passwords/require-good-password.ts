import { Problem } from '#platform/http/problem.ts'

/** Whose password it is to be. */
type Owner = { name: string; username: string; email: string }

/**
 * Of five grades (0-4) the least that is taken: it stands for more than 10^8 guesses by somebody who knows the lists, words,
 * names, dates and keyboard rows that people use.
 */
const leastScore = 3
/** The check takes longer with every character, up to seconds; what so many leave to be guessed is enough. */
const charactersChecked = 32

/**
 * Throws Problem 400 for a password that is the person's own name or address (`bad-password`), or that is common or easy
 * to guess (`common-password`).
 */
export async function requireGoodPassword(password: string, owner: Owner) {
	const names = namesOf(owner)
	if (names.includes(password.toLowerCase()))
		throw new Problem(400, 'bad-password', 'A password must differ from the username and the email address.')
	const checker = await loadChecker()
	const { score } = checker.check(password.slice(0, charactersChecked), [...names, 'candor'])
	if (score < leastScore)
		throw new Problem(
			400,
			'common-password',
			'This password is too easy to guess. Use a few unrelated words, or let your browser suggest one.',
		)
}

const namesOf = ({ name, username, email }: Owner) =>
	[username, email, email.split('@')[0] ?? '', ...name.split(/\s+/)]
		.map((one) => one.toLowerCase())
		.filter(Boolean)

let loading: ReturnType<typeof openChecker> | null = null
const loadChecker = () => {
	loading ??= openChecker()
	return loading
}

/** The word lists take 35 MB: loaded when somebody first sets a password. */
async function openChecker() {
	const [{ ZxcvbnFactory }, common, english] = await Promise.all([
		import('@zxcvbn-ts/core'),
		import('@zxcvbn-ts/language-common'),
		import('@zxcvbn-ts/language-en'),
	])
	return new ZxcvbnFactory({
		dictionary: { ...common.dictionary, ...english.dictionary },
		graphs: common.adjacencyGraphs,
	})
}
