import { Command } from 'cmdk'
import type { PaletteGroup } from '#app/shell/palette/palette-group.ts'
import { Kbd } from '#design/kbd.tsx'
import type { Quote } from '#features/search/contract.ts'

type PaletteListProps = { groups: PaletteGroup[]; onChoose: () => void }

export function PaletteList({ groups, onChoose }: PaletteListProps) {
	return (
		<Command.List className="max-h-[min(26rem,60vh)] overflow-y-auto p-2" label="Results">
			<Command.Empty className="px-2.5 py-6 text-center text-muted-foreground">Nothing found.</Command.Empty>
			{groups.map((group) => (
				<Command.Group
					key={group.title}
					heading={group.title}
					className="pb-1 [&_[cmdk-group-heading]]:px-2.5 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-muted-foreground [&_[cmdk-group-heading]]:text-xs"
				>
					{group.items.map(({ id, title, icon: Icon, detail, hint, keys, run }) => (
						<Command.Item
							key={id}
							value={id}
							onSelect={() => {
								onChoose()
								run()
							}}
							className="flex min-h-10 w-full cursor-pointer items-center gap-2.5 rounded-md px-2.5 text-left text-base aria-selected:bg-accent coarse:min-h-11"
						>
							<Icon className="size-4 shrink-0 text-muted-foreground" aria-hidden="true" />
							<span className="min-w-0 flex-1">
								<span className="block truncate">
									{typeof title === 'string' ? title : <Said quote={title} />}
								</span>
								{detail ? (
									<span className="block truncate pb-1 text-muted-foreground text-sm">{detail}</span>
								) : null}
							</span>
							{hint ? <span className="num text-muted-foreground text-sm">{hint}</span> : null}
							<span className="flex gap-1 empty:hidden">
								{keys?.map((key) => (
									<Kbd key={key}>{key}</Kbd>
								))}
							</span>
						</Command.Item>
					))}
				</Command.Group>
			))}
		</Command.List>
	)
}

function Said({ quote }: { quote: Quote }) {
	const parts = quote.map(({ text, isMatch }, at) => {
		const place = `${at} ${text}`
		return isMatch ? (
			<mark key={place} data-tone="info">
				{text}
			</mark>
		) : (
			<span key={place}>{text}</span>
		)
	})
	return <>“{parts}”</>
}
