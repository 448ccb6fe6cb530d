import type { Page } from '@playwright/test'
import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { createPerson, headSeededFicha } from '../support/people'
import { SEEDED_FICHA } from '../support/seed-ficha'
import { startIn } from '../support/start-in'
import { demoTest, expect, test } from '../support/test'
import { WORDS } from './instructors.words'

const PERSON = '1098765432'

for (const language of inOne('en')) {
  const words = WORDS[language]

  test(`the table of instructors is searched, sorted and filtered in its address (${language})`, async ({
    page,
    server,
    seeded: admin,
  }) => {
    await createPerson(server, admin, PERSON, { apellido: 'Ávila', tipo: 'tecnico' })
    await createPerson(server, admin, '52000111', { nombre: 'Eva' })
    await startIn(page, language)
    await page.goto('/instructors')
    await expect(documents(page)).toHaveText([`CC ${PERSON}`, 'CC 52000111'])

    await test.step('without one’s own row, found by words and by a document with dots', async () => {
      for (const [text, found] of [
        ['avila marina', `CC ${PERSON}`],
        ['1.098.765', `CC ${PERSON}`],
        ['cc 52000111', 'CC 52000111'],
      ] as const) {
        await page.getByRole('searchbox').fill(text)
        await expect(documents(page)).toHaveText([found])
      }
      await expect(page).toHaveURL(/buscar=cc\+52000111/)
      await page.getByRole('searchbox').fill('')
      await expect(page).not.toHaveURL(/buscar/)
    })

    await test.step('the order and the type are kept over a reload', async () => {
      await page.getByRole('button', { name: words.document }).click()
      await expect(documents(page)).toHaveText(['CC 52000111', `CC ${PERSON}`])
      await page.getByLabel(words.type, { exact: true }).selectOption({ label: words.technical })
      await expect(documents(page)).toHaveText([`CC ${PERSON}`])
      await page.reload()
      await expect(documents(page)).toHaveText([`CC ${PERSON}`])
      await expect(page).toHaveURL(/orden=documento&tipo=tecnico|tipo=tecnico&orden=documento/)
      await page.goto('/instructors?tipo=clave')
      await page.getByRole('button', { name: words.everyType }).click()
      await expect(documents(page)).toHaveCount(2)
    })
  })

  test(`a person’s view has an address and links to the fichas headed (${language})`, async ({
    page,
    server,
    seeded: admin,
  }) => {
    const { id } = await createPerson(server, admin, PERSON)
    await headSeededFicha(server, admin, PERSON)
    await startIn(page, language)
    await page.goto('/instructors')
    await page.getByRole('button', { name: words.view }).click()
    await expect(page).toHaveURL(new RegExp(`ver=${id}`))
    await page.reload()
    const view = page.getByRole('dialog', { name: words.viewTitle })
    for (const text of [`${PERSON}@fichero.example`, PERSON, words.role]) await expect(view).toContainText(text)
    await expectAccessibleInBothThemes(page, 'the view of a person')
    await view.getByRole('link', { name: String(SEEDED_FICHA) }).click()
    await expect(page).toHaveURL(new RegExp(`/fichas/visualizar/${SEEDED_FICHA}$`))
    await page.goBack()
    await expect(view).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(view).toBeHidden()
    await expect(page).not.toHaveURL(/ver=/)
    await page.goto('/instructors?ver=999999')
    await expect(view).toContainText(words.notFound)
  })
}

demoTest(
  'a phone shows the buttons two by two, and a person in two lines, with the box beside the name',
  async ({ page, signedIn: _ }) => {
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
  },
)

const documents = (page: Page) => page.locator('tbody td[data-label]:nth-child(2)')
