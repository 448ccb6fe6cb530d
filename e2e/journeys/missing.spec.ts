import type { MissingAnswer } from '@fichero/contract/missing.schema'
import { apprenticePath, fichaPath } from '@fichero/contract/paths'
import { isNear } from '@fichero/contract/tyt'
import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { importReport, SEEDED_FICHA, seedFicha } from '../support/seed-ficha'
import { callApi, signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { ANY, pattern, some, textsIn } from '../support/texts'

const groupsOf = (page: Page, name: string) => page.getByRole('list', { name, exact: true }).locator('> li')

for (const language of inOne('es')) {
  const t = textsIn(language)

  test.describe(`what is missing in a ficha (${language})`, () => {
    let missing: MissingAnswer
    test.beforeEach(async ({ page, server, signedIn: _ }) => {
      await startIn(page, language)
      const session = await signInAs(server)
      await seedFicha(server, session)
      await importReport(server, session)
      missing = await callApi<MissingAnswer>(server, `/fichas/${SEEDED_FICHA}/faltantes`, { session })
    })

    test('by apprentice, by outcome and by instructor, by keyboard', { tag: '@main' }, async ({ page, context }) => {
      const { totales, aprendices, resultados, responsables } = missing
      const heads = page.locator('main h3 > button')
      await test.step('the dashboard says that the head has work', async () => {
        await page.goto('/dashboard')
        await expect(
          page.getByRole('link', { name: pattern(t('fichas:own.lacks', { count: 2, number: some(/\d+/) })) }),
        ).toBeVisible()
        await expect(page.getByText(t('shell:dashboard.nothingWaits'))).toBeHidden()
      })
      const names = page.locator('main h3 > a')
      const [person] = aprendices
      await page.goto(fichaPath(SEEDED_FICHA))
      await page.getByRole('link', { name: `${t('fichas:section.missing')} ${totales.faltan}` }).click()
      await expect(page.getByRole('heading', { level: 2, name: t('fichas:section.missing') })).toBeVisible()
      await expect(
        page.getByText(t('fichas:missing.total', { count: totales.faltan, number: totales.faltan })),
      ).toBeVisible()
      const leftOut = pattern(t('fichas:missing.leftOut', { count: 2, number: some(/\d+/), states: ANY }))
      await expect(page.getByText(leftOut)).toBeVisible()

      await test.step('the person who lacks the most is first, and expands to the outcomes', async () => {
        await expect(names).toHaveCount(totales.con_faltantes)
        await expect(names.first()).toHaveText(`${person?.apellido}, ${person?.nombre}`)
        const group = groupsOf(page, t('fichas:missing.view.aprendiz')).first()
        await expect(group).toContainText(
          t('fichas:missing.lacks', { count: person?.faltantes.length, number: person?.faltantes.length }),
        )
        await group.getByRole('button', { expanded: false }).focus()
        await page.keyboard.press('Enter')
        await expect(group.locator('section li')).toHaveCount(person?.faltantes.length ?? 0)
        await expect(group.getByRole('link').first()).toHaveAttribute(
          'href',
          apprenticePath(person?.nro_documento ?? '', SEEDED_FICHA),
        )
        await expectAccessible(page, 'what an apprentice lacks')
      })
      await test.step('writes to the people one by one, and the list says who was told', async () => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        const all = page.getByRole('button', {
          name: t('fichas:walk.open', { number: totales.con_faltantes }),
        })
        const dialog = page.getByRole('dialog')
        const next = aprendices[1]
        await all.click()
        await expect(dialog.getByRole('heading', { level: 3 })).toBeFocused()
        await dialog.getByRole('button', { name: t('fichas:message.copy') }).click()
        await expect(dialog.getByText(t('fichas:notice.recorded')).first()).toBeVisible()
        await expectAccessible(page, 'a message to the first of several people')
        await dialog.getByRole('button', { name: t('fichas:walk.next'), exact: true }).click()
        const heading = dialog.getByRole('heading', { level: 3 })
        await expect(heading).toContainText(`${next?.apellido}, ${next?.nombre}`)
        await page.keyboard.press('Escape')
        const told = t('fichas:notice.todayByYou', { channel: t('fichas:notice.channel.copia') })
        await expect(groupsOf(page, t('fichas:missing.view.aprendiz')).first()).toContainText(told)
        await all.click()
        await expect(heading).toContainText(`${next?.apellido}, ${next?.nombre}`)
        await page.keyboard.press('Escape')
      })
      await test.step('filters the people who are near the goal', async () => {
        const near = aprendices.filter(({ faltan_para_lista }) => isNear(faltan_para_lista)).length
        expect(near).toBeGreaterThan(0)
        const filter = pattern(t('fichas:missing.who.near', { most: 3, number: near, goal: some(/75\s?%/) }))
        await page.getByRole('link', { name: filter }).click()
        await expect(names).toHaveCount(near)
        await page.goBack()
      })
      await test.step('an outcome expands to the names', async () => {
        await page.getByRole('link', { name: t('fichas:missing.view.resultado') }).click()
        await expect(heads).toHaveCount(resultados.length)
        await heads.first().click()
        const most = Math.max(...resultados.map(({ faltan }) => faltan))
        await expect(page.locator('main section section li')).toHaveCount(most)
        await expectAccessible(page, 'who lacks an outcome')
      })
      await test.step('lists who owes judgments, and unknown evaluators last', async () => {
        await page.getByRole('link', { name: t('fichas:missing.view.instructor') }).click()
        const isUnknown = aprendices.some(({ faltantes }) => faltantes.some(({ responsable }) => responsable === null))
        await expect(heads).toHaveCount(responsables.length + Number(isUnknown))
        await expect(page.locator('main section section li li')).toHaveCount(totales.faltan)
        await expectAccessible(page, 'who owes judgments')
      })
      await test.step('what is on the screen is copied as a table that the page accepts', async () => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        const refused = page.evaluate(
          () =>
            new Promise((resolve) => document.addEventListener('securitypolicyviolation', () => resolve('refused'))),
        )
        await page.getByRole('button', { name: t('fichas:copyTable.action') }).click()
        const message = page.getByText(t('fichas:copyTable.copied', { count: totales.faltan }))
        await expect(message.filter({ visible: true })).toHaveCount(1)
        const copied = await page.evaluate(async () => {
          const [item] = await navigator.clipboard.read()
          return (await item?.getType('text/html'))?.text()
        })
        expect(copied?.match(/<tr>/g)).toHaveLength(totales.faltan + 1)
        expect(await Promise.race([refused, page.evaluate(() => 'accepted')])).toBe('accepted')
      })
    })
  })
}
