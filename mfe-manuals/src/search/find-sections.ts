import { searchReadings } from '@fichero/contract/search-text'
import { matches, plainText } from '@fichero/kit/search'

/** The text of a page from one heading to the next; `id` is missing before the first heading. */
export interface Section {
  page: string
  id?: string
  title: string
  text: string
}

const MAX_RESULTS = 12
/** Number of characters of an excerpt before and after the start of the first match. */
const BEFORE = 40
const AFTER = 100

const wordsOf = (search: string) => [...new Set(searchReadings(search).flat())]

/** Returns the sections that contain every word of the search. Matches in headings and page titles are first. */
export function findSections(sections: Section[], titleOf: (page: string) => string, search: string): Section[] {
  const words = wordsOf(search)
  const weight = ({ page, title }: Section) => {
    const [heading, pageTitle] = [plainText(title), plainText(titleOf(page))]
    const inTitle = title === '' ? pageTitle : heading
    return words.reduce((sum, word) => sum + (inTitle.includes(word) ? 2 : pageTitle.includes(word) ? 1 : 0), 0)
  }
  return sections
    .filter((section) => matches(search, titleOf(section.page), section.title, section.text))
    .map((section) => ({ section, weight: weight(section) }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MAX_RESULTS)
    .map(({ section }) => section)
}

/** Returns the part of a text around the first match of the search; the beginning if nothing matches. */
export function excerpt(text: string, search: string): string {
  const plain = plainText(text)
  const positions = wordsOf(search)
    .map((word) => plain.indexOf(word))
    .filter((position) => position >= 0)
  const start = Math.max(0, Math.min(...positions, text.length) - BEFORE)
  const from = positions.length === 0 || start === 0 ? 0 : text.indexOf(' ', start) + 1
  const to = text.length <= from + BEFORE + AFTER ? text.length : text.lastIndexOf(' ', from + BEFORE + AFTER)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}
