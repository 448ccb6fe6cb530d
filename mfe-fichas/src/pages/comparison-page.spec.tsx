/** @jest-environment jsdom */
import { compareFichas } from '@fichero/contract/calls/owed.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { PATHS } from '@fichero/contract/paths'
import { answer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { sessionOf } from '../../testing/centres'
import { COMPARISON } from '../../testing/comparison'
import { linksOf, onPhone, openPages, pageText, rowsOf, textOf } from '../../testing/open-pages'
import { Page } from './comparison-page'

const programs = answer(listPrograms, {
  ok: true,
  programs: [
    { id: 7, nombre_programa: 'COCINA', version: '1' },
    { id: 8, nombre_programa: 'COCINA', version: '2' },
  ],
} as never)

const open = (query = '', centres = 2, comparison = answer(compareFichas, COMPARISON)) =>
  openPages({ 'comparison-page': Page }, `${PATHS.comparison}${query}`, {
    answers: [comparison, programs, sessionOf(centres)],
    as: ['users:view-stats'],
  })
const namesIn = (table: HTMLElement) =>
  rowsOf(table)
    .slice(1)
    .map(([name]) => name)

test('a row has the figures of a centre with their shares, and the last row has the total', async () => {
  const screen = await open()
  const table = await screen.findByRole('table', { name: 'Comparación de los centros' })
  expect(rowsOf(table)).toEqual([
    ['Centro', 'Fichas', 'En formación', 'Listos para la TyT', 'Por evaluar', 'Sin reporte reciente', 'Atrasadas'],
    ['CENTRO DEL NORTE', '10', '210', '50 (25 %)', '1.200', '2 (20 %)', '5 (50 %)'],
    ['CENTRO DEL SUR', '4', '80', '30 (50 %)', '2.400', '0 (0 %)', '1 (25 %)'],
    ['Sin centro', '1', '20', '–', '0', '1 (100 %)', '0 (0 %)'],
    ['Total', '15', '310', '80 (31 %)', '3.600', '3 (20 %)', '6 (40 %)'],
  ])
  expect(linksOf(table)).toEqual([
    ['CENTRO DEL NORTE', '/fichas?programId=todos&centro=1'],
    ['CENTRO DEL SUR', '/fichas?programId=todos&centro=2'],
    ['Sin centro', '/fichas?programId=todos&centro=ninguno'],
  ])
  expect(within(table).getByRole('rowheader', { name: 'Total' })).toBeTruthy()
})

test('a bar has the share of a figure, or compares it with the largest of its column', async () => {
  const screen = await open()
  const table = await screen.findByRole('table', { name: 'Comparación de los centros' })
  const [north] = within(table).getAllByRole('row').slice(1)
  const widths = Array.from(north!.querySelectorAll<HTMLElement>('[aria-hidden] > span'), (bar) => bar.style.inlineSize)
  expect(widths).toEqual(['100%', '100%', '25%', '50%', '20%', '50%'])
})

test('a heading sorts by its figure, the total stays last, and the URL has the order', async () => {
  const screen = await open()
  const table = await screen.findByRole('table', { name: 'Comparación de los centros' })
  const heading = within(table).getByRole('button', { name: 'Listos para la TyT' })
  fireEvent.click(heading)
  fireEvent.click(heading)
  await waitFor(() => expect(namesIn(table)).toEqual(['CENTRO DEL SUR', 'CENTRO DEL NORTE', 'Sin centro', 'Total']))
  await waitFor(() => expect(screen.address()).toBe('/fichas/comparacion?orden=-listos'))
})

test('the order of a table on a phone is not printed', () =>
  onPhone(async () => {
    const screen = await open()
    const label = await screen.findByText('Ordenar por')
    expect(label.closest('[data-screen-only]')).not.toBeNull()
  }))

test('with fewer than two centres only programs and heads are compared', async () => {
  const screen = await open('', 1)
  await screen.findByRole('table', { name: 'Comparación de los programas' })
  const choices = screen.getByRole('navigation', { name: 'Qué se compara' })
  expect(linksOf(choices)).toEqual([
    ['Por programa', '/fichas/comparacion?por=programa'],
    ['Por jefe', '/fichas/comparacion?por=jefe'],
  ])
  expect(textOf(choices.querySelector('[aria-current]'))).toBe('Por programa')
})

test.each([
  ['programa', '7', 'COCINA', 'COCINA, versión 1', '/fichas?programId=7'],
  ['jefe', '5201', 'Luz Vega', 'Luz Vega', '/fichas?programId=todos&jefe=5201'],
])('the name of a row by %s links to its fichas', async (por, clave, nombre, name, address) => {
  const filas = [{ ...COMPARISON.filas[0]!, clave, nombre }]
  const screen = await open(`?por=${por}`, 2, answer(compareFichas, { ...COMPARISON, filas }))
  await waitFor(() => expect(linksOf(screen.getByRole('table'))).toEqual([[name, address]]))
  expect(screen.sent.some(({ url }) => url === `/api/fichas/comparacion?por=${por}`)).toBe(true)
})

test('regional offices have no list of fichas', async () => {
  const screen = await open('?por=regional')
  const table = await screen.findByRole('table', { name: 'Comparación de las regionales' })
  expect(namesIn(table)).toEqual(['CENTRO DEL NORTE', 'CENTRO DEL SUR', 'Sin regional', 'Total'])
  expect(linksOf(table)).toEqual([])
})

test('the comparison is printed with a title, and exported as it is shown', async () => {
  const screen = await open('?por=jefe')
  await screen.findByRole('table')
  expect(screen.getByRole('button', { name: 'Imprimir' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Exportar a Excel' }))
  await waitFor(() =>
    expect(screen.sent.map(({ url }) => url)).toContain('/api/fichas/comparacion/exportacion?por=jefe&lang=es'),
  )
})

test.each([
  [
    'there are no running fichas',
    answer(compareFichas, { ...COMPARISON, filas: [] }),
    'Todavía no hay fichas en curso',
  ],
  ['the fichas could not be compared', refuse(compareFichas, 403, 'forbidden'), 'No se pudieron comparar las fichas'],
])('the page says that %s', async (_, comparison, text) => {
  await open('', 2, comparison)
  await waitFor(() => expect(pageText()).toContain(text))
})
