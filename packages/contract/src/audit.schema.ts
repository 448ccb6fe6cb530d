import { z } from 'zod'
import { NO_PERSON } from './audit-actions.ts'
import { code, day, documentNumber, fileQuery, filter, pageQuery, pagination } from './common.schema.ts'
import { plainText } from './text.ts'
import { instant } from './times.schema.ts'

const word = z.string().overwrite(plainText).max(60)

/**
 * Filters of audit entries. `usuario` is the document number of the acting user, or `NO_PERSON`. `accion` is an action
 * (`fichas:create`) or an area (`fichas`); without it, `ingresos=sin` omits `SIGN_IN_ACTIONS`. `entidad` and `entidad_id`
 * identify the subject. `desde` and `hasta` are days in Colombia, inclusive.
 */
export const auditFilters = z.object({
  usuario: filter(z.union([z.literal(NO_PERSON), documentNumber], { error: code('document_invalid') })),
  accion: filter(word),
  ingresos: filter(z.enum(['con', 'sin'], { error: code('invalid') })),
  entidad: filter(word),
  entidad_id: filter(word),
  desde: filter(day),
  hasta: filter(day),
})
export type AuditFilters = z.output<typeof auditFilters>

/** `GET /admin/audit`. */
export const auditQuery = pageQuery.extend(auditFilters.shape)
export type AuditQuery = z.output<typeof auditQuery>

/** `GET /admin/audit/exportacion`: all entries of the filters, newest first. */
export const auditExportQuery = auditFilters.extend(fileQuery.shape)
export type AuditExportQuery = z.output<typeof auditExportQuery>

const values = z.record(z.string(), z.unknown()).nullable()

/** The row that an action was about, as screens name it. */
export const auditSubject = z.object({
  /** The id in the URL of the subject's screen: the ficha's number, the person's document number, the program's id. */
  clave: z.string(),
  nombre: z.string().nullable(),
  /** The ficha of an enrolment. */
  nro_ficha: z.int().nullable(),
  estado: z.string().nullable(),
})
export type AuditSubject = z.infer<typeof auditSubject>

const actor = z.object({ id: z.int(), nro_documento: z.string(), nombre: z.string(), apellido: z.string() })

/** An entry of the audit log: who did what to which row, and the values before and after. */
export const auditEntry = z.object({
  id: z.int(),
  /** An instant (ISO, UTC). */
  fecha: instant,
  /** Null if the system acted, or a person who was not signed in. */
  usuario: actor.nullable(),
  /** An action such as `fichas:create`: one of `AUDIT_ACTIONS`, or one that another version wrote. */
  accion: z.string(),
  entidad: z.string(),
  entidad_id: z.string(),
  /** The row that the action was about; null if the row no longer exists, or if the action was not about a row. */
  sujeto: auditSubject.nullable(),
  antes: values,
  despues: values,
  /** Names of the rows that `antes` and `despues` refer to, by `table:key` such as `usuario:7`; see `AUDIT_KEYS`. */
  nombres: z.record(z.string(), z.string()),
})
export type AuditEntry = z.infer<typeof auditEntry>

/** `GET /admin/audit`: newest first. */
export const auditAnswer = z.object({ ok: z.literal(true), entries: z.array(auditEntry), pagination })
export type AuditAnswer = z.infer<typeof auditAnswer>

/** `GET /admin/audit/personas`: the people who have entries, by surname. */
export const auditPeopleAnswer = z.object({
  ok: z.literal(true),
  personas: z.array(actor.omit({ id: true }).extend({ tipo_documento: z.string() })),
})
export type AuditPeopleAnswer = z.infer<typeof auditPeopleAnswer>
