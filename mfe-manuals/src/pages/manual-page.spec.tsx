/** @jest-environment jsdom */
import { getSystemInfo } from '@fichero/contract/calls/manuals.calls'
import type { SystemInfoAnswer } from '@fichero/contract/manuals.schema'
import { answer, openInFakeShell, refuse } from '@fichero/kit/testing/fake-shell'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { act, fireEvent, within } from '@testing-library/react'
import en from '../../locales/en.json'
import es from '../../locales/es.json'
import { INFO, linksOf, openManual, remote } from '../../testing/open-manual'

const mockReleases = [
  { name: 'shell', version: '1.2.0', hash: 'abc' },
  { name: 'programs', version: '1.1.0', hash: 'def' },
  { name: 'horarios', version: '0.1.0', hash: '012' },
]
jest.mock('@fichero/kit/releases', () => ({ releasesInUse: () => mockReleases }))

/** jsdom does not implement `scrollIntoView`. */
const scrolled = jest.fn()
beforeEach(() => {
  scrolled.mockClear()
  Element.prototype.scrollIntoView = scrolled
})

describe('a page', () => {
  test('has a title, the text in the language of the user, and links to the previous and the next page', async () => {
    const { getByRole, part, getByText } = await openManual('/manuales/panel')
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Panel')
    expect(getByText('Uno de panel, es')).toBeTruthy()
    const steps = part(es.steps).getAllByRole('link')
    expect(steps.map((step) => [...textsOf(step), step.getAttribute('href'), step.getAttribute('rel')])).toEqual([
      ['Anterior', 'Acceso al sistema', '/manuales/accesosistema', 'prev'],
      ['Siguiente', 'Módulo de fichas', '/manuales/modulofichas', 'next'],
    ])
  })

  test.each([
    ['/manuales', ['Siguiente', 'Alcance']],
    ['/manuales/alcanceMU', ['Anterior', 'Información del sistema', 'Siguiente', 'Conocimientos necesarios']],
    ['/manuales/documentacionCodigo', ['Anterior', 'Vigilancia']],
  ])('links only to the neighbours that exist: %s', async (address, texts) => {
    const { getByRole } = await openManual(address)
    expect(textsOf(getByRole('navigation', { name: es.steps }))).toEqual(texts)
  })

  test('is in English if the user chose English', async () => {
    const { getByText, getByRole, sent } = await openManual('/manuales/panel', { language: 'en' })
    expect([getByText('Uno de panel, en').textContent, getByRole('heading', { level: 1 }).textContent]).toEqual([
      ...['Uno de panel, en', en.page.panel],
    ])
    expect(sent).toEqual([])
  })

  test('renders links, notes, pictures and headings', async () => {
    const { getByText, getByRole } = await openManual('/manuales/modulofichas')
    const texts = ['otra página', 'un título', 'otro manual', 'una pantalla', 'la API', 'otro sitio']
    expect(texts.map((text) => getByText(text).getAttribute('href'))).toEqual([
      ...['/manuales/panel', '/manuales/panel#avance', '/manuales/vigilancia'],
      ...['/estado', '/api/docs', 'https://fichero.example/api/'],
    ])
    expect(getByText('Una nota.').tagName).toBe('ASIDE')
    const picture = getByRole('img', { name: 'El panel' }) as HTMLImageElement
    const address = '/es/panel.webp'
    expect([picture.getAttribute('src'), picture.closest('a')?.getAttribute('href')]).toEqual([address, address])
    // Avoids layout shifts, and requests only pictures that are visible.
    expect(['width', 'height', 'loading', 'decoding'].map((name) => picture.getAttribute(name))).toEqual([
      ...['1200', '750', 'lazy', 'async'],
    ])
    for (const [level, text, id] of [
      [2, 'Uno de modulofichas, es', 'uno'],
      [3, 'Dos', 'dos'],
    ] as const) {
      const heading = getByRole('heading', { level, name: text })
      expect([heading.id, heading.tabIndex, within(heading).getByRole('link').getAttribute('href')]).toEqual([
        ...[id, -1, `/manuales/modulofichas#${id}`],
      ])
    }
  })

  test('lists its headings if it has three', async () => {
    const { part, queryByRole, unmount } = await openManual('/manuales/panel')
    expect(linksOf(part(es.onThisPage).getAllByRole('link', { hidden: true }))).toEqual([
      ...[
        ['Uno de panel', '/manuales/panel#uno'],
        ['Dos', '/manuales/panel#dos'],
        ['Tres', '/manuales/panel#tres'],
      ],
    ])
    expect(
      part(es.onThisPage)
        .getAllByRole('listitem', { hidden: true })
        .map(({ dataset }) => dataset.depth),
    ).toEqual([...['2', '3', '2']])
    expect(queryByRole('navigation', { name: es.onThisPage })?.querySelector('details')?.open).toBe(false)
    unmount()
    const short = await openManual('/manuales/alcanceMU')
    expect(short.queryByRole('navigation', { name: es.onThisPage })).toBeNull()
  })

  test('shows the list of headings open beside the text', async () => {
    const { matchMedia } = globalThis
    const media = { addEventListener: () => undefined, removeEventListener: () => undefined }
    Object.assign(globalThis, {
      matchMedia: (query: string) => ({ ...media, matches: query === '(min-width: 81em)' }),
    })
    const { getByRole } = await openManual('/manuales/panel')
    Object.assign(globalThis, { matchMedia })
    expect(getByRole('navigation', { name: es.onThisPage }).querySelector('details')?.open).toBe(true)
  })

  test('scrolls to the heading in the URL, also a second time', async () => {
    const { getByRole } = await openManual('/manuales/panel#dos')
    const heading = getByRole('heading', { level: 3 })
    expect([document.activeElement === heading, scrolled.mock.contexts]).toEqual([true, [heading]])
    await act(async () => void fireEvent.click(within(heading).getByRole('link')))
    expect(scrolled.mock.contexts).toEqual([heading, heading])
  })

  test('does not scroll without a heading in the URL', async () => {
    await openManual('/manuales/panel')
    expect([scrolled.mock.calls.length, document.activeElement]).toEqual([0, document.body])
  })

  test('shows a message beside the contents if it does not exist', async () => {
    const screen = await openInFakeShell(remote, '/manuales/pan', { as: 'guest' })
    expect(await screen.findByText(es.notFound)).toBeTruthy()
    expect([screen.getByText(es.notFoundHelp), screen.getByRole('heading', { level: 1, name: es.title })]).toHaveLength(
      2,
    )
    expect(screen.getByRole('link', { name: es.notFoundAction }).getAttribute('href')).toBe('/manuales')
    expect(screen.queryByText(es.feedback.title)).toBeNull()
    expect(screen.getAllByRole('navigation', { name: es.pages, hidden: true })).toHaveLength(2)
    expect(screen.container.querySelector('[aria-current]')).toBeNull()
  })

  test('/manuales/index redirects to the system information', async () => {
    const { address, getByRole } = await openManual('/manuales/index')
    expect([address(), getByRole('heading', { level: 1 }).textContent]).toEqual(['/manuales', es.home])
  })
})

