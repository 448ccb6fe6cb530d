/** @jest-environment jsdom */
import { openInFakeShell } from '@fichero/kit/testing/fake-shell'
import { textsOf } from '@fichero/kit/testing/texts-of'
import { fireEvent, waitFor, within } from '@testing-library/react'
import en from '../locales/en.json'
import es from '../locales/es.json'
import { definition } from '../remote'
import { pageText as mockPageText } from '../testing/page-text'
import { GROUPS } from './content/slugs'
import { documents } from './documents'
import { Page as ManualPage } from './pages/manual-page'
import { Page as PrintPage } from './pages/print-page'

// Only the bundler compiles these modules.
jest.mock('./content/load-page', () => ({
  loadPage: async (language: string, page: string) => mockPageText(language, page),
}))
jest.mock('./document/page-texts', () => ({
  pageText: (language: string, page: string) => mockPageText(language, page),
}))
jest.mock('./manual/picture-address', () => ({
  pictureAddress: (language: string, file: string) => `/${language}/${file}`,
}))

const pages = { 'manual-page': ManualPage, 'print-page': PrintPage }
const textOf = (path: string) => {
  const found = documents.find(({ paths }) => paths.includes(path))
  if (!found) throw new Error(`No document at ${path}`)
  return found.text
}

/** Renders the prerendered text that the server sends for a path, before any script runs. */
const openText = (path: string, language: 'es' | 'en' = 'es') => {
  const Page = () => textOf(path)
  const texts = { 'manual-page': Page, 'print-page': Page }
  return openInFakeShell({ definition, texts: { es, en }, pages: texts }, path, { as: 'guest', language })
}
async function openPage(path: string, language: 'es' | 'en' = 'es') {
  const screen = await openInFakeShell({ definition, texts: { es, en }, pages }, path, { as: 'guest', language })
  await screen.findAllByText('Una nota.')
  await waitFor(() => expect(screen.container.querySelector('section > div > [aria-busy]')).toBeNull())
  return screen
}
const linksIn = (element: Element) =>
  [...element.querySelectorAll('a')].map((link) => [textsOf(link).join(' '), link.getAttribute('href')])

test('there is a document with a title for every page and every manual', () => {
  expect(documents.map(({ paths, titleKey }) => [titleKey, ...paths])).toEqual([
    ['home', '/manuales', '/manuales/index'],
    ...GROUPS.flatMap(({ slugs }) => slugs).map((slug) => [`page.${slug}`, `/manuales/${slug}`]),
    ['group.user', '/manuales/imprimir/usuario'],
    ['group.installation', '/manuales/imprimir/instalacion'],
    ['group.technical', '/manuales/imprimir/tecnico'],
  ])
})

describe('the prerendered text of a page', () => {
  test.each([
    ['/manuales/panel', 'es', 'Panel'],
    ['/manuales/panel', 'en', en.page.panel],
    ['/manuales/alcanceMU', 'es', 'Alcance'],
  ] as const)('has the text, links and contents of the React page: %s in %s', async (path, language, title) => {
    const screen = await openText(path, language)
    const shown = [textsOf(screen.container), linksIn(screen.container)]
    screen.unmount()
    const page = await openPage(path, language)
    // Removes the elements that are not prerendered.
    for (const part of page.container.querySelectorAll('section, search, pre + button')) part.remove()
    for (const part of page.container.querySelectorAll('article > div:empty')) part.remove()
    expect(shown).toEqual([textsOf(page.container), linksIn(page.container)])
    expect(shown[0]).toContain(title)
  })

  test.each([
    ['/manuales', [es.withoutScripts.home]],
    ['/manuales/descargarArchivos', [es.withoutScripts.descargarArchivos]],
    ['/manuales/panel', []],
  ])('mentions the content that needs scripts: %s', async (path, sentences) => {
    const screen = await openText(path)
    const shownSentences = Object.values(es.withoutScripts).filter((text) => screen.queryByText(text))
    expect(shownSentences).toEqual(sentences)
    const texts = textsOf(screen.container)
    const [sentence] = sentences
    // The sentence follows the text of the first page, and precedes the text of the downloads.
    if (sentence) expect(texts.indexOf(sentence) > texts.indexOf('Una nota.')).toBe(path === '/manuales')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      path === '/manuales' ? es.home : es.page[path.split('/')[2] as 'panel'],
    )
    expect(screen.container.querySelectorAll('[aria-current="page"]')).toHaveLength(2)
    expect(screen.getByText('npm start').closest('pre')?.parentElement?.tagName).toBe('DIV')
  })
})

