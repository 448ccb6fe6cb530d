import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { byCompetency, byResponsible, groupsOf, linesOf, VIEWS } from './missing-lines'

type Missing = MissingAnswer['aprendices'][number]['faltantes'][number]

const lacks = (id_resultado: number, responsable: string | null = 'A'): Missing => ({
  id_resultado,
  estado: 'pendiente',
  fuente: responsable === null ? 'jefe' : 'titular',
  responsable,
})
const person = (nro_documento: string, faltan_para_lista: number, faltantes: Missing[]) => ({
  nro_documento,
  faltan_para_lista,
  faltantes,
})
const ANSWER = {
  aprendices: [
    person('1', 5, [lacks(10), lacks(11, null), lacks(20, 'B')]),
    person('2', 3, [lacks(10), lacks(20, null)]),
    person('3', 0, [lacks(20, 'B')]),
    person('4', 0, []),
  ],
  resultados: [
    { id_resultado: 10, id_competencia: 1 },
    { id_resultado: 11, id_competencia: 1 },
    { id_resultado: 20, id_competencia: 2 },
  ],
  responsables: [{ clave: 'A' }, { clave: 'B' }],
} as MissingAnswer
const ALL = { near: false, aprendiz: undefined, competencia: undefined, resultado: undefined }

const found = (filter: Partial<typeof ALL> | { aprendiz: string } | { competencia: number } | { resultado: number }) =>
  linesOf(ANSWER, { ...ALL, ...filter }).map(({ person, outcome }) => `${person.nro_documento} ${outcome.id_resultado}`)
const sizes = (view: (typeof VIEWS)[number]) =>
  groupsOf(linesOf(ANSWER, ALL), view).map(({ key, lines }) => [key, lines.length])

test('linesOf returns one line for each outcome that a person lacks', () => {
  expect(found({})).toEqual(['1 10', '1 11', '1 20', '2 10', '2 20', '3 20'])
})

test('linesOf with `near` returns people who lack few outcomes for the TyT test, but nobody who is ready', () => {
  expect(found({ near: true })).toEqual(['2 10', '2 20'])
})

test('linesOf can be filtered by person, outcome or competency', () => {
  expect(found({ aprendiz: '2' })).toEqual(['2 10', '2 20'])
  expect(found({ resultado: 20 })).toEqual(['1 20', '2 20', '3 20'])
  expect(found({ competencia: 1 })).toEqual(['1 10', '1 11', '2 10'])
})

test('groupsOf sorts the largest group first, and judgments of unknown evaluators last', () => {
  expect(sizes('aprendiz')).toEqual([
    ['1', 3],
    ['2', 2],
    ['3', 1],
  ])
  expect(sizes('resultado')).toEqual([
    ['20', 3],
    ['10', 2],
    ['11', 1],
  ])
  expect(sizes('instructor')).toEqual([
    ['A', 2],
    ['B', 2],
    ['', 2],
  ])
})

test('byCompetency and byResponsible keep the order of the lines', () => {
  const lines = linesOf(ANSWER, ALL)
  expect(byCompetency(lines).map(({ lines }) => lines.length)).toEqual([3, 3])
  expect(byResponsible(lines).map(({ key }) => key)).toEqual(['A', '', 'B'])
})
