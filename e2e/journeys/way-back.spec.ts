import { fichaPath, missingPath } from '@fichero/contract/paths'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { overflowOf } from '../support/overflow'
import { importReport, SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { signInAs } from '../support/session.mjs'
import { expect, test } from '../support/test'

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const peopleOf = (page: Page) => page.getByRole('main').getByRole('link', { name: /, (CC|CE|TI|PPT) \d+$/ })
const competencies = (page: Page, expanded: boolean) => page.locator('main tbody th').getByRole('button', { expanded })

test('Back restores the scroll position of the list', async ({ page, server, signedIn: _ }) => {
  await seedFicha(server, await signInAs(server))
  await page.setViewportSize({ width: 390, height: 500 })
  // On a phone a person is one link, with the name.
  const people = page.getByRole('table').getByRole('link')
  await page.goto(fichaPath(SEEDED_FICHA))
  await people.last().scrollIntoViewIfNeeded()
  const before = await scrollTop(page)
  expect(before).toBeGreaterThan(500)
  // The sign-in page prefetches the files of this route next time.
  expect(await page.evaluate(() => localStorage.getItem('last-route'))).toBe('/fichas/visualizar/:nroFicha')
  await people.last().click()
  await expect(heading(page)).not.toHaveText(/^Ficha/)
  await expect.poll(() => scrollTop(page)).toBe(0)
  await page.goBack()
  await expect.poll(() => scrollTop(page)).toBe(before)
})

test('a person links to the next one of the list, and Back restores the list', async ({
  page,
  server,
  signedIn: _,
}) => {
  const session = await signInAs(server)
  await seedFicha(server, session)
  await importReport(server, session)
  await page.setViewportSize({ width: 1366, height: 450 })
  const list = page.getByRole('navigation', { name: `Lista: Aprendices de la ficha ${SEEDED_FICHA}` })
  const link = (name: RegExp) => list.getByRole('link', { name })

  await test.step('the head of the table stops below the bar', async () => {
    await page.goto(fichaPath(SEEDED_FICHA))
    const bar = await page.getByRole('banner').first().boundingBox()
    const head = page.locator('main thead th').first()
    await head.waitFor()
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect.poll(async () => (await head.boundingBox())?.y).toBe(bar?.height)
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  await test.step('follows the order and the filter of the list', async () => {
    await page.goto(`${fichaPath(SEEDED_FICHA)}?orden=apellido&estado=EN+FORMACION`)
    await expect(peopleOf(page).first()).toBeVisible()
    const total = await peopleOf(page).count()
    expect(total).toBeGreaterThan(3)
    const surnames = await page.locator('main tbody tr td:nth-child(3)').allTextContents()
    await peopleOf(page).first().click()
    for (const [index, surname] of surnames.slice(0, 3).entries()) {
      await expect(heading(page)).toContainText(surname)
      await expect(list).toContainText(`${index + 1} de ${total}`)
      if (index === 0) await expect(link(/^Anterior/)).toHaveCount(0)
      await link(/^Siguiente:/).click()
    }
    await expect(list).toContainText(`4 de ${total}`)
    await expect(heading(page)).toBeVisible()
    await expectAccessible(page, 'an apprentice opened from a list')
  })
  await test.step('keys open the previous and the next person, also after a reload', async () => {
    const before = (await heading(page).textContent()) ?? ''
    await page.keyboard.press('Alt+ArrowUp')
    await expect(heading(page)).not.toHaveText(before)
    await expect(competencies(page, true).first()).toBeVisible()
    await page.reload()
    await expect(competencies(page, true).first()).toBeVisible()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(heading(page)).toHaveText(before)
  })
  await test.step('the page of the person fits on a phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await expect(link(/^Anterior/)).toBeInViewport()
    expect(await overflowOf(page)).toEqual([])
    const boxes = await Promise.all((await list.getByRole('link').all()).map((one) => one.boundingBox()))
    const row = boxes.flatMap((box) => (box && box.y === boxes[0]?.y ? [box] : [])).toSorted((a, b) => a.x - b.x)
    expect(row).toHaveLength(3)
    for (const [index, { x }] of row.entries()) {
      const before = row[index - 1]
      if (before) expect(x, 'the neighbours do not overlap').toBeGreaterThanOrEqual(before.x + before.width)
    }
    await page.setViewportSize({ width: 1366, height: 768 })
  })
  await test.step('Back opens the list, not the previous people', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/orden=apellido&estado=EN/)
  })
  await test.step('expanded groups of what is missing stay expanded', async () => {
    await page.goto(missingPath(SEEDED_FICHA))
    const groups = page.locator('main li button[aria-expanded]')
    await groups.nth(1).click()
    await page.locator('main h3').getByRole('link').nth(1).click()
    await expect(
      page.getByRole('navigation', { name: `Lista: Lo que falta en la ficha ${SEEDED_FICHA}` }),
    ).toContainText('2 de ')
    await page.getByRole('link', { name: /^2 de / }).click()
    await expect(groups.nth(1)).toHaveAttribute('aria-expanded', 'true')
    await expect(groups.nth(0)).toHaveAttribute('aria-expanded', 'false')
  })
})
