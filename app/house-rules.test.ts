import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { readData } from '#platform/data/read-data.ts'

/** Features, lowest layer first: each may use those below it, never those above. */
const layers = [
	'language',
	'people',
	'audit',
	'language-models',
	'billing',
	'compliance',
	'playbook',
	'recordings',
	'analysis',
	'live-coaching',
	'role-play',
	'guide',
	'chat',
	'content',
	'learning',
	'coaching',
	'team',
	'records',
	'help',
	'search',
	'integrations',
	'sample-company',
]

const root = join(import.meta.dirname, '..')
const files = globSync('{app,features,platform,design,seed}/**/*.{ts,tsx}', { cwd: root }).map((path) => ({
	path,
	code: readFileSync(join(root, path), 'utf8'),
}))

const imports = files.flatMap(({ path, code }) =>
	[...code.matchAll(/(?:from|import)\s*\(?'([.#][^']+)'/g)].map(([statement, to = '']) => ({
		from: path,
		to: to.startsWith('#') ? to.slice(1) : join(path, '..', to),
		statement,
	})),
)

const runsInBrowser = (path: string) =>
	/\.tsx$|^design\/|^platform\/(browser\/|text\/format-|data\/check-)|^app\/(shell|pages)\/|^features\/[^/]+\/(ui\/|texts\/|([a-z]+-contract|contract|limits)\.ts)/.test(
		path,
	)
const isPublicFile = (file: string) => /^(index|pure|contract|limits|tables)\.ts$|^(ui|texts)\//.test(file)

/** Tests may use the fixtures of a lower feature; production code may not. */
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

function brokenRule(from: string, to: string) {
	const [module, feature = ''] = from.split('/')
	const [otherModule, otherFeature = '', ...file] = to.split('/')
	const isComposition = module === 'app' || module === 'seed'
	if (!isComposition && (otherModule === 'app' || otherModule === 'seed'))
		return 'only app and seed import app and seed'
	if ((module === 'platform' || module === 'design') && otherModule === 'features')
		return `${module} knows no feature`
	if (runsInBrowser(from) && !runsInBrowser(to)) return 'browser code imports only browser code'
	if (otherModule !== 'features' || (module === 'features' && feature === otherFeature)) return
	const isFixture = isTest(from) && file[0] === 'fixtures'
	if (!isPublicFile(file.join('/')) && !isFixture) return `import ${otherFeature} through a public file`
	if (module === 'features' && layers.indexOf(otherFeature) > layers.indexOf(feature))
		return `${feature} is a lower layer than ${otherFeature}`
}

test('every import keeps the layering rules', () => {
	const broken = imports
		.filter(({ from }) => !from.endsWith('house-rules.test.ts'))
		.map(({ from, to }) => ({ from, to, rule: brokenRule(from, to) }))
	expect(broken.filter(({ rule }) => rule)).toEqual([])
})

test('no files import each other in a circle, not even for types', () => {
	let circular = imports
	let before = Number.POSITIVE_INFINITY
	while (circular.length < before) {
		before = circular.length
		const importing = new Set(circular.map(({ from }) => from))
		const imported = new Set(circular.map(({ to }) => to))
		circular = circular.filter(({ from, to }) => imported.has(from) && importing.has(to))
	}
	expect(circular.map(({ from, to }) => `${from} imports ${to}`)).toEqual([])
})

test('only the owner of a table writes to it', () => {
	const trespassers = files
		.filter(({ path }) => !path.endsWith('.test.ts'))
		.flatMap(({ path, code }) =>
			[...code.matchAll(/import \{([^}]+)\} from '#features\/[^/]+\/tables\.ts'/g)]
				.flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
				.filter((table) => new RegExp(`\\b(insert|update|delete)\\(${table}\\)`).test(code))
				.map((table) => `${path} writes ${table}`),
		)
	expect(trespassers).toEqual([])
})

test('every feature has a layer', () => {
	const features = globSync('*', { cwd: join(root, 'features') })
	expect(features.filter((feature) => !layers.includes(feature))).toEqual([])
})

test('only openSocket upgrades connections to WebSockets', () => {
	const others = files.filter(
		({ path, code }) => /\bupgradeWebSocket\b/.test(code) && path !== 'platform/live/open-socket.ts',
	)
	expect(others.map(({ path }) => path).filter((path) => !path.endsWith('house-rules.test.ts'))).toEqual([])
})

test('nothing is rendered as HTML unread', () => {
	const unsafe = files.filter(
		({ path, code }) => runsInBrowser(path) && /dangerouslySetInnerHTML|innerHTML\s*=/.test(code),
	)
	expect(unsafe.map(({ path }) => path)).toEqual([])
})

test('no folder is a drawer for everything', () => {
	const drawers = files.filter(({ path }) =>
		/(^|\/)(utils?|helpers?|common|lib|misc|shared|types|hooks)\//.test(path),
	)
	expect(drawers.map(({ path }) => path)).toEqual([])
})

const bannedPhrases = readData(
	new URL('./banned-phrases.yaml', import.meta.url),
	z.array(z.object({ phrase: z.string(), write: z.string() })),
)

/** Code without comments. */
const withoutComments = (code: string) => code.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

test('screens use none of the banned phrases', () => {
	const screens = files.filter(({ path }) => path.endsWith('.tsx') && !isTest(path))
	const found = screens.flatMap(({ path, code }) => {
		const text = withoutComments(code).replaceAll(/\s+/g, ' ')
		return bannedPhrases
			.filter(({ phrase }) => new RegExp(`\\b${phrase}\\b`, 'i').test(text))
			.map(({ phrase, write }) => `${path}: "${phrase}" (write "${write}")`)
	})
	expect(found).toEqual([])
})
