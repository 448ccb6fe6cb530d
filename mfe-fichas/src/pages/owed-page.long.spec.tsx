/** @jest-environment jsdom */
import { listOwed, listOwedByInstructor } from '@fichero/contract/calls/owed.calls'
import type { OwedFicha } from '@fichero/contract/owed.schema'
import { answer, refuse, USER } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { heads, LATE, openOwed, SINCE, tables } from '../../testing/open-owed'
import { linksOf, onPhone, pageText, rowsOf, textOf } from '../../testing/open-pages'
import { OWED } from '../../testing/owed'

const TITULAR = 'Lo dice el reporte'
const EVALUADOR = 'Ya evaluó a los compañeros'
const JEFE = 'Es jefe de ficha'
const CAVEAT =
  'Si el reporte no dice quién evalúa, se muestra a quien ya evaluó a los compañeros o, si no hay nadie, al jefe de ficha.'

test('the groups by competency have every column except that of the competency', async () => {
  await openOwed('?agrupar=competencia')
  expect(heads()).toEqual(['COMPETENCIA 272 · 28 juiciosEscribirle', 'COMPETENCIA 171 · 7 juiciosEscribirle'])
  const columns = ['Ficha', 'Resultado', 'Quién lo debe', 'Por evaluar', 'Desde cuándo']
  expect(tables()).toEqual([
    [columns, [LATE, 'RESULTADO 20 7120', `Ana Rojas${JEFE}`, '28 de 28', 'Nadie evaluado todavía']],
    [
      columns,
      [LATE, 'RESULTADO 10 7110', `Rita Luna${TITULAR}`, '2 de 28', `50 días${SINCE}`],
      [LATE, 'RESULTADO 11 7111', `Otto Gil${EVALUADOR}`, '1 de 28', 'El reporte no trae fecha'],
      ['2888002', 'RESULTADO 10 7110', `Rita Luna${EVALUADOR}`, '4 de 28', `1 día${SINCE}`],
    ],
  ])
})

test('the groups by ficha link to the missing outcomes of the ficha', async () => {
  const { getAllByRole } = await openOwed('?agrupar=ficha')
  expect(heads()).toEqual([
    'Ficha 2888001COCINA · 31 juiciosLo que falta (10)Escribirle',
    'Ficha 2888002SISTEMAS · 4 juiciosLo que falta (10)Escribirle',
  ])
  expect(tables().map(([columns]) => columns)).toEqual(
    Array(2).fill(['Competencia', 'Resultado', 'Quién lo debe', 'Por evaluar', 'Desde cuándo']),
  )
  const to = getAllByRole('link', { name: 'Lo que falta (10)' }).map((link) => link.getAttribute('href'))
  expect(to).toEqual([1, 2].map((nro) => `/fichas/visualizar/288800${nro}/faltantes`))
})

test('the ficha, the outcome and the number of people in a row are links', async () => {
  const { container } = await openOwed()
  const lacking = '/fichas/visualizar/2888001/faltantes?vista=resultado&resultado=20'
  expect(linksOf(container.querySelector('table')!)).toEqual([
    ['2888001', '/fichas/visualizar/2888001'],
    ['RESULTADO 20', lacking],
    ['28 de 28', lacking],
  ])
})

test.each([
  ['person', '', 'Ana Rojas', 'RESULTADO 2028 de 282888001Nadie evaluado todavía'],
  [
    'competencia',
    '?agrupar=competencia',
    'COMPETENCIA 2',
    'RESULTADO 2028 de 282888001Ana RojasNadie evaluado todavía',
  ],
  ['ficha', '?agrupar=ficha', 'Ficha 2888002', `RESULTADO 104 de 28Rita Luna1 día${SINCE}`],
])('the tables have short rows on a phone, grouped by %s', async (_, query, name, text) => {
  await onPhone(async () => {
    const { getByRole } = await openOwed(query)
    const table = getByRole('table', { name: `Lo que falta por evaluar: ${name}` })
    expect(rowsOf(table).at(-1)).toEqual([text])
  })
})

test('the page says how many judgments are listed, and how many are left out for which reason', async () => {
  const { container } = await openOwed()
  expect(pageText()).toContain(
    '1 ficha aún no tiene Reporte de Juicios EvaluativosLo que se debe se sabrá cuando se cargue el Reporte de Juicios Evaluativos de: 2888003' +
      `Faltan 35 juicios en 2 fichas${CAVEAT}Cerrar todo`,
  )
  expect(pageText()).toContain(
    'Además faltan 1.200 resultados que se evaluaron y no se aprobaron.' +
      'No se cuentan 3 personas de estas fichas que no están en formación.' +
      '3 resultados sin empezar. Mostrar',
  )
  expect(linksOf(container).filter(([name]) => name === '2888003' || name === 'Mostrar')).toEqual([
    ['2888003', '/fichas/visualizar/2888003'],
    ['Mostrar', '/fichas/pendientes?sinEmpezar=1'],
  ])
})

