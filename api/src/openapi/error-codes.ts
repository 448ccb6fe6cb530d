import { ERRORS, type ErrorCode } from '@fichero/contract/errors'
import { FILE_ERRORS } from '@fichero/contract/file-errors'
import type { DocumentedCall } from './operation.js'

/** Of files that cannot be read at all; the others say what is wrong with the content, and not every call looks at it. */
const OF_CONTENT: readonly string[] = [
  'too_many_people',
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

const OF_FORMS: ErrorCode[] = [
  'one_file_only',
  'file_in_wrong_field',
  'file_missing',
  'file_too_large',
  'form_too_large',
  'upload_too_slow',
]
const OF_BODIES: ErrorCode[] = ['json_invalid', 'payload_too_large', 'media_type_not_taken', 'upload_too_slow']

/** What of a request can be wrong, as its operation documents it. */
interface Sent {
  hasValues: boolean
  hasBody: boolean
  /** The token of a session, also one that is not needed. */
  hasToken: boolean
}

/** Returns the codes with which a call may be refused, by status: those of its kind, and those that its words name. */
export function errorCodes({ call, docs }: DocumentedCall, { hasValues, hasBody, hasToken }: Sent) {
  const { access, file, fileField, versioned, changes } = call
  const codes = new Set<ErrorCode>([
    'malformed',
    ...(hasValues || hasBody ? (['validation'] as const) : []),
    ...(access === 'public' ? [] : (['not_signed_in', 'session_ended'] as const)),
    ...(access === 'public' || access === 'authenticated' ? [] : (['forbidden'] as const)),
    ...(hasToken ? (['too_many_at_once'] as const) : []),
    // A body is read of every call that may have one, also where it says nothing.
    ...(call.method === 'GET' ? [] : OF_BODIES),
    ...(file ? OF_FORMS : []),
    ...(file && !fileField ? OF_SHEETS : []),
    ...(versioned ? (['stale_version'] as const) : []),
    ...(changes.length > 0 ? (['conflict'] as const) : []),
    ...(docs.errors ?? []),
  ])
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const { status } = ERRORS[code]
    if (status < 500) byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return byStatus
}
