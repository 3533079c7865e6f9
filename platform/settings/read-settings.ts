import { resolve } from 'node:path'
import { z } from 'zod'
import { isLoopback } from './is-loopback.ts'
import { readSingleSignOn } from './read-single-sign-on.ts'

const secret = z.string().min(16, 'needs at least 16 characters')
const onOff = z.enum(['on', 'off'])
/** In days, however many leap days fall into them. */
const fiveYears = 5 * 365 + 2

const Environment = z.object({
	PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
	HOST: z.string().min(1).default('127.0.0.1'),
	DATA_DIR: z.string().min(1).default('./data'),
	DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
	ROLES: z
		.string()
		.default('web,worker')
		.transform((roles) => roles.split(',').map((role) => role.trim()))
		.pipe(z.array(z.enum(['web', 'worker'])).min(1)),
	DEMO: z.enum(['on', 'small', 'off']).default('on'),
	PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
	TRUST_PROXY: onOff.default('off'),
	AUTH_SECRET: secret.optional(),
	LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
	WORKERS: z.coerce.number().int().min(1).max(64).default(1),
	METRICS_TOKEN: secret.optional(),
	OIDC_ISSUER: z.url({ protocol: /^https?$/, error: 'must be an https:// address' }).optional(),
	OIDC_CLIENT_ID: z.string().min(1).optional(),
	OIDC_CLIENT_SECRET: z.string().min(1).optional(),
	OIDC_NAME: z.string().trim().min(1).max(60).optional(),
	OIDC_CREATES_PEOPLE: onOff.default('off'),
	OIDC_ADMIN_GROUP: z.string().min(1).optional(),
	LOCAL_SIGN_IN: z.enum(['everybody', 'admins']).default('everybody'),
	IDLE_MINUTES: z.coerce.number().int().min(5).max(1440).optional(),
	REQUIRE_TWO_FACTOR: z.enum(['off', 'admins', 'everybody']).default('off'),
	S3_BUCKET: z.string().min(1).optional(),
	S3_REGION: z.string().min(1).default('us-east-1'),
	S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
	S3_ACCESS_KEY_ID: z.string().min(1).optional(),
	S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
	SPEECH_URL: z.url({ protocol: /^https?$/ }).optional(),
	SPEECH_KEY: z.string().min(1).optional(),
	SPEECH_MODEL: z.string().min(1).default('whisper-1'),
	LIVE_SPEECH_URL: z.url({ protocol: /^wss?$/, error: 'must be a ws:// or wss:// address' }).optional(),
	MODELS_DIR: z.string().min(1).optional(),
	REP_CHANNEL: z.enum(['left', 'right']).default('left'),
	MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
	MODEL_KEY: z.string().min(1).optional(),
	MODEL_NAME: z.string().min(1).optional(),
	MODEL_CONTEXT: z.coerce.number().int().min(16_000).max(10_000_000).default(128_000),
	MODEL_TOKENS_PER_DAY: z.coerce.number().int().min(1_000).optional(),
	MODEL_IN_SCORE: z.enum(['off', 'review', 'on']).default('review'),
	SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be a smtp:// or smtps:// address' }).optional(),
	MAIL_FROM: z.string().min(3).optional(),
	RETENTION_DAYS: z.coerce.number().int().min(1).max(36_500).optional(),
	RETENTION_BELOW_FIVE_YEARS: onOff.default('off'),
	WEBHOOK_PRIVATE_ADDRESSES: onOff.default('off'),
	STRIPE_SECRET_KEY: z.string().min(1).optional(),
	STRIPE_PUBLISHABLE_KEY: z.string().min(1).optional(),
	STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
	STRIPE_API_URL: z
		.url({ protocol: /^https?$/ })
		.refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname), {
			error: 'must be a https:// address, or one on this machine',
		})
		.default('https://api.stripe.com'),
})

export type Settings = ReturnType<typeof readSettings>

/** A setting that cannot be used; `message` is one line that names it. */
export class WrongSetting extends Error {}

/**
 * Every setting of the program, from environment variables, parsed once. The README has the table.
 * Throws `WrongSetting` naming the first variable that cannot be used.
 */
