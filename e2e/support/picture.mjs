import { writeFile } from 'node:fs/promises'

const QUALITY = 72

/** The window as WebP, which Playwright itself does not write; `scale` is how many pixels stand for one of the page. */
export async function takeWebp(page, file, scale = 1) {
  const { width, height } = page.viewportSize()
  const devtools = await page.context().newCDPSession(page)
  // A clip is measured from the beginning of the document.
  const { x, y } = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }))
  const clip = { x, y, width, height, scale }
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
  await writeFile(file, Buffer.from(data, 'base64'))
}
