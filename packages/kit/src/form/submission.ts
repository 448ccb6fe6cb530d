import type { FieldProblem } from './field-problems'

/** What the API answered instead. */
export interface Refusal {
  error: unknown
  /** Whether it is shown at a field of the form. */
  isAtField: boolean
}

/** Where the submission of a form stands, and what the last one met with. */
export interface Submission {
  /** `checking` only while the schema is loading; `invalid` until the first field with an error has the focus. */
  step: 'idle' | 'checking' | 'sending' | 'invalid'
  /** The errors at fields that it found. */
  problems: FieldProblem[]
  /** The API's error. */
  refusal?: Refusal | undefined
}

type SubmissionEvent =
  | { type: 'started'; waits: boolean }
  | { type: 'valid' }
  | { type: 'invalid' }
  | { type: 'refused'; refusal: Refusal }
  | { type: 'answered' }
  | { type: 'focused'; problems: FieldProblem[] }
  | { type: 'refusal-settled' }

export const NOT_SUBMITTED: Submission = { step: 'idle', problems: [] }

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
