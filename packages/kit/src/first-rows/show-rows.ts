// Part of the lines in the page's head: it stays small.
import type { Language } from '@fichero/contract/enums'
import { FIRST_SCREEN } from '../table/first-screen'
import { fillRows } from './fill-rows'
import { holdPresses } from './held-press'

const TEMPLATES = 'template[data-first-rows]'
/** The grey blocks of the shell's frame, in whose place the rows stand. */
const BLOCKS = '.first-paint-main'
const SHOWN = 'first-paint-text'

/** Whether they stand in the page, painted or not. */
export const areRowsShown = () => document.querySelector(`main.${SHOWN}`) !== null

/**
 * Shows the first rows of the page in its frame when their call is answered, unless the screen itself was faster, and waits
 * until they are painted. What the templates do not foresee is left to the screen: errors, people whose rows need more, and
 * rows that do not fit side by side.
 */
export async function showRows(response: Promise<Response>, language: Language) {
  // The client reads the answer too.
  const answer = (await response).clone()
  if (!answer.ok) return
  const content = (await answer.json()) as Record<string, unknown>
  await templatesRead()
  const blocks = document.querySelector(BLOCKS)
  if (!blocks) return
  const main = document.createElement('main')
  main.className = SHOWN
  main.lang = language
  main.append(fillRows(document.querySelectorAll<HTMLTemplateElement>(TEMPLATES), content, language))
  // What is in sight is painted first: laying out a long table takes longer than all before it.
  const body = main.querySelector('tbody')
  const others = [...(body?.rows ?? [])].slice(FIRST_SCREEN)
  for (const row of others) row.remove()
  blocks.replaceWith(main)
  const table = main.querySelector('table')
  // As `useFolding` measures it: the screen folds the rows.
  if (table && table.offsetWidth > (table.parentElement?.clientWidth ?? 0)) return main.replaceWith(blocks)
  holdPresses(main)
  await painted()
  if (others.length === 0) return
  body?.append(...others)
  await painted()
}

/** The next task comes after the paint. */
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
  })

/** The page may still be on its way when the answer is here. */
async function templatesRead() {
  while (!document.querySelector(TEMPLATES) && document.readyState === 'loading')
    await new Promise((resolve) => requestAnimationFrame(resolve))
}
