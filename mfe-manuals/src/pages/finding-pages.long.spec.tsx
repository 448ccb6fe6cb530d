/** @jest-environment jsdom */
import { listOpinions } from '@fichero/contract/calls/manuals.calls'
import { answer } from '@fichero/kit/testing/fake-shell'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { linksOf, openManual } from '../../testing/open-manual'
import { GROUPS } from '../content/slugs'

// Only the bundler compiles these modules.
const mockSections = [
  { page: 'panel', title: '', text: 'El panel cuenta fichas.' },
  { page: 'modulofichas', id: 'historial', title: 'El historial', text: 'Cada ficha cuenta sus cargas.' },
  { page: 'home', id: 'partes', title: 'Las partes', text: 'La versión de cada una.' },
]
jest.mock('../content/es/home.mdx?search', () => ({ __esModule: true, default: mockSections }), { virtual: true })
jest.mock(
  '../content/en/home.mdx?search',
  () => ({ __esModule: true, default: [{ page: 'panel', title: '', text: 'The dashboard counts fichas.' }] }),
  { virtual: true },
)

describe('the table of contents', () => {
  test('lists all pages by manual, with the current page marked', async () => {
    const { container, getByText } = await openManual('/manuales/panel')
    const [collapsed, expanded] = [...container.querySelectorAll<HTMLElement>(`nav[aria-label="${es.pages}"]`)]
    const links = expanded ? linksOf(within(expanded).getAllByRole('link')) : []
    const expected = GROUPS.flatMap(({ path, slugs }) => [
      ...slugs.map((slug) => [es.page[slug], `/manuales/${slug}`]),
      [es.print.open, `/manuales/imprimir/${path}`],
    ])
    expect(links).toEqual([[es.landing, '/'], [es.home, '/manuales'], ...expected])
    const lists = expanded ? within(expanded).getAllByRole('list') : []
    expect(
      lists.map((list) => document.getElementById(list.getAttribute('aria-labelledby') ?? '')?.textContent),
    ).toEqual([...['Manual de usuario', 'Manual de instalación', 'Manual técnico']])
    expect([...(expanded?.querySelectorAll('[aria-current="page"]') ?? [])].map(textsOf)).toEqual([['Panel']])
    expect([getByText(es.index).tagName, collapsed?.closest('details')?.open]).toEqual(['SUMMARY', false])
  })

  test('marks the system information as current page', async () => {
    const { container } = await openManual('/manuales')
    const [marked] = container.querySelectorAll('[aria-current="page"]')
    expect([marked?.textContent, marked?.getAttribute('href')]).toEqual([es.home, '/manuales'])
  })

  test('scrolls to the current page', async () => {
    const top = jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(500)
    const height = jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300)
    const { container } = await openManual('/manuales/panel')
    top.mockRestore()
    height.mockRestore()
    expect([...container.querySelectorAll('div')].map(({ scrollTop }) => scrollTop).filter(Boolean)).toEqual([350])
  })

  test.each([
    [[], 0],
    [['manuals:manage'] as const, 2],
  ])('for a user with permissions %j, has %d links to the opinions', async (as, places) => {
    const opinions = answer(listOpinions, { ok: true, si: 0, no: 0, comentarios: [] })
    const { container } = await openManual('/manuales/panel', { as, answers: [opinions] })
    expect(container.querySelectorAll('a[href="/manuales/opiniones"]')).toHaveLength(places)
  })
})

describe('the search', () => {
  const openSearch = async (language: 'es' | 'en' = 'es') => {
    const screen = await openManual('/manuales/panel', { language })
    const field = screen.getByRole('searchbox', { name: { es, en }[language].search.label }) as HTMLInputElement
    const type = (value: string) => fireEvent.change(field, { target: { value } })
    const results = () => {
      const found = [...screen.container.querySelectorAll<HTMLElement>('search li')]
      return found.map((item) => [...textsOf(item), item.querySelector('a')?.getAttribute('href')])
    }
    return { ...screen, field, type, results, count: () => screen.container.querySelector('search p')?.textContent }
  }

  test('finds sections by page and heading, and links to them', async () => {
    const { type, results, count } = await openSearch()
    type('ficha')
    await waitFor(() => expect(count()).toBe('2 resultados'))
    expect(results()).toEqual([
      ['El historial', 'Módulo de fichas', 'Cada ficha cuenta sus cargas.', '/manuales/modulofichas#historial'],
      ['Panel', 'El panel cuenta fichas.', '/manuales/panel'],
    ])
    type('versión')
    expect(results()).toEqual([
      ['Las partes', 'Información del sistema', 'La versión de cada una.', '/manuales#partes'],
    ])
    expect(count()).toBe('1 resultado')
    type('Información')
    expect(results()).toHaveLength(1)
  })

  test('shows that nothing is found', async () => {
    const { type, results, count } = await openSearch()
    type('pan dulce')
    await waitFor(() => expect(count()).toBe('Ninguna página dice «pan dulce». Pruebe con otra palabra.'))
    expect(results()).toEqual([])
  })

  test('starts with two letters, and is cleared by Escape', async () => {
    const { type, field, results, count } = await openSearch()
    type('ca')
    await waitFor(() => expect(count()).toBe('2 resultados'))
    type(' c ')
    expect([results(), count()]).toEqual([[], undefined])
    type('ca')
    fireEvent.keyDown(field, { key: 'a' })
    expect(field.value).toBe('ca')
    fireEvent.keyDown(field, { key: 'Escape' })
    expect([field.value, results(), count()]).toEqual(['', [], undefined])
  })

  test('is in the language of the page, and is empty on the next page', async () => {
    const { type, results, count, field, container } = await openSearch('en')
    expect(field.placeholder).toBe(en.search.label)
    type('dashboard')
    await waitFor(() => expect(count()).toBe('1 result'))
    expect(results()).toEqual([['Dashboard', 'The dashboard counts fichas.', '/manuales/panel']])
    await act(async () => void fireEvent.click(container.querySelector('search a') as Element))
    await waitFor(() => expect(results()).toEqual([]))
  })
})
