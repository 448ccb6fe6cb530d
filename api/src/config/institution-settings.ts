import { ROLES, type Role } from '@fichero/contract/enums'
import { z } from 'zod'
import { ConfigError } from './config-error.js'

/** Grants a role, and centres by their codes, to people whose claim has the value or contains it. */
export interface ClaimRule {
  claim: string
  value: string
  rol: Role
  /** Codes of centres; empty if the rule says nothing about centres. */
  centres: string[]
}

/** The OpenID Connect provider with whose accounts people sign in. */
export interface InstitutionSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** What is requested from the provider: names separated by spaces. */
  scope: string
  /** The claim with the document number by which people are found. If absent, they are found by their verified email. */
  documentClaim: string | undefined
  rules: readonly ClaimRule[]
}

/** A rule such as `grupos=coordinacion-norte:coordinador:9225,9309`. */
const RULE = new RegExp(
  `^(?<claim>[^=;\\s]+)=(?<value>[^;]{1,200}?):(?<rol>${ROLES.join('|')})(?::(?<centres>[\\w,]+))?$`,
)

/** Only a provider on the same machine may be reached without TLS. */
const isSafe = (value: string) => {
  const { protocol, hostname, search, hash, username, password } = new URL(value)
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && !search && !hash && !username && !password
}

const ruleText = z
  .string()
  .regex(RULE, 'se esperaban reglas como grupos=coordinacion:coordinador:9225; la hay mal escrita.')

/** The environment variables about the provider. */
export const institutionVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'se esperaba una dirección como https://cuentas.example.' })
    .refine(isSafe, 'se esperaba una dirección https, sin parámetros ni usuario.')
    .optional(),
  OIDC_CLIENT_ID: z.string().max(200, 'debe tener como máximo 200 caracteres.').optional(),
  OIDC_CLIENT_SECRET: z.string().max(1000, 'debe tener como máximo 1000 caracteres.').optional(),
  OIDC_SCOPE: z
    .string()
    .regex(/^[\x21\x23-\x5b\x5d-\x7e ]{1,500}$/, 'se esperaban nombres separados por espacios.')
    .default('openid profile email'),
  OIDC_DOCUMENT_CLAIM: z.string().max(200, 'debe tener como máximo 200 caracteres.').optional(),
  OIDC_RULES: z
    .string()
    .max(5000, 'debe tener como máximo 5000 caracteres.')
    .transform((text) =>
      text
        .split(';')
        .map((rule) => rule.trim())
        .filter(Boolean),
    )
    .pipe(z.array(ruleText.transform(ruleIn)))
    .default([]),
}
type Variables = z.output<z.ZodObject<typeof institutionVariables>>

function ruleIn(text: string): ClaimRule {
  const { claim = '', value = '', rol = 'user', centres = '' } = RULE.exec(text)?.groups ?? {}
  return { claim, value, rol: rol as Role, centres: centres.split(',').filter(Boolean) }
}

/** The variables that are set together. */
const NEEDED = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

/**
 * Returns the settings of the provider; undefined if none is configured.
 * @throws ConfigError if only some of the needed variables are set
 */
export function institutionSettings(variables: Variables): InstitutionSettings | undefined {
  const missing = NEEDED.filter((name) => variables[name] === undefined)
  if (missing.length === NEEDED.length) return undefined
  if (missing[0]) throw new ConfigError(missing[0], `falta: ${NEEDED.join(', ')} se definen juntas.`)
  return {
    issuer: variables.OIDC_ISSUER!,
    clientId: variables.OIDC_CLIENT_ID!,
    clientSecret: variables.OIDC_CLIENT_SECRET!,
    scope: ['openid', ...variables.OIDC_SCOPE.split(' ').filter((name) => name && name !== 'openid')].join(' '),
    documentClaim: variables.OIDC_DOCUMENT_CLAIM,
    rules: variables.OIDC_RULES,
  }
}
