import { inTab } from '@fichero/kit/session'
import { type Field, fieldNamed, fieldsOf, formOf } from './page'

/** What was typed into the access pages, by field: who goes from one to the other finds the document number there. */
const draft = inTab<Record<string, string>>('access')

/** Whether a field must not be kept. */
const isSecret = (field: Field) => field.autocomplete.includes('password')

export function keepDraft(field: Field) {
  if (!isSecret(field)) draft.keep({ ...draft.read(), [field.name]: field.value })
}

/** Keeps of what was sent only who it was about. */
export function endDraft() {
  const { nro_documento } = draft.read() ?? {}
  draft.keep(nro_documento === undefined ? {} : { nro_documento })
}

/** Fills the fields with what was typed before. */
export function readDraft() {
  const form = formOf()
  const kept = draft.read() ?? {}
  for (const { name, value } of form ? fieldsOf(form) : []) {
    const field = fieldNamed(name)
    if (field && value === '' && kept[name] !== undefined) field.value = kept[name]
  }
}
