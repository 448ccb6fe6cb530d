import { fichaPath } from '@fichero/contract/paths'
import { expected } from '../support/fixtures'
import { inOne } from '../support/languages'
import { openMore } from '../support/open-more'
import { importReport, SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { saveSpreadsheet } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'

const WORDS = {
  es: {
    export: 'Exportar a Excel',
    table: `Aprendices de la ficha ${SEEDED_FICHA}`,
    surnames: 'Apellidos',
    lost: /Error de conexión al servidor/,
  },
  en: {
    export: 'Export to Excel',
    table: `Apprentices of ficha ${SEEDED_FICHA}`,
    surnames: 'Surnames',
    lost: /The server cannot be reached/,
  },
} as const

for (const language of inOne('es')) {
  const words = WORDS[language]

  test.describe(`a spreadsheet of what the screen shows (${language})`, () => {
    test.beforeEach(async ({ page, server, signedIn: _ }) => {
      await startIn(page, language)
      const session = await signInAs(server)
      await seedFicha(server, session)
      await importReport(server, session, REPORT)
    })

    test('the people of a ficha, with the percentages of the report', async ({ page }) => {
      await page.goto(fichaPath(SEEDED_FICHA))
      const rows = page.getByRole('table', { name: words.table }).getByRole('row')
      const people = Object.entries(expected[REPORT] ?? {})
      await expect(rows).toHaveCount(people.length + 1)
      await openMore(page)
      const { name, sheets } = await saveSpreadsheet(page, () =>
        page.getByRole('button', { name: words.export }).click(),
      )
      expect(name).toBe(`ficha-${SEEDED_FICHA}.xlsx`)
      const [headings, ...saved] = sheets[0] ?? []
      expect(headings).toContain(words.surnames)
      const percentages = Object.fromEntries(saved.map((row) => [row[1], row[7]]))
      expect(percentages).toEqual(
        Object.fromEntries(people.map(([document, { porcentaje_tyt }]) => [document, porcentaje_tyt])),
      )
    })

    test('a failure is told, and the next try works', async ({ page }) => {
      await page.goto(fichaPath(SEEDED_FICHA))
      await page.route('**/exportacion*', (route) => route.abort())
      const button = page.getByRole('button', { name: words.export })
      await openMore(page)
      await button.click()
      await expect(page.getByText(words.lost).filter({ visible: true })).toBeVisible()
      await page.unroute('**/exportacion*')
      await openMore(page)
      expect((await saveSpreadsheet(page, () => button.click())).name).toBe(`ficha-${SEEDED_FICHA}.xlsx`)
    })
  })
}
