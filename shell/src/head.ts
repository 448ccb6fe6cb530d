// Inline script in the page's head (`PagePlugin`), which runs before any file has loaded. It sets theme and language,
// prefetches data, starts to load the files, and shows the first rows of a list from templates once their data has arrived.
import './first-paint.js'
import { PRELOADS_ID, SCRIPTS_ID } from '@fichero/contract/first-calls'
import { prefetchFirstCalls } from '@fichero/kit/api/prefetch-first-calls'
import { areRowsShown, showRows } from '@fichero/kit/first-rows/show-rows'
import { recordEarlyClicks } from './early-presses'
import { storedLanguage } from './i18n/language'

/** Timeout in ms, for the first paint of rows or of a prerendered page. Scripts wait for that paint, because they delay it. */
const PAINT_TIMEOUT = 150

/** Returns a copy of the content of a template. */
const cloneTemplate = (id: string) =>
  document.importNode((document.getElementById(id) as HTMLTemplateElement).content, true)
/** Resolves when the target dispatches one of these events. */
const anyEvent = (target: EventTarget, ...names: string[]) =>
  new Promise((resolve) => {
    for (const name of names) target.addEventListener(name, resolve)
  })

/** Resolves when the document is parsed. */
const parsed = async () => document.readyState === 'loading' && anyEvent(document, 'DOMContentLoaded')

/** Resolves when a deferred script would run: the document is parsed, and all style sheets have loaded or failed. */
async function styled() {
  await parsed()
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(sheets.map((link) => link.sheet ?? anyEvent(link, 'load', 'error')))
}

/** Resolves after the next frame is painted. In a background tab, no frame is painted. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

/** Prefetches the data of the page and then loads its files. */
async function load() {
  let rows: Promise<void> | undefined
  try {
    const language = storedLanguage()
    const prefetched = prefetchFirstCalls(language)
    rows = prefetched && showRows(prefetched.response, language).catch(() => undefined)
  } catch {
    // If storage is disabled or the page is not from the server, nothing is prefetched, and the API client makes the request.
  }

  // After the timeout, only rows that are already in the document still delay the scripts, until they are painted.
  const timeout = new Promise((resolve) => setTimeout(() => resolve(areRowsShown() && rows), PAINT_TIMEOUT))
  // A prerendered screen has its styles inlined: let it paint before any file is requested.
  if (document.documentElement.dataset.document) await Promise.race([parsed().then(painted), timeout])
  // The files are preloaded after the request for data, because they would compete with that request.
  document.head.append(cloneTemplate(PRELOADS_ID))
  await Promise.all([styled(), rows && Promise.race([rows, timeout])])
  const scripts = cloneTemplate(SCRIPTS_ID)
  // Runs the scripts in document order.
  for (const script of scripts.querySelectorAll('script')) script.async = false
  document.head.append(scripts)
}

// An old browser gets a message instead (`old-browser.js`).
if (!document.documentElement.hasAttribute('data-old-browser')) {
  if (document.documentElement.dataset.document) recordEarlyClicks()
  load()
}
