/** @jest-environment jsdom */
import { programFigures } from '@fichero/contract/calls/dashboard.calls'
import { answer, type FakeAnswer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { definition } from '../../remote'
import { PROGRAM } from '../../testing/program'
import { Page } from './progress-card'

const remote = { definition, texts: { es, en }, pages: { 'list-page': Page } }
const figuresOf = (id: number, nombre_programa: string, aprendices: number, porcentaje_medio: number) => ({
  ...PROGRAM,
  id,
  codigo: String(id),
  nombre_programa,
  aprendices,
  porcentaje_medio,
})
const FEW = [figuresOf(1, 'COCINA', 1, 8.4), figuresOf(2, 'PANADERIA', 1320, 58.18), figuresOf(3, 'AGRONOMIA', 20, 30)]
const MANY = [...FEW, ...[4, 5, 6, 7].map((id) => figuresOf(id, `PROGRAMA ${id}`, 0, 0))]

/** Renders the card without the dashboard. */
async function open(response: FakeAnswer | typeof FEW, shown = es.progress.title) {
  const answers = [Array.isArray(response) ? answer(programFigures, { programas: response }) : response]
  const screen = await openInFakeShell(remote, '/programs', { answers })
  await screen.findByText(shown, { exact: false })
  return {
    ...screen,
    bars: () => screen.getAllByRole('listitem').map(textsOf),
    click: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
  }
}

test('programs are bars, the most advanced first, with links to the programs and their apprentices', async () => {
  const { bars, getAllByRole, getByRole, container, queryByRole } = await open(FEW, 'COCINA')
  expect(getByRole('heading', { level: 2 }).textContent).toBe('¿Cuánto avanza cada programa?')
  expect(bars()).toEqual([
    ['PANADERIA', '58 %', '1.320 aprendices'],
    ['AGRONOMIA', '30 %', '20 aprendices'],
    ['COCINA', '8 %', '1 aprendiz'],
  ])
  expect(getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [2, 3, 1].flatMap((id) => [`/programas/${id}`, `/dashboard/aprendices?programa=${id}`]),
  )
  expect(getByRole('link', { name: '1.320 aprendices de PANADERIA' })).toBeTruthy()
  const barElements = [...container.querySelectorAll<HTMLElement>('li [aria-hidden] > span')]
  expect(barElements.map(({ style }) => style.inlineSize)).toEqual(['58.18%', '30%', '8.4%'])
  // All programs are shown.
  expect(queryByRole('button', { name: /^Mostrar/ })).toBeNull()
})

test('programs with the same name are distinguished', async () => {
  const { bars } = await open([figuresOf(1, 'COCINA', 1, 9), figuresOf(2, 'COCINA', 1, 8)], 'código 1')
  expect(bars().map(([name]) => name)).toEqual(['COCINA, código 1', 'COCINA, código 2'])
})

test('six of many programs are shown at first', async () => {
  const { bars, click } = await open(MANY, 'COCINA')
  expect(bars()).toHaveLength(6)
  await click('Mostrar los 7 programas')
  expect(bars().map(([name]) => name)).toEqual([
    ...['PANADERIA', 'AGRONOMIA', 'COCINA', 'PROGRAMA 4', 'PROGRAMA 5', 'PROGRAMA 6', 'PROGRAMA 7'],
  ])
  await click('Mostrar menos')
  expect(bars()).toHaveLength(6)
})

test('the figures can be shown as a table that can be sorted', async () => {
  const { click, getByRole, queryAllByRole } = await open(FEW, 'COCINA')
  await click(`Ver como tabla ${es.progress.title}`)
  const table = getByRole('table', { name: es.progress.title })
  const rows = () => within(table).getAllByRole('row').slice(1).map(textsOf)
  const [PANADERIA, AGRONOMIA, COCINA] = [
    ['PANADERIA', '1.320 aprendices', '58,18 %'],
    ['AGRONOMIA', '20 aprendices', '30 %'],
    ['COCINA', '1 aprendiz', '8,4 %'],
  ]
  expect(within(table).getAllByRole('columnheader').map(textsOf)).toEqual([
    ['Programa'],
    ['Aprendices'],
    ['Avance medio'],
  ])
  expect(rows()).toEqual([PANADERIA, AGRONOMIA, COCINA])
  expect(
    within(table)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual([2, 3, 1].flatMap((id) => [`/programas/${id}`, `/dashboard/aprendices?programa=${id}`]))
  for (const [header, expected] of [
    ['Programa', [AGRONOMIA, COCINA, PANADERIA]],
    ['Aprendices', [COCINA, AGRONOMIA, PANADERIA]],
    ['Programa', [AGRONOMIA, COCINA, PANADERIA]],
    ['Avance medio', [COCINA, AGRONOMIA, PANADERIA]],
  ] as const) {
    await click(header)
    expect([header, rows()]).toEqual([header, expected])
  }
  await click(`Ver como gráfico ${es.progress.title}`)
  expect([queryAllByRole('table').length, queryAllByRole('listitem').length]).toEqual([0, 3])
})

test('without programs the card explains its purpose', async () => {
  const { getByText, getByRole, queryByRole } = await open([], es.progress.none)
  expect(getByText(es.progress.noneHint, { exact: false })).toBeTruthy()
  expect(getByRole('link', { name: es.progress.all }).getAttribute('href')).toBe('/programs')
  expect(queryByRole('button')).toBeNull()
})

test('an error of the API is shown with a button to retry', async () => {
  const { getByRole, sent } = await open(refuse(programFigures, 409, 'conflict'), es.progress.failed)
  await waitFor(() => expect(getByRole('button', { name: 'Reintentar' })).toBeTruthy())
  expect(sent.map(({ url }) => url)).toEqual(['/api/dashboard/programs'])
})
