import { isAbsolute, resolve } from 'node:path'
import { documentNumber, email } from '@fichero/contract/common.schema'
import { MAX_PASSWORD, MIN_PASSWORD } from '@fichero/contract/limits'
import { z } from 'zod'
import { isCommonPassword } from '../rules/password-rules.js'
import type { Config } from './config.js'
import { ConfigError } from './config-error.js'
import { embeddedFile } from './database-target.js'
import { institutionSettings, institutionVariables } from './institution-settings.js'
import { LOG_LEVELS } from './log-level.js'
import { mysqlUrl } from './mysql-url.js'
import { serviceNetworks, trustedProxies } from './networks.js'

/** The repository's root, independent of the working directory. */
const ROOT = resolve(__dirname, '../../..')
const DEFAULT_ADMIN = { document: '1000000001', email: 'admin@fichero.example' }
const MIN_SECRET = 32
/** Pattern of the metrics token: a token that `bearerOf` accepts, of at least `MIN_SECRET` characters. */
const METRICS_TOKEN = new RegExp(`^[\\w-]{${MIN_SECRET},100}$`)
const MAX_CENTRE = 120

const secret = z.string().min(MIN_SECRET, `debe tener al menos ${MIN_SECRET} caracteres.`)

/** Validates an optional URL and removes trailing slashes. `why` is the sentence for an invalid value. */
const url = (protocol: RegExp, why: string) =>
  z
    .url({ protocol, error: why })
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
    .optional()

/** A file, or a URL without credentials: `fetch` rejects a URL with credentials. */
const announcement = z.string().refine((value) => {
  if (isAbsolute(value)) return true
  if (!URL.canParse(value)) return false
  const { protocol, username, password } = new URL(value)
  return /^https?:$/.test(protocol) && !username && !password
}, 'se esperaba la ruta completa de un archivo, o una dirección como https://servidor/releases.json sin usuario ni clave.')

/** Whether a URL has nothing after protocol, host and port. */
const isOrigin = ({ pathname, search, hash, username, password }: URL) =>
  pathname === '/' && !search && !hash && !username && !password

const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'se esperaba un número de puerto, de 1 a 65535.')
    .transform(Number)
    .pipe(z.int().min(1, 'se esperaba un número de puerto, de 1 a 65535.').max(65535, 'el mayor puerto es 65535.'))
    .default(3000),
  PUBLIC_URL: url(/^https?$/, 'se esperaba una dirección como https://fichero.example.').refine(
    (value) => !value || isOrigin(new URL(value)),
    'se esperaba solo el servidor, como https://fichero.example, sin ruta, parámetros ni usuario.',
  ),
  DATABASE_URL: mysqlUrl.optional(),
  FORMER_DATABASE_URL: mysqlUrl.optional(),
  JWT_SECRET: secret.optional(),
  BACKUP_KEY: secret.optional(),
  ADMIN_DOCUMENT: documentNumber.optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(MIN_PASSWORD, `debe tener al menos ${MIN_PASSWORD} caracteres.`)
    .max(MAX_PASSWORD, `debe tener como máximo ${MAX_PASSWORD} caracteres.`)
    .refine((value) => !isCommonPassword(value), 'es una de las contraseñas más usadas; elija otra.')
    .optional(),
  ADMIN_EMAIL: email.optional(),
  SMTP_URL: url(/^smtps?$/, 'se esperaba una dirección como smtp://usuario:clave@servidor:587.'),
  MAIL_FROM: email.optional(),
  REDIS_URL: url(/^rediss?$/, 'se esperaba una dirección como redis://:clave@servidor:6379.'),
  METRICS_TOKEN: z
    .string()
    .regex(METRICS_TOKEN, `se esperaban de ${MIN_SECRET} a 100 letras, cifras o guiones.`)
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(/^https?$/, 'se esperaba una dirección como http://servidor:4318.'),
  RELEASES_FROM: announcement.optional(),
  TRUST_PROXY: trustedProxies.optional(),
  SERVICE_NETWORKS: serviceNetworks.optional(),
  DATA_DIR: z.string().optional(),
  DIST_ROOT: z.string().optional(),
  CENTRE_NAME: z.string().trim().max(MAX_CENTRE, `debe tener como máximo ${MAX_CENTRE} caracteres.`).optional(),
  ...institutionVariables,
  CONTRACT_ENDS_ACCESS: z.enum(['true', 'false'], 'se esperaba true o false.').default('true'),
  DEMO: z.enum(['true', 'region', 'false'], 'se esperaba true, region o false.').optional(),
  PRODUCTION: z.enum(['true', 'false'], 'se esperaba true o false.').default('true'),
  API_DOCS: z.enum(['true', 'false'], 'se esperaba true o false.').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `se esperaba uno de ${LOG_LEVELS.join(', ')}.`).default('info'),
  /** This setting is only validated here: `openStartLog` reads it before the other settings. */
  LOG_FORMAT: z.enum(['json', 'text'], 'se esperaba json o text.').optional(),
})

/** The names of all settings. */
export const SETTINGS = Object.keys(environment.shape)

const FIELD_SENTENCES: Record<string, string> = {
  document_invalid: 'se esperaba un documento de 5 a 15 dígitos.',
  email_invalid: 'se esperaba un correo como nombre@servidor.',
  too_long: 'es demasiado largo.',
}

/**
 * Reads the environment; an empty variable counts as absent. Ignores the carriage return with which lines end in a file of
 * settings from Windows.
 * @throws ConfigError about the first invalid variable
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const values = Object.entries(env).map(([name, value]) => [name, value?.replace(/\r$/, '')] as const)
  const nonEmpty = Object.fromEntries(values.filter(([, value]) => value?.trim()))
  const result = environment.safeParse(nonEmpty)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new ConfigError(String(issue?.path[0]), FIELD_SENTENCES[issue?.message ?? ''] ?? issue?.message ?? '')
  }
  const settings = result.data
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`
  const dataDir = resolve(settings.DATA_DIR ?? resolve(ROOT, 'data'))
  return {
    port: settings.PORT,
    publicUrl,
    database: settings.DATABASE_URL ?? { engine: 'sqlite', file: embeddedFile(dataDir) },
    formerDatabase: settings.FORMER_DATABASE_URL,
    jwtSecret: settings.JWT_SECRET,
    backupKey: settings.BACKUP_KEY,
    admin: {
      document: settings.ADMIN_DOCUMENT ?? DEFAULT_ADMIN.document,
      password: settings.ADMIN_PASSWORD,
      email: settings.ADMIN_EMAIL ?? DEFAULT_ADMIN.email,
    },
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `fichero@${new URL(publicUrl).hostname}`,
    redisUrl: settings.REDIS_URL,
    releasesFrom: settings.RELEASES_FROM,
    metricsToken: settings.METRICS_TOKEN,
    tracesUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
    trustProxy: settings.TRUST_PROXY ?? false,
    serviceNetworks: settings.SERVICE_NETWORKS ?? [],
    dataDir,
    distRoot: resolve(settings.DIST_ROOT ?? ROOT),
    logLevel: settings.LOG_LEVEL,
    production: settings.PRODUCTION === 'true',
    apiDocs: settings.API_DOCS ? settings.API_DOCS === 'true' : !settings.DATABASE_URL,
    centre: settings.CENTRE_NAME,
    institution: institutionSettings(settings),
    contractEndsAccess: settings.CONTRACT_ENDS_ACCESS === 'true',
    demo: settings.DEMO === 'true' ? 'centre' : settings.DEMO === 'region' ? 'region' : undefined,
  }
}
