import { z } from 'zod'
import { code, day, documentOfCell, email, optionalDay } from './common.schema.ts'
import { importReport } from './imports.schema.ts'
import { MAX_EXTENDED_CONTRACTS } from './limits.ts'
import { contractRules, identity, instructorType, role } from './person.schema.ts'
import { calendarDay, instant } from './times.schema.ts'
import { user } from './users.schema.ts'

// Several people at once: the rows of a spreadsheet, or the people selected in the list.

/**
 * A row of a spreadsheet of people, with the rules of `createUserBody` but without a password: each person gets a link to
 * set one. Only contratistas must have contract days.
 */
export const userOfRow = z
  .object({
    ...identity,
    nro_documento: documentOfCell,
    correo_institucional: email,
    tipo: instructorType,
    rol: role,
    fecha_inicio_contrato: optionalDay,
    fecha_fin_contrato: optionalDay,
  })
  .check(
    ...contractRules({
      isMissing: (value) => !value,
      missing: 'instructor_contract_dates_required',
      order: 'contract_end_before_start',
    }),
  )

/** A user with a link to set a password. */
export const linkedUser = user
  .pick({ id: true, tipo_documento: true, nro_documento: true, nombre: true, apellido: true })
  .extend({ correo_institucional: z.string(), enlace: z.string() })
export type LinkedUser = z.infer<typeof linkedUser>

/** A person whom a spreadsheet adds. `centros`: ids of the centres in which the person will work. */
export const plannedUser = user
  .pick({ tipo_documento: true, nro_documento: true, nombre: true, apellido: true, rol: true })
  .extend({ fila: z.int(), centros: z.array(z.int()) })
export type PlannedUser = z.infer<typeof plannedUser>

/**
 * `POST /users/carga`. In `reporte`, `registros.nuevos` are the people created and `sin_cambio` the people who existed.
 * `enviados`: how many got their link (works once, for 72 h) by mail. `enlaces`: the links of all others, for the
 * administrator to pass on; no other answer returns these links. `vence`: until when the links work (ISO, UTC); null if there are
 * none.
 */
export const loadUsersAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  reporte: importReport,
  /** The people whom the file would add, by row. Only a dry run has them. */
  nuevas: z.array(plannedUser).optional(),
  enviados: z.int(),
  enlaces: z.array(linkedUser),
  vence: instant.nullable(),
})
export type LoadUsersAnswer = z.infer<typeof loadUsersAnswer>

/** `POST /users/exportacion`: ids of enabled people. Other ids are ignored. */
export const exportUsersBody = z.object({
  ids: z
    .array(z.int(code('invalid')), { error: code('invalid') })
    .min(1, code('required'))
    .max(10_000, code('invalid')),
})
export type ExportUsers = z.output<typeof exportUsersBody>

/**
 * `GET /users/fichas-dirigidas`: of how many enabled fichas each person is the jefe, by user id; people without fichas are
 * omitted.
 */
export const headedCountsAnswer = z.object({
  ok: z.literal(true),
  personas: z.array(z.object({ id: z.int(), fichas: z.int() })),
})
export type HeadedCountsAnswer = z.infer<typeof headedCountsAnswer>

/**
 * `POST /users/contratos`: a new end for the contracts of these people, after today and after their start. Either all
 * contracts change or none. `version` is the version that the client has read (optimistic locking).
 */
export const extendContractsBody = z.object({
  personas: z
    .array(z.object({ id: z.int(code('invalid')), version: z.int(code('invalid')) }), { error: code('invalid') })
    .min(1, code('required'))
    .max(MAX_EXTENDED_CONTRACTS, code('invalid')),
  fecha_fin_contrato: day,
})
export type ExtendContracts = z.output<typeof extendContractsBody>

/** The people after the change, in the order of the request. */
export const contractsExtendedAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  personas: z.array(user.pick({ id: true }).extend({ version: z.int(), fecha_fin_contrato: calendarDay })),
})
export type ContractsExtendedAnswer = z.infer<typeof contractsExtendedAnswer>
