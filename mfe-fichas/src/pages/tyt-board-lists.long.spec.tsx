/** @jest-environment jsdom */
import { getApprentice } from '@fichero/contract/calls/fichas.calls'
import { groupBoard, listBoard } from '@fichero/contract/calls/tyt.calls'
import type { BoardGroupsAnswer } from '@fichero/contract/tyt-board.schema'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { APPRENTICE } from '../../testing/apprentice'
import { linksOf, onPhone, rowsOf, textOf, textsOf } from '../../testing/dom-queries'
import { BOARD, boardLinksOf, openBoard, openPeople, pageOf, person } from '../../testing/open-tyt-board'

describe('the people on the board', () => {
  test('are in a table in the order of the API’s answer, with links to their pages', async () => {
    const { getByRole, container } = await openPeople()
    const table = getByRole('table', { name: 'Aprendices, del más cercano al más lejano' })
    expect(textsOf(table, 'thead th')).toEqual(['Aprendiz', 'Documento', 'Ficha', 'Avance', 'Para el 75 %'])
    expect(rowsOf(table)).toEqual([
      [
        'ANA GÓMEZ',
        'CC 1000',
        '2990019 VIVEROSNicolás Galindo',
        '75 %ListoSin inscribir',
        'Ver lo que falta, ANA GÓMEZ',
      ],
      [
        'EVA PAZ',
        'CC 200',
        '2990019 VIVEROSNicolás Galindo',
        '60 %CercaSin inscribir',
        'Faltan 12 resultados, EVA PAZ',
      ],
      ['LUZ TORO', 'CC 30', '2990019 VIVEROSNicolás Galindo', '100 %ListoSin inscribir', ''],
      ['ZOE RUIZ', 'CC 40', '2990020 VIVEROSNicolás Galindo', 'Sin reporteSin inscribir', ''],
    ])
    expect(linksOf(table).slice(0, 2)).toEqual([
      ['ANA GÓMEZ', '/fichas/visualizarEstudiantePage/1000?ficha=2990019'],
      ['2990019', '/fichas/visualizar/2990019'],
    ])
    expect(textsOf(container, '[aria-label="Reportes de los que vienen estos datos"] li')).toEqual([
      'Ficha 2990019: aún sin reporte',
      'Ficha 2990020: aún sin reporte',
    ])
  })

  test('are short rows on a phone', async () => {
    await onPhone(async () => {
      const { container } = await openPeople()
      expect([...container.querySelectorAll('tbody th[scope=row]:last-child')].map(textOf)).toEqual([
        'ANA GÓMEZ299001975 %Ver lo que falta, ANA GÓMEZSin inscribir',
        'EVA PAZ299001960 %Faltan 12 resultados, EVA PAZSin inscribir',
        'LUZ TORO2990019100 %Sin inscribir',
        'ZOE RUIZ2990020Sin reporteSin inscribir',
      ])
    })
  })

  test('expand, one at a time, to the outcomes that are not approved', async () => {
    const data = {
      ...APPRENTICE,
      sin_banda: null,
      total_resultados: 80,
      resultados_aprobados: 48,
      faltan_para_lista: 12,
    }
    const [competency] = APPRENTICE.competencias
    const [first, second] = competency!.resultados_aprendizaje
    const failed = {
      ...first!,
      id: 3,
      nombre_rae: 'REPETIR',
      juicio_evaluativo: { ...first!.juicio_evaluativo, estado: 'NO APROBADO' as const },
    }
    const competencias = [{ ...competency!, resultados_aprendizaje: [first!, second!, failed] }]
    const screen = await openPeople('', [answer(getApprentice, { ok: true, data: { ...data, competencias } })])
    const [ana, eva] = screen.getAllByRole('button', { name: /(ANA GÓMEZ|EVA PAZ)$/ })
    expect([ana!.getAttribute('aria-expanded'), ana!.getAttribute('aria-controls')]).toEqual(['false', null])
    fireEvent.click(eva!)
    const box = await screen.findByRole('region', { name: 'Resultados sin aprobar' })
    expect(eva!.getAttribute('aria-expanded')).toBe('true')
    expect(eva!.getAttribute('aria-controls')).toBe(box.id)
    await waitFor(() =>
      expect(textOf(box.querySelector('p'))).toBe('Faltan 12 resultados para el 75 %. Tiene 2 resultados sin aprobar:'),
    )
    expect(textsOf(box, 'ul > li')).toEqual([
      'GESTIONAR INGLÉS EN EL ENTORNO LABORAL 1 de 3 aprobadosVERIFICAR LOS RESULTADOS DE INGLÉS REPETIR No aprobado',
      'VERIFICAR LOS RESULTADOS DE INGLÉS',
      'REPETIR No aprobado',
    ])
    expect(linksOf(box)).toEqual([[es.board.whoOwes, '/fichas/visualizar/2990019/faltantes?aprendiz=200']])
    expect(screen.sent.map(({ url }) => url).filter((url) => url.includes('/aprendiz/'))).toEqual([
      '/api/fichas/aprendiz/200?ficha=2990019',
    ])
    fireEvent.click(ana!)
    await waitFor(() => expect(ana!.getAttribute('aria-expanded')).toBe('true'))
    expect(eva!.getAttribute('aria-expanded')).toBe('false')
    expect(screen.getAllByRole('region', { name: 'Resultados sin aprobar' })).toHaveLength(1)
    fireEvent.click(ana!)
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Resultados sin aprobar' })).toBeNull())
  })

  test('expand to an error if the missing outcomes of a person could not be loaded', async () => {
    const screen = await openPeople('', [refuse(getApprentice, 403, 'forbidden')])
    fireEvent.click(screen.getByRole('button', { name: /EVA PAZ/ }))
    expect(await screen.findByText('No se pudieron cargar los datos del aprendiz')).toBeTruthy()
  })

  test('are replaced by an error if the request fails', async () => {
    const { findByText } = await openBoard('', [refuse(listBoard, 403, 'forbidden')])
    expect(await findByText('No se pudieron cargar los aprendices')).toBeTruthy()
  })

  test('are requested page by page', async () => {
    const { requestedUrls } = await openPeople('?page=2&limit=50&mias=false&programId=4&grupo=cerca')
    expect(requestedUrls('')).toContain('/api/fichas/tyt?programId=4&grupo=cerca&page=2&limit=50')
  })
})

