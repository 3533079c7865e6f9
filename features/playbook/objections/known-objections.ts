import { z } from 'zod'
import data from './known-objections.json' with { type: 'json' }

/** An objection; `sayThis` answers it honestly, without pressing. */
const KnownObjection = z.strictObject({ code: z.string(), title: z.string(), sayThis: z.string() })
export type KnownObjection = z.infer<typeof KnownObjection>

/** The twelve objections, each with an honest answer. How customers put them: `features/compliance/objections`. */
export const knownObjections: readonly KnownObjection[] = z.array(KnownObjection).parse(data)
