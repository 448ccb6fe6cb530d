import { fixture } from '../support/fixtures'
import { expect, test } from '../support/test'
import { WORDS } from './program-forms.words'

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'

test('a program is created with the keyboard alone, and edited', { tag: '@main' }, async ({ page, signedIn: _ }) => {
  const words = WORDS.es
  await page.goto('/programs?crear')
  const form = page.getByRole('dialog', { name: words.create })
  await expect(form.getByRole('button', { name: words.create })).toBeVisible()
  const field = form.getByLabel(words.file)
  // Waits from before the key press, so that the browser intercepts the file chooser in time.
  const opened = page.waitForEvent('filechooser')
  await field.focus()
  await expect(field).toBeFocused()
  await page.keyboard.press('Space')
  await (await opened).setFiles(fixture(REPORT))
  await expect(form.getByLabel(words.name)).not.toHaveValue('')
  await field.focus()
  const stops = [
    form.locator('summary', { hasText: words.competencies }),
    form.getByLabel(words.name),
    form.getByLabel(words.hours),
  ]
  // The button that removes the file.
  await page.keyboard.press('Tab')
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.insertText('3.984 horas')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel(words.level)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  for (const _step of ['cancel', 'create']) await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: words.create })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/programas\/\d+$/)

  await page.getByRole('button', { name: words.edit }).click()
  const edit = page.getByRole('dialog', { name: words.edit })
  await expect(edit.getByLabel(words.hours)).toHaveValue('3984')
  await edit.getByLabel(words.hours).fill('4000')
  await edit.getByRole('button', { name: words.save }).click()
  await expect(edit).toBeHidden()
  await expect(page.getByRole('main')).toContainText('4.000')
})
