/** @jest-environment jsdom */
import { disableFicha } from '@fichero/contract/calls/fichas.calls'
import { answer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import { FICHA } from '../../testing/ficha'
import { openList, PROGRAMS, SECOND } from '../../testing/open-list'
import { pageText, textOf } from '../../testing/open-pages'

test.each([
  [
    '?programId=99',
    'El programa de la dirección no existe o está deshabilitado. Estas son las fichas de «COCINA»; elija otro programa si lo necesita.',
    undefined,
  ],
  [
    '?programId=99',
    'El programa de la dirección no existe o está deshabilitado. Estas son las fichas de todos los programas.',
    'todos',
  ],
])('the list reports a program in the URL that does not exist: %s %s', async (query, text, last) => {
  const { findByRole } = await openList(query, last ? { last } : {})
  expect((await findByRole('alert')).textContent).toBe(text)
})

test('up to four programs are tabs on a wide screen, and more programs are options of a select', async () => {
  const wide = await openList('?programId=4', { wide: true })
  const tabs = () => wide.getAllByRole('tab').map((tab) => [tab.textContent, tab.getAttribute('aria-selected')])
  expect(wide.getByRole('tablist', { name: 'Programa' })).toBeTruthy()
  expect(tabs()).toEqual([
    ['COCINA', 'false'],
    ['SISTEMAS', 'true'],
    ['Todos los programas', 'false'],
  ])
  expect(wide.queryByLabelText('Programa', { selector: 'select' })).toBeNull()
  fireEvent.click(wide.getByRole('tab', { name: 'Todos los programas' }))
  await waitFor(() => expect(wide.address()).toBe('/fichas?programId=todos'))
  fireEvent.click(wide.getByRole('tab', { name: 'COCINA' }))
  await waitFor(() => expect(wide.address()).toBe('/fichas?programId=3'))
  expect(localStorage.getItem('fichas.programa')).toBe('3')
  wide.unmount()
  const many = (count: number) =>
    Array.from({ length: count }, (_, id) => ({
      ...PROGRAMS[0]!,
      id: id + 1,
      nombre_programa: `P${id}`,
      codigo: String(id),
    }))
  const four = await openList('', { wide: true, programs: many(4) })
  expect(four.getAllByRole('tab')).toHaveLength(5)
  four.unmount()
  const five = await openList('?programId=2', { wide: true, programs: many(5) })
  const field = five.getByLabelText('Programa') as HTMLSelectElement
  expect(Array.from(field.options, textOf)).toEqual(['P0', 'P1', 'P2', 'P3', 'P4', 'Todos los programas'])
  expect(field.value).toBe('2')
  fireEvent.change(field, { target: { value: 'todos' } })
  await waitFor(() => expect(five.address()).toBe('/fichas?programId=todos'))
})

test('each filter has the right options, and stores the selected option in the URL', async () => {
  const { getByLabelText, address, queryByRole } = await openList('?programId=4&page=3', { wide: true })
  const options = (label: string) => Array.from((getByLabelText(label) as HTMLSelectElement).options, textOf)
  expect(['Jornada', 'Oferta', 'Etapa', 'Situación', 'Último reporte', 'Jefe de ficha'].map(options)).toEqual([
    ['Todas', 'Diurna', 'Nocturna', 'Mixta', 'Virtual'],
    ['Todas', 'Abierta', 'Cerrada'],
    ['Todas', 'Lectiva', 'Productiva'],
    ['Todas', 'En proceso', 'En prácticas', 'Finalizada'],
    ['Todas', 'Atrasado (más de 30 días o ninguno)', 'Con filas rechazadas'],
    ['Todos', 'Luz Vega'],
  ])
  expect(queryByRole('button', { name: 'Filtros' })).toBeNull()
  fireEvent.change(getByLabelText('Jornada'), { target: { value: 'virtual' } })
  await waitFor(() => expect(address()).toBe('/fichas?programId=4&jornada=virtual'))
  expect((getByLabelText('Jornada') as HTMLSelectElement).value).toBe('virtual')
  fireEvent.change(getByLabelText('Jefe de ficha'), { target: { value: '52' } })
  await waitFor(() => expect(address()).toBe('/fichas?programId=4&jornada=virtual&jefe=52'))
  fireEvent.change(getByLabelText('Jornada'), { target: { value: '' } })
  await waitFor(() => expect(address()).toBe('/fichas?programId=4&jefe=52'))
  const search = getByLabelText('Buscar por número o jefe') as HTMLInputElement
  expect([search.type, search.maxLength]).toEqual(['search', 80])
  fireEvent.change(search, { target: { value: ' 29 ' } })
  fireEvent.blur(search)
  await waitFor(() => expect(address()).toBe('/fichas?programId=4&jefe=52&q=29'))
})

test.each([
  ['', 'false'],
  ['&q=29', 'false'],
  ['&etapa=lectiva', 'true'],
])('on a phone a button opens the selects, which start open if one is set: ?programId=4%s', async (query, isOpen) => {
  const { getByRole, queryByLabelText } = await openList(`?programId=4${query}`)
  const button = getByRole('button', { name: 'Filtros' })
  expect(button.getAttribute('aria-expanded')).toBe(isOpen)
  expect(queryByLabelText('Etapa') !== null).toBe(isOpen === 'true')
  fireEvent.click(button)
  expect(queryByLabelText('Etapa') !== null).toBe(isOpen === 'false')
})

const editableFicha = (nro_ficha: number) => ({ ...FICHA, id: nro_ficha, nro_ficha })
const NOTHING_SELECTED = 'Seleccione fichas para exportarlas o deshabilitarlas.'

test('selected fichas are counted, exported and deselected', async () => {
  const { getByText, getByLabelText, getByRole, queryByText, sent } = await openList('', { isTable: true })
  expect(pageText()).toContain(`${NOTHING_SELECTED}Seleccionar las de esta páginaColumnas`)
  fireEvent.click(getByLabelText('Seleccionar la ficha 2990025'))
  expect(pageText()).toContain(
    '1 ficha seleccionadaSeleccionar las de esta páginaQuitar la selecciónExportar las seleccionadasColumnas',
  )
  fireEvent.click(getByText('Seleccionar las de esta página'))
  expect(pageText()).toContain('2 fichas seleccionadas')
  const boxes = within(getByRole('table')).getAllByRole('checkbox')
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([true, true])
  fireEvent.click(getByText('Exportar las seleccionadas'))
  await waitFor(() =>
    expect(sent.map(({ url }) => url)).toContain('/api/fichas/exportacion?nros=2990024%2C2990025&lang=es'),
  )
  fireEvent.click(getByLabelText('Seleccionar la ficha 2990024'))
  expect(pageText()).toContain('1 ficha seleccionada')
  fireEvent.click(getByText('Quitar la selección'))
  expect(pageText()).toContain(NOTHING_SELECTED)
  expect(queryByText('Exportar las seleccionadas')).toBeNull()
})

test('one confirmation names and disables the selected fichas that the user may disable', async () => {
  const { getByText, getByRole, findByRole, findByText, sent } = await openList('', {
    isTable: true,
    fichas: [editableFicha(10), SECOND, editableFicha(20), editableFicha(30)],
    answers: [
      answer(disableFicha, { ok: true } as never),
      { ...refuse(disableFicha, 409, 'ficha_changed'), pattern: /disabled\/20$/ },
    ],
  })
  fireEvent.click(getByText('Seleccionar las de esta página'))
  fireEvent.click(getByRole('button', { name: 'Deshabilitar' }))
  const dialog = within(await findByRole('alertdialog', { name: '¿Deshabilitar estas 3 fichas?' }))
  expect(dialog.getByText(/^Saldrán de las listas y no recibirán juicios/)).toBeTruthy()
  expect(dialog.getAllByRole('listitem').map(textOf)).toEqual([
    '10 · Ingrid Johana Peña Cortés',
    '20 · Ingrid Johana Peña Cortés',
    '30 · Ingrid Johana Peña Cortés',
  ])
  expect(sent.every(({ method }) => method === 'GET')).toBe(true)
  fireEvent.click(dialog.getByRole('button', { name: 'Deshabilitar 3 fichas' }))
  await findByText('2 fichas se deshabilitaron correctamente')
  await findByText(/^Estas fichas no se deshabilitaron: 20\. Ábralas/)
  const changes = sent.filter(({ method }) => method !== 'GET')
  expect(changes.map(({ url }) => url.match(/disabled\/(\d+)/)?.[1])).toEqual(['10', '20', '30'])
  expect(pageText()).toContain(NOTHING_SELECTED)
})

test.each([
  ['if all could be disabled', 200, '1 ficha se deshabilitó correctamente', /no se deshabilitaron/],
  ['if none could be disabled', 409, /^Estas fichas no se deshabilitaron: 10\./, /se deshabilitó/],
])('a notification reports the result of disabling %s', async (_, status, shown, hidden) => {
  const done = answer(disableFicha, { ok: true } as never)
  const { getByRole, findByRole, findByText, queryByText, getByLabelText } = await openList('', {
    isTable: true,
    fichas: [editableFicha(10), SECOND],
    answers: [status === 200 ? done : refuse(disableFicha, status, 'ficha_changed')],
  })
  fireEvent.click(getByLabelText('Seleccionar la ficha 10'))
  fireEvent.click(getByRole('button', { name: 'Deshabilitar' }))
  const dialog = within(await findByRole('alertdialog', { name: '¿Deshabilitar esta ficha?' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Deshabilitar 1 ficha' }))
  await findByText(shown)
  expect(queryByText(hidden)).toBeNull()
})
