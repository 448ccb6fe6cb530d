// Runs the smoke journey in browsers that Playwright cannot drive: the system's Firefox and WebKitGTK. Prints a line for each
// step, and writes the counts into the file REPORT, if given: `node e2e/engines/smoke.mjs [REPORT]`. `ENGINE=Firefox` or
// `ENGINE=WebKitGTK` runs only that engine.
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { startDemo } from '../support/demo-system.mjs'
import { openFirefox } from './firefox.mjs'
import { STEPS } from './steps.mjs'
import { openWebkit } from './webkit.mjs'

/**
 * The browser functions that the steps need. They find elements by XPath, because both drivers support it, and wait for them.
 * @typedef {object} Browser
 * @property {string} version
 * @property {(url: string) => Promise<void>} go
 * @property {(xpath: string) => Promise<void>} see
 * @property {(xpath: string) => Promise<void>} click
 * @property {(text: string) => Promise<void>} type into the focused element
 * @property {(key: 'ArrowDown' | 'Enter' | 'Escape' | 'Tab') => Promise<void>} press
 * @property {(xpath: string, file: string) => Promise<void>} choose
 * @property {(script: string) => Promise<unknown>} run an expression in the page
 * @property {() => Promise<void>} close
 */

/** Debian has Firefox ESR, and Ubuntu has Firefox. */
const firefox = ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find((path) => existsSync(path)) ?? ''
const hasWebkit = ['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run'].every((path) => existsSync(path))

const ENGINES = [
  { name: 'Firefox', isInstalled: firefox !== '', open: () => openFirefox(firefox) },
  { name: 'WebKitGTK', isInstalled: hasWebkit, open: openWebkit },
].filter(({ name }) => !process.env.ENGINE || process.env.ENGINE === name)

const counts = { passed: 0, failed: 0, flaky: [], seconds: {}, skipped: 0 }

/**
 * @param {(typeof ENGINES)[number]} engine
 * @param {string} url
 */
async function runSteps({ name, open }, url) {
  const browser = await open()
  console.log(`${name} ${browser.version}`)
  let at = ''
  try {
    for (const [what, step] of STEPS) {
      at = what
      const started = Date.now()
      await step(browser, url)
      counts.passed += 1
      console.log(`  ✓ ${what} (${Date.now() - started} ms)`)
    }
  } catch (error) {
    const where = await browser.run('location.pathname + "\\n" + document.body.innerText').catch(String)
    throw new Error(`${at}: ${where}`, { cause: error })
  } finally {
    await browser.close()
  }
}

for (const engine of ENGINES) {
  if (!engine.isInstalled) {
    counts.skipped += 1
    console.log(`${engine.name} or its driver is not installed.`)
    continue
  }
  const demo = await startDemo()
  try {
    await runSteps(engine, demo.url)
  } catch (error) {
    counts.failed += 1
    console.error(`  ✘ ${engine.name}:`, error)
  } finally {
    await demo.stop()
  }
}
const [report] = process.argv.slice(2)
if (report) await writeFile(report, JSON.stringify(counts))
process.exitCode = counts.failed === 0 ? 0 : 1
