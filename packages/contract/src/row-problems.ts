import type sentences from './locales/es/errors.json'

/** Problems whose `valor` and `conservado` are a phone or mail; `documento` identifies the person. */
export const CONTACT_PROBLEMS: readonly string[] = ['contact_kept', 'phone_kept', 'mail_kept', 'contact_dropped']

/** Whether a sentence is about a dry run or an applied import: the i18next context of sentences that have both variants. */
export type Tense = 'plan' | 'done'

/** A translation key without the suffix `_plan` or `_done`. */
type WithoutTense<Key> = Key extends `${infer Code}_${Tense}` ? Code : Key

/** Errors and warnings of spreadsheet rows. */
export type RowProblemCode = WithoutTense<keyof typeof sentences.row>
