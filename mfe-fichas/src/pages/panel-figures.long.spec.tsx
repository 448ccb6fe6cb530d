/** @jest-environment jsdom */
import { listEndingSoon } from '@fichero/contract/calls/dashboard.calls'
import { countFichas } from '@fichero/contract/calls/fichas.calls'
import { listPrograms } from '@fichero/contract/calls/programs.calls'
import type { EndingSoonAnswer } from '@fichero/contract/dashboard.schema'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor } from '@testing-library/react'
import es from '../../locales/es.json'
import { linksOf, rowsOf, textOf, textsOf } from '../../testing/dom-queries'
import { openPage } from '../../testing/open-page'
import { Page as CountersCard } from './counters-card'
import { Page as EndingCard } from './ending-card'
import { Page as EndingLine } from './ending-line'
import { Page as FirstStepsLine } from './first-steps-line'

describe('the card of fichas', () => {
  const counts = { en_proceso: 1500, en_practicas: 500, finalizadas: 0 }
  const cards = ({ container }: { container: HTMLElement }) =>
    [...container.querySelectorAll('ul > li > a')].map((link) => [
      ...textsOf(link, ':scope > span:not([aria-hidden])'),
      link.getAttribute('href'),
      link.querySelector<HTMLElement>('[aria-hidden] > span')?.style.inlineSize,
    ])

  test('counts the fichas by category, each with a share and a link to the list', async () => {
    const screen = await openPage(CountersCard, { answers: [answer(countFichas, counts)] })
    await screen.findByText('1.500')
    expect(cards(screen)).toEqual([
      ['En proceso', '1.500', 'En etapa lectiva', '/dashboard/fichas?categoria=en_proceso', '75%'],
      ['En prácticas', '500', 'En etapa productiva', '/dashboard/fichas?categoria=en_practicas', '25%'],
      ['Finalizadas', '0', 'Pasó su fecha de fin', '/dashboard/fichas?categoria=finalizadas', '0%'],
    ])
    expect(screen.container.querySelector('ul')?.getAttribute('aria-busy')).toBe('false')
    expect(screen.queryByText(/No se pudieron/)).toBeNull()
    const heading = screen.getByRole('heading', { level: 2 })
    expect([textOf(heading), heading.id]).toEqual(['Fichas', 'fichas'])
  })

  test('has three placeholders while loading', async () => {
    const { container } = await openPage(CountersCard, { answers: [answer(countFichas, counts)] })
    const list = container.querySelector('ul')!
    expect([list.children.length, list.querySelectorAll('a').length, list.getAttribute('aria-busy')]).toEqual([
      3,
      0,
      'true',
    ])
    await waitFor(() => expect(list.querySelectorAll('a')).toHaveLength(3))
  })

  test('shows zeros if the fichas could not be counted, and offers a retry', async () => {
    const screen = await openPage(CountersCard, { answers: [refuse(countFichas, 403, 'forbidden')] })
    const retryButton = await screen.findByText('Reintentar')
    expect(textsOf(screen.container, 'section p')).toEqual([`${es.counters.failed} Reintentar`])
    expect(cards(screen).map(([, count, , , share]) => [count, share])).toEqual([
      ['0', '0%'],
      ['0', '0%'],
      ['0', '0%'],
    ])
    const before = screen.sent.length
    fireEvent.click(retryButton)
    await waitFor(() => expect(screen.sent.slice(before).map(({ url }) => url)).toContain('/api/fichas/reporte-estado'))
  })
})

describe('the first steps', () => {
  const none = answer(countFichas, { en_proceso: 0, en_practicas: 0, finalizadas: 0 })
  const programs = (count: number) =>
    answer(listPrograms, {
      ok: true,
      programs: Array(count).fill({ id: 1 }),
      can: { create: true, viewDisabled: true },
    } as never)
  const openSteps = (answers: FakeAnswer[]) => openPage(CountersCard, { as: ['fichas:create'], answers })

  test.each([
    [0, '/programs?crear', 'Cree el programa', 0],
    [1, '/fichas?crear', 'Cree la ficha', 1],
  ])('have a link at the next step, and mark the steps before as done (%i programs)', async (count, to, text, done) => {
    const screen = await openSteps([none, programs(count)])
    const title = await screen.findByText('Por dónde empezar')
    const steps = title.nextElementSibling!
    expect(textsOf(steps, 'li')).toEqual([
      `Cree el programa ${es.firstSteps.with.program}${done ? ' Hecho' : ''}`,
      `Cree la ficha ${es.firstSteps.with.ficha}`,
      `Cargue el Reporte de Juicios Evaluativos ${es.firstSteps.with.report}`,
    ])
    expect(linksOf(steps)).toEqual([[text, to]])
  })

  test.each([
    [[none], [] as const],
    [
      [answer(countFichas, { en_proceso: 1, en_practicas: 0, finalizadas: 0 }), programs(1)],
      ['fichas:create'] as const,
    ],
  ])('are hidden from users who may not create fichas, and if there are fichas (%#)', async (answers, as) => {
    const screen = await openPage(CountersCard, { as, answers })
    await screen.findAllByText('En proceso')
    await waitFor(() => expect(screen.container.querySelectorAll('a')).toHaveLength(3))
    expect(screen.queryByText('Por dónde empezar')).toBeNull()
  })

  test('have a line at the top of the dashboard that links to the steps', async () => {
    const screen = await openPage(FirstStepsLine, { as: ['fichas:create'], answers: [none, programs(0)] })
    const link = await screen.findByRole('link', { name: 'Aún no hay fichas: vea por dónde empezar' })
    expect(link.getAttribute('href')).toBe('/fichas#fichas')
  })

  test('have no line if there are fichas', async () => {
    const some = answer(countFichas, { en_proceso: 1, en_practicas: 0, finalizadas: 0 })
    const { container } = await openPage(FirstStepsLine, { as: ['fichas:create'], answers: [some] })
    const line = () => container.querySelector('li')!
    await waitFor(() => expect(line().dataset.pending).toBeUndefined())
    expect(line().hidden).toBe(true)
  })
})

