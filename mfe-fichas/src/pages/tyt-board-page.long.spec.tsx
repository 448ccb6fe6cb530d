/** @jest-environment jsdom */
import { countBoard } from '@fichero/contract/calls/tyt.calls'
import type { BoardTotalsAnswer } from '@fichero/contract/tyt-board.schema'
import { type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { linksOf, textOf, textsOf, withPaper } from '../../testing/dom-queries'
import {
  BOARD,
  boardLinksOf,
  NOBODY,
  openBoard,
  openPeople,
  ownTotals,
  people,
  totals,
} from '../../testing/open-tyt-board'

const about = withPaper()

test('the board has a title, a link back, and the number of people who are ready or close', async () => {
  const { container, getByRole, findByText } = await openPeople()
  expect(textOf(getByRole('heading', { level: 1 }))).toBe('Prueba TyT')
  expect(container.textContent).toContain(es.board.description)
  expect(linksOf(getByRole('navigation', { name: 'Dónde está' }))).toEqual([['Fichas', '/fichas']])
  const figure = await findByText('141 de 1.356')
  expect(textOf(figure.parentElement)).toBe(
    '141 de 1.356 aprendices están listos para la prueba. A 7 más les faltan de 1 a 3 resultados.',
  )
})

test.each<[string, Partial<BoardTotalsAnswer>, string]>([
  [
    'one person who is ready and one who is close',
    { listos: 1, total: 3, faltan: { ...NOBODY.faltan, '3': 1 } },
    '1 de 3 aprendiz está listo para la prueba. A 1 más le falta de 1 a 3 resultados.',
  ],
  [
    'nobody who is close',
    { listos: 2, total: 3, faltan: NOBODY.faltan },
    '2 de 3 aprendices están listos para la prueba.',
  ],
  [
    'nobody if no ficha has a report',
    { listos: 0, total: 3, sin_reporte: 3, faltan: NOBODY.faltan },
    `0 de 3 aprendices están listos para la prueba. ${es.board.allWithoutReport}`,
  ],
])('the summary counts %s', async (_, changes, text) => {
  const { container } = await openPeople('', [totals(changes), ownTotals(0)])
  expect(textsOf(container, 'p')).toContain(text)
})

test('the export has the filters of the board', async () => {
  const screen = await openPeople('?mias=false&programId=4&ficha=2990019&jefe=52&grupo=cerca&faltan=2')
  fireEvent.click(screen.getByText('Exportar a Excel'))
  await waitFor(() =>
    expect(screen.requestedUrls('/exportacion')).toEqual([
      '/api/fichas/tyt/exportacion?programId=4&ficha=2990019&jefe=52&grupo=cerca&faltan=2&lang=es',
    ]),
  )
})

test.each([
  ['all fichas for a user who heads none', '', 0, 'Todas las fichas'],
  ['the user’s own fichas', '', 3, 'Mis fichas'],
  [
    'all filters',
    '?mias=false&programId=5&ficha=2990019&jefe=52&grupo=cerca&faltan=2',
    0,
    'Todas las fichas · VIVEROS, versión 2 · Ficha 2990019 · Jefe de ficha: Luz Vega · Cerca · Faltan 2',
  ],
])('the printed page names %s', async (_, query, count, text) => {
  const { container } = await openPeople(query, [ownTotals(count)])
  await waitFor(() => expect(textsOf(container, '[data-paper] > p[data-paper-only]')).toContain(text))
  expect(about()).toBe(`Prueba TyT · ${text}`)
})

test('the board reports that the people could not be counted', async () => {
  const { findByText } = await openBoard('?mias=false', [refuse(countBoard, 403, 'forbidden')])
  expect(await findByText('No se pudieron contar los aprendices por su avance')).toBeTruthy()
})

describe('the choice between own and all fichas', () => {
  test('is not offered to users without own fichas on the board', async () => {
    const { queryByRole } = await openPeople()
    expect(queryByRole('navigation', { name: 'Fichas que se muestran' })).toBeNull()
  })

  test('starts with own fichas, and the link to own fichas removes the filters', async () => {
    const { getByRole, queryByRole, requestedUrls } = await openPeople('', [ownTotals(3)])
    const scope = getByRole('navigation', { name: 'Fichas que se muestran' })
    expect(boardLinksOf(scope)).toEqual([
      ['Mis fichas', '?mias=true'],
      ['Todas las fichas', '?mias=false'],
    ])
    expect(textsOf(scope, '[aria-current]')).toEqual(['Mis fichas'])
    expect(queryByRole('combobox', { name: 'Jefe de ficha' })).toBeNull()
    expect(requestedUrls('')).toEqual(['/api/fichas/tyt?mias=true&page=1&limit=10'])
  })

  test('is stored in the URL', async () => {
    const { getByRole } = await openPeople('?mias=false&programId=4&ficha=2990019&jefe=52', [ownTotals(3)])
    await waitFor(() =>
      expect(boardLinksOf(getByRole('navigation', { name: 'Fichas que se muestran' }))).toEqual([
        ['Mis fichas', '?mias=true'],
        ['Todas las fichas', '?mias=false&programId=4&ficha=2990019&jefe=52'],
      ]),
    )
    expect(textsOf(getByRole('navigation', { name: 'Fichas que se muestran' }), '[aria-current]')).toEqual([
      'Todas las fichas',
    ])
  })
})

describe('the filters', () => {
  const select = (screen: Awaited<ReturnType<typeof openBoard>>, name: string) =>
    screen.getByRole('combobox', { name }) as HTMLSelectElement

  test('offer the programs whose people take the test, and the heads', async () => {
    const screen = await openPeople()
    await waitFor(() => expect(select(screen, 'Programa').options).toHaveLength(3))
    expect(textsOf(select(screen, 'Programa'), 'option')).toEqual(['Todos', 'VIVEROS, versión 1', 'VIVEROS, versión 2'])
    await waitFor(() => expect(textsOf(select(screen, 'Jefe de ficha'), 'option')).toEqual(['Todos', 'Luz Vega']))
    expect([select(screen, 'Programa').value, select(screen, 'Jefe de ficha').value]).toEqual(['', ''])
    expect((screen.getByLabelText('Número de ficha') as HTMLInputElement).value).toBe('')
  })

  test('show the values of the URL, even unknown values', async () => {
    const screen = await openPeople('?programId=99&ficha=2990019&jefe=53')
    await waitFor(() =>
      expect(textsOf(select(screen, 'Programa'), 'option')).toEqual([
        'Todos',
        'VIVEROS, versión 1',
        'VIVEROS, versión 2',
        'Programa 99',
      ]),
    )
    expect([select(screen, 'Programa').value, select(screen, 'Jefe de ficha').value]).toEqual(['99', '53'])
    expect((screen.getByLabelText('Número de ficha') as HTMLInputElement).value).toBe('2990019')
  })

  test.each([
    ['Programa', '5', '?programId=5'],
    ['Jefe de ficha', '52', '?jefe=52'],
  ])('store the chosen %s in the URL', async (name, value, query) => {
    const screen = await openPeople()
    await waitFor(() => expect(select(screen, name).options.length).toBeGreaterThan(1))
    fireEvent.change(select(screen, name), { target: { value } })
    await waitFor(() => expect(screen.address()).toBe(`${BOARD}${query}`))
    await waitFor(() => expect(screen.requestedUrls('').at(-1)).toBe(`/api/fichas/tyt${query}&page=1&limit=10`))
  })

  test('use only the digits of a typed ficha number, when the field loses the focus', async () => {
    const screen = await openPeople()
    const field = screen.getByLabelText('Número de ficha')
    fireEvent.change(field, { target: { value: '29-90 019' } })
    fireEvent.blur(field)
    await waitFor(() => expect(screen.address()).toBe(`${BOARD}?ficha=2990019`))
  })
})

describe('the numbers of people by missing outcomes', () => {
  const steps = (screen: Awaited<ReturnType<typeof openBoard>>) =>
    screen.getByRole('navigation', { name: 'Aprendices por lo que les falta' })

  test('link to the people whom they count', async () => {
    const screen = await openPeople('?programId=4&grupo=lejos')
    expect(boardLinksOf(steps(screen))).toEqual([
      ['141Listos', '?programId=4&grupo=listos'],
      ['4Falta 1', '?programId=4&faltan=1'],
      ['1Faltan 2', '?programId=4&faltan=2'],
      ['2Faltan 3', '?programId=4&faltan=3'],
      ['2Faltan 4 o 5', '?programId=4&faltan=4-5'],
      ['1.040Faltan 6 a 10', '?programId=4&faltan=6-10'],
      ['11Faltan 11 a 20', '?programId=4&faltan=11-20'],
      ['155Faltan más de 20', '?programId=4&faltan=mas-de-20'],
      ['0Sin reporte', '?programId=4&grupo=sin_reporte'],
    ])
    expect(textsOf(steps(screen), '[aria-current]')).toEqual([])
    const bars = [...steps(screen).querySelectorAll<HTMLElement>('[aria-hidden] > span')].map(
      ({ style }) => style.inlineSize,
    )
    expect([bars[5], bars[8]]).toEqual(['100%', '0%'])
  })

  test.each([
    ['?grupo=listos', ['141Listos'], '?'],
    ['?grupo=sin_reporte', ['0Sin reporte'], '?'],
    ['?faltan=4-5', ['2Faltan 4 o 5'], '?'],
    ['?faltan=pocos', ['4Falta 1', '1Faltan 2', '2Faltan 3'], '?'],
    ['?faltan=otro', [], '?faltan=1'],
  ])('mark the filter %s, which a second click removes', async (query, marked) => {
    const screen = await openPeople(query)
    expect(textsOf(steps(screen), '[aria-current="page"]')).toEqual(marked)
    for (const link of steps(screen).querySelectorAll('[aria-current]')) expect(link.getAttribute('href')).toBe(BOARD)
  })
})

describe('the views', () => {
  test('are people or totals, and the people can be filtered by groups that are not empty', async () => {
    const { getByRole } = await openPeople('?ficha=2990019&grupo=cerca&page=1')
    const views = getByRole('navigation', { name: 'Qué se muestra' })
    expect(boardLinksOf(views)).toEqual([
      ['Personas', '?ficha=2990019'],
      ['Por programa', '?ficha=2990019&por=programa'],
      ['Por ficha', '?ficha=2990019&por=ficha'],
      ['Por jefe', '?ficha=2990019&por=jefe'],
    ])
    expect(textsOf(views, '[aria-current]')).toEqual(['Personas'])
    const groups = getByRole('navigation', { name: 'Grupo de avance' })
    expect(boardLinksOf(groups)).toEqual([
      ['Todos (1.356)', '?ficha=2990019'],
      ['Listos (141)', '?ficha=2990019&grupo=listos'],
      ['Cerca (60)', '?ficha=2990019&grupo=cerca'],
      ['Lejos (1.155)', '?ficha=2990019&grupo=lejos'],
    ])
    expect(textsOf(groups, '[aria-current]')).toEqual(['Cerca (60)'])
  })

  test('have no totals by head for own fichas, and show a chosen group even if it is empty', async () => {
    const { getByRole } = await openPeople('?mias=true&grupo=sin_reporte', [ownTotals(3)])
    expect(textsOf(getByRole('navigation', { name: 'Qué se muestra' }), 'a')).toEqual([
      'Personas',
      'Por programa',
      'Por ficha',
    ])
    expect(textsOf(getByRole('navigation', { name: 'Grupo de avance' }), 'a')).toEqual([
      'Todos (3)',
      'Listos (3)',
      'Sin reporte (0)',
    ])
  })

  test('mark no group if the filter is a number of missing outcomes', async () => {
    const { getByRole } = await openPeople('?faltan=2')
    expect(textsOf(getByRole('navigation', { name: 'Grupo de avance' }), '[aria-current]')).toEqual([])
  })
})

describe('the empty board', () => {
  const none = people([])
  test.each<[string, string, FakeAnswer[], string, string, [string, string][]]>([
    [
      'nobody is ready, and links to the people who are closest',
      '?ficha=29&grupo=listos',
      [none],
      'Nadie está listo todavía',
      es.board.nobodyReadyHint,
      [['Ver a los más cercanos', '?ficha=29']],
    ],
    [
      'nobody is in the chosen group, and offers to remove the filters',
      '?ficha=29&grupo=cerca',
      [none],
      es.apprentices.none,
      es.apprentices.noneHint,
      [['Quitar los filtros', '']],
    ],
    [
      'nobody matches the filters, and offers to remove them',
      '?jefe=52&grupo=listos',
      [totals(NOBODY), ownTotals(0)],
      'Nadie coincide con los filtros',
      es.board.nobodyHereHint,
      [['Quitar los filtros', '']],
    ],
    [
      'nobody is in the user’s own fichas, and links to all fichas',
      '?mias=true',
      [ownTotals(0)],
      es.board.noOwn,
      es.board.noOwnHint,
      [['Todas las fichas', '?mias=false']],
    ],
    ['nobody takes the test, and why', '', [totals(NOBODY), ownTotals(0)], es.tyt.none, es.tyt.noneHint, []],
  ])('says that %s', async (_, query, answers, title, hint, links) => {
    const screen = await openBoard(query, answers)
    const text = await screen.findByText(title)
    const box = screen.getByText(hint.replace(/\s/g, ' ')).parentElement!
    expect(box.contains(text)).toBe(true)
    expect(boardLinksOf(box)).toEqual(links)
  })
})
