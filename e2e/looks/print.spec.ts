import type { Language } from '@fichero/contract/enums'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import type { OwedAnswer } from '@fichero/contract/owed.schema'
import {
  apprenticePath,
  competencyMapPath,
  fichaPath,
  instructorPath,
  missingPath,
  PATHS,
} from '@fichero/contract/paths'
import type { BoardPeopleAnswer } from '@fichero/contract/tyt-board.schema'
import type { Page } from '@playwright/test'
import { chooseFicha } from '../support/demo-system.mjs'
import { inOne } from '../support/languages'
import { otherDates } from '../support/other-dates'
import { type PdfPage, readPdf } from '../support/read-pdf'
import { callApi, signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, demoTest as test } from '../support/test'
import { ANY, pattern, some, textsIn } from '../support/texts'

const CENTRE = 'Centro de Diseño «Río» & Tecnología'
test.use({ env: { DEMO: 'true', CENTRE_NAME: CENTRE } })

/** Letter paper, in points. */
const LETTER = [612, 792] as const
/** The narrowest margin, in points. */
const MARGIN = 33
/** The ratio of the sizes of centre name and margin text. It is smaller if the browser shrank a page that is too wide. */
const CENTRE_SIZE = 10 / 8

/** When a document was printed. */
const WHEN = { es: /\d\d\/\d\d\/\d{4} \d\d:\d\d/, en: /\d{1,2} [A-Z]\w+ \d{4}, \d\d:\d\d/ }
/** Controls of the screens, which are not printed. */
const CONTROLS = [
  'fichas:export.action',
  'fichas:loads.action',
  'kit:pages.size',
  'kit:pages.next',
  'fichas:group.openAll',
  'fichas:competencies.expandAll',
  'fichas:outcomeHistory.open',
  'fichas:map.order.surname',
  'fichas:scope.program',
  'fichas:scope.own',
]
/** Verbs with which other controls begin. */
const VERBS = { es: ['Buscar', 'Escribir', 'Ver ', 'Editar'], en: ['Search', 'Write', 'View ', 'Edit'] }

const textOf = (pages: PdfPage[]) => pages.map(({ text }) => text).join(' ')
const fullNameOf = ({ nombre, apellido }: { nombre: string; apellido: string }) => `${nombre} ${apellido}`

