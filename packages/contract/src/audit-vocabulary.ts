import type { AuditAction, AuditArea } from './audit-actions.ts'
import type { AuditField } from './audit-fields.ts'
import type { Language } from './enums.ts'

/** With `{{who}}`, who acted, and `{{subject}}`, what was acted upon; `own` where both are the same person. */
export type AuditSentence = string | { readonly own: string; readonly other: string }

/** The words of the audit trail, for its screen and its spreadsheet. */
export interface AuditWords {
  language: Language
  sentences: Record<AuditAction, AuditSentence>
  /** The sentence of an action that this version does not know, with `{{accion}}`. */
  unknown: string
  /** Who acted where nobody was signed in. */
  nobody: string
  /** By `entidad`, with `{{clave}}`, `{{nombre}}` and `{{nro_ficha}}`. */
  subjects: Record<
    'ficha' | 'programa' | 'usuario' | 'solicitud' | 'matricula' | 'documento' | 'direccion' | 'remoto',
    string
  >
  /** What is no longer there; its name is not known. */
  gone: string
  areas: Record<AuditArea, string>
  /** The actions as choices of a filter. */
  actions: Record<AuditAction, string>
  fields: Record<AuditField, string>
  /** Stored values by field; others are shown as they are. */
  values: Partial<Record<AuditField, Readonly<Record<string, string>>>>
  yes: string
  no: string
  nothing: string
  /** The spreadsheet's name, headings, and the line of a trail that is longer. */
  sheet: { name: string; when: string; who: string; document: string; what: string; changes: string }
}
