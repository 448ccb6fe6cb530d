import { apprenticePath, fichaPath } from '@fichero/contract/paths'
import { chooseFicha } from '../support/demo-system.mjs'
import { inOne } from '../support/languages'
import { callApi, signInAs } from '../support/session.mjs'
import { startIn } from '../support/start-in'
import { expect, demoTest as test } from '../support/test'

const MAX_PAGES = 4

/** The number of pages, as the document's own list of pages counts them. */
const pagesOf = (pdf: Buffer) =>
  Math.max(...[...pdf.toString('latin1').matchAll(/\/Count (\d+)/g)].map(([, n]) => Number(n)))

for (const language of inOne('es'))
  test(`an apprentice prints on four pages, a ficha with its marks told apart without colour (${language})`, async ({
    page,
    server,
    signedIn: _,
  }) => {
    await startIn(page, language)
    const session = await signInAs(server)
    const get = <T>(path: string) => callApi<T>(server, path, { session })
    const { number, apprentice } = await chooseFicha({ get } as Parameters<typeof chooseFicha>[0])

    await test.step('the apprentice', async () => {
      await page.goto(apprenticePath(apprentice ?? '', number))
      await expect(page.getByRole('table')).toBeVisible()
      const outcomes = await page.locator('tbody[id^="outcomes-"] tr').count()
      expect(outcomes).toBeGreaterThan(70)
      const pages = pagesOf(await page.pdf({ preferCSSPageSize: true }))
      expect(pages).toBeGreaterThan(1)
      expect(pages).toBeLessThanOrEqual(MAX_PAGES)
    })
    await test.step('the ficha', async () => {
      await page.goto(fichaPath(number ?? 0))
      await expect(page.getByRole('table')).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      const style = (selector: string, pseudo?: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((element, before) => {
            const { color, backgroundColor, backgroundImage, printColorAdjust, position } = getComputedStyle(
              element,
              before,
            )
            return { color, backgroundColor, backgroundImage, printColorAdjust, position }
          }, pseudo)
      expect((await style('tbody td a')).color).toBe('rgb(0, 0, 0)')
      // A head that sticks, or in a contained box, is not repeated on the next page.
      expect((await style('thead th')).position).toBe('static')
      const [full, half, empty] = [
        await style('[data-tone="green"]', '::before'),
        await style('[data-tone="orange"]', '::before'),
        await style('[data-tone="neutral"]', '::before'),
      ]
      expect(full).toMatchObject({ backgroundColor: 'rgb(0, 0, 0)', printColorAdjust: 'exact' })
      expect(half.backgroundImage).toContain('gradient')
      expect(empty).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', backgroundImage: 'none' })
      await expect(page.getByRole('searchbox')).toBeHidden()
    })
  })
