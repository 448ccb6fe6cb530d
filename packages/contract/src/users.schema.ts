import { z } from 'zod'
import {
  code,
  day,
  documentNumber,
  emailField,
  incompleteForms,
  optionalDay,
  personName,
  wholeNumber,
} from './common.schema.ts'
import { DOCUMENT_TYPES, USER_STATES } from './enums.ts'
import { answerShape } from './fields.schema.ts'
import { columnsWith } from './fields.ts'
import { lastReport } from './imports.schema.ts'
import { CONTRACT_REFUSALS } from './instructor-contract.ts'
import { MAX_CENTRES_OF_PERSON } from './limits.ts'
import { contractRules, currentPassword, identity, instructorType, newPassword, oneOf, role } from './person.schema.ts'
import { calendarDay } from './times.schema.ts'
import { USER_FIELDS } from './user.fields.ts'

/** A user with all data that administrators see. */
export const user = z.object({
  id: z.int(),
  nro_documento: z.string(),
  ...answerShape(USER_FIELDS),
  /** `pendiente` waits for an administrator; `deshabilitado` cannot sign in. */
  estado: z.enum(USER_STATES),
})
export type User = z.infer<typeof user>

const PRIVATE = columnsWith(USER_FIELDS, 'private')
/** A user in a list that everybody may read. `GET /users/{id}` has the contact data and the contract. */
export const listedUser = user.omit(
  Object.fromEntries(PRIVATE.map((column) => [column, true])) as Record<(typeof PRIVATE)[number], true>,
)
export type ListedUser = z.infer<typeof listedUser>

/**
 * Why the contract gives a person no access, and the last or first day of the contract. The person keeps access until
 * `acceso_hasta` nevertheless: a grace period of the upgrade that introduced the rule.
 */
export const contractLimit = z.object({
  /** `contract_ended` or `contract_not_begun`. */
  motivo: z.enum(CONTRACT_REFUSALS),
  /** The last day of a contract that has ended, or the first day of a contract that has not begun. */
  fecha: calendarDay,
  acceso_hasta: calendarDay.nullable(),
})
export type ContractLimit = z.infer<typeof contractLimit>

/** Null if the contract does not limit access, and for readers who may not edit the person. */
const limit = contractLimit.nullable()

/** `assign`: may set role and type; `link`: may make a link to set a password. */
const abilities = z.object({
  edit: z.boolean(),
  assign: z.boolean(),
  disable: z.boolean(),
  enable: z.boolean(),
  link: z.boolean(),
})

/**
 * `GET /users`: enabled users, by surname, with what the reader may do with each. The end of the contract is null for
 * readers who may not edit the user. Readers see the people of their centres, and the administrators.
 */
export const usersAnswer = z.object({
  ok: z.literal(true),
  users: z.array(
    listedUser.extend({
      version: z.int(),
      fecha_fin_contrato: calendarDay.nullable(),
      limite_contrato: limit,
      can: abilities.pick({ edit: true, disable: true }),
    }),
  ),
  can: z.object({ create: z.boolean(), viewDisabled: z.boolean() }),
})
export type UsersAnswer = z.infer<typeof usersAnswer>

/** A user, and what the reader may do with this user. `version` is the value of `ETag`. */
export const userDetail = user.extend({
  /** Whether the person gets the weekly summary by mail. */
  resumen_semanal: z.boolean(),
  version: z.int(),
  limite_contrato: limit,
  can: abilities,
})
export type UserDetail = z.infer<typeof userDetail>

/** A ficha of which a user is the jefe, with the name of its program. */
export const headedFicha = z.object({
  nro_ficha: z.int(),
  programa_formacion: z.string(),
  /** The last judgments report applied; null before the first. */
  ultimo_reporte: lastReport.nullable(),
})
export type HeadedFicha = z.infer<typeof headedFicha>

/** Days from today in Colombia until a contract ends: 0 on its last day, negative after it. */
const contractDays = z.int()

/**
 * `GET /users/{id}`. The contract is null if there is none, and for readers who may not edit the user. `fichas`: the enabled
 * fichas of which the user is the jefe, by number; `fichas_asignadas`: the number of these fichas.
 */
export const userAnswer = z.object({
  ok: z.literal(true),
  user: userDetail.extend({
    dias_contrato: contractDays.nullable(),
    /** Ids of those confirmed centres in which the person works that the reader sees. */
    centros: z.array(z.int()),
    fichas_asignadas: z.int(),
    fichas: z.array(headedFicha),
  }),
})
export type UserAnswer = z.infer<typeof userAnswer>

/**
 * `GET /dashboard/contracts`: enabled people of any type whose contract ends within `CONTRACT_ENDING_DAYS` days or has
 * ended, and people who keep access although their contract has not begun; earliest end first, at most
 * `MAX_ENDING_CONTRACTS` of `total`. `proximos`: for each of `CONTRACT_WARNING_DAYS`, how many of these contracts end from
 * today within `dias` days.
 */