describe('the card of fichas that end soon', () => {
  const ficha = (nro_ficha: number, changes: Partial<EndingSoonAnswer['fichas'][0]> = {}) => ({
    nro_ficha,
    nombre_programa: 'VIVEROS',
    nombre_jefe_ficha: 'Luz Vega',
    fecha_fin_lectiva: '2026-12-20',
    dias_restantes: 20,
    aprendices: 21,
    resultados_por_evaluar: 1300,
    ...changes,
  })
  const ending = (...fichas: EndingSoonAnswer['fichas']) => answer(listEndingSoon, { dias: 60, fichas })

  test('shows when each ficha ends and how many judgments are pending, with links', async () => {
    const three = [
      ficha(1, { dias_restantes: 0, aprendices: 1, resultados_por_evaluar: 1 }),
      ficha(2, { dias_restantes: 1 }),
      ficha(3, { dias_restantes: 15 }),
      ficha(4, { dias_restantes: 16 }),
    ]
    const screen = await openPage(EndingCard, { answers: [ending(...three)] })
    const table = await screen.findByRole('table', { name: es.ending.title })
    expect(textsOf(table, 'thead th')).toEqual(['Ficha', 'Fin lectiva', 'Por evaluar'])
    expect(rowsOf(table)).toEqual([
      ['1 VIVEROSLuz Vega', '20/12/2026Hoy', '11 aprendiz'],
      ['2 VIVEROSLuz Vega', '20/12/2026En 1 día', '1.30021 aprendices'],
      ['3 VIVEROSLuz Vega', '20/12/2026En 15 días', '1.30021 aprendices'],
      ['4 VIVEROSLuz Vega', '20/12/2026En 16 días', '1.30021 aprendices'],
    ])
    expect([...table.querySelectorAll<HTMLElement>('[data-tone]')].map(({ dataset }) => dataset.tone)).toEqual([
      'orange',
      'orange',
      'orange',
      'neutral',
    ])
    expect(linksOf(table).slice(0, 4)).toEqual([
      ['1', '/fichas/visualizar/1'],
      ['1 resultado por evaluar en la ficha 1', '/fichas/pendientes?ficha=1&sinEmpezar=1'],
      ['2', '/fichas/visualizar/2'],
      ['1.300 resultados por evaluar en la ficha 2', '/fichas/pendientes?ficha=2&sinEmpezar=1'],
    ])
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.getByRole('heading', { level: 2 }).id).toBe('por-terminar')
  })

  test('shows six fichas, and the others after a click', async () => {
    const screen = await openPage(EndingCard, { answers: [ending(...[1, 2, 3, 4, 5, 6, 7].map((nro) => ficha(nro)))] })
    const table = await screen.findByRole('table')
    expect(rowsOf(table)).toHaveLength(6)
    fireEvent.click(screen.getByText('Mostrar las 7 fichas'))
    expect(rowsOf(table)).toHaveLength(7)
  })

  test('says that no ficha ends soon, or that the fichas could not be loaded', async () => {
    const { findByText, unmount } = await openPage(EndingCard, { answers: [ending()] })
    expect(textOf(await findByText(/Ninguna ficha termina pronto/))).toBe(`${es.ending.none}.`)
    expect(await findByText(/en los próximos 60 días/)).toBeTruthy()
    unmount()
    const failed = await openPage(EndingCard, { answers: [refuse(listEndingSoon, 403, 'forbidden')] })
    expect(await failed.findByText('No se pudieron cargar las fichas por terminar')).toBeTruthy()
  })

  test('has a line at the top of the dashboard with the number of these fichas', async () => {
    const { findByRole } = await openPage(EndingLine, { answers: [ending(ficha(1), ficha(2))] })
    const link = await findByRole('link', { name: '2 fichas terminan pronto con resultados por evaluar' })
    expect(link.getAttribute('href')).toBe('/fichas#por-terminar')
  })
})
