import type { ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { ScrollArea } from '#design/scroll-area.tsx'
import { InAppLink } from '#features/chat/ui/answer/in-app-link.tsx'
import { anchorOf } from './headings.ts'

const shown = ['h2', 'h3', 'p', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'code', 'a', 'img']
const tableParts = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

/** The addresses of the pictures, by file name. */
const pictures = Object.fromEntries(
	Object.entries(
		import.meta.glob<string>('/docs/pictures/*.png', { query: '?url', import: 'default', eager: true }),
	).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
)

const components: Components = {
	h2: ({ children }) => (
		<h2
			id={anchorOf(plain(children))}
			tabIndex={-1}
			className="scroll-mt-20 pt-3 font-semibold text-lg outline-none"
		>
			{children}
		</h2>
	),
	h3: ({ children }) => <h3 className="pt-1 font-semibold text-md">{children}</h3>,
	strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
	ul: ({ children }) => (
		<ul className="list-disc space-y-1.5 pl-5 marker:text-muted-foreground">{children}</ul>
	),
	ol: ({ children }) => (
		<ol className="list-decimal space-y-1.5 pl-5 marker:text-muted-foreground">{children}</ol>
	),
	blockquote: ({ children }) => (
		<blockquote className="border-primary border-l-2 pl-3.5">{children}</blockquote>
	),
	code: ({ children }) => <code className="code">{children}</code>,
	a: ({ href = '', children }) => (
		<InAppLink href={href} className="link">
			{children}
		</InAppLink>
	),
	img: ({ src, alt }) => (
		<img
			src={pictures[String(src)]}
			alt={alt}
			loading="lazy"
			className="w-full rounded-lg border shadow-xs"
		/>
	),
	table: ({ children }) => (
		<ScrollArea label="Table" direction="horizontal" className="rounded-lg border">
			<table className="w-full min-w-[20rem] text-base">{children}</table>
		</ScrollArea>
	),
	th: ({ children }) => (
		<th scope="col" className="px-4 py-2 text-left font-medium text-muted-foreground text-xs">
			{children}
		</th>
	),
	td: ({ children }) => <td className="border-t px-4 py-2.5 align-top">{children}</td>,
}

const plain = (children: ReactNode): string => [children].flat().map(String).join('')

/** An article of the help: Markdown with links within the product and pictures of it. HTML is left out. */
export function ArticleText({ text }: { text: string }) {
	return (
		<div className="max-w-[68ch] space-y-3.5 text-md">
			<Markdown
				remarkPlugins={[remarkGfm]}
				allowedElements={[...shown, ...tableParts]}
				skipHtml
				components={components}
			>
				{text}
			</Markdown>
		</div>
	)
}
