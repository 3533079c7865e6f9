import { z } from 'zod'
import { QuickPiece } from '#features/content/contract.ts'
import { type StoredValue, storedJsonBy } from '#platform/browser/stored-value.ts'

const Edited = z.object({ title: z.string(), content: z.string() })
export type Edited = z.infer<typeof Edited>

/** What a person typed or was given and the server does not have: this tab keeps it over reloads until they log out. */
export const unsavedRequest = storedJsonBy('session', 'content request', z.string())
export const unsavedQuickRequest = storedJsonBy('session', 'quick request', z.string())

const WrittenQuickly = QuickPiece.extend({ request: z.string() })
/** A piece from the quick generator, with its request. */
export type WrittenQuickly = z.infer<typeof WrittenQuickly>
export const unsavedQuickPiece = storedJsonBy('session', 'quick content', WrittenQuickly)
/** By person and item. */
export const unsavedEdit = storedJsonBy('session', 'content edit', Edited)

/** Removes a value that the server has now; what was typed since stays. */
export function removeIfUnchanged<Value>(unsaved: StoredValue<Value>, saved: Value): void {
	if (JSON.stringify(unsaved.read()) === JSON.stringify(saved)) unsaved.write(null)
}
