import { apprenticePath } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { expected } from '../support/fixtures'
import { inOne } from '../support/languages'
import { overflowOf } from '../support/overflow'
import { importReport, SEEDED_FICHA } from '../support/seed-ficha'
import type { Server } from '../support/server.mjs'
import { callApi, type Session } from '../support/session.mjs'
import { editedFile } from '../support/spreadsheet'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'
const FORMER = '1900099075'
const PRESENT = '1098000456'
const APPROVED = expected[REPORT]![FORMER]!.resultados_aprobados

const WORDS = {
  es: {
    more: 'Más',
    correct: 'Corregir el documento',
    merge: 'Unir con otra persona',
    other: /^Otra persona de la ficha/,
    kept: 'Número que se conserva',
    table: 'Lo que tiene cada una y lo que resulta',
    approved: 'Resultados aprobados',
    submit: 'Unir las dos personas',
    merged: 'Las dos personas se unieron',
    former: 'Número anterior',
    undo: 'Deshacer',
    unmerged: 'La unión se deshizo: están otra vez las dos personas.',
    number: /^Número de documento/,
    taken: 'ya está en esta ficha',
    mergeThem: 'Unir las dos personas',
    corrected: 'El documento se corrigió',
    uncorrected: 'La corrección se deshizo: la persona tiene el documento de antes.',
    cancel: 'Cancelar',
    discard: 'Descartar',
  },
  en: {
    more: 'More',
    correct: 'Correct the document',
    merge: 'Merge with another person',
    other: /^Another person of the ficha/,
    kept: 'Number that stays',
    table: 'What each person has and what results',
    approved: 'Approved outcomes',
    submit: 'Merge the two people',
    merged: 'The two people were merged',
    former: 'Former number',
    undo: 'Undo',
    unmerged: 'The merge was undone: both people are there again.',
    number: /^Document number/,
    taken: 'is already in this ficha',
    mergeThem: 'Merge the two people',
    corrected: 'The document was corrected',
    uncorrected: 'The correction was undone: the person has the former document.',
    cancel: 'Cancel',
    discard: 'Discard',
  },
} as const

for (const language of inOne('es')) {
  const words = WORDS[language]
  const open = async (page: Page, action: string) => {
    await page.locator('main').getByRole('button', { name: words.more, exact: true }).click()
    await page.getByRole('button', { name: action, exact: true }).click()
  }

  test(`a document is corrected, and two people are merged and separated again (${language})`, async ({
    page,
    server,
    seeded,
  }) => {
    await startIn(page, language)
    await importReport(server, seeded, REPORT)
    await loadWithNewNumber(server, seeded)
    await page.goto(apprenticePath(FORMER, SEEDED_FICHA))
    const dialog = page.getByRole('dialog')

    await test.step('reads what each person has, by the keyboard, and merges', async () => {
      await open(page, words.merge)
      const other = dialog.getByRole('combobox', { name: words.other })
      await other.fill(PRESENT)
      await expect(dialog.getByRole('option', { name: PRESENT })).toBeVisible()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      // The former number is out of the report.
      await expect(dialog.getByLabel(words.kept)).toHaveValue(PRESENT)
      const row = dialog.getByRole('table', { name: words.table }).getByRole('row', { name: words.approved })
      await expect(row.getByRole('cell')).toHaveText([APPROVED, APPROVED, APPROVED].map(String))
      await expectAccessibleInBothThemes(page, 'two people before they are merged')
      await dialog.getByRole('button', { name: words.submit }).click()
      await expect(page.getByText(words.merged)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(PRESENT))
      await expect(page.locator('main').getByText(words.former)).toBeVisible()
      await expectAccessibleInBothThemes(page, 'a person after a merge')
    })

    await test.step('the former number still leads to the person, and undoing separates the two', async () => {
      await page.getByRole('button', { name: words.undo, exact: true }).click()
      await expect(page.getByRole('status').getByText(words.unmerged)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(FORMER))
      await expect(page.locator('main').getByText(words.former)).toHaveCount(0)
    })

    await page.setViewportSize({ width: 390, height: 844 })
    await test.step('on a phone, a number of somebody of the ficha leads to the merge', async () => {
      await open(page, words.correct)
      await dialog.getByLabel(words.number).fill(PRESENT)
      await dialog.getByRole('button', { name: words.correct }).click()
      await expect(dialog.getByText(words.taken)).toBeVisible()
      await expectAccessibleInBothThemes(page, 'a number of somebody else')
      await dialog.getByRole('button', { name: words.mergeThem }).click()
      await expect(dialog.getByRole('table', { name: words.table })).toBeVisible()
      expect(await overflowOf(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    await test.step('another number is corrected and undone', async () => {
      await open(page, words.correct)
      await dialog.getByLabel(words.number).fill('1.098.000.789')
      await dialog.getByRole('button', { name: words.correct }).click()
      await expect(page.getByText(words.corrected)).toBeVisible()
      await expect(page).toHaveURL(/1098000789/)
      await expect(page.locator('main').getByText(`CC\u00a0${FORMER}`)).toBeVisible()
      expect(await overflowOf(page)).toEqual([])
      await page.goto(apprenticePath(FORMER, SEEDED_FICHA))
      await expect(page.locator('main').getByText('1098000789').first()).toBeVisible()
      await page.goBack()
      await page.getByRole('button', { name: words.undo, exact: true }).click()
      await expect(page.getByRole('status').getByText(words.uncorrected)).toBeVisible()
      await expect(page).toHaveURL(new RegExp(FORMER))
    })
  })
}

/** The same report with another number of one person, whose former number leaves the report. */
async function loadWithNewNumber(server: Server, session: Session) {
  const { name, buffer } = editedFile(REPORT, (rows) => {
    for (const row of rows) if (String(row[1]) === FORMER) row[1] = PRESENT
  })
  const body = new FormData()
  body.set('archivo_excel', new Blob([new Uint8Array(buffer)]), name)
  await callApi(server, `/fichas/${SEEDED_FICHA}/evaluaciones?ausentes=fuera`, { method: 'PUT', body, session })
}
