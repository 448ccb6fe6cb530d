import type { AuditEntry } from './audit.schema.ts'
import { AUDIT_ACTIONS, type AuditAction } from './audit-actions.ts'
import { AUDIT_FIELDS, AUDIT_KEYS, type AuditField, auditFieldOf } from './audit-fields.ts'
import { momentText } from './day-text.ts'
import type { Language } from './enums.ts'
import { ownValue } from './own-value.ts'
import { fullName } from './text.ts'
import type { TEXTS } from './texts.ts'
import type { TextKey, Translate } from './translate.ts'

/** Translates keys of `locales/{es,en}/audit.json`. */
export type TranslateAudit = Translate<TextKey<(typeof TEXTS)['es']['audit']>>

/** Returns the translation of a key that is known only at run time; empty if there is none. */
const translateIfKnown = (translate: TranslateAudit, key: string, replace: Record<string, unknown> = {}) =>
  (translate as Translate)(key, { replace, defaultValue: '' })

/** A piece of a sentence; `who` and `subject` are names that a screen may emphasize or link. */
export interface AuditPart {
  kind: 'text' | 'who' | 'subject'
  text: string
}

/** A change as text. `before` is null if there was no value before, or if the value did not change. */
export interface AuditChange {
  label: string
  before: string | null
  after: string | null
}

type Entry = Omit<AuditEntry, 'id' | 'fecha'>

/** Returns the sentence of an entry, in pieces. The sentence of an unknown action contains the action's code. */
export function auditParts(entry: Entry, translate: TranslateAudit): AuditPart[] {
  const texts = { who: actorName(entry, translate), subject: subjectOf(entry, translate) }
  return sentenceOf(entry, translate, { who: '\n{who}\n', subject: '\n{subject}\n' })
    .split('\n')
    .map((piece): AuditPart => {
      if (piece === '{who}') return { kind: 'who', text: texts.who }
      return piece === '{subject}' ? { kind: 'subject', text: texts.subject } : { kind: 'text', text: piece }
    })
    .filter(({ text }) => text !== '')
}

/** Returns the sentence of an entry as one text. */
export const auditText = (entry: Entry, translate: TranslateAudit): string =>
  auditParts(entry, translate)
    .map(({ text }) => text)
    .join('')

/** Returns the label of an action as an option of a filter. */
export const auditActionText = (accion: AuditAction, translate: TranslateAudit): string =>
  translate(`action.${keyOf(accion)}`)

/** `fichas.create` for the action `fichas:create`. */
type Dotted<Action> = Action extends `${infer Area}:${infer Verb}` ? `${Area}.${Verb}` : never

/** Returns the translation key of an action. */
const keyOf = (accion: AuditAction) => accion.replace(':', '.') as Dotted<AuditAction>

const isAction = (accion: string): accion is AuditAction => (AUDIT_ACTIONS as readonly string[]).includes(accion)

/** Whether the entry is about the account of the acting user. */
const isOwn = ({ usuario, entidad, entidad_id }: Entry) => entidad === 'usuario' && String(usuario?.id) === entidad_id

/** Returns the sentence of an entry, with the names of actor and subject inserted. */
function sentenceOf(entry: Entry, translate: TranslateAudit, names: { who: string; subject: string }): string {
  const { accion } = entry
  return translate(isAction(accion) ? `sentence.${keyOf(accion)}` : 'unknown', {
    replace: { ...names, accion },
    ...(isOwn(entry) && { context: 'own' }),
  })
}

/** Returns the name of the acting user, or the text for an entry without a user. */
const actorName = ({ usuario }: Entry, translate: TranslateAudit) => (usuario ? fullName(usuario) : translate('nobody'))

