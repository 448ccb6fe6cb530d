import type { ErrorCode, Params } from '@fichero/contract/errors'
import { errorSentence } from '../../i18n/sentences.js'

/** A file that cannot be used, with a code of the error catalogue. Services convert it into a response. */
export class ImportError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly params: Params,
    /** The stack of a bug in the reader, for the log. */
    readonly trouble?: string,
  ) {
    super(errorSentence(code, params, 'es'))
    this.name = 'ImportError'
  }
}
