import { expectAccessible } from '../support/axe'
import { inOne } from '../support/languages'
import { callApi, signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, test } from '../support/test'
import { pattern, some, textsIn } from '../support/texts'

for (const language of inOne('es')) {
  const t = textsIn(language)
  const attempt = (number: number, result: string) =>
    pattern(`${t('connection:nth', { number })} ${result}${some(/.*/)}${t('connection:time', { time: some(/\d+/) })}`)

  test(`the connection test shows the answer of the API (${language})`, async ({ page, server }) => {
    await startIn(page, language)
    const send = page.getByRole('button', { name: t('connection:send') })
    const newest = page.getByRole('article').first()
    await page.goto('/test-connection')
    await send.click()
    await expect(newest).toContainText(attempt(1, t('connection:status', { status: 200 })))
    await expect(newest).toContainText('"simulado": true')
    await expectAccessible(page, 'an answer')
    await page.route('**/api/auth/register*', (route) => route.abort())
    await send.click()
    await expect(newest).toContainText(attempt(2, t('connection:unreachable')))
    await expectAccessible(page, 'no answer')
    await page.unroute('**/api/auth/register*')
    const sample = JSON.parse(await page.locator('pre').first().innerText()) as unknown
    const again = () => callApi(server, '/auth/register?simular=true', { method: 'POST', body: sample })
    await Promise.allSettled(Array.from({ length: 10 }, again))
    await send.click()
    await expect(newest).toContainText(attempt(3, t('connection:status', { status: 429 })))
    await expect(newest).toContainText(pattern(t('connection:tooMany', { seconds: some(/\d+/) })))
    const { users } = await callApi<{ users: unknown[] }>(server, '/admin/pending-users', {
      session: await signInAs(server),
    })
    expect(users).toEqual([])
  })
}
