import { fichaPath, programPath } from '@fichero/contract/paths'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { createFicha, importReport, SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { callApi, signInAs } from '../support/session.mjs'
import { saveSpreadsheet } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

const NAME = 'Producción de contenidos'

/** As SOFIA Plus writes it. It is one of the names that the specification translates. */
const OFFICIAL = 'ANALISIS Y DESARROLLO DE SOFTWARE'

const WORDS = {
  es: {
    design: 'Competencias y resultados de aprendizaje',
    more: /^Ver \d+ resultados? más/,
    additional: 'Resultado adicional 1',
    standing: 'Cómo van sus fichas',
    fichas: /^Ver 1 ficha/,
    without: '1 ficha no tiene reporte o aprendices en formación y no cuenta.',
    ficha: `Ficha ${SEEDED_FICHA}`,
    missing: /^Lo que falta en la ficha/,
    download: 'Descargar el diseño',
    designFile: 'diseno-produccion-de-contenidos.xlsx',
    templates: ['Plantilla de un diseño', 'Plantilla de aprendices'],
    empty: 'Este programa no tiene competencias',
    notFound: 'Programa no encontrado.',
    home: 'Ir al inicio',
    official: OFFICIAL,
  },
  en: {
    design: 'Competencies and learning outcomes',
    more: /^Show \d+ more outcomes?/,
    additional: 'Additional outcome 1',
    standing: 'How its fichas stand',
    fichas: /^See 1 ficha/,
    without: '1 ficha has no report or no apprentices in training and does not count.',
    ficha: `Ficha ${SEEDED_FICHA}`,
    missing: /^What is missing in ficha/,
    download: 'Download the design',
    designFile: 'design-produccion-de-contenidos.xlsx',
    templates: ['Design template', 'Apprentices template'],
    empty: 'This program has no competencies',
    notFound: 'Program not found.',
    home: 'Go to the home page',
    official: 'Software Analysis and Development',
  },
} as const

for (const language of inOne('en')) {
  const words = WORDS[language]

  test(`who is signed in sees how the fichas of a program stand, and saves its design (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    const admin = await signInAs(server)
    const id = await seedFicha(server, admin)
    await importReport(server, admin)
    await createFicha(server, admin, id, { nroFicha: 2888002 })
    await startIn(page, language)
    // The address of a program without its number is the list.
    await page.goto('/programas')
    await page.locator(`main a[href="${programPath(id)}"]`).click()
    await expect(page.getByRole('complementary').locator('[aria-current="page"]')).toHaveAttribute('href', '/programs')

    await test.step('competencies open to their other outcomes', async () => {
      const design = page.getByRole('table', { name: words.design })
      await expect(design.getByText(words.additional)).toHaveCount(0)
      await design.getByRole('button', { name: words.more }).first().click()
      await expect(design.getByText(words.additional)).toBeVisible()
    })

    await test.step('fichas stand by competency', async () => {
      const standing = page.getByRole('table', { name: words.standing })
      await expect(page.getByText(words.without)).toBeVisible()
      await standing.getByRole('button', { name: words.fichas }).first().click()
      await expect(standing.getByRole('listitem')).toContainText('%')
      await expectAccessible(page, 'how the fichas of a program stand')
      const link = (name: string | RegExp) => standing.getByRole('link', { name, exact: true })
      await expect(link(words.ficha)).toHaveAttribute('href', fichaPath(SEEDED_FICHA))
      await expect(link(words.missing)).toHaveAttribute('href', /\/faltantes\?vista=resultado&competencia=\d+$/)
    })

    await test.step('design and templates are spreadsheets', async () => {
      const save = (name: string) => saveSpreadsheet(page, () => page.getByRole('button', { name }).click())
      const design = await save(words.download)
      expect(design.name).toBe(words.designFile)
      expect(design.sheets[0]?.[0]).toEqual(['Competencia', 'Resultado de Aprendizaje'])
      expect(design.sheets[0]?.length).toBeGreaterThan(10)
      for (const name of words.templates) expect((await save(name)).sheets[0]).toHaveLength(1)
    })
  })

  test(`without a session there is the design, and nothing about people (${language})`, async ({ page, server }) => {
    const admin = await signInAs(server)
    const id = await seedFicha(server, admin)
    await importReport(server, admin)
    await startIn(page, language)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(programPath(id))
    await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
    await expect(page.getByRole('table', { name: words.design })).toBeVisible()
    for (const said of [words.standing, words.download]) await expect(page.getByText(said)).toHaveCount(0)
    await expect(page.locator('main')).not.toContainText(String(SEEDED_FICHA))
    expect(asked.filter((path) => path.endsWith('/fichas'))).toEqual([])
    await expectAccessible(page, 'a program without a session')
    // Its design can be missing in the database of a former system.
    await page.route(`**/api/programs/${id}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), competencias: [], total_competencias: 0 } })
    })
    await page.reload()
    await expect(page.getByText(words.empty)).toBeVisible()
    await expect(page.getByRole('table', { name: words.design })).toHaveCount(0)
    await page.goto(programPath(987_654))
    await expect(page.getByText(words.notFound)).toBeVisible()
    await expect(page.getByRole('link', { name: words.home })).toBeVisible()
    await expectAccessible(page, 'a program that is not there')
  })

  test(`a program of the specification has its translated name on every screen (${language})`, async ({
    page,
    server,
    seeded: admin,
  }) => {
    const { programs } = await callApi<{ programs: { id: number }[] }>(server, '/programs', { session: admin })
    const id = programs[0]!.id
    const body = { nombrePrograma: OFFICIAL, totalHoras: 3984, nivel: 'tecnologo' }
    await callApi(server, `/programs/update/${id}`, { method: 'PUT', body, session: admin })
    await startIn(page, language)
    for (const path of ['/programs', programPath(id), `/fichas?programId=${id}`, fichaPath(SEEDED_FICHA)]) {
      await page.goto(path)
      await expect(page.locator('main').getByText(words.official).first()).toBeVisible()
    }
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('analisis')
    await expect(page.getByRole('option', { name: words.official })).toBeVisible()
  })
}
