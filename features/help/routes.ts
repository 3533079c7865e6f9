import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { requireAdmin, type SignedIn } from '#features/people/index.ts'
import { json, newRouter } from '#platform/http/api.ts'
import { Problem } from '#platform/http/problem.ts'
import { articles } from './articles.ts'
import { HelpArticle, HelpArticleText, HelpQuery } from './contract.ts'
import { findArticles, listArticles } from './find-articles.ts'

const list = createRoute({
	method: 'get',
	path: '/api/help',
	request: { query: HelpQuery },
	responses: { 200: json(z.array(HelpArticle), 'The articles available to you') },
})
const one = createRoute({
	method: 'get',
	path: '/api/help/{id}',
	request: { params: z.object({ id: z.string().max(100) }) },
	responses: { 200: json(HelpArticleText, 'One article, in Markdown') },
})

/** The user guide for everyone, and the administrator guide for administrators. */
export function helpRoutes() {
	return newRouter<SignedIn>()
		.openapi(list, (c) => {
			const { q } = c.req.valid('query')
			const found = q === '' ? listArticles(c.get('person')) : findArticles(c.get('person'), q)
			return c.json(
				found.map((article) => HelpArticle.parse(article)),
				200,
			)
		})
		.openapi(one, (c) => {
			const article = articles.find(({ id }) => id === c.req.valid('param').id)
			if (!article) throw new Problem(404, 'no-such-article', 'There is no help article at this address.')
			if (article.audience === 'admin') requireAdmin(c.get('person'))
			return c.json(HelpArticleText.parse(article), 200)
		})
}
