import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AUDIT_WORDS_ES } from '@fichero/contract/audit-words'
import { AUDIT_WORDS_EN } from '@fichero/contract/audit-words.en'
import type { Language } from '@fichero/contract/enums'
import { ERRORS } from '@fichero/contract/errors'
import { ERRORS_EN, FILE_KINDS_EN } from '@fichero/contract/errors.en'
import { FIELD_ERRORS, INCOMPLETE_FORMS } from '@fichero/contract/field-errors'
import { FIELD_ERRORS_EN, INCOMPLETE_FORMS_EN } from '@fichero/contract/field-errors.en'
import { ROW_PROBLEMS } from '@fichero/contract/row-problems'
import { ROW_PROBLEMS_EN } from '@fichero/contract/row-problems.en'
import { SUCCESSES } from '@fichero/contract/successes'
import { SUCCESSES_EN } from '@fichero/contract/successes.en'
import { EXPORT_WORDS } from '../../../api/src/fichas/export/export-words'
import { MAIL_WORDS } from '../../../api/src/mail/mail-words'
import { REPORT_NAMES, SPANISH_WORD } from '../../../e2e/support/spanish'

/** A text that people read, without names of params, code, addresses and pictures, and where it is written. */
interface WrittenText {
  place: string
  text: string
}

type Texts = Readonly<{ [key: string]: unknown }>

const root = join(__dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.ts')))
const LOCALES = [
  ...remotes,
  'shell',
  'shell/access',
  'shell/landing',
  'shell/modules',
  'shell/src/connection',
  'packages/kit/src',
]
const MANUALS = 'mfe-manuals/src/content'
/** What people may type into the search, in any language. */
const TYPED = /locales\/\w+\.json: search\.words\./

const SENTENCES: Record<Language, Texts> = {
  es: {
    ERRORS,
    FIELD_ERRORS,
    INCOMPLETE_FORMS,
    ROW_PROBLEMS,
    SUCCESSES,
    AUDIT_WORDS: AUDIT_WORDS_ES,
    EXPORT_WORDS: EXPORT_WORDS.es,
    MAIL_WORDS: MAIL_WORDS.es,
  },
  en: {
    ERRORS: ERRORS_EN,
    FILE_KINDS: FILE_KINDS_EN,
    FIELD_ERRORS: FIELD_ERRORS_EN,
    INCOMPLETE_FORMS: INCOMPLETE_FORMS_EN,
    ROW_PROBLEMS: ROW_PROBLEMS_EN,
    SUCCESSES: SUCCESSES_EN,
    AUDIT_WORDS: AUDIT_WORDS_EN,
    EXPORT_WORDS: EXPORT_WORDS.en,
    MAIL_WORDS: MAIL_WORDS.en,
  },
}

/** Every text of a language on screens, in sentences and mail of the API, in its workbooks and in the manuals. */
function allTexts(language: Language): WrittenText[] {
  const locales = LOCALES.flatMap((area) => {
    const file = `${area}/locales/${language}.json`
    return leaves(JSON.parse(read(file)), `${file}: `)
  })
  const pages = readdirSync(join(root, MANUALS, language)).map((name) => {
    const place = `${MANUALS}/${language}/${name}`
    return { place, text: readable(read(place)) }
  })
  return [...locales.filter(({ place }) => !TYPED.test(place)), ...pages, ...leaves(SENTENCES[language], '')]
}

const readable = (text: string) =>
  text
    .replace(
      /```[\s\S]*?```|`[^`]*`|\{\{[^}]*\}\}|\]\([^)]*\)|\$t\([^)]*\)|^(?:import|export) .*$|^#+ \w+$|<[^>]*>/gm,
      ' ',
    )
    .replace(/\s+/g, ' ')

const leaves = (value: unknown, place: string): WrittenText[] =>
  typeof value === 'string'
    ? [{ place, text: readable(value) }]
    : typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, inner]) =>
          leaves(inner, /: $|^$/.test(place) ? `${place}${key}` : `${place}.${key}`),
        )
      : []

const page = read('docs/words.md')
const section = (title: string) => page.split(`## ${title}\n`)[1]?.split('\n## ')[0] ?? ''
const toTheLetter = [...section('To the letter').matchAll(/^- (.+)$/gm)].flatMap(([, text]) => text ?? [])
const givenUp = [...section('Given up').matchAll(/^\| (es|en) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, language = 'es', word = '', say = '']) => ({ language: language as Language, word, say }),
)

/** Returns what of a text was given up, with what to say. */
function refused(language: Language, text: string): string[] {
  const own = toTheLetter.reduce((rest, letter) => rest.replaceAll(letter, ''), text.replace(/\s+/g, ' '))
  return givenUp.flatMap(({ language: of, word, say }) =>
    of === language && new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u').test(own) ? `“${word}”: say “${say}”` : [],
  )
}

test.each<Language>(['es', 'en'])('the texts in %s have one word for each thing', (language) => {
  const problems = allTexts(language).flatMap(({ place, text }) =>
    refused(language, text).map((problem) => `${place}: ${problem}`),
  )
  expect(problems).toEqual([])
})

test('the table is read, words within others are not meant, and the specification stays', () => {
  expect(givenUp.length).toBeGreaterThan(30)
  expect(refused('es', 'Ver los\n  Juicios pendientes')).toEqual([
    '“Juicios pendientes”: say “Lo que falta por evaluar”',
  ])
  expect(refused('es', 'Progresos')).toEqual([])
  expect(refused('es', 'Debe seleccionar un programa de formación')).toEqual([])
})

// English texts have no Spanish in them but what SOFIA Plus calls its reports and columns, and what has to be typed so.

const OWN = [
  'SOFIA Plus',
  ...REPORT_NAMES,
  'Español',
  // Names of invented people, and what a file has to say.
  /“[^”]*(?:APROBADO|POR EVALUAR)[^”]*”/,
  /write (?:APROBADO, NO APROBADO or POR EVALUAR|planta, .* otro or ninguno|usuario or administrador)/,
]
const ACCENT = /[áéíóúñ¿¡«»]/i

/** Returns the Spanish in an English text, with the words around it. */
function spanishIn(text: string): string | undefined {
  const own = OWN.reduce<string>(
    (rest, name) => rest.replaceAll(name instanceof RegExp ? new RegExp(name, 'g') : name, ' '),
    text,
  )
  const at = Math.max(own.search(SPANISH_WORD), own.search(ACCENT))
  return at < 0 ? undefined : own.slice(Math.max(0, at - 20), at + 30)
}

test('no English text has Spanish in it', () => {
  const found = allTexts('en').flatMap(({ place, text }) => {
    const spanish = spanishIn(text)
    return spanish ? [`${place}: ${spanish}`] : []
  })
  expect(found).toEqual([])
})

test('Spanish is found where it is', () => {
  expect(spanishIn('will go from APROBADO a por evaluar')).toBeDefined()
  expect(spanishIn('Load the Reporte de Juicios Evaluativos of “Cocina”')).toBeUndefined()
  const sentences = allTexts('es').filter(({ text }) => text.split(' ').length > 4)
  const unseen = sentences.filter(({ text }) => spanishIn(text) === undefined)
  expect(sentences.length).toBeGreaterThan(1000)
  expect(unseen.length / sentences.length).toBeLessThan(0.02)
})
