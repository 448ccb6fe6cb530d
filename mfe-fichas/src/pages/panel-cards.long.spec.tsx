/** @jest-environment jsdom */
import { countOwnOwed, countReports, countTyt } from '@fichero/contract/calls/dashboard.calls'
import type { TytAnswer } from '@fichero/contract/dashboard.schema'
import { answer, type FakeAnswer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { waitFor, within } from '@testing-library/react'
import { openPage } from '../../testing/open-page'
import { linksOf, pageText, rowsOf, textOf } from '../../testing/open-pages'
import { TYT } from '../../testing/tyt'
import { Page as OwedLine } from './owed-line'
import { Page as RejectedLine } from './rejected-line'
import { Page as ReportsLine } from './reports-line'
import { Page as TytCard } from './tyt-card'

const settled = (container: Element) =>
  waitFor(() => expect(container.querySelector('[aria-busy=true],[data-pending]')).toBeNull())

const reports = (atrasado: number, con_rechazos: number) => answer(countReports, { atrasado, con_rechazos })
const owed = (juicios: number, fichas: number) => answer(countOwnOwed, { juicios, fichas })

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
])('a line of the dashboard counts %s and links to their list', async (_, Page, reply, text, address) => {
  const { findByRole } = await openPage(Page, { answers: [reply] })
  const link = await findByRole('link', { name: text })
  expect(link.getAttribute('href')).toBe(address)
})

test.each<[string, () => React.ReactNode, FakeAnswer]>([
  ['owed judgments', OwedLine, owed(0, 0)],
  ['old reports', ReportsLine, reports(0, 5)],
  ['rejected rows', RejectedLine, reports(5, 0)],
])('the dashboard has no line without %s', async (_, Page, reply) => {
  const { container } = await openPage(Page, { answers: [reply] })
  await settled(container)
  expect(pageText()).toBe('')
})

test.each<[string, () => React.ReactNode, FakeAnswer[], string]>([
  [
    'nobody takes the TyT test',
    TytCard,
    [answer(countTyt, { total: 0, listos: 0, cerca: 0, lejos: 0, sin_reporte: 0, listos_sin_inscribir: 0 })],
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
  listos_sin_inscribir: 0,
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