export const endingContractsAnswer = z.object({
  ok: z.literal(true),
  total: z.int(),
  proximos: z.array(z.object({ dias: z.int(), contratos: z.int() })),
  personas: z.array(
    user.pick({ id: true, nombre: true, apellido: true }).extend({
      fecha_fin_contrato: calendarDay,
      dias_contrato: contractDays,
      version: z.int(),
      limite_contrato: limit,
    }),
  ),
})
export type EndingContractsAnswer = z.infer<typeof endingContractsAnswer>

/**
 * `GET /users/juicios/{id}`: the number of judgments that the person gave according to reports, by the month of their date:
 * the last `GIVEN_MONTHS` months in Colombia including the current one, oldest first. Judgments are found by the evaluator's
 * document number; a judgment without a date is not counted.
 */
export const givenJudgmentsAnswer = z.object({
  ok: z.literal(true),
  meses: z.array(
    z.object({
      /** `YYYY-MM`. */
      mes: z.string(),
      aprobados: z.int(),
      no_aprobados: z.int(),
    }),
  ),
})
export type GivenJudgmentsAnswer = z.infer<typeof givenJudgmentsAnswer>

/** `GET /users/disabled`: by surname; may be empty. */
export const disabledUsersAnswer = z.array(userDetail)
export type DisabledUsersAnswer = z.infer<typeof disabledUsersAnswer>

/** `POST /users/create`, `PUT /users/update/{nro_documento}`, `POST /users/enabled/{id}`: the user after the request. */
export const userSavedAnswer = z.object({ ok: z.literal(true), msg: z.string(), user: userDetail })
export type UserSavedAnswer = z.infer<typeof userSavedAnswer>

/**
 * `POST /users/disabled/{id}`: `idJefeFicha` is the document number of the new jefe of the user's enabled fichas. Without it, or
 * without a body, the fichas keep their jefe.
 */
export const disableUserBody = z.object({ idJefeFicha: documentNumber.optional() }).optional()
export type DisableUserInput = z.input<typeof disableUserBody>
export type DisableUser = NonNullable<z.output<typeof disableUserBody>>

/** The user after the request, and the numbers of the fichas that have a new jefe. */
export const userDisabledAnswer = userSavedAnswer.extend({ fichas_entregadas: z.array(z.int()) })
export type UserDisabledAnswer = z.infer<typeof userDisabledAnswer>

const workplaces = z.array(wholeNumber('invalid')).max(MAX_CENTRES_OF_PERSON, code('invalid')).optional()

/** `POST /users/create`: all ten fields are required. */
export const createUserBody = z
  .object({
    ...identity,
    correo_institucional: emailField('email_invalid'),
    contrasena: newPassword,
    rol: role,
    /** Type of instructor: `planta` (staff), `contratista` (with a contract) and others. */
    tipo: instructorType,
    /** Required for every type. */
    fecha_inicio_contrato: day,
    /** Required for every type. */
    fecha_fin_contrato: day,
    /** Ids of the centres in which the person works. */
    centros: workplaces,
  })
  .check(...contractRules({ isMissing: () => false, missing: 'required', order: 'contract_end_before_start' }))
  .register(incompleteForms, { sentence: 'required_fields' })
export type CreateUserInput = z.input<typeof createUserBody>
export type CreateUser = z.output<typeof createUserBody>

const editRules = contractRules({
  isMissing: (value) => value === null,
  missing: 'instructor_contract_dates_required',
  order: 'contract_end_before_start',
})

const profile = z.object({
  nombre: personName,
  apellido: personName,
  correo_institucional: emailField('instructor_email_invalid'),
  tipo_documento: oneOf(DOCUMENT_TYPES),
  /** Accepted but never changed. */
  nro_documento: documentNumber.optional(),
  /** A new password; empty or absent keeps the current one. */
  contrasena: z.union([z.literal('').transform(() => undefined), newPassword]).optional(),
  /** The current password, to change the password or email address of the caller's own account. */
  contrasenaActual: currentPassword,
  rol: role.optional(),
  tipo: instructorType.optional(),
  /** Omitted: no change. Empty: cleared, which requires an edit that changes the type from `contratista` to another. */
  fecha_inicio_contrato: optionalDay,
  /** Like `fecha_inicio_contrato`. */
  fecha_fin_contrato: optionalDay,
  /** Whether the person gets the weekly summary by mail. Omitted: no change. */
  resumen_semanal: z.boolean({ error: code('flag_invalid') }).optional(),
  /** Ids of the centres in which the person works. Omitted: no change. */
  centros: workplaces,
})

/**
 * `PUT /users/update/{nro_documento}`. Omitted role, type and contract days stay as they are. Only an administrator
 * changes them.
 */
export const updateUserBody = profile.check(...editRules).register(incompleteForms, { sentence: 'all_fields' })
export type UpdateUserInput = z.input<typeof updateUserBody>
export type UpdateUser = z.output<typeof updateUserBody>

/** The form that edits another user with `PUT /users/update/{nro_documento}`: role and type are required. */
export const editUserForm = profile.extend({ rol: role, tipo: instructorType }).check(...editRules)
