/** @jest-environment jsdom */
import { getProgressTrend } from '@fichero/contract/calls/fichas.calls'
import type { ReportedProgress } from '@fichero/contract/progress-trend.schema'
import { answer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent } from '@testing-library/react'
import { textOf } from '../../testing/dom-queries'
import { ADDRESS, openFicha } from '../../testing/open-ficha'
import { rowsOf } from '../../testing/open-pages'

const QUESTION = '¿Avanzamos desde el último reporte?'

const UNKNOWN: [null, null] = [null, null]
const report = (
  id: number,
  fecha: string,
  avance: number,
  [minimo, maximo]: [number, number] | [null, null],
): ReportedProgress => ({
  id,
  archivo: `${id}.xls`,
  fecha,
  avance,
  minimo,
  maximo,
  esperado: avance + 4.5,
})
/** The first two days are 30 % of the period apart. */
const REPORTS = [
  report(7, '2026-09-01', 52.5, UNKNOWN),
  report(8, '2026-09-13', 61.2, [40, 80]),
  report(9, '2026-10-11', 64, [44, 92]),
]

const open = (reportes: ReportedProgress[]) => openFicha({}, '', [answer(getProgressTrend, { ok: true, reportes })])

async function openChart(reportes = REPORTS) {
  const screen = await open(reportes)
  const summary = await screen.findByText(/^Desde el reporte/)
  const details = summary.closest('details')!
  fireEvent.click(summary)
  details.open = true
  fireEvent(details, new Event('toggle'))
  await screen.findByRole('heading', { name: QUESTION })
  return { ...screen, details }
}

test.each([
  ['rose', 61.2, 64, 'el avance subió de 61,2 % a 64 %'],
  ['fell', 64, 61.2, 'el avance bajó de 64 % a 61,2 %'],
  ['did not change', 64, 64, 'el avance sigue en 64 %'],
])('one sentence says whether the progress %s', async (_, before, now, text) => {
  const screen = await open([
    report(6, '2026-08-01', 1, UNKNOWN),
    report(7, '2026-09-12', before, UNKNOWN),
    report(8, '2026-10-03', now, UNKNOWN),
  ])
  expect(textOf(await screen.findByText(/^Desde el reporte/))).toBe(`Desde el reporte del 12/09/2026 ${text}`)
  expect(screen.queryByRole('heading', { name: QUESTION })).toBeNull()
})

test('one report needs a second one, and without a report there is nothing', async () => {
  const screen = await open([report(7, '2026-09-12', 61.2, UNKNOWN)])
  expect(textOf(await screen.findByText(/Hará falta/))).toBe('Hará falta un segundo reporte para ver cómo avanza')
  screen.unmount()
  const without = await openFicha({ ultimo_reporte: null })
  await without.findByText('GÓMEZ', { exact: false })
  expect(without.queryByText(/Hará falta|Desde el reporte/)).toBeNull()
  expect(without.sent.some(({ url }) => url.endsWith('/avance'))).toBe(false)
})

test('a failure is reported above the people, with a button that tries again', async () => {
  const screen = await openFicha({}, '', [refuse(getProgressTrend, 403, 'forbidden')])
  expect(await screen.findByText('No se pudo mostrar el avance de un reporte a otro')).toBeTruthy()
  expect(screen.getAllByText(/GÓMEZ/).length).toBeGreaterThan(0)
})

test('the chart has each report at its date and its progress, between full tens', async () => {
  const { details } = await openChart()
  const plot = details.querySelector('foreignObject')!.closest('svg')!
  expect(details.querySelector('svg:not([aria-hidden="true"])')).toBeNull()
  // The values are 40 to 92, more than 40 apart, so the axis goes from 40 to 100 in steps of 20.
  expect(Array.from(details.querySelectorAll('svg:first-of-type > text'), textOf).slice(0, 4)).toEqual([
    '40 %',
    '60 %',
    '80 %',
    '100 %',
  ])
  const x = [0, 30, 100]
  const y = (value: number) => Math.round(((100 - value) / 60) * 1000) / 10
  const circles = Array.from(plot.querySelectorAll('circle'), (circle) => [
    circle.getAttribute('cx'),
    circle.getAttribute('cy'),
  ])
  expect(circles).toEqual(REPORTS.map(({ avance }, at) => [`${x[at]}%`, `${y(avance)}%`]))
  const lines = Array.from(plot.querySelectorAll('polyline'), (line) => line.getAttribute('points'))
  expect(lines).toEqual([
    REPORTS.map(({ esperado }, at) => `${x[at]},${y(esperado)}`).join(' '),
    REPORTS.map(({ avance }, at) => `${x[at]},${y(avance)}`).join(' '),
  ])
  const bands = Array.from(plot.querySelectorAll('polygon'), (band) => band.getAttribute('points'))
  expect(bands).toEqual([`30,${y(80)} 100,${y(92)} 100,${y(44)} 30,${y(40)}`])
  expect(Array.from(details.querySelectorAll('ul > li'), textOf)).toEqual([
    'Avance medio',
    'Del más lento al más rápido',
    'Según las fechas de la etapa lectiva',
  ])
})

test('a point of the chart links to what its report changed, for the pointer only', async () => {
  const { details } = await openChart()
  const links = Array.from(details.querySelectorAll('a'), (link) => [link.getAttribute('href'), link.tabIndex])
  expect(links).toEqual([7, 8, 9].map((id) => [`${ADDRESS}/cargas?carga=${id}`, -1]))
  expect(Array.from(details.querySelectorAll('a'), (link) => link.title.replaceAll('\u00a0', ' '))).toEqual([
    'Reporte del 01/09/2026: avance medio 52,5 %. Ver qué cambió',
    'Reporte del 13/09/2026: avance medio 61,2 %, de 40 % a 80 %. Ver qué cambió',
    'Reporte del 11/10/2026: avance medio 64 %, de 44 % a 92 %. Ver qué cambió',
  ])
})

test('two reports of one day are in the middle, and the key has no band that the chart does not have', async () => {
  const { details } = await openChart([report(7, '2026-09-12', 20, UNKNOWN), report(8, '2026-09-12', 20, [20, 20])])
  expect(Array.from(details.querySelectorAll('g circle'), (circle) => circle.getAttribute('cx'))).toEqual([
    '50%',
    '50%',
  ])
  expect(details.querySelector('polygon')).toBeNull()
  expect(details.querySelectorAll('ul > li')).toHaveLength(2)
})

test('the table has the same figures, the last report first, with links', async () => {
  const screen = await openChart()
  screen.press('Ver como tabla')
  const table = await screen.findByRole('table', { name: QUESTION })
  expect(rowsOf(table)).toEqual([
    ['Reporte', 'Avance medio', 'El más lento', 'El más rápido', 'Según las fechas'],
    ['11/10/2026', '64 %', '44 %', '92 %', '68,5 %'],
    ['13/09/2026', '61,2 %', '40 %', '80 %', '65,7 %'],
    ['01/09/2026', '52,5 %', '—', '—', '57 %'],
  ])
  const link = screen.getByRole('link', { name: 'Reporte del 13/09/2026: ver qué cambió' })
  expect(link.getAttribute('href')).toBe(`${ADDRESS}/cargas?carga=8`)
})
