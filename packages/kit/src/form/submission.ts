import type { FieldProblem } from './field-problems'

/** An error of the API. */
export interface Refusal {
  error: unknown
  /** Whether the error is shown at a field of the form. */
  isAtField: boolean
}

/** The state of a form's submission, with the errors of the last submission. */
export interface Submission {
  /** `checking` only while the schema is loading; `invalid` until the first field with an error has the focus. */
  step: 'idle' | 'checking' | 'sending' | 'invalid'
  /** The errors at fields. */
  problems: FieldProblem[]
  /** The API's error. */
  refusal?: Refusal | undefined
}

type SubmissionEvent =
  /** `waits`: the schema is still loading. */
  | { type: 'started'; waits: boolean }
  | { type: 'valid' }
  | { type: 'invalid' }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'answered' }
  /** The first invalid field has the focus. */
  | { type: 'focused'; problems: FieldProblem[] }
  /** The API's error no longer applies, for example because the user has edited the field. */
  | { type: 'refusal-settled' }

/** The state before the first submission. */
export const NOT_SUBMITTED: Submission = { step: 'idle', problems: [] }

/** The reducer of `useApiForm`. */
export function submissionAfter(submission: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'started':
      return { step: event.waits ? 'checking' : 'idle', problems: [] }
    case 'valid':
      return { ...submission, step: 'sending' }
    case 'invalid':
      return { ...submission, step: 'invalid' }
    case 'refused':
      return { ...submission, step: event.refusal.isAtField ? 'invalid' : 'idle', refusal: event.refusal }
    case 'answered':
      return { ...submission, step: 'idle' }
    case 'focused':
      return { ...submission, step: 'idle', problems: event.problems }
    case 'refusal-settled':
      return { ...submission, refusal: undefined }
  }
}
