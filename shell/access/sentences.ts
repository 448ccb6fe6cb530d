import type { ErrorCode } from '@fichero/contract/errors'
import type { FieldErrorCode } from '@fichero/contract/field-errors'
import type { Translate } from '../documents/texts'

/** What the rules and the API say of fields of these forms. */
const FIELD_CODES: FieldErrorCode[] = [
  'required',
  'invalid',
  'too_long',
  'document_invalid',
  'document_taken',
  'email_invalid',
  'email_taken',
  'password_short',
  'password_is_document',
  'password_is_name',
  'password_common',
  'passwords_differ',
  'contract_dates_required',
  'date_invalid',
  'end_before_start',
]

/** What the API answers of these forms as a whole. Of others its own sentence is shown. */
const ERROR_CODES: ErrorCode[] = [
  'validation',
  'invalid_credentials',
  'pending_approval',
  'account_disabled',
  'user_exists',
  'payload_too_large',
  'internal',
  'unavailable',
]

export interface Sentences {
  /** By code: what is wrong with a field. */
  field: Record<string, string>
  /** By code: why the API refused. */
  error: Record<string, string>
  /** By code: what to do then; `kept` where there is none, and nothing where it is empty. */
  hint: Record<string, string>
  kept: string
  /** By plural rule. */
  tooMany: Record<string, string>
  connection: string
  format: string
  unexpected: string
  loading: string
  slow: string
}

const byCode = (codes: readonly string[], text: (code: string) => string) =>
  Object.fromEntries(codes.map((code) => [code, text(code)]))

/** What the script may have to say. */
export const sentencesIn = (t: Translate): Sentences => ({
  field: byCode(FIELD_CODES, (code) => t(`kit:field.${code}`)),
  error: byCode(ERROR_CODES, (code) => t(`errors:error.${code}`)),
  hint: {
    ...byCode(['invalid_credentials', 'pending_approval', 'user_exists'], (code) => t(`refused.${code}`)),
    account_disabled: '',
    validation: '',
  },
  kept: t('shell:profile.edit.kept'),
  tooMany: { one: t('refused.tooMany.one'), other: t('refused.tooMany.other') },
  connection: t('kit:connection'),
  format: t('kit:format'),
  unexpected: t('kit:unexpected'),
  loading: t('kit:loading'),
  slow: t('kit:slow'),
})
