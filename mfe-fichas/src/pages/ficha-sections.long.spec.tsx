/** @jest-environment jsdom */
import { fireEvent, waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { factsOf, linksOf, onPhone, rowsOf, textOf, textsOf } from '../../testing/dom-queries'
import { enrolled, FICHA_ANSWER } from '../../testing/ficha-answer'
import { ADDRESS, type OpenedFicha, openFacts, openFicha } from '../../testing/open-ficha'
import { openPage } from '../../testing/open-page'
import { FirstApprentices } from '../detail/first-apprentices'

const surnames = ({ container }: OpenedFicha) => rowsOf(container).map((cells) => cells[2])

describe('the people of a ficha', () => {
  test('are in a table with progress and missing outcomes, those in training first', async () => {
    const { container, getByRole } = await openFicha()
    const table = getByRole('table', { name: 'Aprendices de la ficha 2990024' })
    expect(textsOf(table, 'thead th')).toEqual(['Documento', 'Nombres', 'Apellidos', 'Estado', 'Avance', 'Le falta'])
    expect(rowsOf(table)).toEqual([
      ['CC 1000', 'ANA', 'GÓMEZ', 'EN FORMACION', '75 %Listo', '20'],
      ['CC 200', 'EVA', 'PAZ', 'EN FORMACION', '37,5 %Lejos', '1.050'],
      ['TI 30', 'LUZ', 'TORO', 'EN FORMACION', '100 %Listo', 'Nada'],
      ['CC 900', 'ZOILA', 'ARIAS', 'CANCELADO', '75 %', '—'],
    ])
    expect(linksOf(table)).toEqual([
      ['ANA GÓMEZ, CC\u00a01000', '/fichas/visualizarEstudiantePage/1000?ficha=2990024'],
      ['20: ver lo que le falta a ANA GÓMEZ', `${ADDRESS}/faltantes?aprendiz=1000`],
      ['EVA PAZ, CC\u00a0200', '/fichas/visualizarEstudiantePage/200?ficha=2990024'],
      ['1.050: ver lo que le falta a EVA PAZ', `${ADDRESS}/faltantes?aprendiz=200`],
      ['LUZ TORO, TI\u00a030', '/fichas/visualizarEstudiantePage/30?ficha=2990024'],
      ['ZOILA ARIAS, CC\u00a0900', '/fichas/visualizarEstudiantePage/900?ficha=2990024'],
    ])
    expect(textsOf(table, 'tbody th[scope=row]')).toEqual(['ANA', 'EVA', 'LUZ', 'ZOILA'])
    expect(container.querySelector('td[data-label="Le falta"]')?.getAttribute('data-align')).toBe('right')
  })

  test.each([
    ['documento', ['TORO', 'PAZ', 'ARIAS', 'GÓMEZ']],
    ['-documento', ['GÓMEZ', 'ARIAS', 'PAZ', 'TORO']],
    ['nombre', ['GÓMEZ', 'PAZ', 'TORO', 'ARIAS']],
    ['apellido', ['ARIAS', 'GÓMEZ', 'PAZ', 'TORO']],
    ['-estado', ['ARIAS', 'GÓMEZ', 'PAZ', 'TORO']],
    ['progreso', ['PAZ', 'ARIAS', 'GÓMEZ', 'TORO']],
    ['falta', ['ARIAS', 'TORO', 'GÓMEZ', 'PAZ']],
    ['otra', ['GÓMEZ', 'PAZ', 'TORO', 'ARIAS']],
  ])('are in the order of the URL: %s', async (order, expected) => {
    expect(surnames(await openFicha({}, `?orden=${order}`))).toEqual(expected)
  })

  test('are sorted by the translated state if they are not in training', async () => {
    const out = (apellido: string, estado: string) =>
      enrolled(apellido, apellido, { estado, banda: null, faltan: null })
    const aprendices = [out('A', 'TRASLADADO'), out('B', 'APLAZADO'), out('C', 'CANCELADO')]
    expect(surnames(await openFicha({ aprendices }))).toEqual(['B', 'C', 'A'])
  })

  test('are sorted by a click on a column heading, and the URL stores the order', async () => {
    const screen = await openFicha()
    fireEvent.click(screen.getByRole('button', { name: /Apellidos/ }))
    await waitFor(() => expect(surnames(screen)).toEqual(['ARIAS', 'GÓMEZ', 'PAZ', 'TORO']))
    expect(screen.address()).toBe(`${ADDRESS}?orden=apellido`)
  })

  test('are the same in the row templates, which are shown before React has loaded', async () => {
    const page = await openPage(() => <FirstApprentices ficha={FICHA_ANSWER} people={FICHA_ANSWER.aprendices} />)
    const seen = ({ container }: { container: HTMLElement }) => [
      textsOf(container, 'h1'),
      textsOf(container, 'nav li'),
      textsOf(container, 'caption, thead th'),
      rowsOf(container),
    ]
    const loading = seen(page)
    page.unmount()
    const loaded = seen(await openFicha())
    // The row templates have fewer links in the navigation than the page.
    expect(loading[1]).toEqual(loaded[1]!.slice(0, loading[1]!.length))
    expect([loading[0], loading[2], loading[3]]).toEqual([loaded[0], loaded[2], loaded[3]])
  })

  test('have no column of missing outcomes before the first report', async () => {
    const unknown = enrolled('1', 'GÓMEZ', { banda: null, sin_banda: 'sin_reporte', faltan: null })
    const { container } = await openFicha({ ultimo_reporte: null, aprendices: [unknown] })
    expect(rowsOf(container)).toEqual([['CC 1', 'ANA', 'GÓMEZ', 'EN FORMACION', 'Sin reporte']])
    expect(textOf(container.querySelector('footer'))).toContain('Sin fuente')
  })

  test('are links of two lines on a phone', async () => {
    const unknown = enrolled('7', 'VEGA', { banda: null, sin_banda: 'sin_reporte', faltan: null })
    const one = enrolled('8', 'ZEA', { resultados_aprobados: 1079, total_resultados: 1080, faltan: 1 })
    await onPhone(async () => {
      const { container } = await openFicha({ aprendices: [...FICHA_ANSWER.aprendices, unknown, one] })
      const lines = [...container.querySelectorAll('tbody th[scope=row]:last-child')]
      expect(lines.map(textOf)).toEqual([
        'GÓMEZ, ANA60 de 80 · le faltan 20',
        'PAZ, EVA30 de 80 · le faltan 1.050',
        'TORO, LUZ80 de 80',
        'VEGA, ANASin reporte',
        'ZEA, ANA1.079 de 1.080 · le falta 1',
        'ARIAS, ZOILACANCELADO · 60 de 80',
      ])
      expect(lines.map((line) => line.querySelector('a')?.getAttribute('href')).slice(0, 2)).toEqual([
        '/fichas/visualizarEstudiantePage/1000?ficha=2990024',
        '/fichas/visualizarEstudiantePage/200?ficha=2990024',
      ])
      expect(lines.map((line) => line.querySelector('[data-band]')?.getAttribute('data-band') ?? null)).toEqual([
        'lista',
        'lejos',
        'lista',
        null,
        'lista',
        null,
      ])
    })
  })

  test('are replaced by an explanation if a new ficha has none yet', async () => {
    const { container, getByText } = await openFicha({ aprendices: [] })
    expect(getByText('Esta ficha aún no tiene aprendices')).toBeTruthy()
    expect(getByText(es.detail.noApprenticesHelp)).toBeTruthy()
    expect(container.querySelector('table')).toBeNull()
    expect(container.querySelector('input[type=search]')).toBeNull()
  })
})

describe('the filters of the people', () => {
  const onPaper = ({ container }: OpenedFicha) => textsOf(container, 'section p[data-paper-only]')

  test('offer the states and bands that occur, with the number of people', async () => {
    const screen = await openFicha()
    const states = screen.getByRole('combobox', { name: 'Filtrar por estado' }) as HTMLSelectElement
    expect(textsOf(states, 'option')).toEqual(['Todos los estados (4)', 'EN FORMACION (3)', 'CANCELADO (1)'])
    expect(states.value).toBe('')
    const bands = screen.getByRole('navigation', { name: 'Filtrar por avance' })
    expect(linksOf(bands)).toEqual([
      ['Todos', ADDRESS],
      ['Listo (2)', `${ADDRESS}?banda=lista`],
      ['Lejos (1)', `${ADDRESS}?banda=lejos`],
    ])
    expect(textsOf(bands, '[aria-current]')).toEqual(['Todos'])
    expect(onPaper(screen)).toEqual([])
    expect(screen.queryByText(/^\d de 4/)).toBeNull()
  })

  test('are not shown if all have the same state and band', async () => {
    const { queryByRole, container } = await openFicha({
      totales: {
        ...FICHA_ANSWER.totales,
        por_estado: [{ estado: 'EN FORMACION', personas: 4 }],
        por_banda: { lista: 0, cerca: 0, lejos: 4, sin_reporte: 0 },
      },
    })
    expect(container.querySelector('select')).toBeNull()
    expect(queryByRole('navigation', { name: 'Filtrar por avance' })).toBeNull()
  })

  test('store the state in the URL, and are printed', async () => {
    const screen = await openFicha({}, '?banda=lista')
    fireEvent.change(screen.getByRole('combobox', { name: 'Filtrar por estado' }), { target: { value: 'CANCELADO' } })
    await waitFor(() => expect(screen.address()).toBe(`${ADDRESS}?banda=lista&estado=CANCELADO`))
    expect(await screen.findByText('Ningún aprendiz está en este estado y este avance')).toBeTruthy()
    expect(onPaper(screen)).toEqual(['CANCELADO · Listo'])
    expect(screen.container.querySelector('table')).toBeNull()
  })

  test.each([
    ['?estado=CANCELADO', ['ARIAS'], '1 de 4 aprendices', 'CANCELADO'],
    ['?banda=lista', ['GÓMEZ', 'TORO'], '2 de 4 aprendices', 'Listo'],
    ['?buscar=%20paz%20', ['PAZ'], '1 de 4 aprendices', 'paz'],
    ['?estado=EN+FORMACION&banda=lejos&buscar=eva', ['PAZ'], '1 de 4 aprendices', 'EN FORMACION · Lejos · eva'],
  ])('in the URL %s find the people %j', async (query, people, found, paper) => {
    const screen = await openFicha({}, query)
    expect(surnames(screen)).toEqual(people)
    expect(screen.getByText(found)).toBeTruthy()
    expect(onPaper(screen)).toEqual([paper])
  })

  test.each(['?estado=OTRO', '?banda=otra'])('ignore the unknown value %s', async (query) => {
    expect(surnames(await openFicha({}, query))).toHaveLength(4)
  })

  test('report that nobody matches the text, and can be cleared', async () => {
    const screen = await openFicha()
    const field = screen.getByRole('searchbox', { name: 'Buscar por nombre, documento o estado' })
    fireEvent.change(field, { target: { value: ' nadie ' } })
    expect(await screen.findByText('Ningún aprendiz coincide con «nadie»')).toBeTruthy()
    expect(screen.queryByText('Ningún aprendiz está en este estado y este avance')).toBeNull()
    fireEvent.blur(field)
    await waitFor(() => expect(screen.address()).toBe(`${ADDRESS}?buscar=nadie`))
    screen.press('Quitar la búsqueda')
    await waitFor(() => expect(surnames(screen)).toHaveLength(4))
    expect(screen.queryByText(/Ningún aprendiz/)).toBeNull()
  })
})

describe('the facts of a ficha', () => {
  test('are grouped by topic', async () => {
    const { getByRole } = await openFacts()
    const facts = getByRole('region', { name: 'Datos de la ficha' })
    expect(textsOf(facts, 'h2')).toEqual(['Responsable y programa', 'Modalidad', 'Fechas', 'Avance'])
    expect(factsOf(facts)).toEqual([
      ['Jefe de ficha', 'Ingrid Johana Peña Cortés'],
      ['Programa', 'Producción agroecológica, versión 2'],
      ['Nivel', 'Tecnólogo'],
      ['Estado', 'Habilitada'],
      ['Jornada', 'Mixta'],
      ['Oferta', 'Abierta'],
      ['Etapa', 'Lectiva'],
      ['Inicio de la etapa lectiva', '25/01/2026'],
      ['Fin de la etapa lectiva', '25/07/2027'],
      ['Fin de la ficha', '25/01/2028'],
      ['Aprendices en formación', '26'],
      ['Avance medio', '48,46 %'],
      ['Último reporte', '20/11/2026, «Reporte.xls»'],
    ])
    expect(linksOf(facts)).toEqual([
      ['Ingrid Johana Peña Cortés', '/instructors/7'],
      ['Producción agroecológica, versión 2', '/programas/4'],
    ])
    expect(facts.querySelector('[title]')?.getAttribute('title')).toBe('Reporte.xls')
  })

  test('have no progress without a report, and the date of the import if the report has no date', async () => {
    const { container, unmount } = await openFacts({ ultimo_reporte: null })
    expect(factsOf(container).slice(-2)).toEqual([
      ['Avance medio', 'Sin reporte'],
      ['Último reporte', 'Aún no se ha cargado ninguno'],
    ])
    unmount()
    const dayless = await openFacts({ ultimo_reporte: { ...FICHA_ANSWER.ultimo_reporte!, fecha_reporte: null } })
    expect(factsOf(dayless.container).at(-1)).toEqual(['Último reporte', '21/11/2026, «Reporte.xls»'])
  })
})
