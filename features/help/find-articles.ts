import MiniSearch from 'minisearch'
import type { Person } from '#features/people/contract.ts'
import { type Article, articles } from './articles.ts'

let index: MiniSearch<Article> | null = null

const mayRead = ({ role }: Person, { audience }: Article) => audience === 'everyone' || role === 'admin'

/** The articles that the person may read, in their order. */
export const listArticles = (person: Person): Article[] =>
	articles.filter((article) => mayRead(person, article))

/** The articles that the person may read and that have every word, the last perhaps only begun; best first. */
export function findArticles(person: Person, q: string): Article[] {
	index ??= openIndex()
	const last = q.toLowerCase().split(/\s+/).at(-1)
	const found = index.search(q, {
		combineWith: 'AND',
		prefix: (term) => term === last,
		fuzzy: (term) => (term.length > 5 ? 0.15 : false),
	})
	const ids = found.map(({ id }) => String(id))
	return listArticles(person)
		.filter(({ id }) => ids.includes(id))
		.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

function openIndex() {
	const opened = new MiniSearch<Article>({
		fields: ['title', 'summary', 'body'],
		searchOptions: { boost: { title: 4, summary: 2 } },
	})
	opened.addAll(articles)
	return opened
}
