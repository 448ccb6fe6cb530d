import type { ApprenticeAnswer } from '@fichero/contract/apprentices.schema'
import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { IN_TRAINING_STATES } from '@fichero/contract/enums'
import type { FichaAnswer } from '@fichero/contract/fichas.schema'
import { apprenticePath, competencyMapPath, fichaPath, owedPath, PATHS } from '@fichero/contract/paths'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { readPdf } from '../support/read-pdf'
import { importReport, SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import { callApi, type Session, signInAs } from '../support/session.mjs'
import { saveSpreadsheet } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS } from './owed.words'

type Apprentice = ApprenticeAnswer['data']

/** The people of the seeded ficha as their own screens show them. */
async function peopleOf(server: Server, session: Session): Promise<Apprentice[]> {
  const get = <T>(path: string) => callApi<T>(server, path, { session })
  const { aprendices } = await get<FichaAnswer>(`/fichas/${SEEDED_FICHA}`)
  return Promise.all(
    aprendices.map(
      async ({ nro_documento }) => (await get<ApprenticeAnswer>(`/fichas/aprendiz/${nro_documento}`)).data,
    ),
  )
}

const isPending = ({ juicio_evaluativo }: Apprentice['competencias'][number]['resultados_aprendizaje'][number]) =>
  juicio_evaluativo.estado === 'pendiente'

for (const language of inOne('en')) {
  const words = WORDS[language]

  test.describe(`what a ficha lacks (${language})`, () => {
    let people: Apprentice[]
    test.beforeEach(async ({ page, server, signedIn: _ }) => {
      await startIn(page, language)
      const session = await signInAs(server)
      await seedFicha(server, session)
      await importReport(server, session)
      people = await peopleOf(server, session)
      await page.goto(fichaPath(SEEDED_FICHA))
    })

    test('a map with each person’s approved outcomes, what most lack first', async ({ page }) => {
      await page.getByRole('link', { name: words.map, exact: true }).click()
      const table = page.getByRole('table')
      const heads = table.locator('thead th:has([title])')
      await expect(heads).toHaveCount(people[0]?.competencias.length ?? 0)

      await test.step('a competency leads to who lacks it', async () => {
        const counts = (await heads.allInnerTexts()).map((text) => Number(/\d+$/.exec(text.trim())?.[0]))
        expect(counts).toEqual(counts.toSorted((a, b) => b - a))
        await heads.getByRole('link').first().click()
        await expect(page).toHaveURL(/\/faltantes\?.*competencia=\d+$/)
        await page.goBack()
      })
      await test.step('has only who is in training, until others are asked for', async () => {
        const rows = table.locator('tbody tr')
        const before = await rows.count()
        await page.getByRole('link', { name: words.withLeft }).click()
        await expect(rows).toHaveCount(people.length)
        expect(before).toBeLessThan(people.length)
      })
      await test.step('its numbers are those of the person', async () => {
        await page.getByRole('link', { name: words.surname }).click()
        await expect(page).toHaveURL(/orden=apellido/)
        const person = people.find(({ banda }) => banda === 'cerca') ?? people[0]!
        const { nombre, apellido, nro_documento } = person.aprendiz
        const row = table.getByRole('row').filter({ hasText: `${apellido}, ${nombre}` })
        const shown = await row.locator('td:not(:first-of-type)').allInnerTexts()
        const own = person.competencias.map(
          ({ aprobados, resultados_aprendizaje }) => `${aprobados}/${resultados_aprendizaje.length}`,
        )
        expect(shown.map((text) => text.trim()).toSorted()).toEqual(own.toSorted())
        await expectAccessible(page, 'the map')
        await row.locator('td a').nth(1).click()
        await expect(page).toHaveURL(new RegExp(`${apprenticePath(nro_documento)}\\?ficha=${SEEDED_FICHA}$`))
      })
    })

    test('who owes each judgment, how many, since when, and a reminder', async ({ page, context }) => {
      const training = people.filter(({ aprendiz }) => IN_TRAINING_STATES.includes(aprendiz.estado))
      const lacking = training.flatMap(({ competencias }) =>
        competencias.filter(({ resultados_aprendizaje }) => resultados_aprendizaje.some(isPending)),
      )
      const judgments = lacking.flatMap((one) => one.resultados_aprendizaje.filter(isPending)).length
      await page.goto(owedPath(SEEDED_FICHA))
      await expect(page.getByText(words.total(judgments))).toBeVisible()

      await test.step('by competency', async () => {
        await page.getByRole('link', { name: words.byCompetency }).click()
        await expect(page.getByRole('heading', { level: 2 })).toHaveCount(new Set(lacking.map(({ id }) => id)).size)
        await expectAccessible(page, 'owed judgments')
        await page.goBack()
      })
      await test.step('a reminder to copy or to mail', async () => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        const first = page
          .locator('section')
          .filter({ hasText: /\d+ \w+ 20\d\d/ })
          .first()
        await first.getByRole('button', { name: words.remind }).click()
        const dialog = page.getByRole('dialog')
        const text = dialog.getByRole('textbox', { name: words.reminder })
        await expect(text).toHaveValue(new RegExp(`${SEEDED_FICHA}`))
        await expect(text).toHaveValue(words.people)
        await dialog.getByRole('button', { name: words.copy }).click()
        await expect(dialog.getByText(words.copied).first()).toBeVisible()
        const copied = await page.evaluate(() => navigator.clipboard.readText())
        expect(copied).toBe(await text.inputValue())
        expect(copied).toContain(words.polite)
        const link = await dialog.getByRole('link', { name: words.mail }).getAttribute('href')
        expect(link).toMatch(/^mailto:[^?]*\?subject=.+&body=.+/)
        expect(link?.length).toBeLessThanOrEqual(2000)
        await expectAccessible(page, 'a reminder')
        await page.keyboard.press('Escape')
      })
      await test.step('the same as a spreadsheet', async () => {
        const { name, sheets } = await saveSpreadsheet(page, () =>
          page.getByRole('button', { name: words.export }).click(),
        )
        expect(name).toBe(words.file)
        const [headings = [], ...rows] = sheets[0] ?? []
        expect(headings).toHaveLength(13)
        expect(rows.reduce((sum, row) => sum + Number(row[8]), 0)).toBe(judgments)
      })
    })
  })
}

