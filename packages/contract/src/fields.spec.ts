import { z } from 'zod'
import { answerShape, createShape, fieldDescriptions, updateShape } from './fields.schema.ts'
import { columnsAfter, columnsBySentName, descriptionsOf, type Fields, formValues, pickColumns } from './fields.ts'

const ROOM_FIELDS = {
  floor: { kind: 'choice', values: ['first', 'second'], initial: 'first', description: 'Where it is.' },
  opened_on: { kind: 'day', required: true, sentAs: 'openedOn', description: 'First day of use.' },
  nickname: { kind: 'text', max: 10, description: 'What people call it.' },
} as const satisfies Fields
const ROOM = { floor: 'second', opened_on: '2026-02-03', nickname: null } as const

const created = z.object(createShape(ROOM_FIELDS))
const updated = z.object(updateShape(ROOM_FIELDS))

test('an answer has the columns under their column names', () => {
  expect(z.object(answerShape(ROOM_FIELDS)).parse({ ...ROOM, hidden: 1 })).toEqual(ROOM)
  expect(pickColumns(ROOM_FIELDS, { ...ROOM, hidden: 1 } as typeof ROOM)).toEqual(ROOM)
})

test('a new row gets the default choice and empty texts unless the request sets them', () => {
  const sent = created.parse({ openedOn: '2026-02-03' })
  expect(columnsAfter(ROOM_FIELDS, sent)).toEqual({ floor: 'first', opened_on: '2026-02-03', nickname: null })
})

test('an edit keeps omitted fields, and removes a text that is sent as null or empty', () => {
  const after = (sent: object) => columnsAfter(ROOM_FIELDS, updated.parse({ openedOn: '2026-02-03', ...sent }), row)
  const row = { ...ROOM, nickname: 'Aula' }
  expect(after({})).toEqual(row)
  expect(after({ floor: 'first', nickname: ' Taller ' })).toEqual({ ...row, floor: 'first', nickname: 'Taller' })
  expect(after({ nickname: '' })).toEqual({ ...row, nickname: null })
  expect(after({ nickname: null })).toEqual({ ...row, nickname: null })
})

test('an invalid request is rejected with codes of the error catalogue', () => {
  const errorsOf = (sent: object) => {
    const issues = updated.safeParse({ openedOn: '2026-02-03', ...sent }).error?.issues ?? []
    return issues.map(({ path, message }) => [path.join('.'), message])
  }
  expect(errorsOf({ floor: 'third' })).toEqual([['floor', 'invalid']])
  expect(errorsOf({ openedOn: '2026-02-30' })).toEqual([['openedOn', 'date_invalid']])
  expect(errorsOf({ nickname: 'x'.repeat(11) })).toEqual([['nickname', 'too_long']])
})

test('a form shows an empty text for null, and the initial choice of a new row', () => {
  expect(formValues(ROOM_FIELDS, ROOM)).toEqual({ floor: 'second', openedOn: '2026-02-03', nickname: '' })
  expect(formValues(ROOM_FIELDS)).toEqual({ floor: 'first', openedOn: '', nickname: '' })
})

test('a field is found by its column and by its name in requests', () => {
  expect(columnsBySentName(ROOM_FIELDS)).toEqual({ floor: 'floor', openedOn: 'opened_on', nickname: 'nickname' })
  expect(descriptionsOf(ROOM_FIELDS)).toMatchObject({ opened_on: 'First day of use.', openedOn: 'First day of use.' })
})

const KEY_FIELDS = {
  label: { kind: 'text', max: 10, required: true, description: 'What is written on it.' },
  metal: { kind: 'choice', values: ['brass', 'steel'], description: 'What it is made of.' },
} as const satisfies Fields
const LOAN_FIELDS = { until: { kind: 'day', description: 'Last day of the loan.' } } as const
const NONE = { until: null }

describe('a required text and a choice without an initial value', () => {
  test.each([
    ['makes', createShape],
    ['changes', updateShape],
  ])('must be in a request that %s a row', (_, shapeOf) => {
    const request = z.object(shapeOf(KEY_FIELDS))
    expect(request.parse({ label: ' A 1 ', metal: 'steel' })).toEqual({ label: 'A 1', metal: 'steel' })
    const issues = (sent: object) => request.safeParse(sent).error?.issues.map(({ message }) => message)
    expect(issues({})).toEqual(['required', 'required'])
    expect(issues({ label: ' ', metal: 'gold' })).toEqual(['required', 'invalid'])
    expect(issues({ label: 'x'.repeat(11), metal: 'brass' })).toEqual(['too_long'])
  })

  test('are not null in an answer, and empty in the form of a new row', () => {
    const answer = z.object(answerShape(KEY_FIELDS))
    expect(answer.safeParse({ label: null, metal: 'brass' }).success).toBe(false)
    expect(formValues(KEY_FIELDS)).toEqual({ label: '', metal: '' })
  })
})

test('a missing optional day is null in an answer and empty in a form; in a request, either value removes the day', () => {
  expect(z.object(answerShape(LOAN_FIELDS)).parse({ until: null })).toEqual({ until: null })
  expect(formValues(LOAN_FIELDS, { until: null })).toEqual({ until: '' })
  const request = z.object(updateShape(LOAN_FIELDS))
  expect([{}, { until: '' }, { until: null }].map((sent) => request.parse(sent))).toEqual([{}, NONE, NONE])
})

test('each schema of a shape has the description of its table', () => {
  const { until } = answerShape(LOAN_FIELDS)
  const { openedOn } = createShape(ROOM_FIELDS)
  const { opened_on } = answerShape(ROOM_FIELDS)
  expect([until, openedOn, opened_on].map((schema) => fieldDescriptions.get(schema)?.description)).toEqual([
    'Last day of the loan.',
    'First day of use.',
    'First day of use.',
  ])
})