const [, SECOND, UNKNOWN] = OWED as [OwedFicha, OwedFicha, OwedFicha]
const EMPTY = { ...SECOND, resultados: [] }
const NOTHING_OWED = '¡Al día! Nadie debe juicios aquíTodo lo que ya empezó a evaluarse tiene su juicio.'
test.each<[string, OwedFicha[], string[], string[]]>([
  [
    'one ficha',
    [SECOND],
    ['Faltan 4 juicios en 1 ficha'],
    ['Abrir todo', 'Cerrar todo', 'Además', 'No se', '¡Al día!', 'aún no tiene'],
  ],
  [
    'two fichas without a report',
    [UNKNOWN, { ...UNKNOWN, nro_ficha: 2888004 }],
    ['2 fichas aún no tienen Reporte de Juicios Evaluativos', ' de: 2888003, 2888004'],
    ['¡Al día!', 'Faltan '],
  ],
  [
    'fichas in which nothing is owed',
    [EMPTY, UNKNOWN],
    [NOTHING_OWED, '1 ficha aún no tiene'],
    ['Falta', 'Escribirle'],
  ],
])('the page leaves out figures that are zero or unknown for %s', async (_, fichas, shown, hidden) => {
  await openOwed('', { fichas })
  for (const text of shown) expect(pageText()).toContain(text)
  const list = pageText().slice(pageText().indexOf('Por ficha'))
  for (const text of hidden) expect(list).not.toContain(text)
})

test.each([
  [
    'nobody owes a judgment',
    '',
    '¡Al día! Nadie debe juicios aquíQuienes están en formación en estas fichas tienen todos sus resultados aprobados, o no hay fichas en curso.',
  ],
  [
    'the ficha does not exist',
    '?ficha=9',
    'No se encontró información de la ficha «9»Revise el número: no hay una ficha habilitada con él.',
  ],
  ['one person owes nothing', '?responsable=20', NOTHING_OWED],
])('an empty list is explained: %s', async (_, query, text) => {
  const { getByRole } = await openOwed(query, { fichas: [] })
  expect(pageText()).toContain(text)
  expect(getByRole('link', { name: 'Ver todas las fichas' }).getAttribute('href')).toBe('/fichas/pendientes?mias=false')
})

test('the filters are links and selects, and are stored in the URL', async () => {
  const { getByRole, getByLabelText, address, sent } = await openOwed('?sinEmpezar=1&agrupar=ficha&page=2')
  const nav = (name: string) => getByRole('navigation', { name })
  const base = '/fichas/pendientes'
  expect(linksOf(nav('Fichas que se muestran'))).toEqual([
    ['Mis fichas', `${base}?sinEmpezar=1&agrupar=ficha&mias=true`],
    ['Todas las fichas', `${base}?sinEmpezar=1&agrupar=ficha&mias=false`],
  ])
  expect(linksOf(nav('Resultados que se muestran'))).toEqual([
    ['Resultados que ya se evaluaron a alguien', `${base}?agrupar=ficha`],
    ['Todos los que faltan', `${base}?sinEmpezar=1&agrupar=ficha`],
  ])
  expect(linksOf(nav('Agrupar'))).toEqual([
    ['Por instructor', `${base}?sinEmpezar=1`],
    ['Por competencia', `${base}?sinEmpezar=1&agrupar=competencia`],
    ['Por ficha', `${base}?sinEmpezar=1&agrupar=ficha`],
  ])
  const current = ['Fichas que se muestran', 'Resultados que se muestran', 'Agrupar'].map(
    (name) => within(nav(name)).queryByRole('link', { current: 'page' })?.textContent,
  )
  expect(current).toEqual(['Todas las fichas', 'Todos los que faltan', 'Por ficha'])
  expect(sent.map(({ url }) => url)).toContain('/api/fichas/pendientes?sinEmpezar=true&page=2')
  fireEvent.change(getByLabelText('Programa'), { target: { value: '3' } })
  await waitFor(() => expect(address()).toBe(`${base}?sinEmpezar=1&agrupar=ficha&programa=3`))
  fireEvent.change(getByLabelText('Jefe de ficha'), { target: { value: '52' } })
  await waitFor(() => expect(address()).toBe(`${base}?sinEmpezar=1&agrupar=ficha&programa=3&jefe=52`))
  await waitFor(() =>
    expect(sent.map(({ url }) => url)).toContain('/api/fichas/pendientes?programId=3&jefe=52&sinEmpezar=true&page=1'),
  )
  fireEvent.change(getByLabelText('Jefe de ficha'), { target: { value: '' } })
  await waitFor(() => expect(address()).toBe(`${base}?sinEmpezar=1&agrupar=ficha&programa=3`))
  fireEvent.change(getByLabelText('Programa'), { target: { value: '' } })
  await waitFor(() => expect(address()).toBe(`${base}?sinEmpezar=1&agrupar=ficha`))
})

