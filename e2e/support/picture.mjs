import { writeFile } from 'node:fs/promises'

const QUALITY = 66

/**
 * Takes a WebP screenshot of the viewport, a format that Playwright does not write. `scale` is image pixels per CSS
 * pixel.
 */
export async function takeWebp(page, file, scale = 1) {
  const { width, height } = page.viewportSize()
  const devtools = await page.context().newCDPSession(page)
  // Clips are relative to the start of the document.
  const { x, y } = await page.evaluate(() => ({ x: window.scrollX, y: window.scrollY }))
  const clip = { x, y, width, height, scale }
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY, clip })
  await writeFile(file, Buffer.from(data, 'base64'))
}