for (const language of inOne('es'))
  test(`printed documents are complete, name their source and can be signed (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    const t = textsIn(language)
    await startIn(page, language)
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '')
    })
    const session = await signInAs(server)
    const get = <T>(path: string) => callApi<T>(server, path, { session })
    const { number = 0, apprentice = '' } = await chooseFicha({ get } as Parameters<typeof chooseFicha>[0])
    const ficha = await get<FichaAnswer>(`/fichas/${number}`)
    /** A line to sign: name, role and document number. */
    const signed = (name: string, numbered: string) =>
      new RegExp(`${name} \\p{Lu}[^:]{3,40} ${t('kit:label.nro_documento')}: ${numbered}`, 'u')
    const head = signed(ficha.nombre_jefe_ficha, ficha.id_jefe_ficha)
    const me = signed('Administración Fichero', 'CC 1000000001')
    const source = pattern(t('kit:print.source', { file: ficha.ultimo_reporte?.archivo, date: ANY }))
    const reportOf = (nro_ficha: number) =>
      pattern(t('kit:print.reportOf', { number: nro_ficha, file: ANY, date: ANY }))
    const titled = (...parts: string[]) => parts.map((part) => t(part)).join(' · ')
    const about = (section: string) => `${t('fichas:detail.named', { nro_ficha: number })} · ${section}`

    await test.step('the ficha', async () => {
      const documents = ficha.aprendices.map(({ nro_documento }) => nro_documento)
      await page.goto(fichaPath(number))
      const pages = await print(page, language, about(t('fichas:section.apprentices')))
      expectAll(pages, [...documents, source, head])
      expectHead(await printLowPages(page), documents, t('kit:label.apellido'))
      await expectMarks(page)
    })
    await test.step('an apprentice, with every outcome', async () => {
      const person = ficha.aprendices.find(({ nro_documento }) => nro_documento === apprentice)
      if (!person) throw new Error('The ficha has nobody.')
      await page.goto(apprenticePath(apprentice, number))
      const numbered = `${person.tipo_documento} ${apprentice}`
      const pages = await print(
        page,
        language,
        `${fullNameOf(person)} · ${numbered} · ${t('fichas:detail.named', { nro_ficha: number })}`,
      )
      expect(pages.length).toBeLessThanOrEqual(4)
      const codes = await page.locator('tbody[id^="outcomes-"] th > span:first-child').allInnerTexts()
      expect(codes.length).toBeGreaterThan(70)
      expectAll(pages, [...codes, source, head, signed(fullNameOf(person), numbered)])
      await expectFullMark(page)
    })
    await test.step('what is missing, with a line for each apprentice', async () => {
      await page.goto(missingPath(number))
      const pages = await print(page, language, about(t('fichas:section.missing')))
      const lacking = ficha.aprendices.filter(({ faltan }) => faltan)
      expect(lacking.length).toBeGreaterThan(20)
      const lines = lacking.map((one) =>
        signed(`${one.apellido}, ${one.nombre}`, `${one.tipo_documento} ${one.nro_documento}`),
      )
      expectAll(pages, [...lines, source, head])
    })
    await test.step('the map, in landscape, with the names of its codes', async () => {
      await page.goto(competencyMapPath(number))
      const pages = await print(page, language, about(t('fichas:section.map')), [LETTER[1], LETTER[0]])
      const inTraining = ficha.aprendices.filter(({ faltan }) => faltan !== null)
      const { competencias } = await get<{ competencias: { codigo: string; nombre_competencia: string }[] }>(
        `/fichas/${number}/mapa`,
      )
      const names = inTraining.map(({ nombre, apellido }) => `${apellido}, ${nombre}`)
      expectHead(await printLowPages(page), names, competencias[0]?.codigo ?? '')
      expectAll(pages, [
        ...names,
        ...competencias.map(({ codigo, nombre_competencia }) => `${codigo} ${nombre_competencia}`),
        source,
        head,
      ])
    })
    await test.step('the board: ten people with a note about the others, or all of them', async () => {
      await page.goto(`${PATHS.tytBoard}?mias=false`)
      const board = await get<BoardPeopleAnswer>('/fichas/tyt?limit=100')
      const total = board.pagination.totalItems
      await expect(page.locator('tbody tr')).toHaveCount(10)
      expectAll(await readPdf(await page.pdf({ preferCSSPageSize: true })), [
        t('kit:print.partOfDocument', { shown: 10, total }),
      ])
      const pages = await print(page, language, titled('fichas:board.title', 'fichas:scope.all'))
      const people = [...board.aprendices]
      for (let next = 2; people.length < total; next += 1)
        people.push(...(await get<BoardPeopleAnswer>(`/fichas/tyt?limit=100&page=${next}`)).aprendices)
      expect(total).toBeGreaterThan(300)
      expectAll(pages, [...people.map(({ nro_documento }) => nro_documento), me])
      expectAll(pages, [...new Set(people.map(({ nro_ficha }) => nro_ficha))].map(reportOf))
      expectHead(
        pages,
        people.map(({ nro_documento }) => nro_documento),
        t('fichas:board.missing').replace(/\s/g, ' '),
      )
      await expect(page.locator('tbody tr')).toHaveCount(10)
    })
    await test.step('the pending judgments of every ficha', async () => {
      await page.goto(`${PATHS.owed}?mias=false`)
      const { fichas, pagination } = await get<OwedAnswer>('/fichas/pendientes?mias=false&limit=100')
      expect(pagination.totalItems).toBe(fichas.length)
      const pages = await print(
        page,
        language,
        titled('fichas:owed.title', 'fichas:scope.all', 'fichas:owed.which.begun'),
      )
      const codes = fichas.flatMap(({ resultados }) => resultados.map(({ codigo }) => codigo))
      expect(codes.length).toBeGreaterThan(50)
      expectAll(pages, [...codes, ...fichas.map(({ nro_ficha }) => reportOf(nro_ficha)), me])
    })
    await test.step('a person, with the sections outside the viewport', async () => {
      await page.setViewportSize({ width: 390, height: 300 })
      await page.goto(instructorPath(ficha.id_usuario_jefe))
      const pages = await print(page, language, ficha.nombre_jefe_ficha)
      expectAll(pages, [
        t('fichas:given.source'),
        reportOf(number),
        signed(ficha.nombre_jefe_ficha, `CC ${ficha.id_jefe_ficha}`),
      ])
    })
  })

/** Prints a page and reads the PDF. Expects each sheet to name its subject, and no text to be cut off, shrunk or a control. */
async function print(page: Page, language: Language, about: string, [width, height] = LETTER as readonly number[]) {
  const t = textsIn(language)
  const byName = { name: t('kit:print.action'), exact: true }
  const button = page.getByRole('button', byName).or(page.getByRole('menuitem', byName))
  // The first rows have a title of their own until the page replaces them.
  await expect(page.locator('main h1')).toHaveCount(1)
  const more = page.locator('main').getByRole('button', { name: t('kit:more'), exact: true })
  await expect(button.or(more).first()).toBeVisible()
  if (!(await button.isVisible())) await more.click()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByText(CENTRE)).toBeAttached()
  await button.click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  for (const [index, { text, lines, ...size }] of pages.entries()) {
    expect(size).toEqual({ width, height })
    expect(text).toContain(about)
    expect(text).toContain(t('kit:print.page', { page: index + 1, pages: pages.length }))
    expect(text).toMatch(
      pattern(t('kit:print.printed', { date: some(WHEN[language]), name: 'Administración Fichero' })),
    )
    const outside = lines.filter(({ left, right }) => left < MARGIN || right > (width ?? 0) - MARGIN)
    expect(outside, `page ${index + 1}`).toEqual([])
  }
  const sizeOf = (start: string) => pages[0]?.lines.find(({ text }) => text.startsWith(start))?.size ?? 0
  expect(sizeOf(CENTRE) / sizeOf(t('kit:print.page', { page: 1, pages: pages.length }))).toBeCloseTo(CENTRE_SIZE, 2)
  const text = textOf(pages)
  expect([...CONTROLS.map((key) => t(key)), ...VERBS[language]].filter((control) => text.includes(control))).toEqual([])
  expect(otherDates(text, language)).toEqual([])
  return pages
}

/** Expects every text somewhere in the document, also if it is broken over lines. */
function expectAll(pages: PdfPage[], texts: (string | RegExp)[]) {
  const text = textOf(pages)
  const isThere = (one: string | RegExp) =>
    typeof one === 'string' ? text.includes(one.replace(/\s+/g, ' ').trim()) : one.test(text)
  expect(texts.filter((one) => !isThere(one))).toEqual([])
}

/** Makes pages so low that every table continues on another page. */
async function printLowPages(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('@page { size: 279mm 150mm } @page wide { size: 279mm 150mm }')
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
  return await readPdf(await page.pdf({ preferCSSPageSize: true }))
}

/** Expects the table head on each printed page that has one of these rows. */
function expectHead(pages: PdfPage[], rows: string[], head: string) {
  const withRows = pages.filter(({ text }) => rows.some((row) => text.includes(row)))
  expect(withRows.length).toBeGreaterThan(1)
  expect(withRows.filter(({ text }) => !text.includes(head))).toEqual([])
}

/** Expects unusual states to be shapes, black on white, and table heads that browsers repeat on each page. */
async function expectMarks(page: Page) {
  await page.emulateMedia({ media: 'print' })
  expect((await style(page, 'tbody td a')).color).toBe('rgb(0, 0, 0)')
  expect((await style(page, 'thead th')).position).toBe('static')
  const [half, empty] = [
    await style(page, '[data-tone="orange"]', '::before'),
    await style(page, '[data-tone="neutral"]', '::before'),
  ]
  expect(half.backgroundImage).toContain('gradient')
  expect(empty).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: 'none' })
  await expect(page.getByRole('searchbox')).toBeHidden()
  await page.emulateMedia({ media: null })
}

/** Expects the usual state, which only the page of a person shows as a badge, to be a full shape. */
async function expectFullMark(page: Page) {
  await page.emulateMedia({ media: 'print' })
  expect(await style(page, '[data-tone="green"]', '::before')).toMatchObject({
    backgroundColor: 'rgb(0, 0, 0)',
    printColorAdjust: 'exact',
  })
  await page.emulateMedia({ media: null })
}

const style = (page: Page, selector: string, pseudo?: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, before) => {
      const { color, backgroundColor, backgroundImage, printColorAdjust, position } = getComputedStyle(element, before)
      return { color, backgroundColor, backgroundImage, printColorAdjust, position }
    }, pseudo)