test.each([
  ['for a user who heads no fichas marks "Todas las fichas"', '', false, 'Todas las fichas', undefined],
  ['for a user who heads fichas marks "Mis fichas"', '', true, 'Mis fichas', undefined],
  ['of one ficha offers to show all fichas', '?ficha=2888001', false, undefined, 'Solo la ficha 2888001 · ver todas'],
  [
    'of one person offers to show everybody',
    '?responsable=20',
    false,
    undefined,
    'Solo lo que debe una persona · ver todo',
  ],
  [
    'of the signed-in person offers to show everybody',
    `?responsable=${USER.nro_documento}`,
    false,
    undefined,
    'Solo lo que usted debe · ver todo',
  ],
  ['of a program offers no link to all fichas', '?programa=3', false, undefined, undefined],
  ['of the fichas of one head offers no link to all fichas', '?jefe=52', false, undefined, undefined],
])('the page %s', async (_, query, mias, marked, narrow) => {
  const { getByRole, container } = await openOwed(query, { mias })
  const scope = within(getByRole('navigation', { name: 'Fichas que se muestran' }))
  expect(scope.queryByRole('link', { current: 'page' })?.textContent).toBe(marked)
  const narrows = linksOf(container).filter(([name]) => name?.includes(' · ver tod'))
  expect(narrows).toEqual(narrow ? [[narrow, '/fichas/pendientes?mias=false']] : [])
})

test('an unknown program and an unknown head in the URL stay selected', async () => {
  const { getByLabelText } = await openOwed('?programa=9&jefe=99')
  const options = (label: string) => Array.from((getByLabelText(label) as HTMLSelectElement).options, textOf)
  await waitFor(() => expect(options('Programa')).toEqual(['Todos', 'COCINA', 'Programa 9']))
  expect(options('Jefe de ficha')).toEqual(['Todos', 'Luz Vega', '99'])
  expect(['Programa', 'Jefe de ficha'].map((label) => (getByLabelText(label) as HTMLSelectElement).value)).toEqual([
    '9',
    '99',
  ])
})

test('the groups of a page of fichas have a reminder only if they are complete', async () => {
  const { queryAllByRole, unmount } = await openOwed('?agrupar=competencia', { totalPages: 2 })
  expect(queryAllByRole('button', { name: /^Escribirle/ })).toHaveLength(0)
  unmount()
  const byFicha = await openOwed('?agrupar=ficha', { totalPages: 2 })
  expect(byFicha.queryAllByRole('button', { name: /^Escribirle/ })).toHaveLength(2)
})

test('a group closes, and all groups open or close at once', async () => {
  const { getByRole } = await openOwed()
  fireEvent.click(getByRole('button', { name: 'Otto Gil', expanded: true }))
  expect(tables()).toHaveLength(2)
  fireEvent.click(getByRole('button', { name: 'Abrir todo' }))
  expect(tables()).toHaveLength(3)
  fireEvent.click(getByRole('button', { name: 'Cerrar todo' }))
  expect(tables()).toHaveLength(0)
})

test('print has all pages, and a page number after the last redirects to the last page', async () => {
  const { findByRole, getByText, sent, address, unmount } = await openOwed('?mias=false', {
    totalPages: 3,
    answers: [
      {
        ...answer(listOwed, { ok: true, mias: false, fichas: [], pagination: { totalPages: 3 } } as never),
        query: 'page=',
      },
    ],
  })
  window.print = jest.fn()
  fireEvent.click(getByText('Imprimir'))
  await waitFor(() =>
    expect(sent.map(({ url }) => url)).toContain('/api/fichas/pendientes?mias=false&page=3&limit=100'),
  )
  fireEvent(window, new Event('afterprint'))
  fireEvent.click(await findByRole('button', { name: /Página 2|^2$/ }))
  await waitFor(() => expect(address()).toBe('/fichas/pendientes?mias=false&page=2'))
  unmount()
  const past = await openOwed('?mias=false&page=9')
  await waitFor(() => expect(past.address()).toBe('/fichas/pendientes?mias=false'))
  expect(past.queryByRole('button', { name: /Página 2|^2$/ })).toBeNull()
})

test('print and export use the filters, and a failed request is reported', async () => {
  const { getByRole, sent, container, unmount } = await openOwed('?ficha=2888001&sinEmpezar=1')
  const paper = textOf(container.querySelector('main p[data-paper-only]'))
  expect(paper).toBe('Todas las fichas · Ficha 2888001 · Todos los que faltan')
  fireEvent.click(getByRole('button', { name: 'Exportar a Excel' }))
  await waitFor(() =>
    expect(sent.map(({ url }) => url)).toContain(
      '/api/fichas/pendientes/exportacion?nroFicha=2888001&sinEmpezar=true&lang=es',
    ),
  )
  unmount()
  await openOwed('', { answers: [refuse(listOwedByInstructor, 403, 'forbidden')] })
  await waitFor(() => expect(pageText()).toContain('No se pudo cargar lo que falta por evaluar'))
})
