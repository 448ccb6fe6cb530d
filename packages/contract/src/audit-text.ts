import type { AuditEntry } from './audit.schema.ts'
import type { AuditAction } from './audit-actions.ts'
import { AUDIT_FIELDS, type AuditField, auditFieldOf, KEY_OF } from './audit-fields.ts'
import type { AuditWords } from './audit-vocabulary.ts'
import { dayText } from './day-text.ts'
import { fill } from './errors.ts'

/** A piece of a sentence; `who` and `subject` are names that a screen may set apart or link. */
export interface AuditPart {
  kind: 'text' | 'who' | 'subject'
  text: string
}

/** A value that changed, in words. `before` is null where there was none, or where it is the same. */
export interface AuditChange {
  label: string
  before: string | null
  after: string | null
}

type Entry = Omit<AuditEntry, 'id' | 'fecha'>

/** What an entry says, in the pieces of a sentence. An unknown action is told with its code. */
export function auditParts(entry: Entry, words: AuditWords): AuditPart[] {
  const texts = { who: whoOf(entry, words), subject: subjectOf(entry, words) }
  const pieces = fill(sentenceOf(entry, words), { accion: entry.accion, who: '\n{who}\n', subject: '\n{subject}\n' })
  return pieces
    .split('\n')
    .map((piece): AuditPart => {
      if (piece === '{who}') return { kind: 'who', text: texts.who }
      return piece === '{subject}' ? { kind: 'subject', text: texts.subject } : { kind: 'text', text: piece }
    })
    .filter(({ text }) => text !== '')
}

/** The same as one text. */
export const auditText = (entry: Entry, words: AuditWords): string =>
  auditParts(entry, words)
    .map(({ text }) => text)
    .join('')

const isOwn = ({ usuario, entidad, entidad_id }: Entry) => entidad === 'usuario' && String(usuario?.id) === entidad_id

function sentenceOf(entry: Entry, { sentences, unknown }: AuditWords): string {
  const sentence = Object.hasOwn(sentences, entry.accion) ? sentences[entry.accion as AuditAction] : unknown
  if (typeof sentence === 'string') return sentence
  return isOwn(entry) ? sentence.own : sentence.other
}

const whoOf = ({ usuario }: Entry, { nobody }: AuditWords) =>
  usuario ? `${usuario.nombre} ${usuario.apellido}`.trim() : nobody

function subjectOf({ entidad, entidad_id, sujeto }: Entry, { subjects, gone }: AuditWords): string {
  if (entidad === 'direccion' || entidad === 'remoto') return fill(subjects[entidad], { clave: entidad_id })
  if (!sujeto) return entidad === 'ruta' ? entidad_id : PEOPLE.includes(entidad) ? gone : `${entidad} ${entidad_id}`
  const { clave, nombre, nro_ficha } = sujeto
  if (entidad === 'solicitud' && nombre === null) return clave
  if (!Object.hasOwn(subjects, entidad)) return `${entidad} ${entidad_id}`
  const sentence = subjects[entidad as keyof typeof subjects]
  return fill(sentence, { clave, nombre: nombre ?? clave, nro_ficha: nro_ficha ?? '' })
}

const PEOPLE = ['usuario', 'matricula']

/** The shown values that an entry changed, in the order of `AUDIT_FIELDS`. */
export function auditChanges(entry: Entry, words: AuditWords): AuditChange[] {
  const [before, after] = [shownValues(entry.antes), shownValues(entry.despues)]
  return [...new Map([...before, ...after]).values()]
    .sort((a, b) => AUDIT_FIELDS.indexOf(a.field) - AUDIT_FIELDS.indexOf(b.field))
    .map(({ name, field }) => {
      const [old, now] = [before, after].map((side) => {
        const shown = side.get(name)
        return shown ? valueText(shown, entry, words) : null
      }) as [string | null, string | null]
      return { label: labelOf(name, field, words), before: old === now ? null : old, after: now }
    })
    .filter(({ before, after }) => before !== null || after !== null)
}

interface Shown {
  name: string
  field: AuditField
  value: unknown
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Groups are taken apart, to `group.name`; a group in a group, and what is not in the list of fields, is left out. */
function shownValues(values: Record<string, unknown> | null, group = ''): Map<string, Shown> {
  const found = new Map<string, Shown>()
  for (const [key, value] of Object.entries(values ?? {})) {
    const name = `${group}${key}`
    const field = auditFieldOf(name)
    if (!isGroup(value)) {
      if (field) found.set(name, { name, field, value })
    } else if (!group) for (const [inner, shown] of shownValues(value, `${key}.`)) found.set(inner, shown)
  }
  return found
}

const labelOf = (name: string, field: AuditField, { fields }: AuditWords) =>
  fill(fields[field], { codigo: name.slice(name.indexOf('.') + 1) })

/** Lists of codes are written out; of lists of rows, which are cut when they are written, only the length is told. */
function valueText({ name, field, value }: Shown, { nombres }: Entry, words: AuditWords): string | null {
  if (value === null || value === undefined || value === '') return null
  // Whatever a later version writes there, it is not shown.
  if (field === 'contrasena') return words.values.contrasena?.cambiada ?? null
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (Array.isArray(value)) return value.some(isGroup) ? String(value.length) : value.join(', ') || null
  const key = Object.hasOwn(KEY_OF, name) ? nombres[`${KEY_OF[name]}:${value}`] : undefined
  const text = key ?? String(value)
  const known = words.values[field]
  if (known && Object.hasOwn(known, text)) return known[text] ?? text
  return /^\d{4}-\d\d-\d\d$/.test(text) ? dayText(text, words.language) : text
}
