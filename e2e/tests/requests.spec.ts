import { TAKE_BACK_MS } from '@fichero/contract/limits'
import { PATHS } from '@fichero/contract/paths'
import { expectAccessibleInBothThemes } from '../support/axe'
import { inOne } from '../support/languages'
import { createAccessRequest } from '../support/people'
import { callApi, signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { WORDS } from './requests.words'

for (const language of inOne('es')) {
  const words = WORDS[language]

  test(`several requests are decided at once, with possible duplicates in sight (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    const ana = await createAccessRequest(server, 'Ana María', 'Restrepo')
    const again = await createAccessRequest(server, 'ANA MARIA', 'Restrepo')
    const diego = await createAccessRequest(server, 'Diego', 'Cano')
    const elena = await createAccessRequest(server, 'Elena', 'Gil')
    await startIn(page, language)
    await page.goto('/dashboard')
    const question = page.getByRole('alertdialog')
    const box = (name: string) => page.getByRole('checkbox', { name: words.select(name) })

    await test.step('shows who may be the same person', async () => {
      const row = page.getByRole('row').filter({ has: box(again.name) })
      await expect(row).toContainText(words.like)
      await expect(row).toContainText(words.why)
      await expect(page.getByRole('row').filter({ has: box(diego.name) })).not.toContainText(words.why)
    })

    await test.step('approves those that nobody decided meanwhile, and says which not', async () => {
      for (const { name } of [ana, diego, elena]) await box(name).check()
      const admin = await signInAs(server)
      await callApi(server, `/admin/approve-user/${elena.nro_documento}`, { method: 'PATCH', session: admin })
      await page.getByRole('button', { name: words.approve }).click()
      for (const said of [words.askApprove, words.noMail, ana.name, diego.name, elena.name])
        await expect(question).toContainText(said)
      await expectAccessibleInBothThemes(page, 'the question before several requests are approved')
      await question.getByRole('button', { name: words.approve }).click()
      await expect(question).toBeHidden()
      await expect(page.getByText(words.approved).last()).toBeVisible()
      for (const { name } of [ana, diego])
        await expect(page.getByRole('heading', { name: words.handOver(name) })).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: words.refused })).toContainText(elena.name)
      await expect(page.getByRole('checkbox')).toHaveCount(1)
    })

    await test.step('rejects all that are left', async () => {
      await createAccessRequest(server, 'Rosa', 'Gil')
      await page.reload()
      for (const { name } of [ana, diego])
        await expect(page.getByRole('heading', { name: words.handOver(name) })).toBeVisible()
      await page.getByRole('button', { name: words.all }).click()
      await page.getByRole('button', { name: words.reject }).click()
      await expect(question).toContainText(words.askReject)
      await question.getByRole('button', { name: words.reject }).click()
      await expect(page.getByText(words.rejected).last()).toBeVisible()
      await expect(page.getByText(words.none)).toBeVisible()
      await expect(page.getByRole('heading', { name: words.handOver(diego.name) })).toBeFocused()
    })

    await test.step('decides one from the list of instructors, which says that it waits', async () => {
      const { name } = await createAccessRequest(server, 'Saúl', 'Rey')
      await page.goto(PATHS.instructors)
      await page.getByRole('link', { name: words.decideOne }).click()
      await expect(page).toHaveURL(new RegExp(`${PATHS.accessRequests}$`))
      await page.clock.install()
      await page.reload()
      await page.getByRole('button', { name: words.approveOne(name) }).click()
      await page.clock.fastForward(TAKE_BACK_MS)
      await expect(page.getByRole('heading', { name: words.handOver(name) })).toBeFocused()
      // Those of before are still there.
      const handedOver = page.getByRole('button', { name: words.done })
      await expect(handedOver).toHaveCount(3)
      for (let left = 3; left > 0; left--) await handedOver.last().click()
      await expect(handedOver).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await expectAccessibleInBothThemes(page, 'the requests as a screen')
      await page.goto(PATHS.instructors)
      await expect(page.getByRole('searchbox')).toBeVisible()
      await expect(page.getByRole('link', { name: words.decideOne })).toHaveCount(0)
    })
  })
}