describe('the totals on the board', () => {
  const row = (clave: string, nombre: string, changes: Partial<BoardGroupsAnswer['filas'][0]> = {}) => ({
    clave,
    nombre,
    total: 1200,
    listos: 1000,
    cerca: 150,
    lejos: 50,
    sin_reporte: 0,
    listos_sin_inscribir: 7,
    ...changes,
  })
  const groups = (...filas: BoardGroupsAnswer['filas']) =>
    answer(groupBoard, { filas, pagination: pageOf(filas.length) })

  test('name the version of each program if grouped by program, and link each number to the people whom it counts', async () => {
    const { findByRole, requestedUrls, queryByRole } = await openBoard('?por=programa&jefe=52&page=2', [
      groups(row('5', 'VIVEROS'), row('77', 'OTRO')),
    ])
    const table = await findByRole('table', { name: 'Avance por programa' })
    expect(textsOf(table, 'thead th')).toEqual([
      'Programa',
      'Aprendices',
      'Reparto',
      'Listos',
      'Cerca',
      'Lejos',
      'Sin reporte',
      'Listos sin inscribir',
    ])
    await waitFor(() =>
      expect(rowsOf(table)[0]).toEqual(['VIVEROS, versión 2', '1.200', '', '1.000', '150', '50', '0', '7']),
    )
    expect(rowsOf(table)[1]![0]).toBe('OTRO')
    expect(boardLinksOf(table).slice(0, 5)).toEqual([
      ['VIVEROS, versión 2', '?jefe=52&programId=5'],
      ['1.000', '?jefe=52&programId=5&grupo=listos'],
      ['150', '?jefe=52&programId=5&grupo=cerca'],
      ['50', '?jefe=52&programId=5&grupo=lejos'],
      ['7', '?jefe=52&programId=5&grupo=listos&paso=sin_inscribir'],
    ])
    const parts = [...table.querySelectorAll<HTMLElement>('tr:first-child [data-group]')]
    expect(parts.map(({ dataset, style }) => [dataset.group, style.flexGrow])).toEqual([
      ['listos', '1000'],
      ['cerca', '150'],
      ['lejos', '50'],
    ])
    expect(requestedUrls('/agrupados')).toContain('/api/fichas/tyt/agrupados?jefe=52&por=programa&page=2&limit=10')
    expect(queryByRole('navigation', { name: 'Grupo de avance' })).toBeNull()
    expect(textsOf(table, 'span[lang=es]')).toEqual(['VIVEROS, versión 2', 'OTRO'])
  })

  test('have the program and a link to the missing outcomes if grouped by ficha', async () => {
    const { findByRole } = await openBoard('?por=ficha', [groups(row('2990019', 'VIVEROS'))])
    const table = await findByRole('table', { name: 'Avance por ficha' })
    expect(rowsOf(table)[0]![0]).toBe('2990019 VIVEROS · Lo que falta')
    expect(boardLinksOf(table).slice(0, 3)).toEqual([
      ['2990019', '?ficha=2990019'],
      ['Lo que falta en la ficha 2990019', '/fichas/visualizar/2990019/faltantes'],
      ['1.000', '?ficha=2990019&grupo=listos'],
    ])
    expect(textsOf(table, 'thead th')[0]).toBe('Ficha')
  })

  test('have the name of the head if grouped by head', async () => {
    const { findByRole } = await openBoard('?por=jefe', [groups(row('52', 'Luz Vega'))])
    const table = await findByRole('table', { name: 'Avance por jefe de ficha' })
    expect(boardLinksOf(table)[0]).toEqual(['Luz Vega', '?jefe=52'])
    expect(textsOf(table, 'thead th')[0]).toBe('Jefe de ficha')
    expect(table.querySelector('tbody [lang]')).toBeNull()
  })

  test('are replaced by an error if the request fails, or by an empty state', async () => {
    const { findByText, unmount } = await openBoard('?por=jefe', [refuse(groupBoard, 403, 'forbidden')])
    expect(await findByText('No se pudieron cargar los aprendices')).toBeTruthy()
    unmount()
    const none = await openBoard('?por=jefe', [groups()])
    expect(await none.findByText(es.apprentices.none)).toBeTruthy()
  })

  test('of programs do not stay under the headings of fichas without a network', async () => {
    const programs = { ...groups(row('4', 'VIVEROS')), query: 'por=programa' }
    const { findByText, findByRole, queryByRole } = await openBoard('?por=programa', [programs])
    await findByRole('table')
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fireEvent.click(await findByText('Por ficha'))
    expect(await findByText('No se pudieron cargar los aprendices')).toBeTruthy()
    expect(queryByRole('table')).toBeNull()
    isOnline.mockRestore()
  })
})

