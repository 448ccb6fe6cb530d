/** @jest-environment jsdom */
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { createUser } from '@fichero/contract/calls/users.calls'
import { draftKey } from './draft-key'
import { draftOf } from './drafts'

const INITIAL = { nombre: 'Ana', horas: 10, activa: false, clave: '', archivo: null as object | null }
const KEY = draftKey(createUser)
const nothing = () => false

beforeEach(() => sessionStorage.clear())

test('a draft has the changed values, and none that is secret or no text', () => {
  const draft = draftOf(KEY, INITIAL)
  expect(draft.read()).toBeUndefined()
  draft.keep({ nombre: 'Ana María', horas: 12, activa: true, clave: 'x', archivo: {} }, (field) => field === 'clave')
  expect(draftOf(KEY, INITIAL).read()).toEqual({ nombre: 'Ana María', horas: 12, activa: true })
})

test.each([
  ['somebody saved it meanwhile', { ...INITIAL, nombre: 'Ana Luz' }, { horas: 12 }],
  ['the form has it no more', { horas: 10, activa: false }, { horas: 12 }],
])('a changed value is left out where %s', (_, base, kept) => {
  draftOf(KEY, INITIAL).keep({ ...INITIAL, nombre: 'Ana María', horas: 12 }, nothing)
  expect(draftOf<object>(KEY, base).read()).toEqual(kept)
})

test('a draft goes with its last change, or when it is cleared', () => {
  const draft = draftOf(KEY, INITIAL)
  draft.keep({ ...INITIAL, horas: 12 }, nothing)
  draft.keep(INITIAL, nothing)
  expect(sessionStorage).toHaveLength(0)
  draft.keep({ ...INITIAL, horas: 12 }, nothing)
  draft.clear()
  expect(draft.read()).toBeUndefined()
})

test('drafts of two calls, and of two rows, are two', () => {
  const row = { nroFicha: 7, documentNumber: '1' }
  const keys = [KEY, draftKey(updateContact, row), draftKey(updateContact, { ...row, documentNumber: '2' })]
  expect(new Set(keys).size).toBe(3)
  expect(draftKey(updateContact, row)).toBe(keys[1])
  expect(KEY).toBe('POST /users/create {}')
})
