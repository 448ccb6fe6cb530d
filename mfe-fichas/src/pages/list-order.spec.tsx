/** @jest-environment jsdom */
import { FICHA_SORTS } from '@fichero/contract/enums'
import { USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { openList } from '../../testing/open-list'
import { textOf } from '../../testing/open-pages'

const STORED = `fichas.lista.${USER.id}`
const stored = () => JSON.parse(localStorage.getItem(STORED) ?? 'null')
const open = (query: string, preferences?: string) => openList(query, { isTable: true, preferences })

/** Returns the query of each request for the list, without page and program. */
const ordersOf = ({ sent }: Awaited<ReturnType<typeof open>>) =>
  sent
    .map(({ url }) => new URL(url, 'http://localhost'))
    .filter(({ pathname, searchParams }) => pathname === '/api/fichas' && searchParams.has('programId'))
    .map(({ searchParams }) => searchParams.get('orden'))

const headings = () => Array.from(document.querySelectorAll('thead th'), textOf)

test('a click on a heading sorts all fichas on the server, a second click in the other direction, and both are remembered', async () => {
  const screen = await open('?programId=4')
  const heading = () => within(screen.getByRole('table')).getByRole('button', { name: 'Avance' })
  const sort = () => heading().closest('th')?.getAttribute('aria-sort')
  fireEvent.click(heading())
  await waitFor(() => expect(screen.address()).toBe('/fichas?programId=4&orden=progreso'))
  expect([sort(), stored()]).toEqual(['ascending', { orden: 'progreso', ocultas: ['jornada', 'oferta'] }])
  fireEvent.click(heading())
  await waitFor(() => expect(screen.address()).toBe('/fichas?programId=4&orden=-progreso'))
  await waitFor(() => expect(ordersOf(screen)).toEqual([null, 'progreso', '-progreso']))
  expect([sort(), stored()]).toEqual(['descending', { orden: '-progreso', ocultas: ['jornada', 'oferta'] }])
})

test('every column but the checkbox sorts, by a name that the API knows', async () => {
  const screen = await open('?programId=4', '{"ocultas":[]}')
  const buttons = within(screen.getByRole('table')).getAllByRole('button')
  for (const button of buttons) fireEvent.click(button)
  await waitFor(() => expect(ordersOf(screen).slice(1).toSorted()).toEqual([...FICHA_SORTS].toSorted()))
})

test.each([
  ['the order that the user chose last', '?programId=4', '{"orden":"reporte"}', 'reporte', 'Último reporte'],
  ['the order of the URL, if it has one', '?programId=4&orden=-jefe', '{"orden":"reporte"}', '-jefe', 'Jefe de ficha'],
  ['the order of the API, if the stored one is unknown', '?programId=4', '{"orden":"color"}', null, 'Ficha'],
  ['the order of the API, if the storage is broken', '?programId=4', '{', null, 'Ficha'],
])('the list has %s', async (_, query, preferences, order, sorted) => {
  const screen = await open(query, preferences)
  expect(ordersOf(screen)).toEqual([order])
  expect(textOf(document.querySelector('th[aria-sort]'))).toBe(sorted)
})

test('the export has the order of the list', async () => {
  const screen = await open('?programId=4&orden=-faltan')
  fireEvent.click(screen.getByText('Exportar a Excel'))
  await waitFor(() =>
    expect(screen.sent.map(({ url }) => url)).toContain('/api/fichas/exportacion?programId=4&orden=-faltan&lang=es'),
  )
})

test('the user chooses the columns, all but the number, and the choice is remembered', async () => {
  const screen = await open('?programId=4', '{"ocultas":["oferta","color"]}')
  expect(headings()).not.toContain('Oferta')
  const menu = within(screen.getByText('Columnas').closest('details') as HTMLElement)
  const boxes = menu.getAllByRole('checkbox', { hidden: true })
  expect(boxes).toHaveLength(FICHA_SORTS.length - 1)
  fireEvent.click(menu.getByLabelText('Jornada'))
  fireEvent.click(menu.getByLabelText('Oferta'))
  expect(headings()).toEqual([
    'Seleccionar',
    'Ficha',
    'Programa',
    'Jefe de ficha',
    'Oferta',
    'Situación',
    'En formación',
    'Avance',
    'Lo que falta',
    'Último reporte',
  ])
  expect(stored()).toEqual({ ocultas: ['jornada'] })
})
