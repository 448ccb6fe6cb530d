import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { Builder, By, Capabilities, error, Key, until } from 'selenium-webdriver'
import { freePort } from '../support/server.mjs'

/** @typedef {import('./smoke.mjs').Browser} Browser */

const TIMEOUT_MS = 20_000
/** Transient errors: the element is being rendered again, has no size yet, or is covered by one that disappears. */
const TRANSIENT = [
  error.StaleElementReferenceError,
  error.ElementNotInteractableError,
  error.ElementClickInterceptedError,
]

/** @param {unknown} thrown */
function retryIfTransient(thrown) {
  if (!TRANSIENT.some((kind) => thrown instanceof kind)) throw thrown
  return false
}

const KEYS = { ArrowDown: Key.ARROW_DOWN, Enter: Key.ENTER, Escape: Key.ESCAPE, Tab: Key.TAB }

/** Waits until the driver answers. @param {string} url */
async function waitUntilReady(url) {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(100)) {
    const answer = await fetch(`${url}/status`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('WebKitWebDriver does not answer')
}

/**
 * WebKitGTK, by WebKitWebDriver on a separate display.
 * @returns {Promise<Browser>}
 */
export async function openWebkit() {
  const port = await freePort()
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1366x1000x24', 'WebKitWebDriver', `--port=${port}`], {
    stdio: 'ignore',
    detached: true,
  })
  const url = `http://127.0.0.1:${port}`
  const stop = () => process.kill(-(driver.pid ?? 0), 'SIGTERM')
  try {
    await waitUntilReady(url)
    const browser = await new Builder()
      .usingServer(url)
      .withCapabilities(new Capabilities({ browserName: 'MiniBrowser' }))
      .build()
    /**
     * Acts on the first visible element. Retries if the page replaces the element meanwhile.
     * @param {string} xpath
     * @param {(element: import('selenium-webdriver').WebElement) => Promise<void>} [act]
     */
    const find = (xpath, act = async () => undefined) => {
      const attempt = async () => {
        for (const element of await browser.findElements(By.xpath(xpath))) {
          const isVisible = await browser.executeScript('return arguments[0].checkVisibility()', element)
          if (isVisible) return act(element).then(() => true)
        }
        return false
      }
      return browser.wait(() => attempt().catch(retryIfTransient), TIMEOUT_MS, xpath)
    }
    return {
      version: (await browser.getCapabilities()).getBrowserVersion() ?? '',
      go: (address) => browser.get(address),
      see: async (xpath) => void (await find(xpath)),
      click: async (xpath) => {
        await find(xpath, async (element) => {
          // The driver also clicks an element of which only a line is visible.
          await browser.executeScript('arguments[0].scrollIntoView({ block: "center" })', element)
          await element.click()
        })
      },
      type: (text) => browser.actions().sendKeys(text).perform(),
      press: (key) => browser.actions().sendKeys(KEYS[key]).perform(),
      choose: async (xpath, file) =>
        (await browser.wait(until.elementLocated(By.xpath(xpath)), TIMEOUT_MS, xpath)).sendKeys(file),
      run: (script) => browser.executeScript(`return ${script}`),
      close: () => browser.quit().finally(stop),
    }
  } catch (thrown) {
    stop()
    throw thrown
  }
}
