import { incompleteForms } from '@fichero/contract/common.schema'
import type { Language } from '@fichero/contract/enums'
import { INCOMPLETE_FORMS } from '@fichero/contract/field-errors'
import { INCOMPLETE_FORMS_EN } from '@fichero/contract/field-errors.en'
import type { z } from 'zod'

/** What a form says with empty fields, if it has a sentence of its own. */
export function incompleteSentences(form: z.ZodType): Record<Language, string> | undefined {
  const sentence = incompleteForms.get(form)?.sentence
  return sentence && { es: INCOMPLETE_FORMS[sentence], en: INCOMPLETE_FORMS_EN[sentence] }
}
