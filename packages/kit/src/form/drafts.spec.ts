/** @jest-environment jsdom */
import { updateContact } from '@fichero/contract/calls/fichas.calls'
import { createUser } from '@fichero/contract/calls/users.calls'
import { draftKey } from './draft-key'
import { draftOf } from './drafts'

const INITIAL = { nombre: 'Ana', horas: 10, activa: false, clave: '', archivo: null as object | null }
const KEY = draftKey(createUser)
const noSecrets = () => false

beforeEach(() => sessionStorage.clear())

test('a draft contains the changed values, but no secrets and no objects', () => {
  const draft = draftOf(KEY, INITIAL)
  expect(draft.read()).toBeUndefined()
  draft.store({ nombre: 'Ana María', horas: 12, activa: true, clave: 'x', archivo: {} }, (field) => field === 'clave')
  expect(draftOf(KEY, INITIAL).read()).toEqual({ nombre: 'Ana María', horas: 12, activa: true })
})

test.each([
  ['another user has saved the field meanwhile', { ...INITIAL, nombre: 'Ana Luz' }, { horas: 12 }],
  ['the form no longer has the field', { horas: 10, activa: false }, { horas: 12 }],
])('a changed value is left out if %s', (_, base, expected) => {
  draftOf(KEY, INITIAL).store({ ...INITIAL, nombre: 'Ana María', horas: 12 }, noSecrets)
  expect(draftOf<object>(KEY, base).read()).toEqual(expected)
})

test('a draft is deleted when its last change is undone, or when it is cleared', () => {
  const draft = draftOf(KEY, INITIAL)
  draft.store({ ...INITIAL, horas: 12 }, noSecrets)
  draft.store(INITIAL, noSecrets)
  expect(sessionStorage).toHaveLength(0)
  draft.store({ ...INITIAL, horas: 12 }, noSecrets)
  draft.clear()
  expect(draft.read()).toBeUndefined()
})

test('drafts of different calls or rows have different keys', () => {
  const row = { nroFicha: 7, documentNumber: '1' }
  const keys = [KEY, draftKey(updateContact, row), draftKey(updateContact, { ...row, documentNumber: '2' })]
  expect(new Set(keys).size).toBe(3)
  expect(draftKey(updateContact, row)).toBe(keys[1])
  expect(KEY).toBe('POST /users/create {}')
})
