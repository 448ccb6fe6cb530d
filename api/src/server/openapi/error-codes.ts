import { ERROR_STATUS, type ErrorCode, FILE_ERRORS } from '@fichero/contract/errors'
import { CONTRACT_REFUSALS } from '@fichero/contract/instructor-contract'
import type { DocumentedCall } from './operation.js'

/** Codes about the content of a file. Not every call checks the content, so each call lists its codes of this kind. */
const OF_CONTENT: readonly string[] = [
  'too_many_people',
  'too_many_fichas',
  'dates_ambiguous',
  'wrong_kind',
  'wrong_ficha',
  'wrong_program',
  'ficha_other_version',
  'program_other_version',
  'people_absent',
  'report_incomplete',
  'rows_rejected',
]
/** Codes of every call with a spreadsheet. */
const OF_SHEETS = [
  ...(Object.keys(FILE_ERRORS) as ErrorCode[]).filter((code) => !OF_CONTENT.includes(code)),
  'wrong_kind',
  'dates_ambiguous',
  'not_a_spreadsheet',
  'file_archived',
  'page_saved',
  'format_not_read',
  'file_too_large_xlsx',
] as const satisfies ErrorCode[]

/** Codes of every call with a file in a form. */
const OF_FORMS: ErrorCode[] = [
  'one_file_only',
  'file_in_wrong_field',
  'file_missing',
  'file_too_large',
  'form_too_large',
  'upload_too_slow',
]
/** Codes of every call whose body is read. */
const OF_BODIES: ErrorCode[] = ['json_invalid', 'payload_too_large', 'media_type_not_taken', 'upload_too_slow']

/** The parts of a request that can be invalid, from its documented operation. */
interface Sent {
  hasValues: boolean
  hasBody: boolean
  /** Whether the request may have a session token. */
  hasToken: boolean
}

/** Returns the error codes of a call by status: the codes of similar calls, and the codes in the call's description. */
export function errorCodes({ call, docs }: DocumentedCall, { hasValues, hasBody, hasToken }: Sent) {
  const { access, file, fileField, versioned, changes } = call
  const codes = new Set<ErrorCode>([
    'malformed',
    ...(hasValues || hasBody ? (['validation'] as const) : []),
    ...(access === 'public' ? [] : (['not_signed_in', 'session_ended', ...CONTRACT_REFUSALS] as const)),
    ...(access === 'public' || access === 'authenticated' ? [] : (['forbidden'] as const)),
    ...(hasToken ? (['too_many_at_once'] as const) : []),
    // The body of every call except GET is read, even if the call ignores it.
    ...(call.method === 'GET' ? [] : OF_BODIES),
    ...(file ? OF_FORMS : []),
    ...(file && !fileField ? OF_SHEETS : []),
    ...(versioned ? (['stale_version'] as const) : []),
    ...(changes.length > 0 ? (['conflict'] as const) : []),
    ...(docs.errors ?? []),
  ])
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const status = ERROR_STATUS[code]
    if (status < 500) byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return byStatus
}
