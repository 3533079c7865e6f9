import { X } from 'lucide-react'
import { type ComponentProps, createContext, useContext } from 'react'
import Markdown, { type Components, type ExtraProps } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { ScrollArea } from '#design/scroll-area.tsx'

type Node = NonNullable<ExtraProps['node']>

/** Table cells that contain wordings to avoid. */
const WordsToLeave = createContext<ReadonlySet<Node>>(new Set())

const headings = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
/** Drops links and embeds: the sources of an answer are listed below it. */
const shown = ['p', 'strong', 'em', 'del', 'ul', 'ol', 'li', 'blockquote', 'br', 'code']
const tableParts = ['table', 'thead', 'tbody', 'tr', 'th', 'td']

const Heading = ({ children }: ComponentProps<'h3'>) => (
	<p>
		<strong className="font-semibold">{children}</strong>
	</p>
)

const components: Components = {
	...Object.fromEntries(headings.map((heading) => [heading, Heading])),
	strong: ({ children }) => <strong className="font-semibold">{children}</strong>,
	ul: ({ children }) => <ul className="list-disc space-y-1 pl-5 marker:text-muted-foreground">{children}</ul>,
	ol: ({ children, start }) => (
		<ol start={start} className="list-decimal space-y-1 pl-5 marker:text-muted-foreground">
			{children}
		</ol>
	),
	blockquote: ({ children }) => (
		<blockquote className="space-y-2 border-primary border-l-2 pl-3.5">{children}</blockquote>
	),
	table: WordingTable,
	th: ({ children }) => (
		<th scope="col" className="px-3 py-2 text-left font-medium text-muted-foreground text-xs first:pl-4">
			{children}
		</th>
	),
	td: WordingCell,
}

/** An answer of the coach: Markdown, of which only words and their order are shown. */
export default function AnswerText({ text }: { text: string }) {
	return (
		<Markdown
			remarkPlugins={[remarkGfm]}
			allowedElements={[...shown, ...headings, ...tableParts]}
			unwrapDisallowed
			skipHtml
			components={components}
		>
			{text}
		</Markdown>
	)
}

function WordingTable({ node, children }: ComponentProps<'table'> & ExtraProps) {
	const rows = node ? descendants(node, 'tr') : []
	const firstHead = rows[0] && elements(rows[0])[0]
	const isWording = firstHead !== undefined && /^instead of$/i.test(textOf(firstHead))
	const toLeave = isWording ? rows.slice(1).flatMap((row) => elements(row).slice(0, 1)) : []
	return (
		<WordsToLeave value={new Set(toLeave)}>
			<ScrollArea label="Wording" direction="horizontal" className="rounded-lg border">
				<table className="w-full min-w-[20rem] text-base">{children}</table>
			</ScrollArea>
		</WordsToLeave>
	)
}

function WordingCell({ node, children }: ComponentProps<'td'> & ExtraProps) {
	const isToLeave = useContext(WordsToLeave).has(node as Node)
	return (
		<td className="border-t px-3 py-2.5 align-top first:pl-4">
			{isToLeave ? (
				<span className="flex gap-2">
					<X className="mt-1 size-4 shrink-0 text-destructive" aria-hidden="true" />
					<span>{children}</span>
				</span>
			) : (
				children
			)}
		</td>
	)
}

function elements({ children }: Node): Node[] {
	return children.filter((child): child is Node => child.type === 'element')
}

function descendants(node: Node, tagName: string): Node[] {
	return elements(node).flatMap((child) =>
		child.tagName === tagName ? [child] : descendants(child, tagName),
	)
}

function textOf(node: Node): string {
	return node.children
		.map((child) => (child.type === 'text' ? child.value : child.type === 'element' ? textOf(child) : ''))
		.join('')
		.trim()
}
