import { expect, demoTest as test } from '../support/test'

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('controls and the links of a table are tall enough for a finger', async ({ page, signedIn: _ }) => {
    await page.goto('/dashboard/fichas')
    const links = page.locator('tbody a:visible')
    await links.first().waitFor()
    const heights = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(24)
    for (const path of [
      '/dashboard',
      '/fichas',
      '/instructors',
      '/instructors/solicitudes',
      '/fichas/tyt',
      '/modulos',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      const low = await page
        .locator('main :is(button, select, input:not([type=checkbox]), label:has(input[type=checkbox]))')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility() && one.getBoundingClientRect().height < 39.5)
            .map(
              (one) =>
                `${one.tagName} ${one.className} ${one.textContent?.slice(0, 40)} ${one.getBoundingClientRect().height}`,
            ),
        )
      expect.soft(low, path).toEqual([])
    }
  })
})

test('fields and links have the same green focus ring', async ({ page, signedIn: _ }) => {
  await page.goto('/instructors')
  const field = page.getByRole('searchbox')
  await field.focus()
  await expect(field).toHaveCSS('outline', 'rgb(37, 111, 0) solid 2px')
  await page.goto('/dashboard/fichas')
  const link = page.locator('tbody a').first()
  await link.focus()
  await expect(link).toHaveCSS('outline', 'rgb(37, 111, 0) solid 2px')
})
