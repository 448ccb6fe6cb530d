import type { Language } from '@fichero/contract/enums'
import type { Page } from '@playwright/test'

/** Lookarounds for the start and the end of a word, because `\b` does not know accented letters. */
const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`
const SPANISH_MONTH =
  '(?:ene(?:ro)?|feb(?:rero)?|mar(?:zo)?|abr(?:il)?|may(?:o)?|jun(?:io)?|jul(?:io)?|ago(?:sto)?|sept?(?:iembre)?|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)'
const ENGLISH_MONTH =
  '(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
const LONG_ENGLISH_MONTH = '(?:January|February|March|April|June|July|August|September|October|November|December)'
const DAY_AND_MONTH = (month: string) => String.raw`\d{1,2}(?: de | |-|/)${month}`

const pattern = (source: string) => new RegExp(`${START}(?:${source})${END}`, 'giu')

/** Formats that dates and times must not have in either language. */
const IN_ANY_LANGUAGE = [
  String.raw`\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d)?`,
  String.raw`\d{1,2}:\d\d(?::\d\d)?\s?[ap]\.?\s?m`,
  String.raw`${ENGLISH_MONTH}\.? \d{1,2}(?:st|nd|rd|th)?,? \d{4}`,
]

/** The formats that a date or a time must not have in a language. */
const OTHER_DATES: Record<Language, RegExp[]> = {
  es: [
    ...IN_ANY_LANGUAGE,
    DAY_AND_MONTH(`${SPANISH_MONTH}\\.?(?:(?: de | |-|/|, )\\d{2,4})`),
    DAY_AND_MONTH(`${ENGLISH_MONTH}\\.?(?:,? )\\d{4}`),
    String.raw`${LONG_ENGLISH_MONTH} \d{4}`,
    // A day or month of one digit, or a year of two.
    String.raw`\d/\d{1,2}/\d{2,4}|\d\d/\d/\d{2,4}|\d\d/\d\d/\d{2}`,
    String.raw`\d\d/\d\d/\d{4}(?:,| a las) \d{1,2}:\d\d`,
  ].map(pattern),
  en: [
    ...IN_ANY_LANGUAGE,
    DAY_AND_MONTH(`${LONG_ENGLISH_MONTH},? \\d{4}`),
    DAY_AND_MONTH(`(?!${ENGLISH_MONTH}${END})${SPANISH_MONTH}\\.? (?:de )?\\d{4}`),
    DAY_AND_MONTH(`${SPANISH_MONTH} de \\d{4}`),
    String.raw`\d{1,2}/\d{1,2}/\d{2,4}`,
    String.raw`\d{1,2} ${ENGLISH_MONTH} \d{4} \d{1,2}:\d\d`,
    String.raw`${SPANISH_MONTH} de \d{4}`,
  ].map(pattern),
}

/** Quoted texts and code keep the format in which they were written. */
const QUOTED = /«[^»]*»|“[^”]*”|`[^`]*`/g

/** Returns the dates of a text that do not have the format of its language: `27/07/2027 14:05` or `27 Jul 2027, 14:05`. */
export function otherDates(text: string, language: Language): string[] {
  const unquoted = text.replace(QUOTED, ' ')
  // Some months have the same name in both languages.
  return [...new Set(OTHER_DATES[language].flatMap((form) => unquoted.match(form) ?? []))]
}

/**
 * Expands some collapsed rows of a screen. Returns the dates in its texts and accessible names that do not have the format of
 * the language. Ignores the values of date fields, in which the day comes first in both languages.
 */
export async function otherDatesOn(page: Page, language: Language): Promise<string[]> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    const folded = document.querySelectorAll<HTMLElement>('main :is(li, td, th) button[aria-expanded="false"]')
    for (const button of [...folded].slice(0, 4)) button.click()
  })
  const texts = await page.evaluate(() => {
    const named = [...document.querySelectorAll('[title], [aria-label], [aria-description]')].flatMap((element) =>
      ['title', 'aria-label', 'aria-description'].map((name) => element.getAttribute(name) ?? ''),
    )
    const code = [...document.querySelectorAll<HTMLElement>('code, pre')].map((element) => element.innerText)
    const shown = code.reduce((rest, one) => (one ? rest.replace(one, ' ') : rest), document.body.innerText)
    return [document.title, shown, ...named]
  })
  return [...new Set(texts.flatMap((text) => otherDates(text, language)))]
}
