import { z } from 'zod'

export const manifestName = 'manifest.json'
export const signatureName = 'manifest.sig'
export const publicKeyName = 'public-key.pem'

/** What a pack holds, file by file; its signature vouches for all of it. */
export const Manifest = z.object({
	format: z.literal('candor-exam-pack/1'),
	/** The same in the audit trail: `pack.exported`. */
	id: z.uuid(),
	madeAt: z.iso.datetime(),
	madeBy: z.object({ id: z.string(), name: z.string() }),
	/** 'Candor 0.1.0' */
	product: z.string(),
	/** The version of the rules in use when the pack was made, those of `rules.json`. */
	rules: z.string(),
	withPersonalNumbers: z.boolean(),
	calls: z.array(z.object({ id: z.uuid(), folder: z.string() })),
	/** `sha256` in hexadecimal digits, of the file as it is when unpacked. */
	files: z.array(
		z.object({
			path: z.string(),
			bytes: z.int(),
			sha256: z.string(),
			/** Of a recording: what was uploaded. Another `sha256` says that the stored file was changed since. */
			sha256AtUpload: z.string().optional(),
		}),
	),
})
export type Manifest = z.infer<typeof Manifest>
