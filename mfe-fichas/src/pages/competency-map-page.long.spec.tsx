/** @jest-environment jsdom */
import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { getCompetencyMap } from '@fichero/contract/calls/owed.calls'
import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { answer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { FICHA } from '../../testing/ficha'
import { linksOf, openPages, pageText, rowsOf } from '../../testing/open-pages'
import { Page } from './competency-map-page'

const ADDRESS = '/fichas/visualizar/2888001/mapa'
const person = (
  nro_documento: string,
  apellido: string,
  aprobados: number[],
  changes: Partial<CompetencyMapAnswer['aprendices'][number]> = {},
): CompetencyMapAnswer['aprendices'][number] => ({
  nro_documento,
  nombre: 'LUZ',
  apellido,
  estado: 'EN FORMACION',
  en_formacion: true,
  retirado: false,
  resultados_aprobados: aprobados.reduce((sum, count) => sum + count, 0),
  total_resultados: 8,
  aprobados,
  ...changes,
})
const whoLeft = { en_formacion: false, retirado: true, estado: 'CANCELADO' }
const MAP: CompetencyMapAnswer = {
  ok: true,
  nro_ficha: 2888001,
  programa_formacion: 'COCINA',
  id_programa_formacion: 4,
  nivel: 'tecnologo',
  estado: 'habilitado',
  ultimo_reporte: { fecha: '2026-11-20T15:00:00Z', fecha_reporte: '2026-11-14', archivo: 'juicios.xls' },
  fuera_de_formacion: [],
  faltan: 1200,
  competencias: [
    { id: 1, codigo: '71', nombre_competencia: 'COCINAR', resultados: 6, faltan: 1100 },
    { id: 2, codigo: '72', nombre_competencia: 'SERVIR', resultados: 2, faltan: 0 },
  ],
  aprendices: [person('1002', 'VEGA', [0, 2]), person('1001', 'PAZ', [5, 1]), person('1003', 'GIL', [6, 0], whoLeft)],
}

async function open(query = '', changes: Partial<CompetencyMapAnswer> = {}, answers: ReturnType<typeof answer>[] = []) {
  const detailFields = {
    version: 1,
    version_programa: null,
    ultimo_reporte: null,
    aprendices: [],
    totales: { por_estado: [] },
  }
  const screen = await openPages({ 'competency-map-page': Page }, `${ADDRESS}${query}`, {
    answers: [
      answer(getFicha, { ...FICHA, nro_ficha: 2888001, ...detailFields } as never),
      answer(getCompetencyMap, { ...MAP, ...changes }),
      ...answers,
    ],
  })
  await waitFor(() => expect(screen.container.querySelector('#map')).not.toBeNull())
  await waitFor(() => expect(screen.container.querySelector('[aria-busy=true]')).toBeNull())
  return screen
}
const table = () => document.querySelector('table') as HTMLElement
const people = () => rowsOf(table()).slice(1)
const NAME = 'Resultados que le faltan a cada aprendiz de la ficha 2888001, por competencia'

test('each person has the number of missing outcomes in total and, with a shade, by competency', async () => {
  const { getByRole } = await open()
  expect(getByRole('table', { name: NAME })).toBe(table())
  expect(getByRole('region', { name: NAME }).tabIndex).toBe(0)
  expect(rowsOf(table())).toEqual([
    ['AprendizFaltan', 'Total. Faltan 1.200', 'COCINAR71COCINAR. Faltan 1.100', 'SERVIR72SERVIR. Faltan 0'],
    ['VEGA, LUZ', '6', '6', ''],
    ['PAZ, LUZ', '2', '1', '1'],
  ])
  const levels = Array.from(table().querySelectorAll('[data-level]'), (cell) => cell.getAttribute('data-level'))
  expect(levels).toEqual(['4', '0', '1', '2'])
})

test('a competency links to the people who lack its outcomes, and each cell links to the row’s person', async () => {
  await open()
  const PERSON = '/fichas/visualizarEstudiantePage'
  expect(linksOf(table())).toEqual([
    ['COCINAR71COCINAR. Faltan 1.100', '/fichas/visualizar/2888001/faltantes?vista=resultado&competencia=1'],
    ...['VEGA, LUZ', 'Faltan 6 de 6', 'No falta nada'].map((name) => [name, `${PERSON}/1002?ficha=2888001`]),
    ...['PAZ, LUZ', 'Faltan 1 de 6', 'Faltan 1 de 2'].map((name) => [name, `${PERSON}/1001?ficha=2888001`]),
  ])
  const stops = Array.from(table().querySelectorAll('tbody a'), (link) => (link as HTMLElement).tabIndex)
  // Only the first link of a row is a tab stop.
  expect(stops).toEqual([0, -1, -1, 0, -1, -1])
})

test('the heading of a competency scrolls into view when it gets the focus', async () => {
  await open()
  const scrolled = jest.fn()
  const [link] = table().querySelectorAll<HTMLElement>('thead a')
  Object.assign(link!, { scrollIntoView: scrolled })
  fireEvent.focus(link!)
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' })
})

test('the order and the filter of the people are stored in the URL', async () => {
  const { getByRole, address } = await open('?todos=1')
  const nav = (name: string) => within(getByRole('navigation', { name }))
  expect(linksOf(getByRole('navigation', { name: 'Orden de los aprendices' }))).toEqual([
    ['A quien más le falta', `${ADDRESS}?todos=1`],
    ['Por apellido', `${ADDRESS}?todos=1&orden=apellido`],
  ])
  expect(linksOf(getByRole('navigation', { name: 'Quiénes' }))).toEqual([
    ['En formación', ADDRESS],
    ['Con quienes no están en formación (1)', `${ADDRESS}?todos=1`],
  ])
  const current = () =>
    ['Orden de los aprendices', 'Quiénes'].map((name) => nav(name).getByRole('link', { current: 'page' }).textContent)
  expect(current()).toEqual(['A quien más le falta', 'Con quienes no están en formación (1)'])
  expect(people().map(([name]) => name)).toEqual(['VEGA, LUZ', 'PAZ, LUZ', 'GIL, LUZCANCELADO'])
  expect(Array.from(table().querySelectorAll('tbody tr'), (row) => row.hasAttribute('data-left'))).toEqual([
    false,
    false,
    true,
  ])
  fireEvent.click(nav('Orden de los aprendices').getByRole('link', { name: 'Por apellido' }))
  await waitFor(() => expect(address()).toBe(`${ADDRESS}?todos=1&orden=apellido`))
  expect(people().map(([name]) => name)).toEqual(['PAZ, LUZ', 'VEGA, LUZ', 'GIL, LUZCANCELADO'])
  fireEvent.click(nav('Quiénes').getByRole('link', { name: 'En formación' }))
  await waitFor(() => expect(address()).toBe(`${ADDRESS}?orden=apellido`))
  expect(people().map(([name]) => name)).toEqual(['PAZ, LUZ', 'VEGA, LUZ'])
  expect(current()).toEqual(['Por apellido', 'En formación'])
})

test('the map has no filter of people if everybody is in training', async () => {
  const { queryByRole } = await open('', { aprendices: MAP.aprendices.slice(0, 2) })
  expect(queryByRole('navigation', { name: 'Quiénes' })).toBeNull()
})

test('a legend explains the cells on screen and in print, and print lists the names of the codes', async () => {
  const { container } = await open()
  expect(pageText()).toContain(
    'Cuántos resultados faltan de cada competencia; más color, más falta.Cada celda dice cuántos resultados de la competencia',
  )
  expect(Array.from(container.querySelectorAll('dl[data-paper-only] > div'), ({ textContent }) => textContent)).toEqual(
    ['71COCINAR', '72SERVIR'],
  )
})

test('the map is copied as a table with the people, the order and the numbers of the screen', async () => {
  const { user, getByRole, findByText } = await open('?orden=apellido&todos=1')
  await user.click(getByRole('button', { name: 'Copiar como tabla' }))
  await findByText(/^Se copiaron 3 filas/)
  expect((await navigator.clipboard.readText()).split('\n').map((line) => line.split('\t'))).toEqual([
    ['Aprendiz', 'Documento', 'Total. Faltan', 'COCINAR', 'SERVIR'],
    ['PAZ, LUZ', '1001', '2', '1', '1'],
    ['VEGA, LUZ', '1002', '6', '6', '0'],
    ['GIL, LUZ', '1003', '2', '0', '2'],
  ])
})

const NOTHING =
  'Aún no hay qué mostrar en el mapaEl mapa necesita aprendices en la ficha y competencias en su programa.'
test.each<[string, Partial<CompetencyMapAnswer>, string]>([
  ['people', { aprendices: [] }, NOTHING],
  ['competencies', { competencias: [] }, NOTHING],
  [
    'a report',
    { ultimo_reporte: null },
    'Esta ficha aún no tiene Reporte de Juicios EvaluativosAquí estará lo que cada aprendiz ha aprobado de cada competencia. Llega con el Reporte de Juicios Evaluativos que se carga en la ficha.',
  ],
])('the page has no map without %s', async (_, changes, text) => {
  const { queryByRole } = await open('', changes)
  expect(pageText()).toContain(`Mapa${text}`)
  expect(queryByRole('table')).toBeNull()
})

test('the page reports that the map could not be loaded', async () => {
  const { findByText } = await open('', {}, [refuse(getCompetencyMap, 403, 'forbidden')])
  expect(await findByText('No se pudo cargar el mapa de competencias')).toBeTruthy()
})