test('without a report both say what to load; the map of 48 people prints whole', async ({
  page,
  server,
  signedIn: _,
}) => {
  const words = WORDS.es
  const session = await signInAs(server)
  await seedFicha(server, session)
  await page.goto(competencyMapPath(SEEDED_FICHA))
  await expect(page.getByText(words.noReport)).toBeVisible()
  await page.goto(owedPath(SEEDED_FICHA))
  await expect(page.getByText(words.noReports)).toBeVisible()
  await page.goto(owedPath(2_700_999))
  await expect(page.getByText(words.unknown)).toBeVisible()
  await page.goto(`${PATHS.owed}?jefe=99999999`)
  await expect(page.getByText(words.done)).toBeVisible()
  await importReport(server, session)
  const map = await callApi<CompetencyMapAnswer>(server, `/fichas/${SEEDED_FICHA}/mapa`, { session })
  await page.route('**/api/fichas/*/mapa', (route) => route.fulfill({ json: large(map) }))
  await page.goto(competencyMapPath(SEEDED_FICHA))
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(48)
  const pages = await readPdf(await page.pdf({ preferCSSPageSize: true }))
  const { aprendices, competencias } = large(map)
  expect(pages.length).toBeLessThanOrEqual(3)
  // A line for each person, and each page wide enough for all competencies.
  const text = pages.map((one) => one.text).join(' ')
  expect(text.split(`${aprendices[0]?.apellido}, ${aprendices[0]?.nombre}`)).toHaveLength(aprendices.length + 1)
  const first = pages[0]?.text.split(' ').filter((word) => word === competencias[0]?.codigo)
  expect(first).toHaveLength(competencias.length)
})

/** The largest ficha that reports have: 48 people, here in 23 competencies. */
function large(map: CompetencyMapAnswer): CompetencyMapAnswer {
  const [competency] = map.competencias
  const [person] = map.aprendices
  if (!competency || !person) throw new Error('The map is empty.')
  const competencias = Array.from({ length: 23 }, (_, id) => ({ ...competency, id, resultados: 12, faltan: 500 - id }))
  const aprobados = competencias.map(({ id }) => id % 13)
  const aprendices = Array.from({ length: 48 }, (_, place) => ({
    ...person,
    nro_documento: String(1_000_000 + place),
    nombre: 'MARÍA FERNANDA ALEJANDRA',
    en_formacion: true,
    retirado: false,
    aprobados,
  }))
  return { ...map, competencias, aprendices }
}
