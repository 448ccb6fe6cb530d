import { expect, type Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from './axe'
import { overflowOf } from './overflow'

/** The areas whose examples have most kinds of elements that axe checks. */
const CHECKED = ['form', 'table']

/** Opens every area of the kit's catalogue on a small phone: its examples are rendered, fit and respond. */
export async function checkCatalogue(page: Page) {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/kit')
  await expectAccessibleInBothThemes(page, 'the catalogue')
  await expect(page.getByRole('main').getByRole('link', { name: 'Paginator', exact: true })).toBeVisible()
  const areas = await page.getByRole('navigation', { name: 'Areas' }).getByRole('link').allTextContents()
  expect(areas.length).toBeGreaterThan(20)
  for (const area of areas) {
    await page.goto(`/kit#${area}`)
    await expect(page.getByRole('heading', { level: 1, name: area, exact: true })).toBeVisible()
    await expect(page.getByText('Unexpected Application Error')).toHaveCount(0)
    expect.soft(await overflowOf(page), area).toEqual([])
    if (CHECKED.includes(area)) await expectAccessibleInBothThemes(page, `the catalogue's ${area}`)
  }
  await page.goto('/kit#table/Paginator')
  const example = page.getByRole('navigation', { name: 'Páginas: Reservas' })
  await example.getByRole('button', { name: 'Siguiente' }).click()
  await expect(example.getByRole('button', { name: 'Página 3' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('button', { name: 'EN', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Pages: Reservas' })).toBeVisible()
}