describe('the printed board', () => {
  const page = (currentPage: number) => ({ currentPage, totalPages: 2, totalItems: 2, itemsPerPage: 1 })
  const print = jest.fn()
  beforeEach(() => void Object.assign(window, { print: print.mockClear() }))

  test('has the people of all pages', async () => {
    const pageAnswer = (nro: number): FakeAnswer => ({
      ...answer(listBoard, { aprendices: [person(String(nro))], pagination: page(nro) }),
      query: `page=${nro}&limit=100`,
    })
    const first = answer(listBoard, { aprendices: [person('1')], pagination: page(1) })
    const screen = await openPeople('?mias=false&programId=4&faltan=2', [first, pageAnswer(1), pageAnswer(2)])
    fireEvent.click(screen.getByText('Imprimir'))
    await waitFor(() => expect(print).toHaveBeenCalled())
    expect(rowsOf(screen.container).map(([, document]) => document)).toEqual(['CC 1', 'CC 2'])
    expect(screen.requestedUrls('').slice(-2)).toEqual([
      '/api/fichas/tyt?programId=4&faltan=2&page=1&limit=100',
      '/api/fichas/tyt?programId=4&faltan=2&page=2&limit=100',
    ])
  })

  test('has the totals of all pages', async () => {
    const row = (clave: string) => ({
      clave,
      nombre: 'Luz Vega',
      total: 1,
      listos: 1,
      cerca: 0,
      lejos: 0,
      sin_reporte: 0,
      listos_sin_inscribir: 0,
    })
    const pageAnswer = (nro: number, query: string): FakeAnswer => ({
      ...answer(groupBoard, { filas: [row(String(nro))], pagination: page(nro) }),
      query,
    })
    const screen = await openBoard('?por=jefe', [
      pageAnswer(1, ''),
      pageAnswer(1, 'page=1&limit=100'),
      pageAnswer(2, 'page=2&limit=100'),
    ])
    await screen.findByRole('table')
    fireEvent.click(screen.getByText('Imprimir'))
    await waitFor(() => expect(print).toHaveBeenCalled())
    expect(linksOf(screen.getByRole('table')).map(([, to]) => to)).toEqual([
      `${BOARD}?jefe=1`,
      `${BOARD}?jefe=1&grupo=listos`,
      `${BOARD}?jefe=2`,
      `${BOARD}?jefe=2&grupo=listos`,
    ])
  })
})