describe('a complete manual', () => {
  const [USER, INSTALLATION] = GROUPS

  test('has a cover with its contents, and every page as a chapter', async () => {
    const { container, getByRole, getByText } = await openPage('/manuales/imprimir/instalacion')
    expect(getByRole('heading', { level: 1 }).textContent).toBe('Manual de instalación')
    expect(getByText(es.print.lead.installation)).toBeTruthy()
    const contents = getByRole('navigation', { name: es.print.contents })
    expect(within(contents).getByRole('heading', { level: 2 }).textContent).toBe(es.print.contents)
    expect(linksIn(contents)).toEqual(INSTALLATION.slugs.map((slug) => [es.page[slug], `#${slug}`]))
    const chapters = [...container.querySelectorAll('section')]
    expect(chapters.map((chapter) => chapter.querySelector('h2')?.textContent)).toEqual(
      INSTALLATION.slugs.map((slug, index) => `${index + 1}. ${es.page[slug]}`),
    )
    expect(
      chapters.map((chapter) => [chapter.getAttribute('aria-labelledby'), chapter.querySelector('h2')?.id]),
    ).toEqual(INSTALLATION.slugs.map((slug) => [slug, slug]))
    expect(getByRole('link', { name: es.print.back }).getAttribute('href')).toBe('/manuales/introduccion')
  })

  test('has a button that prints the page', async () => {
    const print = jest.fn()
    window.print = print
    const { getByRole } = await openPage('/manuales/imprimir/tecnico')
    fireEvent.click(getByRole('button', { name: es.print.action }))
    expect(print).toHaveBeenCalledTimes(1)
  })

  test('links to pages of the same manual within the document, and renders headings one level lower', async () => {
    const { container, getByRole } = await openPage('/manuales/imprimir/usuario', 'en')
    const [chapter] = container.querySelectorAll('section')
    if (!chapter) throw new Error('No chapter')
    expect(
      [...chapter.querySelectorAll('h3, h4')].map(({ tagName, id, textContent }) => [tagName, id, textContent]),
    ).toEqual([
      ['H3', 'alcanceMU.uno', 'Uno de alcanceMU, en'],
      ['H4', 'alcanceMU.dos', 'Dos'],
    ])
    expect(linksIn(chapter)).toEqual([
      ['', '/en/panel.webp'],
      ['otra página', '#panel'],
      ['un título', '#panel.avance'],
      ['otro manual', '/manuales/vigilancia'],
      ['una pantalla', '/estado'],
      ['la API', '/api/docs'],
      ['otro sitio', 'https://fichero.example/api/'],
    ])
    // The print needs pictures that were never in the viewport.
    expect(chapter.querySelector('img')?.getAttribute('loading')).toBe('eager')
    expect([chapter.querySelector('aside')?.textContent, getByRole('heading', { level: 1 }).textContent]).toEqual([
      ...['Una nota.', en.group.user],
    ])
    expect(container.querySelectorAll('section')).toHaveLength(USER.slugs.length)
  })

  test('has the same text, links and ids as its prerendered document', async () => {
    const path = '/manuales/imprimir/instalacion'
    const screen = await openText(path)
    const shown = [textsOf(screen.container), linksIn(screen.container)]
    const ids = [...screen.container.querySelectorAll('[id]')]
      .map(({ id }) => id)
      .filter((id) => /^[a-zA-Z.]+$/.test(id))
    const labelled = [...screen.container.querySelectorAll('section')].map((part) =>
      part.getAttribute('aria-labelledby'),
    )
    // Pictures of the prerendered text load only when readers scroll to them.
    expect(screen.container.querySelector('section img')?.getAttribute('loading')).toBe('lazy')
    screen.unmount()
    const page = await openPage(path)
    for (const part of page.container.querySelectorAll('button, svg')) part.remove()
    expect(shown).toEqual([textsOf(page.container), linksIn(page.container)])
    for (const slug of INSTALLATION.slugs)
      expect(ids).toEqual(expect.arrayContaining([slug, `${slug}.uno`, `${slug}.dos`]))
    expect(labelled).toEqual([...INSTALLATION.slugs])
  })

  test('shows a message if it does not exist', async () => {
    const screen = await openInFakeShell({ definition, texts: { es, en }, pages }, '/manuales/imprimir/todo', {
      as: 'guest',
    })
    expect(await screen.findByText(es.notFound)).toBeTruthy()
    expect(screen.queryByRole('button', { name: es.print.action })).toBeNull()
  })
})
