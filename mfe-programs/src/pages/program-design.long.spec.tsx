/** @jest-environment jsdom */
import { getProgram } from '@fichero/contract/calls/programs.calls'
import type { ProgramAnswer } from '@fichero/contract/programs.schema'
import { type FakeAnswer, openPlaceInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { fireEvent, within } from '@testing-library/react'
import es from '../../locales/es.json'
import { fichasProgress, openProgram, remote, reply } from '../../testing/open-program'

describe('the design', () => {
  const openDesign = async () => {
    const screen = await openProgram([reply({ fichas: 0 })])
    const table = () => screen.getByRole('table', { name: es.detail.design })
    return {
      ...screen,
      rows: () => within(table()).getAllByRole('row').slice(1).map(textsOf),
      click: (name: string) => fireEvent.click(screen.getByRole('button', { name })),
      search: (text: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } }),
    }
  }
  const LESS = 'Ocultar los adicionales'
  const [OF_1, OF_2] = ['de la competencia 71001', 'de la competencia 71002']
  const CLOSED = [
    ['71001', 'GESTIONAR INGLÉS', 'R1', 'SALUDAR', 'Ver 2 resultados más', OF_1],
    ['71002', 'PROBAR', 'R4', 'MEDIR', 'Ver 1 resultado más', OF_2],
    ['71003', 'PRÁCTICA', 'R6', 'TRABAJAR'],
    ['SIN RESULTADOS'],
  ]
  const OPEN_1 = [
    ['71001', 'GESTIONAR INGLÉS', 'R1', 'SALUDAR', LESS, OF_1],
    ['Resultado adicional 1', 'R2', 'LEER MANUALES'],
    ['Resultado adicional 2', 'R3', 'ESCRIBIR CARTAS'],
  ]
  const OPEN_2 = [
    ['71002', 'PROBAR', 'R4', 'MEDIR', LESS, OF_2],
    ['Resultado adicional 1', 'R5', 'CONTAR'],
  ]

  test('is a table of competencies, each with its first outcome', async () => {
    const { rows, getAllByRole, getByText } = await openDesign()
    expect(rows()).toEqual(CLOSED)
    expect(getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Competencia', 'Resultado de aprendizaje'],
    ])
    expect(getByText('4 competencias')).toBeTruthy()
  })

  test('expands one competency, whose row header spans all rows of the competency', async () => {
    const { rows, click, getByRole } = await openDesign()
    click(`Ver 2 resultados más ${OF_1}`)
    expect(rows()).toEqual([...OPEN_1, ...CLOSED.slice(1)])
    expect(getByRole('rowheader', { name: /71001/ }).getAttribute('rowspan')).toBe('3')
    expect(getByRole('rowheader', { name: /71002/ }).getAttribute('rowspan')).toBe('1')
    expect(getByRole('button', { name: `${LESS} ${OF_1}`, expanded: true })).toBeTruthy()
    click(`${LESS} ${OF_1}`)
    expect(rows()).toEqual(CLOSED)
  })

  test('expands and collapses all competencies', async () => {
    const { rows, click } = await openDesign()
    const OPEN = [...OPEN_1, ...OPEN_2, ...CLOSED.slice(2)]
    click(`Ver 2 resultados más ${OF_1}`)
    click(es.detail.expandAll)
    expect(rows()).toEqual(OPEN)
    click(es.detail.collapseAll)
    expect(rows()).toEqual(CLOSED)
    click(es.detail.expandAll)
    click(`${LESS} ${OF_2}`)
    expect(rows()).toEqual([...OPEN_1, ...CLOSED.slice(1)])
  })

  test.each([
    ['71002', [CLOSED[1]], '1 competencia'],
    ['ingles', [CLOSED[0]], '1 competencia'],
    ['salu', [CLOSED[0]], '1 competencia'],
    ['escribir', OPEN_1, '1 competencia'],
    ['r5', OPEN_2, '1 competencia'],
    [' ', CLOSED, '4 competencias'],
    ['r', [...OPEN_1, ...OPEN_2, ...CLOSED.slice(2)], '4 competencias'],
  ])('expands the matches of the search for “%s”', async (text, expected, count) => {
    const { rows, search, getByRole } = await openDesign()
    search(text)
    expect(rows()).toEqual(expected)
    expect(within(getByRole('main')).getByText(count)).toBeTruthy()
  })

  test('can be collapsed after a search has expanded it, until another search', async () => {
    const { rows, search, click, queryByRole } = await openDesign()
    search('r5')
    click(es.detail.collapseAll)
    expect(rows()).toEqual([CLOSED[1]])
    click(es.detail.expandAll)
    click(`${LESS} ${OF_2}`)
    expect(rows()).toEqual([CLOSED[1]])
    search('r6')
    expect(rows()).toEqual([CLOSED[2]])
    // No competency can be expanded.
    expect(queryByRole('button', { name: /todo/ })).toBeNull()
    search('conta')
    expect(rows()).toEqual(OPEN_2)
  })

  test('shows that nothing is found, with a button to clear the search', async () => {
    const { rows, search, click, getByText, queryByRole } = await openDesign()
    search('pan')
    expect(getByText('Ninguna competencia ni resultado coincide con «pan».')).toBeTruthy()
    expect(queryByRole('table')).toBeNull()
    click('Quitar la búsqueda')
    expect(rows()).toEqual(CLOSED)
  })

  const FICHA = { nroFicha: 2990001, programId: 1 } as never
  const openSection = (...answers: FakeAnswer[]) => openPlaceInFakeShell(remote, 'ficha.section', FICHA, { answers })

  test('is a section of the page of a ficha with this program', async () => {
    const screen = await openSection(reply())
    expect(await screen.findByRole('heading', { level: 2, name: es.detail.design })).toBeTruthy()
    expect((await screen.findAllByRole('row')).slice(1).map(textsOf)).toEqual(CLOSED)
    expect(screen.container.querySelector('[data-screen-only] #diseno')?.textContent).toBe(es.detail.design)
    expect(screen.sent[0]?.url).toBe('/api/programs/1')
  })

  test.each([
    ['the program has no competencies', reply({ competencias: [] }), es.detail.emptyTitle, es.detail.empty],
    ['the design cannot be loaded', refuse(getProgram, 409, 'conflict'), es.detail.error, 'Reintentar'],
  ])('shows on the page of a ficha that %s', async (_, response, ...texts) => {
    const screen = await openSection(response)
    for (const text of texts) await screen.findByText(text, { exact: false })
  })
})

