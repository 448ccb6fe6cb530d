// Part of the inline script in the page's head: keep this module small.
import type { Language } from '@fichero/contract/enums'
import { FIRST_SCREEN } from '../table/first-screen'
import { delayClicks } from './delayed-click'
import { fillRows } from './fill-rows'

const TEMPLATES = 'template[data-first-rows]'
/** The skeleton in the shell's frame, which the rows replace. */
const SKELETON = '.first-paint-main'
/** The class of the element that contains the first rows. */
const SHOWN = 'first-paint-text'

/** Whether the first rows are in the document, painted or not. */
export const areRowsShown = () => document.querySelector(`main.${SHOWN}`) !== null

/**
 * Shows the first rows of the page in place of the skeleton when the API has answered, unless the screen has rendered before.
 * Resolves when the rows are painted. Shows nothing for an error answer, and if the rows are too wide for the page.
 * @throws like `fillRows`, and if the answer cannot be read
 */
export async function showRows(response: Promise<Response>, language: Language) {
  // The API client reads the response too.
  const answer = (await response).clone()
  if (!answer.ok) return
  const content = (await answer.json()) as Record<string, unknown>
  await templatesRead()
  const skeleton = document.querySelector(SKELETON)
  if (!skeleton) return
  const main = document.createElement('main')
  main.className = SHOWN
  main.lang = language
  main.append(fillRows(document.querySelectorAll<HTMLTemplateElement>(TEMPLATES), content, language))
  // The visible rows are painted first: the layout of a long table takes longer than everything before it.
  const body = main.querySelector('tbody')
  const hiddenRows = [...(body?.rows ?? [])].slice(FIRST_SCREEN)
  for (const row of hiddenRows) row.remove()
  skeleton.replaceWith(main)
  const table = main.querySelector('table')
  // Measured as in `useFolding`: the screen folds rows that are too wide.
  if (table && table.offsetWidth > (table.parentElement?.clientWidth ?? 0)) return main.replaceWith(skeleton)
  delayClicks(main)
  await painted()
  if (hiddenRows.length === 0) return
  body?.append(...hiddenRows)
  await painted()
}

/** Resolves in the task after the next paint. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** Waits for the templates, because the answer may arrive before the page has been parsed. */
async function templatesRead() {
  while (!document.querySelector(TEMPLATES) && document.readyState === 'loading')
    await new Promise((resolve) => requestAnimationFrame(resolve))
}
