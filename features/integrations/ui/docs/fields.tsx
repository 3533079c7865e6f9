import { useState } from 'react'
import { type Description, describeSchema, nameOf, objectsIn, resolve, type Schema } from './description.ts'

type FieldsProps = { schema: Schema; document: Description }

/** A shape: what it is, and the fields of the objects in it. */
export function Fields({ schema, document }: FieldsProps) {
	const objects = objectsIn(schema, document)
	return (
		<>
			<p className="code text-sm">{describeSchema(schema)}</p>
			{objects.map((object, index) => (
				<ObjectFields key={nameOf(object) ?? index} object={object} document={document} />
			))}
		</>
	)
}

function ObjectFields({ object, document }: { object: Schema; document: Description }) {
	const { properties = {}, required = [] } = resolve(object, document)
	return (
		<ul className="mt-1 space-y-1 border-l pl-3">
			{Object.entries(properties).map(([name, schema]) => (
				<li key={name} className="text-sm">
					<span className="code font-medium">{name}</span>{' '}
					<span className="text-muted-foreground">
						{describeSchema(schema)}
						{required.includes(name) ? '' : ', optional'}
					</span>
					{objectsIn(schema, document).map((inner, index) => (
						<Inner key={nameOf(inner) ?? index} of={name} object={inner} document={document} />
					))}
				</li>
			))}
		</ul>
	)
}

/** Drawn only once it is opened: shapes go deep, and may hold themselves. */
function Inner({ of, object, document }: { of: string; object: Schema; document: Description }) {
	const [isOpen, setIsOpen] = useState(false)
	return (
		<details onToggle={(event) => setIsOpen(event.currentTarget.open)}>
			<summary className="min-h-6 cursor-pointer text-muted-foreground">
				Fields of {nameOf(object) ?? of}
			</summary>
			{isOpen ? <ObjectFields object={object} document={document} /> : null}
		</details>
	)
}
