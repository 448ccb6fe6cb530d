import type { Pe04Comparison } from '@fichero/contract/pe04.schema'
import { chosenOf, countKinds, planRows, shownRows } from './plan-rows'

const ficha = (nro_ficha: number, changes: Partial<Pe04Comparison['fichas'][0]>): Pe04Comparison['fichas'][0] => ({
  nro_ficha,
  fila: 6,
  programa: 'VIVEROS',
  responsable: 'EVA LUGO',
  situacion: 'igual',
  cambios: [],
  ...changes,
})
const jornada = { campo: 'jornada', aqui: 'diurna', archivo: 'mixta', fijo: false } as const
const programa = { campo: 'programa', aqui: 'a', archivo: 'b', fijo: true } as const
const ROWS = planRows({
  fichas: [
    ficha(1, { situacion: 'falta' }),
    ficha(2, { situacion: 'difiere', cambios: [jornada, programa] }),
    ficha(3, {}),
    ficha(4, { situacion: 'difiere', cambios: [jornada] }),
  ],
  fuera: [{ nro_ficha: 5, programa: 'COCINA' }],
  omitidas: [],
  responsables: [],
  programas: [],
})

test('a comparison has a line for each ficha, and for each value that differs', () => {
  expect(ROWS.map(({ key, canTake }) => [key, canTake])).toEqual([
    ['1', true],
    ['2 jornada', true],
    ['2 programa', false],
    ['3', false],
    ['4 jornada', true],
    ['5', false],
  ])
  expect(countKinds(ROWS)).toEqual([
    ['falta', 1],
    ['jornada', 2],
    ['programa', 1],
    ['igual', 1],
    ['fuera', 1],
  ])
})

test('the lines are filtered by what they say', () => {
  const shown = (kind: Parameters<typeof shownRows>[1]) => shownRows(ROWS, kind).map(({ nro_ficha }) => nro_ficha)
  expect([shown('todo'), shown('jornada'), shown('fuera')]).toEqual([[1, 2, 2, 4], [2, 4], [5]])
})

test('selected lines become fichas to create, and fichas by value', () => {
  expect(chosenOf(ROWS.filter(({ canTake }) => canTake))).toEqual({ crear: [1], cambiar: { jornada: [2, 4] } })
  expect(chosenOf([])).toEqual({ crear: [], cambiar: {} })
})
