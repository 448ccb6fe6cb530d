import type { OwedFicha } from '@fichero/contract/owed.schema'
import { owedGroups } from './owed-groups'

const outcome = (documento: string | null, nombre: string, id_competencia: number, personas: number) => ({
  responsable: { documento, nombre },
  id_competencia,
  personas,
})
const fichas = [
  { nro_ficha: 1, resultados: [outcome('52', 'Ana', 10, 1), outcome(null, 'Jefe', 11, 2)] },
  { nro_ficha: 2, resultados: [outcome('52', 'Ana María', 11, 5), outcome('53', 'Luis', 10, 2)] },
] as unknown as OwedFicha[]

test.each([
  ['person', 'persona', { '52': 6, Jefe: 2, '53': 2 }],
  ['competencia', 'competencia', { 11: 7, 10: 3 }],
  ['ficha', 'ficha', { 2: 7, 1: 3 }],
] as const)('the groups by %s are sorted by their judgments, the largest first', (_, grouping, totals) => {
  const groups = owedGroups(fichas, grouping)
  expect(Object.fromEntries(groups.map(({ key, total }) => [key, total]))).toEqual(totals)
  const sums = groups.map(({ total }) => total)
  expect(sums).toEqual(sums.toSorted((a, b) => b - a))
})

test('each row of a group includes the ficha', () => {
  const [ana] = owedGroups(fichas, 'persona')
  expect(ana?.rows.map(({ ficha, personas }) => [ficha.nro_ficha, personas])).toEqual([
    [1, 1],
    [2, 5],
  ])
  expect(owedGroups([], 'ficha')).toEqual([])
})
