/** @jest-environment jsdom */
import { countOwnOwed, countReports, countTyt, listEndingSoon } from '@fichero/contract/calls/dashboard.calls'
import type { EndingSoonAnswer, TytAnswer } from '@fichero/contract/dashboard.schema'
import { answer, type FakeAnswer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { waitFor, within } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { linksOf, pageText, rowsOf, textOf } from '../../testing/open-pages'
import { TYT } from '../../testing/tyt'
import { Page as EndingCard } from './ending-card'
import { Page as EndingLine } from './ending-line'
import { Page as OwedLine } from './owed-line'
import { Page as RejectedLine } from './rejected-line'
import { Page as ReportsLine } from './reports-line'
import { Page as TytCard } from './tyt-card'

const settled = (container: Element) =>
  waitFor(() => expect(container.querySelector('[aria-busy=true],[data-pending]')).toBeNull())

const reports = (atrasado: number, con_rechazos: number) => answer(countReports, { atrasado, con_rechazos })
const owed = (juicios: number, fichas: number) => answer(countOwnOwed, { juicios, fichas })
const ending = (fichas: EndingSoonAnswer['fichas']) => answer(listEndingSoon, { dias: 60, fichas })
const soon = (nro_ficha: number, changes: Partial<EndingSoonAnswer['fichas'][number]> = {}) => ({
  nro_ficha,
  nombre_programa: 'COCINA',
  nombre_jefe_ficha: 'Ana Rojas',
  fecha_fin_lectiva: '2026-12-12',
  dias_restantes: 16,
  aprendices: 28,
  resultados_por_evaluar: 1250,
  ...changes,
})

test.each<[string, () => React.ReactNode, FakeAnswer, string, string]>([
  [
    'owed judgments',
    OwedLine,
    owed(1200, 3),
    'Usted debe 1.200 juicios en 3 fichas',
    `/fichas/pendientes?responsable=${USER.nro_documento}`,
  ],
  [
    'one owed judgment',
    OwedLine,
    owed(1, 1),
    'Usted debe 1 juicio en 1 ficha',
    `/fichas/pendientes?responsable=${USER.nro_documento}`,
  ],
  [
    'old reports',
    ReportsLine,
    reports(4, 0),
    '4 fichas sin reporte de los últimos 30 días',
    '/fichas?programId=todos&reporte=atrasado',
  ],
  [
    'one old report',
    ReportsLine,
    reports(1, 9),
    '1 ficha sin reporte de los últimos 30 días',
    '/fichas?programId=todos&reporte=atrasado',
  ],
  [
    'rejected rows',
    RejectedLine,
    reports(9, 2),
    '2 fichas con filas rechazadas en su última carga',
    '/fichas?programId=todos&reporte=con_rechazos',
  ],
  [
    'fichas that end soon',
    EndingLine,
    ending([soon(1), soon(2)]),
    '2 fichas terminan pronto con resultados por evaluar',
    '/fichas#por-terminar',
  ],
])('a line of the dashboard counts %s and links to their list', async (_, Page, reply, text, address) => {
  const { findByRole } = await openPage(Page, { answers: [reply] })
  const link = await findByRole('link', { name: text })
  expect(link.getAttribute('href')).toBe(address)
})

test.each<[string, () => React.ReactNode, FakeAnswer]>([
  ['owed judgments', OwedLine, owed(0, 0)],
  ['old reports', ReportsLine, reports(0, 5)],
  ['rejected rows', RejectedLine, reports(5, 0)],
  ['fichas that end soon', EndingLine, ending([])],
])('the dashboard has no line without %s', async (_, Page, reply) => {
  const { container } = await openPage(Page, { answers: [reply] })
  await settled(container)
  expect(pageText()).toBe('')
})

test('the card of fichas that end soon has a row for each ficha, with head, end and owed judgments', async () => {
  const fichas = [
    soon(2888001),
    soon(2888002, { dias_restantes: 0, resultados_por_evaluar: 1, aprendices: 1, fecha_fin_lectiva: '2026-11-26' }),
    soon(2888003, { dias_restantes: 1 }),
    soon(2888004, { dias_restantes: 15 }),
  ]
  const { findByRole, container } = await openPage(EndingCard, { answers: [ending(fichas)] })
  const table = await findByRole('table', { name: '¿Qué fichas terminan pronto con resultados por evaluar?' })
  expect(rowsOf(table)).toEqual([
    ['Ficha', 'Fin lectiva', 'Por evaluar'],
    ['2888001 COCINAAna Rojas', '12/12/2026En 16 días', '1.25028 aprendices'],
    ['2888002 COCINAAna Rojas', '26/11/2026Hoy', '11 aprendiz'],
    ['2888003 COCINAAna Rojas', '12/12/2026En 1 día', '1.25028 aprendices'],
    ['2888004 COCINAAna Rojas', '12/12/2026En 15 días', '1.25028 aprendices'],
  ])
  expect(linksOf(table).slice(0, 4)).toEqual([
    ['2888001', '/fichas/visualizar/2888001'],
    ['1.250 resultados por evaluar en la ficha 2888001', '/fichas/pendientes?ficha=2888001&sinEmpezar=1'],
    ['2888002', '/fichas/visualizar/2888002'],
    ['1 resultado por evaluar en la ficha 2888002', '/fichas/pendientes?ficha=2888002&sinEmpezar=1'],
  ])
  const tones = Array.from(table.querySelectorAll('[data-tone]'), (badge) => badge.getAttribute('data-tone'))
  expect(tones).toEqual(['neutral', 'orange', 'orange', 'orange'])
  // The line of the dashboard links to the card by this id.
  expect(container.querySelector('#por-terminar')).not.toBeNull()
})

test('the card of fichas that end soon shows six fichas, and all of them after a click', async () => {
  const fichas = Array.from({ length: 7 }, (_, index) => soon(index + 1))
  const { findByRole, user, getAllByRole, queryByRole, unmount } = await openPage(EndingCard, {
    answers: [ending(fichas)],
  })
  const more = await findByRole('button', { name: 'Mostrar las 7 fichas' })
  expect(getAllByRole('row')).toHaveLength(7)
  await user.click(more)
  expect(getAllByRole('row')).toHaveLength(8)
  unmount()
  const few = await openPage(EndingCard, { answers: [ending(fichas.slice(0, 6))] })
  await few.findByRole('table')
  expect(queryByRole('button')).toBeNull()
})

test.each<[string, () => React.ReactNode, FakeAnswer[], string]>([
  [
    'no ficha ends soon',
    EndingCard,
    [ending([])],
    'Ninguna ficha termina pronto con resultados por evaluar. Aquí estarán las que terminen su etapa lectiva en los próximos 60 días y tengan resultados sin juicio.',
  ],
  [
    'the fichas that end soon could not be loaded',
    EndingCard,
    [refuse(listEndingSoon, 403, 'forbidden')],
    'No se pudieron cargar las fichas por terminar',
  ],
  [
    'nobody takes the TyT test',
    TytCard,
    [answer(countTyt, { total: 0, listos: 0, cerca: 0, lejos: 0, sin_reporte: 0 })],
    'Todavía no hay aprendices de tecnólogo en formación. Aquí se verá cuántos están listos para la prueba, cuántos cerca y cuántos lejos.',
  ],
  [
    'apprentices could not be counted',
    TytCard,
    [refuse(countTyt, 403, 'forbidden')],
    'No se pudieron contar los aprendices por su avance',
  ],
])('a card says that %s', async (_, Page, answers, text) => {
  await openPage(Page, { answers })
  await waitFor(() => expect(pageText()).toContain(text))
})

test('the card of the TyT test has a chart and a table with the same figures and the same links', async () => {
  const figures: TytAnswer = { ...TYT, total: 1357, sin_reporte: 1001 }
  const { findByRole, container, user, getByRole, queryByRole } = await openPage(TytCard, {
    answers: [answer(countTyt, figures)],
  })
  const list = await findByRole('list')
  expect(textOf(container.querySelector('strong')?.parentElement)).toBe('141 de 1.357 aprendices de tecnólogo')
  expect(within(list).getAllByRole('listitem').map(textOf)).toEqual([
    '141 10 %Listos75 % o más',
    '60 4 %CercaDe 50 a 75 %',
    '155 12 %LejosMenos de 50 %',
    '1.001 74 %Sin reporteSu ficha aún no tiene Reporte de Juicios Evaluativos',
  ])
  expect(linksOf(list).map(([, to]) => to)).toEqual(
    ['listos', 'cerca', 'lejos', 'sin_reporte'].map((group) => `/fichas/tyt?mias=false&grupo=${group}`),
  )
  expect(queryByRole('table')).toBeNull()
  await user.click(getByRole('button', { name: /^Ver como tabla/ }))
  const table = getByRole('table', { name: '¿Cuántos están listos para la prueba TyT?' })
  expect(rowsOf(table)).toEqual([
    ['Grupo', 'Resultados aprobados', 'Aprendices', 'Parte'],
    ['Listos', '75 % o más', '141', '10 %'],
    ['Cerca', 'De 50 a 75 %', '60', '4 %'],
    ['Lejos', 'Menos de 50 %', '155', '12 %'],
    ['Sin reporte', 'Su ficha aún no tiene Reporte de Juicios Evaluativos', '1.001', '74 %'],
  ])
  expect(linksOf(table)).toEqual([
    ['Listos', '/fichas/tyt?mias=false&grupo=listos'],
    ['Cerca', '/fichas/tyt?mias=false&grupo=cerca'],
    ['Lejos', '/fichas/tyt?mias=false&grupo=lejos'],
    ['Sin reporte', '/fichas/tyt?mias=false&grupo=sin_reporte'],
  ])
  expect(queryByRole('list')).toBeNull()
})

const counts = (listos: number, cerca: number, lejos: number): TytAnswer => ({
  total: listos + cerca + lejos,
  listos,
  cerca,
  lejos,
  sin_reporte: 0,
})
test.each<[string, TytAnswer, string[], string[]]>([
  ['a group without people has no segment', counts(50, 50, 0), ['listos 50 %', 'cerca 50 %'], ['50 %', '50 %', '0 %']],
  ['a narrow segment has no figure', counts(88, 11, 1), ['listos 88 %', 'cerca', 'lejos'], ['88 %', '11 %', '1 %']],
  ['a segment of 12 % has a figure', counts(88, 12, 0), ['listos 88 %', 'cerca 12 %'], ['88 %', '12 %', '0 %']],
  ['a small share is not rounded to 0 %', counts(999, 1, 0), ['listos > 99 %', 'cerca'], ['> 99 %', '< 1 %', '0 %']],
  ['one group with everybody has the only segment', counts(7, 0, 0), ['listos 100 %'], ['100 %', '0 %', '0 %']],
])('in the chart %s', async (_, figures, segments, shares) => {
  const { findByRole, container } = await openPage(TytCard, { answers: [answer(countTyt, figures)] })
  const list = await findByRole('list')
  const bar = container.querySelectorAll<HTMLElement>('[aria-hidden=true] > [data-group]')
  expect(Array.from(bar, (part) => `${part.getAttribute('data-group')} ${textOf(part)}`.trim())).toEqual(segments)
  expect(Array.from(bar, ({ style }) => Number(style.flexGrow))).toEqual(
    [figures.listos, figures.cerca, figures.lejos].filter(Boolean).map((count) => count / figures.total),
  )
  expect(Array.from(list.querySelectorAll('small'), textOf)).toEqual(shares)
})
