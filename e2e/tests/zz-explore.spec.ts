import { overflowOf } from '../support/overflow'
import { cutText, withTextSpacing } from '../support/cut-text'
import { coveredFocus } from '../support/covered-focus'
import { lostInForcedColors } from '../support/forced-colors'
import { PUBLIC, SIGNED_IN, detailScreens } from './accessible.spec'
import { signInAs, storeSession } from '../support/session.mjs'
import { demoTest as test, expect } from '../support/test'
test.setTimeout(900_000)
test('explore', async ({ page, server }) => {
  const session = await signInAs(server)
  const look = async (path: string) => {
    await page.setViewportSize({ width: 1280, height: 600 })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const say = (what: string, list: string[]) => list.length && console.log(`${path} ${what}\n   ${list.join('\n   ')}`)
    const t = Date.now()
    say('FORCED', await lostInForcedColors(page))
    say('COVERED 1280', await coveredFocus(page))
    say('SPACED 1280', await withTextSpacing(page, async () => [...(await cutText(page)), ...(await overflowOf(page))]))
    await page.setViewportSize({ width: 320, height: 256 })
    say('CUT 320', [...(await cutText(page)), ...(await overflowOf(page))])
    say('COVERED 320', await coveredFocus(page))
    say('SPACED 320', await withTextSpacing(page, async () => [...(await cutText(page)), ...(await overflowOf(page))]))
    console.log(path, Date.now() - t, 'ms')
  }
  for (const path of PUBLIC) await look(path)
  await storeSession(page, session)
  for (const path of [...SIGNED_IN, ...(await detailScreens(server, session))]) await look(path)
})
