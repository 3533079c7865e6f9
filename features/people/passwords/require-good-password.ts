import { Problem } from '#platform/http/problem.ts'

type Owner = { name: string; username: string; email: string }

/**
 * The lowest accepted zxcvbn score, from 0 to 4. A score of 3 means at least 10^8 guesses by an attacker who tries password
 * lists, words, names, dates and keyboard rows.
 */
const minScore = 3
/** The check's time grows with the length. Longer passwords are judged by this many characters. */
const maxCheckedCharacters = 32
/** Ways to read digits and symbols as letters. With the library's default of 100 a check takes up to seconds under load. */
const maxSubstitutions = 5

/**
 * Throws Problem 400 for a password that equals the person's name, username or email address (`bad-password`), or that is
 * common or easy to guess (`common-password`).
 */
export async function requireGoodPassword(password: string, owner: Owner) {
	const names = namesFor(owner)
	if (names.includes(password.toLowerCase()))
		throw new Problem(400, 'bad-password', 'Your password can’t be your name, username or email address.')
	const checker = await loadChecker()
	const { score } = checker.check(password.slice(0, maxCheckedCharacters), [...names, 'candor'])
	if (score < minScore)
		throw new Problem(
			400,
			'common-password',
			'This password is too easy to guess. Use a few unrelated words, or let your browser suggest one.',
		)
}

const namesFor = ({ name, username, email }: Owner) =>
	[username, email, email.split('@')[0] ?? '', ...name.split(/\s+/)]
		.map((name) => name.toLowerCase())
		.filter(Boolean)

let loading: ReturnType<typeof openChecker> | null = null
const loadChecker = () => {
	loading ??= openChecker()
	return loading
}

/** The word lists take 35 MB, so they are loaded when the first password is set. */
async function openChecker() {
	const [{ ZxcvbnFactory }, common, english] = await Promise.all([
		import('@zxcvbn-ts/core'),
		import('@zxcvbn-ts/language-common'),
		import('@zxcvbn-ts/language-en'),
	])
	return new ZxcvbnFactory({
		dictionary: { ...common.dictionary, ...english.dictionary },
		graphs: common.adjacencyGraphs,
		l33tMaxSubstitutions: maxSubstitutions,
	})
}