describe('the versions of the program', () => {
  const version = (id: number, fields: Partial<ProgramAnswer['versiones'][number]> = {}) => ({
    id,
    version: String(id),
    nombre_programa: 'COCINA',
    estado: 'habilitado' as const,
    ...fields,
  })
  const versiones = [version(3), version(1), version(2, { estado: 'deshabilitado' })]

  test('are listed with their pages, the newest first', async () => {
    const { getByRole, getAllByRole } = await openProgram([reply({ nombre_programa: 'COCINA', versiones, fichas: 0 })])
    expect(getByRole('heading', { level: 1 }).textContent).toBe('COCINA, versión 1')
    const title = getByRole('heading', { name: es.versions.title })
    const items = within(title.parentElement as HTMLElement).getAllByRole('listitem')
    expect(items.map(textsOf)).toEqual([
      ['COCINA, versión 3', 'La más reciente'],
      ['COCINA, versión 1', 'esta página'],
      ['COCINA, versión 2', 'Deshabilitado'],
    ])
    expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
      ...['/programas/3', undefined, '/programas/2'],
    ])
    expect(items[1]?.querySelector('[aria-current="page"]')?.textContent).toBe('COCINA, versión 1')
    expect(getAllByRole('button', { name: /COCINA, versión 1$/ })).toHaveLength(2)
  })

  test('are named only if the program has several versions', async () => {
    const { queryByText, getByRole } = await openProgram([
      reply({ nombre_programa: 'COCINA', versiones: [version(1)] }),
      fichasProgress(),
    ])
    expect([getByRole('heading', { level: 1 }).textContent, queryByText(es.versions.title)]).toEqual(['COCINA', null])
  })
})
