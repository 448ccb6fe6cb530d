import puppeteer from 'puppeteer-core'

/** @typedef {import('./smoke.mjs').Browser} Browser */

/**
 * Firefox, by WebDriver BiDi.
 * @param {string} program path of the browser
 * @returns {Promise<Browser>}
 */
export async function openFirefox(program) {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: { 'intl.accept_languages': 'es-CO' },
  })
  const page = await browser.newPage()
  await page.setViewport({ width: 1366, height: 900 })
  /** @param {string} xpath */
  const find = (xpath) => page.locator(`::-p-xpath(${xpath})`).setTimeout(20_000)
  return {
    version: await browser.version(),
    go: async (url) => void (await page.goto(url)),
    see: async (xpath) => void (await find(xpath).waitHandle()),
    click: (xpath) => find(xpath).click(),
    type: async (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    choose: async (xpath, file) => {
      const field = /** @type {import('puppeteer-core').ElementHandle<HTMLInputElement>} */ (
        await page.waitForSelector(`::-p-xpath(${xpath})`)
      )
      await field.uploadFile(file)
    },
    run: (script) => page.evaluate(script),
    close: () => browser.close(),
  }
}
