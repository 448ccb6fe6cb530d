import { withoutContact } from './without-contact.js'

const SCOPE = { documents: ['52000777'], withAccount: false }
const ofPerson = {
  nro_documento: '52000777',
  antes: null,
  despues: { celular: '3001234567', correo: 'a@b.example', estado: 'X' },
}
const ofOther = { nro_documento: '52000778', antes: { celular: '3009999999' }, despues: null }

it.each<[string, unknown, unknown]>([
  ['a text', '3001234567', '3001234567'],
  ['a record without a document number', { celular: '1' }, { celular: '1' }],
  ['a record of another person', { filas: [ofOther] }, { filas: [ofOther] }],
  [
    'records of several people',
    { filas: [ofPerson, ofOther] },
    { filas: [{ ...ofPerson, despues: { celular: null, correo: null, estado: 'X' } }, ofOther] },
  ],
  [
    'a record of an account that stays',
    { nro_documento: '52000777', correo_institucional: 'a@b' },
    { nro_documento: '52000777', correo_institucional: 'a@b' },
  ],
])('withoutContact removes the person’s contact data from %s', (_, value, expected) => {
  expect(withoutContact(value, SCOPE)).toEqual(expected)
})

it('withoutContact removes all contact data of a value about the person alone, with the address of a removed account', () => {
  const value = { antes: { correo: 'x', correo_institucional: 'y', nombre: 'Ana' }, despues: null }
  expect(withoutContact(value, { ...SCOPE, withAccount: true }, true)).toEqual({
    antes: { correo: null, correo_institucional: null, nombre: 'Ana' },
    despues: null,
  })
})

it('withoutContact returns the same object if there is no contact data', () => {
  const value = { filas: [ofOther, { nro_documento: '52000777', correo: null }] }
  expect(withoutContact(value, SCOPE)).toBe(value)
})
