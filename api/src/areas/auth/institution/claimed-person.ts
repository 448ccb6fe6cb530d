import type { Role } from '@fichero/contract/enums'
import { ROLES } from '@fichero/contract/enums'
import type { InstitutionSettings } from '../../../config/institution-settings.js'
import { fail } from '../../../errors/fail.js'

type Claims = Readonly<Record<string, unknown>>

/** What the institution says of a person. */
export interface ClaimedPerson {
  /** How the person is found. */
  by: { nro_documento: string } | { correo_institucional: string }
  nro_documento: string | undefined
  correo_institucional: string | undefined
  nombre: string | undefined
  apellido: string | undefined
  /** What the rules grant; undefined if no rule is about this person. */
  grant: Grant | undefined
}

/** What rules grant to a person. */
export interface Grant {
  rol: Role
  /** Codes of centres; empty if no rule names a centre. */
  centres: string[]
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/**
 * Reads who a person is from the claims.
 * @throws AppError if the claim by which people are found is absent, or the email is not verified
 */
export function personIn(claims: Claims, { documentClaim, rules }: InstitutionSettings): ClaimedPerson {
  // Some providers send the flag as a text.
  const correo = String(claims.email_verified) === 'true' ? textOf(claims.email)?.toLowerCase() : undefined
  const document = documentClaim === undefined ? undefined : documentIn(claims[documentClaim])
  if (documentClaim !== undefined && document === undefined) throw fail('institution_document_missing')
  if (documentClaim === undefined && correo === undefined) throw fail('institution_email_unverified')
  return {
    by: document === undefined ? { correo_institucional: correo! } : { nro_documento: document },
    nro_documento: document,
    correo_institucional: correo,
    nombre: textOf(claims.given_name),
    apellido: textOf(claims.family_name),
    grant: grantIn(claims, rules),
  }
}

/** Returns a document number without dots and spaces. Some providers send it as a number. */
function documentIn(value: unknown): string | undefined {
  const digits = (typeof value === 'number' ? String(value) : (textOf(value) ?? '')).replaceAll(/[\s.]/g, '')
  return /^\d{5,15}$/.test(digits) ? digits : undefined
}

/** Returns the highest role and all centres of the rules that are about the person. */
function grantIn(claims: Claims, rules: InstitutionSettings['rules']): Grant | undefined {
  const matching = rules.filter(({ claim, value }) => [claims[claim]].flat().some((one) => String(one) === value))
  if (matching.length === 0) return undefined
  const rol = ROLES.findLast((role) => matching.some((rule) => rule.rol === role))!
  return { rol, centres: [...new Set(matching.flatMap(({ centres }) => centres))] }
}
