import { useParams } from '@tanstack/react-router'
import { HelpArticle } from '#features/help/ui/help-article.tsx'

export function HelpArticlePage() {
	const { id } = useParams({ from: '/help/$id' })
	return <HelpArticle key={id} id={id} />
}
