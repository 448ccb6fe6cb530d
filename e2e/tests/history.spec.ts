import { openAsBlob } from 'node:fs'
import { expectAccessible } from '../support/axe'
import { expected, fixture } from '../support/fixtures'
import { inOne } from '../support/languages'
import { overflowOf } from '../support/overflow'
import { SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import { callApi, signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

const FIRST_REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
const LATER_REPORT = 'Reporte de Juicios Evaluativos 2888001 (1).xls'

/** The person whom only the later report names. */
const NEWCOMER =
  Object.keys(expected[LATER_REPORT] ?? {}).find((document) => !(document in (expected[FIRST_REPORT] ?? {}))) ?? ''

const WORDS = {
  es: {
    loads: /^Cargas \d/,
    changes: /^Ver cambios: «Reporte de Juicios Evaluativos 2888001 \(1\)\.xls»/,
    enrolled: 'Matrícula nueva',
    undo: 'Deshacer carga',
    ask: `¿Deshacer la carga de «${LATER_REPORT}»?`,
    leaves: '1 aprendiz que se matriculó con el reporte saldrá de la ficha',
    undone: `Ficha ${SEEDED_FICHA}: se deshizo la carga de «${LATER_REPORT}»`,
    entry: `Se deshizo «${LATER_REPORT}»`,
    older: /^Solo se puede deshacer la carga más reciente/,
    creation: /^Con este archivo se creó la ficha/,
    before: 'Antes',
    nobody: 'Aún no se ha cargado ningún reporte',
  },
  en: {
    loads: /^Loads \d/,
    changes: /^Show changes: “Reporte de Juicios Evaluativos 2888001 \(1\)\.xls”/,
    enrolled: 'New enrolment',
    undo: 'Undo load',
    ask: `Undo the load of “${LATER_REPORT}”?`,
    leaves: '1 apprentice enrolled by the report will leave the ficha',
    undone: `Ficha ${SEEDED_FICHA}: the load of “${LATER_REPORT}” was undone`,
    entry: `“${LATER_REPORT}” was undone`,
    older: /^Only the newest load of the ficha can be undone/,
    creation: /^The ficha was created with this file/,
    before: 'Before',
    nobody: 'No judgments report has been loaded yet',
  },
} as const

for (const language of inOne('es')) {
  const words = WORDS[language]

  test(`a ficha's loads are told, and the newest is undone (${language})`, async ({ page, server, signedIn: _ }) => {
    await startIn(page, language)
    await seedFicha(server, await signInAs(server))
    for (const report of [FIRST_REPORT, LATER_REPORT]) await load(server, report)
    await page.goto(`/fichas/visualizar/${SEEDED_FICHA}`)
    const main = page.locator('main')
    const entries = main.getByRole('listitem').filter({ has: page.getByRole('button', { name: /«|“/ }) })

    await expect(main.getByRole('link', { name: NEWCOMER })).toBeVisible()

    await test.step('reads who loaded what, and once why the older ones stay', async () => {
      await main.getByRole('link', { name: words.loads }).click()
      await expect(entries).toHaveCount(3)
      await expect(entries.nth(0)).toContainText(/20 nov 2026/i)
      await expect(entries.nth(1)).toContainText(/14 nov 2026/i)
      await expect(main.getByText(words.older)).toHaveCount(1)
      await expect(main.getByRole('button', { name: words.undo })).toHaveCount(1)
    })

    await test.step('opens a load, and one of its people', async () => {
      await main.getByRole('button', { name: words.changes }).click()
      const newcomer = entries.nth(0).getByRole('listitem').filter({ hasText: words.enrolled })
      await expect(newcomer).toHaveCount(1)
      await newcomer.locator('summary').click()
      await expect(newcomer.getByRole('columnheader', { name: words.before })).toBeVisible()
      await expectAccessible(page, 'the changes of a load')
      for (const width of [390, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 })
        await expect.poll(() => overflowOf(page), `${width} px`).toEqual([])
      }
    })

    await test.step('undoes it, after reading what it gives back', async () => {
      await main.getByRole('button', { name: words.undo }).click()
      const dialog = page.getByRole('alertdialog', { name: words.ask })
      await expect(dialog.getByText(words.leaves)).toBeVisible()
      await expectAccessible(page, 'the question before undoing')
      await dialog.getByRole('button', { name: words.undo }).click()
      await expect(page.getByRole('status').getByText(words.undone)).toBeVisible()
      await expect(dialog).toBeHidden()
      await expect(entries.first()).toContainText(words.entry)
      await expect(main.getByRole('link', { name: NEWCOMER })).toHaveCount(0)
    })

    await test.step('undoes the one before it too; the file of the creation stays', async () => {
      await main.getByRole('button', { name: words.undo }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: words.undo }).click()
      await expect(main.getByText(words.nobody, { exact: true })).toBeVisible()
      await expect(main.getByText(words.creation)).toBeVisible()
      await expect(main.getByRole('button', { name: words.undo })).toHaveCount(0)
    })
  })
}

/** Another user loads a report through the API. */
async function load(server: Server, report: string) {
  const body = new FormData()
  body.set('archivo_excel', await openAsBlob(fixture(report)), report)
  const session = await signInAs(server)
  await callApi(server, `/fichas/${SEEDED_FICHA}/evaluaciones`, { method: 'PUT', body, session })
}