/** Returns the name of the row that the entry is about, or its kind and id if the row has no name. */
function subjectOf({ entidad, entidad_id, sujeto }: Entry, translate: TranslateAudit): string {
  const subjectText = (replace: Record<string, unknown>) => translateIfKnown(translate, `subject.${entidad}`, replace)
  if (entidad === 'direccion' || entidad === 'remoto') return subjectText({ clave: entidad_id })
  if (!sujeto)
    return entidad === 'ruta' ? entidad_id : PEOPLE.includes(entidad) ? translate('gone') : `${entidad} ${entidad_id}`
  const { clave, nombre, nro_ficha } = sujeto
  if (entidad === 'solicitud' && nombre === null) return clave
  return subjectText({ clave, nombre: nombre ?? clave, nro_ficha: nro_ficha ?? '' }) || `${entidad} ${entidad_id}`
}

/** Values of `entidad` whose rows are people. */
const PEOPLE = ['usuario', 'matricula', 'aprendiz']

/** Returns the changes of an entry that are shown, in the order of `AUDIT_FIELDS`. */
export function auditChanges(entry: Entry, translate: TranslateAudit, language: Language): AuditChange[] {
  const [before, after] = [shownValues(entry.antes), shownValues(entry.despues)]
  return [...new Map([...before, ...after]).values()]
    .sort((a, b) => AUDIT_FIELDS.indexOf(a.field) - AUDIT_FIELDS.indexOf(b.field))
    .map(({ name, field }) => {
      const [oldText, newText] = [before, after].map((values) => {
        const shownValue = values.get(name)
        return shownValue ? valueText(shownValue, entry, translate, language) : null
      }) as [string | null, string | null]
      return { label: labelOf(name, field, translate), before: oldText === newText ? null : oldText, after: newText }
    })
    .filter(({ before, after }) => before !== null || after !== null)
}

/** A recorded value that is shown: its name in the entry, and the field that has its label. */
interface Shown {
  name: string
  field: AuditField
  value: unknown
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Flattens groups to `group.name`. Nested groups, and values that are not shown, are omitted. */
function shownValues(values: Record<string, unknown> | null, group = ''): Map<string, Shown> {
  const valuesByName = new Map<string, Shown>()
  for (const [key, value] of Object.entries(values ?? {})) {
    const name = `${group}${key}`
    const field = auditFieldOf(name)
    if (!isGroup(value)) {
      if (field) valuesByName.set(name, { name, field, value })
    } else if (!group)
      for (const [innerName, innerValue] of shownValues(value, `${key}.`)) valuesByName.set(innerName, innerValue)
  }
  return valuesByName
}

/** Returns the label of a value; the label of a text names the code of the outcome. */
const labelOf = (name: string, field: AuditField, translate: TranslateAudit) =>
  field === 'texto'
    ? translate('field.texto', { replace: { codigo: name.slice(name.indexOf('.') + 1) } })
    : translate(`field.${field}`)

/**
 * Returns a value as text. Lists of codes are written out. Lists of rows are truncated when they are recorded, so only their
 * length is shown.
 */
function valueText(
  { name, field, value }: Shown,
  { nombres }: Entry,
  translate: TranslateAudit,
  language: Language,
): string | null {
  if (value === null || value === undefined || value === '') return null
  // A value that a later version may record here must not be shown.
  if (field === 'contrasena') return translate('value.contrasena.cambiada')
  if (typeof value === 'boolean') return translate(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.some(isGroup) ? String(value.length) : value.join(', ') || null
  const kind = ownValue(AUDIT_KEYS, name)?.kind
  const text = (kind && nombres[`${kind}:${value}`]) ?? String(value)
  return auditValueText(field, text, translate) ?? (/^\d{4}-\d\d-\d\d/.test(text) ? momentText(text, language) : text)
}

/** Returns the word for a stored value such as `contratista`; undefined if there is none and the value is shown as it is. */
export const auditValueText = (field: AuditField, value: string, translate: TranslateAudit): string | undefined =>
  // Only single words have a translation; another text could match the key of a different translation.
  (/^\w+$/.test(value) && translateIfKnown(translate, `value.${field}.${value}`)) || undefined
