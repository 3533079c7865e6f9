import { z } from 'zod'

export const Role = z.enum(['admin', 'salesrep'])
export type Role = z.infer<typeof Role>

/** The signed-in person: GET /api/user. */
export const Person = z.object({ id: z.string(), username: z.string(), name: z.string(), role: Role })
export type Person = z.infer<typeof Person>

/** POST /api/login */
export const Credentials = z.object({
	username: z.string().min(1).max(200),
	password: z.string().min(1).max(1000),
})
export type Credentials = z.infer<typeof Credentials>

/** GET /api/demo: the sample sign-ins shown on the sign-in page, empty unless this is a demo. */
export const DemoSignIns = z.array(
	z.object({ username: z.string(), name: z.string(), role: Role, password: z.string() }),
)
export type DemoSignIns = z.infer<typeof DemoSignIns>
