import { getFicha } from './calls/fichas.calls'
import { firstRowsOf, MARK, mark, markAs, marked } from './first-rows'

test('a mark contains the name of a value and its format', () => {
  const text = `${mark('nombre')} tiene ${markAs(mark('avance'), 'percent')}`
  expect([...text.matchAll(MARK)].map(([, name]) => name)).toEqual(['nombre', 'avance|percent'])
})

test.each([
  ['a number', 12],
  ['null', null],
  ['a percentage', '75 %'],
  ['a mark with a space after it', `${mark('avance')} `],
  ['a mark with a space before it', ` ${mark('avance')}`],
])('%s is not a mark', (_, value) => {
  expect(markAs(value, 'percent')).toBeUndefined()
})

test('an object has marks for all missing values', () => {
  const row = marked<{ nombre: string; avance: number | null; ficha: string }>({ avance: null }, 'persona.')
  expect([row.avance, row.nombre, row.ficha]).toEqual([null, mark('persona.nombre'), mark('persona.ficha')])
  expect(marked<{ nombre: string }>({}).nombre).toBe(mark('nombre'))
})

test('the declaration of first rows contains the method and path of the endpoint', () => {
  const orderedBy: keyof { nombre: string } = 'nombre'
  const declared = { page: 'detail', rows: 'personas', pages: [], cases: [], orderedBy, draw: () => null }
  expect(firstRowsOf<typeof getFicha, { nombre: string }, null>(getFicha, declared)).toEqual({
    ...declared,
    call: 'GET /fichas/:nroFicha',
  })
})
