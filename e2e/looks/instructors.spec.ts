import { expect, demoTest as test } from '../support/test'

test('a phone shows the buttons two by two, and a person in two lines, with the box beside the name', async ({
  page,
  signedIn: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/instructors')
  await expect(page.getByRole('button', { name: 'Crear instructor' })).toBeVisible()
  await expect(page.getByRole('link', { name: /solicitud/ })).toBeVisible()
  const buttons = page.getByRole('main').locator('header .mantine-Button-root')
  const tops = () => buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  await expect(buttons).toHaveCount(4)
  await expect.poll(async () => new Set(await tops()).size).toBe(2)
  const person = page.getByRole('rowheader').first()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const [box, name, line] = await Promise.all(
      [page.getByRole('checkbox').first(), person.getByRole('button'), person].map((part) => part.boundingBox()),
    )
    if (!box || !name || !line) throw new Error('A person has no box, no name or no line.')
    const offset = Math.abs(box.y + box.height / 2 - (name.y + 10))
    expect(offset, `the box beside the first line of the name at ${width} px`).toBeLessThan(5)
    expect(line.height, `two lines at ${width} px, and a third for a long name`).toBeLessThanOrEqual(
      width === 320 ? 76 : 56,
    )
  }
  await person.getByRole('button').click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Deshabilitar a / })).toBeVisible()
})
