import type { Language } from '@fichero/contract/enums'
import { fieldsOf, formOf } from './page'

/**
 * Replaces the document's content by that of the other language, with what was typed, passwords too. Where it does not come,
 * the language changes with the next page.
 * @param keep called when the new content is there
 */
export async function swap(language: Language, keep: () => void) {
  const answer = await fetch(window.location.pathname, { headers: { accept: 'text/html' } }).catch(() => undefined)
  const next = new DOMParser().parseFromString((await answer?.text()) ?? '', 'text/html')
  if (next.documentElement.lang !== language) return
  const before = formOf()
  const typed = before ? fieldsOf(before).map(({ name, value }) => [name, value] as const) : []
  const chosen = document.activeElement?.getAttribute('data-language')
  document.documentElement.lang = language
  document.title = next.title
  document.body.replaceChildren(...next.body.childNodes)
  const after = formOf()
  for (const [name, value] of typed) {
    const field = after?.elements.namedItem(name)
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
  }
  keep()
  document.querySelector<HTMLElement>(`[data-language="${chosen}"]`)?.focus()
}
