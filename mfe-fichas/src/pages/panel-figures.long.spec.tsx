/** @jest-environment jsdom */
import { countFichas } from '@fichero/contract/calls/fichas.calls'
import type { Permission } from '@fichero/contract/permissions'
import { answer, type FakeAnswer, refuse } from '@fichero/kit/testing/fake-shell'
import { fireEvent, waitFor, within } from '@testing-library/react'
import es from '../../locales/es.json'
import { linksOf, textOf, textsOf } from '../../testing/dom-queries'
import { openPage } from '../../testing/open-page'
import { Page as AttentionCard } from './attention-card'
import { Page as CountersCard } from './counters-card'
import { Page as FirstStepsLine } from './first-steps-line'
import { Page as TytCard } from './tyt-card'

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
  const openSteps = (as: Permission[], answers: FakeAnswer[]) => openPage(CountersCard, { as, answers })

  test('begin with a report, and have links to other ways', async () => {
    const screen = await openSteps(['fichas:create'], [none])
    const steps = (await screen.findByText('Por dónde empezar')).parentElement as HTMLElement
    expect(textsOf(steps, 'p')).toEqual([es.firstSteps.report, es.firstSteps.others])
    expect(within(steps).getByText('Cargar reporte')).toBeTruthy()
    expect(linksOf(steps)).toEqual([
      ['Crear el programa con la hoja de cálculo de su diseño', '/programs?crear'],
      ['Crear la ficha con el Reporte de Aprendices', '/fichas?crear'],
    ])
  })

  test.each<[Permission[], FakeAnswer]>([
    [[], none],
    [['fichas:create'], answer(countFichas, { en_proceso: 1, en_practicas: 0, finalizadas: 0 })],
  ])('are hidden from users who may not create fichas, and if there are fichas (%#)', async (as, counts) => {
    const screen = await openSteps(as, [counts])
    await screen.findAllByText('En proceso')
    await waitFor(() => expect(screen.container.querySelectorAll('a')).toHaveLength(3))
    expect(screen.queryByText('Por dónde empezar')).toBeNull()
  })

  test.each([
    ['of fichas that need attention', AttentionCard],
    ['of the TyT test', TytCard],
  ])('are alone: the card %s is hidden until there is a ficha', async (_, Card) => {
    const { container } = await openPage(Card, { answers: [none] })
    await waitFor(() => expect(container.querySelector('section')).toBeNull())
  })

  test('have a line at the top of the dashboard that links to the steps', async () => {
    const screen = await openPage(FirstStepsLine, { as: ['fichas:create'], answers: [none] })
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
