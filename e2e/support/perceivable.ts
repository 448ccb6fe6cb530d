import { expect, type Page } from '@playwright/test'
import { coveredFocus } from './covered-focus'
import { cutText, withTextSpacing } from './cut-text'
import { lostInForcedColors } from './forced-colors'
import { overflowOf } from './overflow'

const WIDE = { width: 1280, height: 600 }
/** 1280 x 1024 zoomed to 400 %. */
const ENLARGED = { width: 320, height: 256 }

/**
 * Fails at the end of the test if something on the current page is lost in forced colours, with zoom or with text spacing, or if
 * a focused element is covered.
 */
export async function expectPerceivable(page: Page, where: string) {
  const fits = async () => [...(await cutText(page)), ...(await overflowOf(page))]
  expect.soft(await lostInForcedColors(page), `${where} in forced colours`).toEqual([])
  for (const size of [WIDE, ENLARGED]) {
    await page.setViewportSize(size)
    const at = `${where} at ${size.width} x ${size.height}`
    expect.soft(await coveredFocus(page), `focus on ${at}`).toEqual([])
    if (size === ENLARGED) expect.soft(await fits(), at).toEqual([])
    expect.soft(await withTextSpacing(page, fits), `${at} with spaced text`).toEqual([])
  }
  await page.setViewportSize(WIDE)
}
