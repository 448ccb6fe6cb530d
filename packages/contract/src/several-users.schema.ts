import { z } from 'zod'
import { code, documentOfCell, email } from './common.schema.ts'
import { importReport } from './imports.schema.ts'
import { contractDay, contractRules, identity, instructorType, role } from './person.schema.ts'
import { instant } from './times.schema.ts'
import { user } from './users.schema.ts'

// Several people at once: those of a spreadsheet, and those that are selected in the list.

/**
 * A row of a spreadsheet of people, by the rules of `createUserBody`. Nobody types passwords there: each person gets a
 * link to set one. Only contratistas must have contract days.
 */
export const userOfRow = z
  .object({
    ...identity,
    nro_documento: documentOfCell,
    correo_institucional: email,
    tipo: instructorType,
    rol: role,
    fecha_inicio_contrato: contractDay,
    fecha_fin_contrato: contractDay,
  })
  .check(
    ...contractRules({
      isMissing: (value) => !value,
      missing: 'instructor_contract_dates_required',
      order: 'contract_end_before_start',
    }),
  )

export const linkedUser = user
  .pick({ id: true, tipo_documento: true, nro_documento: true, nombre: true, apellido: true })
  .extend({ correo_institucional: z.string(), enlace: z.string() })
export type LinkedUser = z.infer<typeof linkedUser>

/**
 * `POST /users/carga`. In `reporte`, `registros.nuevos` are the people created and `sin_cambio` those who were there.
 * `enviados`: how many got their link (works once, for 72 h) by mail; `enlaces`: the links of the others, to hand over:
 * no other answer has them. `vence`: until when all of them work (ISO, UTC); null if there are none.
 */
export const loadUsersAnswer = z.object({
  ok: z.literal(true),
  msg: z.string(),
  reporte: importReport,
  enviados: z.int(),
  enlaces: z.array(linkedUser),
  vence: instant.nullable(),
})
export type LoadUsersAnswer = z.infer<typeof loadUsersAnswer>

/** `POST /users/exportacion`: ids of enabled people. Others are left out. */
export const exportUsersBody = z.object({
  ids: z
    .array(z.int(code('invalid')), { error: code('invalid') })
    .min(1, code('required'))
    .max(10_000, code('invalid')),
})
export type ExportUsers = z.output<typeof exportUsersBody>

/** `GET /users/fichas-dirigidas`: how many enabled fichas each person heads, by id; who heads none is left out. */
export const headedCountsAnswer = z.object({
  ok: z.literal(true),
  personas: z.array(z.object({ id: z.int(), fichas: z.int() })),
})
export type HeadedCountsAnswer = z.infer<typeof headedCountsAnswer>
