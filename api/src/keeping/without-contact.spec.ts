import { withoutContact } from './without-contact.js'

const OWN = { documents: ['52000777'], withAccount: false }
const mine = {
  nro_documento: '52000777',
  antes: null,
  despues: { celular: '3001234567', correo: 'a@b.example', estado: 'X' },
}
const other = { nro_documento: '52000778', antes: { celular: '3009999999' }, despues: null }

it.each<[string, unknown, unknown]>([
  ['a text', '3001234567', '3001234567'],
  ['nobody’s', { celular: '1' }, { celular: '1' }],
  ['another one’s', { filas: [other] }, { filas: [other] }],
  [
    'one of several people’s',
    { filas: [mine, other] },
    { filas: [{ ...mine, despues: { celular: null, correo: null, estado: 'X' } }, other] },
  ],
  [
    'the address of an account that stays',
    { nro_documento: '52000777', correo_institucional: 'a@b' },
    { nro_documento: '52000777', correo_institucional: 'a@b' },
  ],
])('contact data of %s', (_, value, expected) => {
  expect(withoutContact(value, OWN)).toEqual(expected)
})

it('goes from all of a value that is the person’s own, with the address of an account that goes', () => {
  const value = { antes: { correo: 'x', correo_institucional: 'y', nombre: 'Ana' }, despues: null }
  expect(withoutContact(value, { ...OWN, withAccount: true }, true)).toEqual({
    antes: { correo: null, correo_institucional: null, nombre: 'Ana' },
    despues: null,
  })
})

it('a value without any is the very same one', () => {
  const value = { filas: [other, { nro_documento: '52000777', correo: null }] }
  expect(withoutContact(value, OWN)).toBe(value)
})
