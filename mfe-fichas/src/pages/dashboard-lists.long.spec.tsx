/** @jest-environment jsdom */
import { listDashboardApprentices } from '@fichero/contract/calls/dashboard.calls'
import { listFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import type { DashboardApprenticesAnswer } from '@fichero/contract/dashboard.schema'
import type { Ficha } from '@fichero/contract/fichas.schema'
import { answer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { FICHA } from '../../testing/ficha'
import { linksOf, onPhone, openPages, pageText, rowsOf } from '../../testing/open-pages'
import { Page as ApprenticesPage } from './apprentices-page'
import { Page as ByStatePage } from './fichas-by-state-page'

type Person = DashboardApprenticesAnswer['aprendices'][number]
const person = (nro_documento: string, changes: Partial<Person> = {}): Person => ({
  tipo_documento: 'CC',
  nro_documento,
  nombre: 'LUZ',
  apellido: 'VEGA',
  estado: 'EN FORMACION',
  nro_ficha: 2888001,
  nombre_programa: 'COCINA',
  resultados_aprobados: 45,
  total_resultados: 60,
  porcentaje_tyt: 75,
  banda: 'lista',
  sin_banda: null,
  faltan_para_lista: 0,
  faltan: 15,
  ...changes,
})
const PEOPLE = [person('1001'), person('1002', { nombre: 'EVA', banda: null, sin_banda: 'sin_reporte' })]
const paginated = (totalItems: number, totalPages = 1) => ({ currentPage: 1, totalPages, totalItems, itemsPerPage: 10 })

async function open(
  list: 'aprendices' | 'fichas',
  query = '',
  { people = PEOPLE, fichas = [FICHA] as Ficha[], totalPages = 1, answers = [] as ReturnType<typeof answer>[] } = {},
) {
  const can = { create: false, viewDisabled: false }
  const pages = { 'apprentices-page': ApprenticesPage, 'fichas-by-state-page': ByStatePage }
  const screen = await openPages(pages, `/dashboard/${list}${query}`, {
    answers: [
      answer(listDashboardApprentices, { aprendices: people, pagination: paginated(people.length, totalPages) }),
      answer(listFichas, { ok: true, fichas, pagination: paginated(fichas.length, totalPages), can }),
      answer(listPrograms, { ok: true, programs: [{ id: 3, nombre_programa: 'COCINA', version: '1' }] } as never),
      ...answers,
    ],
  })
  await waitFor(() => expect(screen.container.querySelector('[aria-busy=true]')).toBeNull())
  const requestedUrls = () => screen.sent.map(({ url }) => url).filter((url) => !url.startsWith('/api/programs'))
  return { ...screen, requestedUrls }
}
const table = () => document.querySelector('table') as HTMLElement

test.each([
  [
    'without a filter',
    '',
    'Aprendices en formación',
    'Quienes están en formación en fichas habilitadas que no han terminado.',
    'Todos',
  ],
  [
    'who are ready for the TyT test',
    '?tyt=listos',
    'Aprendices listos para la prueba TyT',
    'Aprendices de tecnólogo con 75 % o más de sus resultados aprobados.',
    'Listos',
  ],
  [
    'who are close to the TyT test',
    '?tyt=cerca',
    'Aprendices cerca de la prueba TyT',
    'Aprendices de tecnólogo con al menos 50 % y menos de 75 % de sus resultados aprobados.',
    'Cerca',
  ],
  [
    'who are far from the TyT test',
    '?tyt=lejos',
    'Aprendices lejos de la prueba TyT',
    'Aprendices de tecnólogo con menos de 50 % de sus resultados aprobados.',
    'Lejos',
  ],
  [
    'whose fichas have no report',
    '?tyt=sin_reporte',
    'Aprendices de fichas sin Reporte de Juicios Evaluativos',
    'Aprendices de tecnólogo cuya ficha aún no tiene ningún Reporte de Juicios Evaluativos: su avance no se conoce.',
    'Sin reporte',
  ],
  [
    'without contact data',
    '?tyt=cerca&sinContacto=true',
    'Aprendices sin correo ni celular',
    'Quienes están en formación y no tienen correo ni celular en su ficha. Abra a cada uno para completar sus datos.',
    'Cerca',
  ],
  [
    'with an unknown filter',
    '?tyt=otro',
    'Aprendices en formación',
    'Quienes están en formación en fichas habilitadas que no han terminado.',
    'Todos',
  ],
])('the list of apprentices %s has the right title', async (_, query, title, description, chosen) => {
  const { getByRole } = await open('aprendices', query)
  expect(pageText()).toContain(`${title}${title}${description}TodosListosCercaLejosSin reporte`)
  expect(getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(getByRole('table', { name: title })).toBe(table())
  const filter = getByRole('navigation', { name: 'Grupo de avance' })
  expect(within(filter).getByRole('link', { current: 'page' }).textContent).toBe(chosen)
})

test('the list of apprentices has columns for name, document, ficha, program and progress', async () => {
  await open('aprendices')
  expect(rowsOf(table())).toEqual([
    ['Aprendiz', 'Documento', 'Ficha', 'Programa', 'Avance'],
    ['LUZ VEGA', 'CC 1001', '2888001', 'COCINA', '75 %Listo'],
    ['EVA VEGA', 'CC 1002', '2888001', 'COCINA', 'Sin reporte'],
  ])
  expect(linksOf(table()).slice(0, 2)).toEqual([
    ['LUZ VEGA', '/fichas/visualizarEstudiantePage/1001?ficha=2888001'],
    ['2888001', '/fichas/visualizar/2888001'],
  ])
})

test('the links to the groups of apprentices keep the other filters, and the request has all filters', async () => {
  const query = '?programa=3&mias=true&sinContacto=true&page=2'
  const { getByRole, requestedUrls } = await open('aprendices', query)
  const base = '/dashboard/aprendices?programa=3&mias=true&sinContacto=true'
  expect(linksOf(getByRole('navigation', { name: 'Grupo de avance' }))).toEqual([
    ['Todos', base],
    ...['listos', 'cerca', 'lejos', 'sin_reporte'].map((group, at) => [
      ['Listos', 'Cerca', 'Lejos', 'Sin reporte'][at],
      `${base}&tyt=${group}`,
    ]),
  ])
  expect(requestedUrls()[0]).toBe('/api/dashboard/apprentices?programId=3&mias=true&sinContacto=true&page=2&limit=10')
})

test.each([
  [
    'offers a link that removes the filters by own fichas and contact data',
    '?mias=true&sinContacto=true&programa=3',
    'Solo de sus fichas · ver todos',
    '?programa=3',
  ],
  [
    'offers a link that removes the filter by contact data',
    '?sinContacto=true',
    'Solo sin correo ni celular · ver todos',
    '',
  ],
  ['offers no link to remove a filter if the filter is invalid', '?mias=1', undefined, undefined],
  ['offers no link to remove a filter if there is none', '', undefined, undefined],
])('the list of apprentices %s', async (_, query, name, to) => {
  const { container, requestedUrls } = await open('aprendices', query)
  const links = linksOf(container).filter(([text]) => text?.endsWith('· ver todos'))
  expect(links).toEqual(name ? [[name, `/dashboard/aprendices${to}`]] : [])
  expect(requestedUrls()[0]?.includes('mias')).toBe(query.includes('mias=true'))
})

test('the select of programs filters the list of apprentices', async () => {
  const { findByRole, address, getByLabelText } = await open('aprendices', '?tyt=cerca&page=2')
  await findByRole('option', { name: 'COCINA' })
  fireEvent.change(getByLabelText('Programa'), { target: { value: '3' } })
  await waitFor(() => expect(address()).toBe('/dashboard/aprendices?tyt=cerca&programa=3'))
})

test.each([
  ['all enabled fichas', '', 'Fichas habilitadas', 'Todas'],
  ['fichas in progress', '?categoria=en_proceso', 'Fichas en proceso', 'En proceso'],
  ['fichas in prácticas', '?categoria=en_practicas', 'Fichas en prácticas', 'En prácticas'],
  ['finished fichas', '?categoria=finalizadas', 'Fichas finalizadas', 'Finalizadas'],
])('the list of %s has the right title', async (_, query, title, chosen) => {
  const { getByRole, requestedUrls } = await open('fichas', query)
  expect(getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(getByRole('table', { name: title })).toBe(table())
  const filter = getByRole('navigation', { name: 'Estado de las fichas' })
  expect(within(filter).getByRole('link', { current: 'page' }).textContent).toBe(chosen)
  expect(requestedUrls()[0]).toBe(`/api/fichas?${query ? `${query.slice(1)}&` : ''}page=1&limit=10`)
  expect(linksOf(filter)).toEqual([
    ['Todas', '/dashboard/fichas'],
    ['En proceso', '/dashboard/fichas?categoria=en_proceso'],
    ['En prácticas', '/dashboard/fichas?categoria=en_practicas'],
    ['Finalizadas', '/dashboard/fichas?categoria=finalizadas'],
  ])
})

test('the list of fichas to which the dashboard links has columns for program, head, dates and figures', async () => {
  await open('fichas', '', { fichas: [{ ...FICHA, total_aprendices_en_formacion: 1200 }] })
  expect(rowsOf(table())).toEqual([
    ['Ficha', 'Programa', 'Jefe de ficha', 'Fin lectiva', 'Fin de la ficha', 'En formación', 'Avance'],
    [
      '2990024',
      'Producción agroecológica',
      'Ingrid Johana Peña Cortés',
      '25/07/2027',
      '25/01/2028',
      '1.200',
      '48,46 %',
    ],
  ])
  expect(linksOf(table())).toEqual([['2990024', '/fichas/visualizar/2990024']])
  expect(pageText()).toContain(
    'Las fichas habilitadas según su etapa de hoy, de la más nueva a la más antigua.TodasEn proceso',
  )
})

test.each([
  [
    'aprendices',
    'No hay aprendices en este grupoLos aprendices cambian de grupo cuando se carga un Reporte de Juicios Evaluativos.',
  ],
  [
    'fichas',
    'No hay fichas en este estadoUna ficha pasa de un estado a otro por sus fechas, o por la etapa que alguien le puso a mano.',
  ],
] as const)('an empty list of %s has an explanation', async (list, text) => {
  await open(list, '', { people: [], fichas: [] })
  expect(pageText()).toContain(text)
})

test.each([
  ['aprendices', listDashboardApprentices, 'No se pudieron cargar los aprendices'],
  ['fichas', listFichas, 'No se pudieron cargar las fichas'],
] as const)('the list of %s reports that it could not be loaded', async (list, call, text) => {
  const { findByText } = await open(list, '', { answers: [refuse(call, 403, 'forbidden')] })
  expect(await findByText(text)).toBeTruthy()
})

test.each([
  ['aprendices', 'LUZ'],
  ['fichas', '2990024'],
] as const)('the list of %s keeps the rows while the next page loads', async (list, text) => {
  const { findByRole, address, requestedUrls } = await open(list, '', { totalPages: 3 })
  const before = rowsOf(table())
  expect(before[1]?.join()).toContain(text)
  fireEvent.click(await findByRole('button', { name: /^2$|Página 2/ }))
  expect(rowsOf(table())).toEqual(before)
  await waitFor(() => expect(address()).toBe(`/dashboard/${list}?page=2`))
  await waitFor(() => expect(requestedUrls().at(-1)).toMatch(/page=2&limit=10$/))
})

test.each([
  ['aprendices', ['LUZ VEGA288800175 %', 'EVA VEGA2888001Sin reporte']],
  [
    'fichas',
    [
      '2990024 · Producción agroecológicaEn proceso48,46 %Reporte de hace 12 díasFaltan 1.139 resultados, a 23 aprendices',
    ],
  ],
] as const)('on a phone the list of %s has short rows', async (list, texts) => {
  await onPhone(async () => {
    await open(list)
    expect(rowsOf(table()).slice(1)).toEqual(texts.map((text) => [text]))
    expect(linksOf(table())[0]?.[1]).toBe(
      list === 'fichas' ? '/fichas/visualizar/2990024' : '/fichas/visualizarEstudiantePage/1001?ficha=2888001',
    )
  })
})
