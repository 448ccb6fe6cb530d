import { z } from 'zod'
import { day, documentNumber, emailField, incompleteForms, personName } from './common.schema.ts'
import { DOCUMENT_TYPES, INSTRUCTOR_TYPES, ROLES, USER_STATES } from './enums.ts'
import { lastReport } from './imports.schema.ts'
import {
  contractDay,
  contractRules,
  currentPassword,
  identity,
  instructorType,
  newPassword,
  oneOf,
  role,
} from './person.schema.ts'
import { calendarDay } from './times.schema.ts'

export const user = z.object({
  id: z.int(),
  nro_documento: z.string(),
  tipo_documento: z.enum(DOCUMENT_TYPES),
  nombre: z.string(),
  apellido: z.string(),
  correo_institucional: z.string(),
  rol: z.enum(ROLES),
  /** Type of instructor: `planta` (staff), `contratista` (with a contract) and others. */
  tipo: z.enum(INSTRUCTOR_TYPES),
  fecha_inicio_contrato: calendarDay.nullable(),
  fecha_fin_contrato: calendarDay.nullable(),
  /** `pendiente` waits for an administrator; `deshabilitado` cannot sign in. */
  estado: z.enum(USER_STATES),
})
export type User = z.infer<typeof user>

/** A row of a list for everybody: contact data and contracts are in `GET /users/{id}`. */
export const listedUser = user.omit({
  correo_institucional: true,
  fecha_inicio_contrato: true,
  fecha_fin_contrato: true,
})
export type ListedUser = z.infer<typeof listedUser>

/** `assign`: may set role and type; `link`: may make a link to set a password. */
const abilities = z.object({
  edit: z.boolean(),
  assign: z.boolean(),
  disable: z.boolean(),
  enable: z.boolean(),
  link: z.boolean(),
})

/** `GET /users`: enabled users, by surname, with what the reader may do with each. */
export const usersAnswer = z.object({
  ok: z.literal(true),
  users: z.array(listedUser.extend({ can: abilities.pick({ edit: true, disable: true }) })),
  can: z.object({ create: z.boolean(), viewDisabled: z.boolean() }),
})
export type UsersAnswer = z.infer<typeof usersAnswer>

/** A user and what the reader may do with it. `version` is the value of `ETag`. */
export const userDetail = user.extend({ version: z.int(), can: abilities })
export type UserDetail = z.infer<typeof userDetail>

/** A ficha that a user heads, with the name of its program. */
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
 * `GET /users/{id}`. The contract is null for who may not edit the user, and where there is none. `fichas`: the enabled fichas
 * that the user heads, by number; `fichas_asignadas`: how many they are.
 */
export const userAnswer = z.object({
  ok: z.literal(true),
  user: userDetail.extend({
    dias_contrato: contractDays.nullable(),
    fichas_asignadas: z.int(),
    fichas: z.array(headedFicha),
  }),
})
export type UserAnswer = z.infer<typeof userAnswer>

/**
 * `GET /dashboard/contracts`: enabled people of any type whose contract ends within `CONTRACT_ENDING_DAYS` days or has
 * ended, earliest first: at most `MAX_ENDING_CONTRACTS` of `total`.
 */
export const endingContractsAnswer = z.object({
  ok: z.literal(true),
  total: z.int(),
  personas: z.array(
    user.pick({ id: true, nombre: true, apellido: true }).extend({
      fecha_fin_contrato: calendarDay,
      dias_contrato: contractDays,
    }),
  ),
})
export type EndingContractsAnswer = z.infer<typeof endingContractsAnswer>

/**
 * `GET /users/juicios/{id}`: the judgments that reports say the person gave, by the month of their date: this one in Colombia
 * and those before it, `GIVEN_MONTHS` months in all, oldest first. Found by the evaluator's document; without a date they are in no
 * month.
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

/** `POST /users/create`, `PUT /users/update/{nro_documento}`, `POST /users/enabled/{id}`: the user after the call. */
export const userSavedAnswer = z.object({ ok: z.literal(true), msg: z.string(), user: userDetail })
export type UserSavedAnswer = z.infer<typeof userSavedAnswer>

/**
 * `POST /users/disabled/{id}`: the document of who heads the user's enabled fichas from then on. Without it, or without a body,
 * the fichas keep their head.
 */
export const disableUserBody = z.object({ idJefeFicha: documentNumber.optional() }).optional()
export type DisableUserInput = z.input<typeof disableUserBody>
export type DisableUser = NonNullable<z.output<typeof disableUserBody>>

/** The user after the call, and the numbers of the fichas that were handed over. */
export const userDisabledAnswer = userSavedAnswer.extend({ fichas_entregadas: z.array(z.int()) })
export type UserDisabledAnswer = z.infer<typeof userDisabledAnswer>

/** `POST /users/create`: all ten fields are required. */
export const createUserBody = z
  .object({
    ...identity,
    correo_institucional: emailField('email_invalid'),
    contrasena: newPassword,
    rol: role,
    /** Type of instructor: `planta` (staff), `contratista` (with a contract) and others. */
    tipo: instructorType,
    /** Asked for of every type, and kept. */
    fecha_inicio_contrato: day,
    /** As the start of the contract. */
    fecha_fin_contrato: day,
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
  /** For a new password or email of one's own. */
  contrasenaActual: currentPassword,
  rol: role.optional(),
  tipo: instructorType.optional(),
  /** Omitted, it stays. Empty, it is cleared, which only an edit that changes the type from `contratista` may do. */
  fecha_inicio_contrato: contractDay,
  /** As the start of the contract. */
  fecha_fin_contrato: contractDay,
})

/**
 * `PUT /users/update/{nro_documento}`. Omitted role, type and contract days stay as they are. Only an administrator
 * changes them.
 */
export const updateUserBody = profile.check(...editRules).register(incompleteForms, { sentence: 'all_fields' })
export type UpdateUserInput = z.input<typeof updateUserBody>
export type UpdateUser = z.output<typeof updateUserBody>

/** The form of the same call to edit another user, with role and type. */
export const editUserForm = profile.extend({ rol: role, tipo: instructorType }).check(...editRules)
