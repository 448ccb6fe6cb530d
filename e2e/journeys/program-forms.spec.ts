import { fixture } from '../support/fixtures'
import { expect, test } from '../support/test'
import { ANY, pattern, textsIn } from '../support/texts'

const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'

test('a program is created with the keyboard alone, and edited', { tag: '@main' }, async ({ page, signedIn: _ }) => {
  const t = textsIn('es')
  await page.goto('/programs?crear')
  const form = page.getByRole('dialog', { name: t('programs:create.title') })
  await expect(form.getByRole('button', { name: t('programs:create.submit') })).toBeVisible()
  const field = form.getByLabel(t('programs:create.file'))
  // Waits from before the key press, so that the browser intercepts the file chooser in time.
  const opened = page.waitForEvent('filechooser')
  await field.focus()
  await expect(field).toBeFocused()
  await page.keyboard.press('Space')
  await (await opened).setFiles(fixture(REPORT))
  await expect(form.getByLabel(t('kit:label.nombre_programa'))).not.toHaveValue('')
  await field.focus()
  const stops = [
    form.locator('summary', { hasText: t('programs:file.competencies') }),
    form.getByLabel(t('kit:label.nombre_programa')),
    form.getByLabel(t('kit:label.total_horas')),
  ]
  // The button that removes the file.
  await page.keyboard.press('Tab')
  for (const stop of stops) {
    await page.keyboard.press('Tab')
    await expect(stop).toBeFocused()
  }
  await page.keyboard.insertText('3.984 horas')
  await page.keyboard.press('Tab')
  await expect(form.getByLabel(t('kit:label.nivel'))).toBeFocused()
  await page.keyboard.press('ArrowDown')
  for (const _step of ['cancel', 'create']) await page.keyboard.press('Tab')
  await expect(form.getByRole('button', { name: t('programs:create.submit') })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/programas\/\d+$/)

  await page.getByRole('button', { name: pattern(t('programs:edit.named', { name: ANY })) }).click()
  const edit = page.getByRole('dialog', { name: t('programs:edit.title') })
  await expect(edit.getByLabel(t('kit:label.total_horas'))).toHaveValue('3984')
  await edit.getByLabel(t('kit:label.total_horas')).fill('4000')
  await edit.getByRole('button', { name: t('programs:edit.submit') }).click()
  await expect(edit).toBeHidden()
  await expect(page.getByRole('main')).toContainText('4.000')
})
