/** @jest-environment jsdom */
import { getSchedule } from '@fichero/contract/calls/dashboard.calls'
import type { ScheduleAnswer, ScheduledFicha } from '@fichero/contract/schedule.schema'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { waitFor, within } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { linksOf, pageText, rowsOf, textOf } from '../../testing/open-pages'
import { AHEAD, BEHIND, scheduleAnswer } from '../../testing/schedule'
import { Page } from './schedule-card'

const QUESTION = '¿Qué fichas van atrás de su fecha?'

const openWith = (answers: FakeAnswer[], as: Parameters<typeof openPage>[1] = { as: ['fichas:edit'] }) =>
  openPage(Page, { ...as, answers })
const open = (reply: ScheduleAnswer, as?: Parameters<typeof openPage>[1]) => openWith([answer(getSchedule, reply)], as)

/** Opens the card with a chart. */
async function openChart(fichas: ScheduledFicha[]) {
  const screen = await open(scheduleAnswer(fichas))
  await screen.findByRole('button', { name: `Ver como tabla ${QUESTION}` })
  return { ...screen, plot: screen.container.querySelector('foreignObject')!.closest('svg')! }
}

/** Fourteen fichas, farthest behind first: the first twelve are below the diagonal. */
const MANY = Array.from({ length: 14 }, (_, index) => ({
  ...BEHIND,
  nro_ficha: 2990100 + index,
  esperado: 60,
  progreso: index * 5 + 2.5,
}))

test('the chart has each ficha at the elapsed share of its lessons and its mean progress, and a diagonal', async () => {
  const { plot, container } = await openChart([BEHIND, AHEAD])
  const points = Array.from(plot.querySelectorAll('circle'), (point) => [
    point.getAttribute('cx'),
    point.getAttribute('cy'),
    point.hasAttribute('data-marked'),
  ])
  expect(points).toEqual([
    [`${AHEAD.esperado}%`, `${100 - AHEAD.progreso}%`, false],
    [`${BEHIND.esperado}%`, `${100 - BEHIND.progreso}%`, true],
  ])
  expect(plot.querySelector('polyline')?.getAttribute('points')).toBe('0,100 100,0')
  const ticks = ['0 %', '25 %', '50 %', '75 %', '100 %']
  expect(Array.from(container.querySelectorAll('svg > text'), textOf)).toEqual([...ticks, ...ticks])
  expect(pageText()).toContain('Parte de la lectiva que ya pasó')
  expect(Array.from(container.querySelectorAll('ul > li'), textOf)).toEqual([
    'Las más atrasadas, en la lista',
    'Las demás',
    'Según las fechas de la etapa lectiva',
  ])
})

test('a point links to its ficha for the pointer only', async () => {
  const { plot, container } = await openChart([BEHIND, AHEAD])
  expect(container.querySelector('svg:not([aria-hidden="true"])')).toBeNull()
  const links = Array.from(plot.querySelectorAll('a'), (link) => [
    link.getAttribute('href'),
    link.tabIndex,
    link.title.replaceAll('\u00a0', ' '),
  ])
  expect(links).toEqual([
    ['/fichas/visualizar/2990024', -1, 'Ficha 2990024, COCINA: avance 37,5 %; por sus fechas sería 25 %'],
    [
      '/fichas/visualizar/2990003',
      -1,
      'Ficha 2990003, GESTION CONTABLE Y FINANCIERA: avance 35,5 %; por sus fechas sería 92,4 %',
    ],
  ])
})

test('the list beside the chart has the ten fichas that are farthest behind, with links', async () => {
  const { plot, getByRole, container } = await openChart(MANY)
  expect(pageText()).toContain('12 de 14 van por debajo de lo que darían sus fechas')
  getByRole('heading', { level: 3, name: 'Las 10 más atrasadas' })
  const list = container.querySelector('ol')!
  expect(linksOf(list)).toEqual(
    MANY.slice(0, 10).map(({ nro_ficha }) => [`${nro_ficha}`, `/fichas/visualizar/${nro_ficha}`]),
  )
  expect(textOf(list.firstElementChild)).toBe(
    '2990100 GESTION CONTABLE Y FINANCIERA Valentina Londoño Figueroa Avance 3 % por sus fechas 60 %',
  )
  // The ten are drawn last, on top of the others.
  const marked = Array.from(plot.querySelectorAll('circle'), (point) => point.hasAttribute('data-marked'))
  expect(marked).toEqual([...Array(4).fill(false), ...Array(10).fill(true)])
})

