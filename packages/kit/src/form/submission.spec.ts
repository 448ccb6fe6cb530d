import type { FieldProblem } from './field-problems'
import { NOT_SUBMITTED, type Submission, submissionAfter } from './submission'

type Event = Parameters<typeof submissionAfter>[1]

const after = (...events: Event[]): Submission => events.reduce(submissionAfter, NOT_SUBMITTED)
const problems = [{ field: 'nombre' }] as FieldProblem[]
const lost = { error: new Error('lost'), isAtField: false }
const taken = { error: new Error('taken'), isAtField: true }

test.each<[string, Event[], Submission]>([
  [
    'that waits for its schema is being checked',
    [{ type: 'started', waits: true }],
    { step: 'checking', problems: [] },
  ],
  ['that need not wait for its schema stays idle', [{ type: 'started', waits: false }], { step: 'idle', problems: [] }],
  [
    'that is valid is being sent',
    [{ type: 'started', waits: true }, { type: 'valid' }],
    { step: 'sending', problems: [] },
  ],
  [
    'that is answered is idle',
    [{ type: 'started', waits: false }, { type: 'valid' }, { type: 'answered' }],
    { step: 'idle', problems: [] },
  ],
  [
    'that is invalid is idle, with its problems, once the first field has the focus',
    [{ type: 'started', waits: false }, { type: 'invalid' }, { type: 'focused', problems }],
    { step: 'idle', problems },
  ],
  [
    'that fails without a field keeps the error of the API',
    [{ type: 'valid' }, { type: 'refused', refusal: lost }],
    { step: 'idle', problems: [], refusal: lost },
  ],
  [
    'that fails at a field is invalid',
    [{ type: 'valid' }, { type: 'refused', refusal: taken }],
    { step: 'invalid', problems: [], refusal: taken },
  ],
  [
    'that follows another clears the errors of the former submission',
    [
      { type: 'refused', refusal: taken },
      { type: 'focused', problems },
      { type: 'started', waits: false },
    ],
    { step: 'idle', problems: [] },
  ],
  [
    'keeps its problems when the error of the API is removed',
    [{ type: 'refused', refusal: taken }, { type: 'focused', problems }, { type: 'refusal-settled' }],
    { step: 'idle', problems, refusal: undefined },
  ],
  [
    'is invalid until a field has the focus',
    [{ type: 'started', waits: true }, { type: 'invalid' }],
    { step: 'invalid', problems: [] },
  ],
])('a submission %s', (_, events, expected) => expect(after(...events)).toStrictEqual(expected))
