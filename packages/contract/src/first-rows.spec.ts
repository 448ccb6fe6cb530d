import { getFicha } from './calls/fichas.calls'
import { firstRowsOf, MARK, mark, markAs, marked } from './first-rows'

test('a mark says the name of a value, and the format in which it is written', () => {
  const text = `${mark('nombre')} tiene ${markAs(mark('avance'), 'percent')}`
  expect([...text.matchAll(MARK)].map(([, name]) => name)).toEqual(['nombre', 'avance|percent'])
})

test.each([[12], [null], ['75 %'], [`${mark('avance')} `], [` ${mark('avance')}`]])(
  'a value is no mark of its own: %j',
  (value) => {
    expect(markAs(value, 'percent')).toBeUndefined()
  },
)

test('an object has marks for all that is not given', () => {
  const row = marked<{ nombre: string; avance: number | null; ficha: string }>({ avance: null }, 'persona.')
  expect([row.avance, row.nombre, row.ficha]).toEqual([null, mark('persona.nombre'), mark('persona.ficha')])
  expect(marked<{ nombre: string }>({}).nombre).toBe(mark('nombre'))
})

test('first rows know the address of their call', () => {
  const orderedBy: keyof { nombre: string } = 'nombre'
  const declared = { page: 'detail', rows: 'personas', pages: [], cases: [], orderedBy, draw: () => null }
  expect(firstRowsOf<typeof getFicha, { nombre: string }, null>(getFicha, declared)).toEqual({
    ...declared,
    call: 'GET /fichas/:nroFicha',
  })
})