test('one ficha that is behind is the list', async () => {
  const { getByRole, container } = await openChart([BEHIND])
  expect(pageText()).toContain('1 de 1 va por debajo')
  getByRole('heading', { level: 3, name: 'La más atrasada' })
  expect(container.querySelectorAll('ol > li')).toHaveLength(1)
  expect(pageText()).not.toContain('Las demás')
})

test('without a ficha that is behind there is no list', async () => {
  const { container } = await openChart([{ ...AHEAD, progreso: 25 }, AHEAD])
  expect(pageText()).toContain('Ninguna de 2 va por debajo de lo que darían sus fechas')
  expect(container.querySelector('ol')).toBeNull()
  expect(pageText()).not.toContain('en la lista')
})

test('the table has the same figures, and can be sorted and expanded', async () => {
  const { user, getByRole, queryByRole } = await openChart([BEHIND, ...MANY.slice(0, 10), AHEAD])
  await user.click(getByRole('button', { name: `Ver como tabla ${QUESTION}` }))
  expect(queryByRole('list')).toBeNull()
  await user.click(getByRole('button', { name: 'Mostrar las 12 fichas' }))
  const table = getByRole('table', { name: QUESTION })
  const rows = () => rowsOf(table)
  expect(rows()).toHaveLength(13)
  expect([...rows().slice(0, 2), rows().at(-1)]).toEqual([
    ['Ficha', 'Avance medio', 'Según las fechas', 'Puntos por debajo'],
    ['2990003 GESTION CONTABLE Y FINANCIERAValentina Londoño Figueroa', '35,5 %', '92,4 %', '56,9'],
    ['2990024 COCINACamilo Ortiz Peña', '37,5 %', '25 %', '-12,5'],
  ])
  await user.click(within(table).getByRole('button', { name: 'Puntos por debajo' }))
  expect(rows()[1]?.[0]).toContain('2990024')
  expect(linksOf(table)[0]).toEqual(['2990024', '/fichas/visualizar/2990024'])
})

test.each<[Partial<ScheduleAnswer['omitidas']>, string]>([
  [{ sin_reporte: 1 }, 'No se muestra 1 ficha: 1 sin reporte'],
  [
    { finalizadas: 1200, sin_empezar: 1, sin_reporte: 3, sin_aprendices: 2 },
    'No se muestran 1.206 fichas: 1.200 finalizadas, 1 sin empezar, 3 sin reporte y 2 sin nadie en formación',
  ],
])('one line says how many fichas are left out and why (%j)', async (omitted, text) => {
  const { findByText } = await open(scheduleAnswer([BEHIND], omitted))
  expect(textOf(await findByText(/^No se muestra/))).toBe(text)
})

test('fichas that are left out because there are too many are counted in the answer', async () => {
  const { findByText } = await open({ ...scheduleAnswer([BEHIND], { menos_atrasadas: 1999 }), por_debajo: 1500 })
  await findByText('1.500 de 2.000 van por debajo de lo que darían sus fechas')
  expect(pageText()).toContain('No se muestran 1.999 fichas: 1.999 menos atrasadas')
})

test('without a ficha to compare, the card explains its purpose and says why', async () => {
  const { findByText, queryByRole } = await open(scheduleAnswer([], { sin_reporte: 2 }))
  await findByText(/^Ninguna ficha tiene todavía un avance/)
  expect(pageText()).toContain('No se muestran 2 fichas: 2 sin reporte')
  expect(queryByRole('button')).toBeNull()
})

test('a head sees the own fichas', async () => {
  const { findByRole, sent } = await open(scheduleAnswer([BEHIND]), {})
  await findByRole('heading', { level: 2, name: '¿Qué fichas suyas van atrás de su fecha?' })
  expect(sent.map(({ url }) => url)).toEqual(['/api/dashboard/schedule?mias=true'])
})

test('an administrator sees all fichas', async () => {
  const { sent } = await openChart([BEHIND])
  expect(sent.map(({ url }) => url)).toEqual(['/api/dashboard/schedule'])
})

test.each([[[]], [['fichas:edit'] as const]])('without any ficha there is no card (permissions %j)', async (as) => {
  await open(scheduleAnswer([]), { as: [...as] })
  await waitFor(() => expect(pageText()).toBe(''))
})

test('a placeholder is shown while the figures load, and an error with a button that tries again', async () => {
  const { container, findByText, getByRole } = await openWith([refuse(getSchedule, 403, 'forbidden')])
  expect(container.querySelector('[aria-busy=true]')).toBeTruthy()
  await findByText('No se pudo comparar el avance de las fichas con sus fechas')
  getByRole('button', { name: 'Reintentar' })
})
