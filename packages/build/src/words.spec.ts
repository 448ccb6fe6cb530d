import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.ts')))
const LOCALES = [...remotes, 'shell', 'shell/landing', 'shell/modules', 'shell/src/auth', 'packages/kit/src']
const SENTENCES = ['errors', 'field-errors', 'successes', 'row-problems', 'audit-words']

type Language = 'es' | 'en'

/** The files with texts; those in TypeScript are read with their keys and comments. */
const filesIn = (language: Language) => [
  ...LOCALES.map((area) => `${area}/locales/${language}.json`),
  ...readdirSync(join(root, 'mfe-manuals/src/content', language)).map(
    (name) => `mfe-manuals/src/content/${language}/${name}`,
  ),
  ...SENTENCES.map((name) => `packages/contract/src/${name}${language === 'es' ? '' : '.en'}.ts`),
  'api/src/fichas/export/export-words.ts',
]

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
  const problems = filesIn(language).flatMap((file) =>
    refused(language, read(file)).map((problem) => `${file}: ${problem}`),
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
