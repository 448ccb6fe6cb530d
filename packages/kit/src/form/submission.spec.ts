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
  ['that needs not wait shows nothing of it', [{ type: 'started', waits: false }], { step: 'idle', problems: [] }],
  [
    'that is valid is being sent',
    [{ type: 'started', waits: true }, { type: 'valid' }],
    { step: 'sending', problems: [] },
  ],
  [
    'that is answered rests',
    [{ type: 'started', waits: false }, { type: 'valid' }, { type: 'answered' }],
    { step: 'idle', problems: [] },
  ],
  [
    'that is invalid gives the focus to the first field, once, and names the fields',
    [{ type: 'started', waits: false }, { type: 'invalid' }, { type: 'focused', problems }],
    { step: 'idle', problems },
  ],
  [
    'that is refused as a whole keeps the error',
    [{ type: 'valid' }, { type: 'refused', refusal: lost }],
    { step: 'idle', problems: [], refusal: lost },
  ],
  [
    'that is refused at a field gives it the focus',
    [{ type: 'valid' }, { type: 'refused', refusal: taken }],
    { step: 'invalid', problems: [], refusal: taken },
  ],
  [
    'that follows another forgets its problems and its refusal',
    [
      { type: 'refused', refusal: taken },
      { type: 'focused', problems },
      { type: 'started', waits: false },
    ],
    { step: 'idle', problems: [] },
  ],
  [
    'keeps its problems while the refusal is settled',
    [{ type: 'refused', refusal: taken }, { type: 'focused', problems }, { type: 'refusal-settled' }],
    { step: 'idle', problems, refusal: undefined },
  ],
  [
    'is invalid until the focus is given',
    [{ type: 'started', waits: true }, { type: 'invalid' }],
    { step: 'invalid', problems: [] },
  ],
])('a submission %s', (_, events, expected) => expect(after(...events)).toStrictEqual(expected))