export function readSettings(environment: Record<string, string | undefined> = process.env) {
	const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
	const parsed = Environment.safeParse(given)
	if (!parsed.success) {
		const [issue] = parsed.error.issues
		throw new WrongSetting(`${String(issue?.path[0] ?? 'Settings')}: ${issue?.message}`)
	}
	const values = parsed.data
	if (!values.DATABASE_URL && values.ROLES.length < 2)
		throw new WrongSetting(
			'ROLES: web and worker can only run apart on PostgreSQL; set DATABASE_URL or leave ROLES out',
		)
	if (Boolean(values.MODEL_URL) !== Boolean(values.MODEL_NAME))
		throw new WrongSetting('MODEL_NAME: goes with MODEL_URL; set both or neither')
	if (Boolean(values.SMTP_URL) !== Boolean(values.MAIL_FROM))
		throw new WrongSetting('MAIL_FROM: goes with SMTP_URL; set both or neither')
	if ((values.RETENTION_DAYS ?? fiveYears) < fiveYears && values.RETENTION_BELOW_FIVE_YEARS === 'off')
		throw new WrongSetting(
			`RETENTION_DAYS: less than five years (${fiveYears}), for which 16 CFR 310.5 has records kept; where they are kept elsewhere, set RETENTION_BELOW_FIVE_YEARS=on`,
		)
	const singleSignOn = readSingleSignOn(values, (line) => {
		throw new WrongSetting(line)
	})
	const dataDir = resolve(values.DATA_DIR)
	return {
		port: values.PORT,
		host: values.HOST,
		dataDir,
		databaseUrl: values.DATABASE_URL ?? null,
		roles: values.ROLES,
		/** Whether there are sample accounts and calls. */
		demo: isDemo(values),
		/** Whether a demo also has ten weeks of a sample company. */
		sampleCompany: isDemo(values) && values.DEMO === 'on',
		publicUrl: values.PUBLIC_URL ?? null,
		trustProxy: values.TRUST_PROXY === 'on',
		authSecret: values.AUTH_SECRET ?? null,
		logLevel: values.LOG_LEVEL,
		workers: values.WORKERS,
		metricsToken: values.METRICS_TOKEN ?? null,
		/** The sign-in provider; null for none. */
		singleSignOn,
		/** Who may sign in with a Candor password. */
		localSignIn: values.LOCAL_SIGN_IN,
		/** Minutes of inactivity after which a session ends; null when it lasts its full 24 hours. */
		idleMinutes: values.IDLE_MINUTES ?? null,
		/** Who must use two-factor when signing in with a password. */
		requireTwoFactor: values.REQUIRE_TWO_FACTOR,
		files: values.S3_BUCKET
			? {
					kind: 's3' as const,
					bucket: values.S3_BUCKET,
					region: values.S3_REGION,
					endpoint: values.S3_ENDPOINT ?? null,
					accessKeyId: values.S3_ACCESS_KEY_ID ?? null,
					secretAccessKey: values.S3_SECRET_ACCESS_KEY ?? null,
				}
			: { kind: 'local' as const, folder: `${dataDir}/files` },
		/** Work in progress: decoded audio, unfinished uploads. Always on this machine's disk. */
		scratchDir: `${dataDir}/scratch`,
		speech: {
			url: values.SPEECH_URL ?? null,
			key: values.SPEECH_KEY ?? null,
			model: values.SPEECH_MODEL,
			modelsDir: values.MODELS_DIR ? resolve(values.MODELS_DIR) : `${dataDir}/models`,
			repChannel: values.REP_CHANNEL,
		},
		/** A speech service that streams, for both sides of a call in progress; null for none. */
		liveSpeechUrl: values.LIVE_SPEECH_URL ?? null,
		languageModel:
			values.MODEL_URL && values.MODEL_NAME
				? {
						url: values.MODEL_URL,
						key: values.MODEL_KEY ?? null,
						model: values.MODEL_NAME,
						contextTokens: values.MODEL_CONTEXT,
					}
				: null,
		/** Tokens that the model may read and write on a day, by UTC; null for no limit. */
		modelTokensPerDay: values.MODEL_TOKENS_PER_DAY ?? null,
		/** What the model's differences from the rules do to scores: nothing, wait for a person, or count. */
		modelInScore: values.MODEL_IN_SCORE,
		/** The server that mails invitations and resets, and the sender they show; null for none. */
		mail: values.SMTP_URL && values.MAIL_FROM ? { url: values.SMTP_URL, from: values.MAIL_FROM } : null,
		/** Days after its upload at which a recording is deleted by itself; null for never. */
		retentionDays: values.RETENTION_DAYS ?? null,
		/** Whether webhooks may go to private addresses, and by http to this machine. */
		webhookPrivateAddresses: values.WEBHOOK_PRIVATE_ADDRESSES === 'on',
		/** The payment provider; null where nobody pays for anything: then nothing is limited. */
		payment: readPayment(values),
	}
}

/** Demo passwords are public, so a server that others can reach, directly or through a proxy, has no demo accounts. */
function isDemo({ DEMO, HOST, PUBLIC_URL, TRUST_PROXY }: z.infer<typeof Environment>) {
	return DEMO !== 'off' && isLoopback(HOST) && !PUBLIC_URL && TRUST_PROXY === 'off'
}

const paymentKeys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Half a set of keys would take money and not learn of it, or show a form that cannot pay. */
function readPayment(values: z.infer<typeof Environment>) {
	const missing = paymentKeys.filter((name) => !values[name])
	if (missing.length === paymentKeys.length) return null
	if (missing[0]) throw new WrongSetting(`${missing[0]}: goes with the other keys of Stripe; set all or none`)
	return {
		secretKey: values.STRIPE_SECRET_KEY ?? '',
		publishableKey: values.STRIPE_PUBLISHABLE_KEY ?? '',
		webhookSecret: values.STRIPE_WEBHOOK_SECRET ?? '',
		apiUrl: new URL(values.STRIPE_API_URL),
	}
}