describe('commands', () => {
  const click = async (name: string | RegExp, screen: Awaited<ReturnType<typeof openManual>>) =>
    act(async () => void fireEvent.click(screen.getByRole('button', { name })))

  test('are copied', async () => {
    const screen = await openManual('/manuales/instalacion')
    await click('Copiar npm start', screen)
    expect(await navigator.clipboard.readText()).toBe('npm start')
    expect(within(screen.getByRole('article')).getByText(es.copy.copied)).toBeTruthy()
  })

  test('are selected if they cannot be copied', async () => {
    const screen = await openManual('/manuales/instalacion')
    const writeText = () => Promise.reject(new Error('denied'))
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await click('Copiar npm start', screen)
    expect(within(screen.getByRole('article')).getByText(es.copy.selected)).toBeTruthy()
    expect(window.getSelection()?.toString().trim()).toBe('npm start')
  })

  test('are not reported as copied before the click', async () => {
    const { queryByText } = await openManual('/manuales/instalacion')
    expect([queryByText(es.copy.copied), queryByText(es.copy.selected)]).toEqual([null, null])
    expect(window.getSelection()?.toString() ?? '').not.toContain('npm')
  })
})

describe('the system information', () => {
  const factsOf = (list: Element | null) =>
    [...(list?.querySelectorAll('dt, dd') ?? [])].map((part) => textsOf(part).join(' '))

  test.each<[string, Partial<SystemInfoAnswer>, string, string]>([
    ['the build of the server and its date', { fecha: '2026-05-04T15:30:00.000Z' }, 'a1b2c3', '04/05/2026 10:30'],
    ['that the server runs from source', { compilacion: null }, 'desde el código fuente', '—'],
  ])('shows %s', async (_, fields, build, date) => {
    const answers = [answer(getSystemInfo, { ...INFO, ...fields })]
    const { container, findByText, getAllByRole, sent } = await openManual('/manuales', { answers })
    await findByText('Fichero')
    expect(factsOf(container.querySelector(`dl[aria-label="${es.info.title}"]`))).toEqual([
      ...['Nombre', 'Fichero', 'Versión', '1.2.0', 'Compilación del servidor', build],
      ...['Fecha de la compilación', date],
    ])
    expect(sent.map(({ url }) => url)).toEqual(['/api/manuals/info'])
    // The system information follows the text.
    expect(
      getAllByRole('heading')
        .map(({ textContent }) => textContent)
        .slice(-2),
    ).toEqual([es.info.title, es.info.parts])
  })

  test('lists the remotes of the current page, and shows remotes of other teams by name', async () => {
    const { container, findByText } = await openManual('/manuales')
    expect(await findByText(es.info.partsHelp)).toBeTruthy()
    expect(factsOf(container.querySelector(`dl[aria-label="${es.info.parts}"]`))).toEqual([
      ...['Marco y navegación', '1.2.0 · abc', 'Programas', '1.1.0 · def', 'horarios', '0.1.0 · 012'],
    ])
  })

  test('shows that the system information could not be loaded', async () => {
    const { findByText } = await openManual('/manuales', { answers: [refuse(getSystemInfo, 409, 'conflict')] })
    expect(await findByText(es.info.failed)).toBeTruthy()
  })

  test('is replaced on the page of downloads by the downloads, which precede the text', async () => {
    const { container, findByText } = await openManual('/manuales/descargarArchivos')
    await findByText(es.download.templates)
    const texts = textsOf(container)
    expect(texts.indexOf(es.download.templates)).toBeLessThan(texts.indexOf('Una nota.'))
  })

  test('is not on the page of the panel', async () => {
    const { queryByText } = await openManual('/manuales/panel')
    expect(queryByText(es.info.title)).toBeNull()
  })
})
