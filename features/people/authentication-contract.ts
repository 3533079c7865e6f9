import { z } from 'zod'
import { passwordLength } from './limits.ts'

/** POST /api/login */
export const Credentials = z.strictObject({
	username: z.string().min(1).max(200),
	password: z.string().min(1).max(1000),
})
export type Credentials = z.infer<typeof Credentials>

/** What is answered instead of what was asked for. `code` is for programs. */
export const Refusal = z.object({ error: z.string(), message: z.string(), code: z.string() })

/** A code of the authenticator app (six digits) or a backup code (abcde-23456), however it is written. */
const Code = z
	.string()
	.max(100)
	.transform((code) => code.toLowerCase().replace(/[^a-z0-9]/g, ''))
	.pipe(z.string().regex(/^(\d{6}|[a-z0-9]{10})$/, 'must be six digits or a backup code'))
	.transform((code) => code.replace(/^(.{5})(.{5})$/, '$1-$2'))
const Password = Credentials.shape.password

/** POST /api/login/two-factor, and POST /api/two-factor/confirm with a code of the app. */
export const CodeAnswer = z.strictObject({ code: Code })

/** GET /api/two-factor: how the caller signs in. */
export const TwoFactorState = z.object({
	isOn: z.boolean(),
	/** Whether the company asks everyone like them to use it. */
	isRequired: z.boolean(),
	/** They signed in through the sign-in provider, which asks for a code if it needs one. */
	isSingleSignOn: z.boolean(),
	/** Null where it is off. */
	backupCodesLeft: z.number().nullable(),
})
export type TwoFactorState = z.infer<typeof TwoFactorState>

/** POST /api/two-factor */
export const PasswordAgain = z.strictObject({ password: Password })

/** What POST /api/two-factor answers, this once. Nothing is asked for until a first code was confirmed. */
export const TwoFactorSetup = z.object({
	/** otpauth://totp/…, for a picture that the app reads. */
	uri: z.string(),
	/** The same to be typed in: base32. */
	secret: z.string(),
	/** Each works once in place of a code. */
	backupCodes: z.array(z.string()),
})
export type TwoFactorSetup = z.infer<typeof TwoFactorSetup>

/** What POST /api/two-factor/backup-codes answers, this once; those before stop working. */
export const BackupCodes = z.object({ backupCodes: z.array(z.string()) })
export type BackupCodes = z.infer<typeof BackupCodes>

/** POST /api/two-factor/backup-codes and POST /api/two-factor/turn-off */
export const PasswordAndCode = z.strictObject({ password: Password, code: Code })
export type PasswordAndCode = z.infer<typeof PasswordAndCode>

/** GET /api/sessions: one of the caller's own sessions. */
export const Session = z.object({
	id: z.string(),
	startedAt: z.string(),
	/** The network address that it began from, where that is known. */
	address: z.string().nullable(),
	/** What the browser or program called itself. */
	program: z.string().nullable(),
	isSingleSignOn: z.boolean(),
	/** The one that asks. */
	isCurrent: z.boolean(),
})
export type Session = z.infer<typeof Session>

/** GET /api/sign-in: the ways in that the sign-in page offers. */
export const SignInWays = z.object({
	/** Null where no sign-in provider is set. */
	singleSignOn: z.object({ name: z.string() }).nullable(),
	/** Who may sign in with a password. */
	localSignIn: z.enum(['everybody', 'admins']),
	/** Minutes without activity after which a session ends; null if it always lasts 24 hours. */
	idleMinutes: z.number().nullable(),
})
export type SignInWays = z.infer<typeof SignInWays>

/** A page of ours to come back to, /recordings?q=ann; anything else leads to the first page. */
export const ReturnPath = z
	.string()
	.max(2000)
	.regex(/^\/(?![/\\])\P{Cc}*$/u)
	.refine((path) => !/^\/(api|ws|signed-in)([/?]|$)/.test(path))
	.catch('/')

const GoodPassword = z
	.string()
	.min(passwordLength.least, `Use a password of at least ${passwordLength.least} characters.`)
	.max(passwordLength.most, `Use a password of at most ${passwordLength.most} characters.`)

/** POST /api/password-links/{token}: sets the password and signs in, as POST /api/login does. */
export const NewPassword = z.strictObject({ password: GoodPassword })
export type NewPassword = z.infer<typeof NewPassword>

/** POST /api/password: ends all other sessions. */
export const ChangedPassword = z.strictObject({ currentPassword: Password, newPassword: GoodPassword })
export type ChangedPassword = z.infer<typeof ChangedPassword>

/** POST /api/sign-in-confirmation: confirms the user's identity for actions that require a recent sign-in. */
export const Confirmation = z.union([z.strictObject({ password: Password }), z.strictObject({ code: Code })])
export type Confirmation = z.infer<typeof Confirmation>
