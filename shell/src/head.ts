// The lines in the head of the page itself (`PagePlugin`), which run before any file has come: they set theme and language,
// ask for data, let the browser load the files, and show the first rows when their data is here.
import './first-paint.js'
import { PRELOADS_ID, SCRIPTS_ID } from '@fichero/contract/first-calls'
import { askFirst } from '@fichero/kit/api/ask-first'
import { areRowsShown, showRows } from '@fichero/kit/first-rows/show-rows'
import { storedLanguage } from './i18n/language'

/** How long in ms the scripts wait for the first rows: to run them takes longer. Rows that are shown by then are painted first. */
const PATIENCE = 150

let rows: Promise<void> | undefined
try {
  const language = storedLanguage()
  const filling = askFirst(language)
  rows = filling && showRows(filling.response, language).catch(() => undefined)
} catch {
  // Storage is disabled, or the page is not from the server: the client asks by itself.
}

const take = (id: string) => document.importNode((document.getElementById(id) as HTMLTemplateElement).content, true)
const event = (target: EventTarget, ...names: string[]) =>
  new Promise((resolve) => {
    for (const name of names) target.addEventListener(name, resolve)
  })

/** As scripts of the document itself wait: for all of it, and for its style sheets, also those that fail. */
async function styled() {
  await event(document, 'DOMContentLoaded')
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
  await Promise.all(sheets.map((link) => link.sheet ?? event(link, 'load', 'error')))
}

// After the data, or else their files would stand in its way.
document.head.append(take(PRELOADS_ID))
const late = new Promise((resolve) => setTimeout(() => resolve(areRowsShown() && rows), PATIENCE))
Promise.all([styled(), rows && Promise.race([rows, late])]).then(() => {
  const scripts = take(SCRIPTS_ID)
  // In their order.
  for (const script of scripts.querySelectorAll('script')) script.async = false
  document.head.append(scripts)
})
