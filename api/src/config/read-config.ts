import { resolve } from 'node:path'
import { documentNumber, email } from '@fichero/contract/common.schema'
import { MAX_PASSWORD, MIN_PASSWORD } from '@fichero/contract/limits'
import { z } from 'zod'
import { isCommonPassword } from '../passwords/password-rules.js'
import type { Config } from './config.js'
import { ConfigError } from './config-error.js'
import { embeddedFile } from './database-target.js'
import { LOG_LEVELS } from './log-level.js'
import { mysqlUrl } from './mysql-url.js'
import { trustedProxies } from './trusted-proxies.js'

/** The repository's root, independent of the working directory. */
const ROOT = resolve(__dirname, '../../..')
const DEFAULT_ADMIN = { document: '1000000001', email: 'admin@fichero.example' }
const MIN_SECRET = 32
/** As `bearerOf` reads it. */
const METRICS_TOKEN = new RegExp(`^[\\w-]{${MIN_SECRET},100}$`)
const MAX_CENTRE = 120

const secret = z.string().min(MIN_SECRET, `debe tener al menos ${MIN_SECRET} caracteres.`)

const url = (protocol: RegExp, why: string) =>
  z
    .url({ protocol, error: why })
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
    .optional()

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
  TRUST_PROXY: trustedProxies.optional(),
  DATA_DIR: z.string().optional(),
  DIST_ROOT: z.string().optional(),
  CENTRE_NAME: z.string().trim().max(MAX_CENTRE, `debe tener como máximo ${MAX_CENTRE} caracteres.`).optional(),
  DEMO: z.enum(['true', 'false'], 'se esperaba true o false.').optional(),
  PRODUCTION: z.enum(['true', 'false'], 'se esperaba true o false.').default('true'),
  API_DOCS: z.enum(['true', 'false'], 'se esperaba true o false.').optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `se esperaba uno de ${LOG_LEVELS.join(', ')}.`).default('info'),
})

/** The names of all settings. */
export const SETTINGS = Object.keys(environment.shape)

const FIELD_SENTENCES: Record<string, string> = {
  document_invalid: 'se esperaba un documento de 5 a 15 dígitos.',
  email_invalid: 'se esperaba un correo como nombre@servidor.',
  too_long: 'es demasiado largo.',
}

/**
 * Reads the environment; an empty variable counts as absent.
 * @throws ConfigError about the first variable that is invalid.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = environment.safeParse(given)
  if (!result.success) {
    const [issue] = result.error.issues
    throw new ConfigError(String(issue?.path[0]), FIELD_SENTENCES[issue?.message ?? ''] ?? issue?.message ?? '')
  }
  const read = result.data
  const publicUrl = read.PUBLIC_URL ?? `http://localhost:${read.PORT}`
  const dataDir = resolve(read.DATA_DIR ?? resolve(ROOT, 'data'))
  return {
    port: read.PORT,
    publicUrl,
    database: read.DATABASE_URL ?? { engine: 'sqlite', file: embeddedFile(dataDir) },
    jwtSecret: read.JWT_SECRET,
    backupKey: read.BACKUP_KEY,
    admin: {
      document: read.ADMIN_DOCUMENT ?? DEFAULT_ADMIN.document,
      password: read.ADMIN_PASSWORD,
      email: read.ADMIN_EMAIL ?? DEFAULT_ADMIN.email,
    },
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? `fichero@${new URL(publicUrl).hostname}`,
    redisUrl: read.REDIS_URL,
    metricsToken: read.METRICS_TOKEN,
    tracesUrl: read.OTEL_EXPORTER_OTLP_ENDPOINT,
    trustProxy: read.TRUST_PROXY ?? false,
    dataDir,
    distRoot: resolve(read.DIST_ROOT ?? ROOT),
    logLevel: read.LOG_LEVEL,
    production: read.PRODUCTION === 'true',
    apiDocs: read.API_DOCS ? read.API_DOCS === 'true' : !read.DATABASE_URL,
    centre: read.CENTRE_NAME,
    demo: read.DEMO ? read.DEMO === 'true' : !read.DATABASE_URL,
  }
}
