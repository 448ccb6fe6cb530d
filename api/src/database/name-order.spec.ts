import { nameOrder } from './name-order.js'

const { compare } = new Intl.Collator('es')
const SURNAMES =
  `Perez Pérez PEREZ perez PÉREZ Peréz Peña Pena Peñalosa Penz Pe Péz Nieto Ñame ñame Name Nz Zárate Alvarez Álvarez
Älvarez Àlvarez O'Neil ONeil Oñate Onate D’Angelo De-la-Hoz De Dea Delahoz 2Pac Pac2 Çelik Celik Ünal Unal Šimić Simic`
    .split(/\s+/)
    .concat('De la Hoz', 'De La Hoz', 'de la Hoz', 'De la Hóz', 'Prueba 2', 'Prueba 10')
const NAMES = ['Ana', 'ana', 'Aná', 'Ana María', 'Ana Maria', 'Ñusta', 'Noé']

it('nameOrder sorts in Spanish order: letters, then accents, then case, surname before name', () => {
  const people = SURNAMES.flatMap((apellido) => NAMES.map((nombre) => ({ apellido, nombre })))
  const keys = people.map((person) => ({ ...person, key: nameOrder(person.apellido, person.nombre) }))
  const byKey = keys.toSorted((a, b) => (a.key < b.key ? -1 : Number(a.key > b.key)))
  const byCollator = keys.toSorted((a, b) => compare(a.apellido, b.apellido) || compare(a.nombre, b.nombre))
  const format = (list: typeof keys) => list.map(({ apellido, nombre }) => `${apellido}, ${nombre}`)
  expect(format(byKey)).toEqual(format(byCollator))
})

it('nameOrder contains only digits and lower-case letters, which all collations sort alike', () => {
  for (const surname of [...SURNAMES, 'Лев', '李']) expect(nameOrder(surname, 'Ana')).toMatch(/^[0-9a-z]+$/)
})
