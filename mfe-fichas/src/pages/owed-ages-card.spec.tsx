/** @jest-environment jsdom */
import { listOwedByInstructor } from '@fichero/contract/calls/owed.calls'
import type { OwedAges } from '@fichero/contract/owed.schema'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { waitFor } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { linksOf, pageText, rowsOf, textOf } from '../../testing/open-pages'
import { byInstructor, OWED } from '../../testing/owed'
import { Page } from './owed-ages-card'

const QUESTION = '¿Hace cuánto se deben estos juicios?'
const NONE: OwedAges = { hasta_7: 0, hasta_30: 0, hasta_60: 0, hasta_90: 0, mas_de_90: 0 }
const OLD: OwedAges = { hasta_7: 40, hasta_30: 0, hasta_60: 1200, hasta_90: 20, mas_de_90: 60 }

const openWith = (answers: FakeAnswer[], as: Parameters<typeof openPage>[1] = { as: ['fichas:edit'] }) =>
  openPage(Page, { ...as, answers })

function open(ages: OwedAges, undated: number, as?: Parameters<typeof openPage>[1]) {
  const people = byInstructor(OWED)
  const juicios = Object.values(ages).reduce((sum, count) => sum + count, undated)
  const pagination = { currentPage: 1, totalPages: 1, totalItems: 1, itemsPerPage: 1 }
  const totales = { ...people.totales, juicios, antiguedades: ages }
  return openWith([answer(listOwedByInstructor, { ok: true, mias: false, ...people, totales, pagination })], as)
}

test('the chart has a column for each range, whose height is its share of the highest, with a link to its judgments', async () => {
  const { findByRole, findByText, container, getByRole } = await open(OLD, 0)
  await findByRole('heading', { level: 2, name: QUESTION })
  await findByText('1.280 de 1.320 se deben hace más de 30 días')
  const list = getByRole('list', { name: 'Juicios por el tiempo que pasó desde que se evaluó al primer compañero' })
  expect(linksOf(list)).toEqual([
    ['0 a 7 días 40', '/fichas/pendientes?mias=false&antiguedad=hasta_7'],
    ['8 a 30 días 0', '/fichas/pendientes?mias=false&antiguedad=hasta_30'],
    ['31 a 60 días 1.200', '/fichas/pendientes?mias=false&antiguedad=hasta_60'],
    ['61 a 90 días 20', '/fichas/pendientes?mias=false&antiguedad=hasta_90'],
    ['más de 90 días 60', '/fichas/pendientes?mias=false&antiguedad=mas_de_90'],
  ])
  const bars = Array.from(container.querySelectorAll<HTMLElement>('li [style]'), (bar) => [
    Number.parseFloat(bar.style.blockSize),
    bar.dataset.long === 'true',
  ])
  expect(bars).toEqual([
    [expect.closeTo(3.33), false],
    [0, false],
    [100, true],
    [expect.closeTo(1.67), true],
    [5, true],
  ])
  expect(pageText()).not.toContain('no tienen fecha')
})

test('the table has the same figures and links', async () => {
  const { findByRole, user, getByRole } = await open(OLD, 0)
  await user.click(await findByRole('button', { name: `Ver como tabla ${QUESTION}` }))
  const table = getByRole('table', { name: QUESTION })
  expect(rowsOf(table)).toEqual([
    ['Desde cuándo', 'Juicios', 'Del total'],
    ['0 a 7 días', '40', '3 %'],
    ['8 a 30 días', '0', '0 %'],
    ['31 a 60 días', '1.200', '91 %'],
    ['61 a 90 días', '20', '2 %'],
    ['más de 90 días', '60', '5 %'],
  ])
  expect(linksOf(table)).toHaveLength(5)
})

test('one line says how many judgments have no day', async () => {
  const { findByText } = await open({ ...NONE, hasta_7: 2 }, 1250)
  await findByText('Ninguno de 2 se debe hace más de 30 días')
  expect(textOf(await findByText(/^Otros/))).toBe(
    'Otros 1.250 juicios no tienen fecha: todavía no se ha evaluado a nadie, o el reporte no la trae.',
  )
})

test('a head sees the own fichas', async () => {
  const { findByRole, sent } = await open(OLD, 0, {})
  const link = await findByRole('link', { name: /^0 a 7/ })
  expect(link.getAttribute('href')).toBe('/fichas/pendientes?mias=true&antiguedad=hasta_7')
  expect(sent.map(({ url }) => url)).toEqual(['/api/fichas/pendientes/instructores?mias=true&limit=1'])
})

test('without a judgment that has a day there is no card', async () => {
  await open(NONE, 3)
  await waitFor(() => expect(pageText()).toBe(''))
})

test('a placeholder is shown while the figures load, and an error with a button that tries again', async () => {
  const { container, findByText, getByRole } = await openWith([refuse(listOwedByInstructor, 403, 'forbidden')])
  expect(container.querySelector('[aria-busy=true]')).toBeTruthy()
  await findByText('No se pudo cargar lo que falta por evaluar')
  getByRole('button', { name: 'Reintentar' })
})
