import { Fragment, useMemo } from 'react'
import { classNames } from '#design/class-names.ts'
import { cutLine, findMarks, type Mark } from './mark-words.ts'
import { type Block, type Line, readBlocks } from './read-blocks.ts'

type ContentTextProps = {
	content: string
	/** Words of it that may not leave. */
	quotes?: readonly string[]
	className?: string
}

const none: readonly string[] = []

/** A piece as it is read: headings, lists and paragraphs, with its blanks and what may not leave marked. */
export function ContentText({ content, quotes = none, className }: ContentTextProps) {
	const blocks = useMemo(() => readBlocks(content), [content])
	const marks = useMemo(() => findMarks(content, quotes), [content, quotes])
	return (
		<div className={classNames('wrap-anywhere', className)}>
			{blocks.map((block) => (
				<BlockText key={block.lines[0]?.start} block={block} marks={marks} />
			))}
		</div>
	)
}

function BlockText({ block, marks }: { block: Block; marks: Mark[] }) {
	const words = (line: Line) => <Words key={line.start} line={line} marks={marks} />
	const items = block.lines.map((line) => <li key={line.start}>{words(line)}</li>)
	switch (block.kind) {
		case 'heading':
			return <h3 className="text-pretty font-semibold">{block.lines.map(words)}</h3>
		case 'bullets':
			return <ul className="list-disc space-y-1 pl-5 marker:text-muted-foreground">{items}</ul>
		case 'numbers':
			return (
				<ol start={block.first} className="num list-decimal space-y-1 pl-6 marker:text-muted-foreground">
					{items}
				</ol>
			)
		case 'paragraph':
			return (
				<p>
					{block.lines.map((line, index) => (
						<Fragment key={line.start}>
							{index > 0 ? <br /> : null}
							{words(line)}
						</Fragment>
					))}
				</p>
			)
	}
}

const tones = { blank: 'warning', finding: 'critical' } as const

function Words({ line, marks }: { line: Line; marks: Mark[] }) {
	return cutLine(line, marks).map(({ text, start, kind }) =>
		kind ? (
			<mark key={start} data-tone={tones[kind]}>
				{text}
			</mark>
		) : (
			<Fragment key={start}>{text}</Fragment>
		),
	)
}
