import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES, type Language } from '@fichero/contract/enums'
import { SPECIFIED_SENTENCES } from '@fichero/contract/testing/specified-sentences'
import { TEXTS } from '@fichero/contract/texts'
import { otherDates } from '../../../e2e/support/other-dates'
import { REPORT_NAMES, SPANISH_WORD } from '../../../e2e/support/spanish'

/** A text for people, without params, code, URLs and images, and the file and key where it is written. */
interface WrittenText {
  place: string
  text: string
}

const root = join(__dirname, '../../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.ts')))
/** Returns the folders below a folder that have their own `locales`. */
function textFolders(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('locales'))
    .map((name) => join(folder, dirname(name)))
}

const LOCALES = [
  ...remotes,
  'shell',
  'shell/src/remotes/development',
  'shell/landing',
  'shell/own-progress',
  'shell/opt-out',
  'shell/modules',
  'shell/status',
  'shell/src/access',
  'shell/src/connection',
  'shell/status',
  'packages/kit/src',
  ...textFolders('api/src'),
]
const MANUALS = 'mfe-manuals/src/content'
/** Words that people may type into the search, in any language. */
const TYPED = /locales\/\w+\.json: search\.words\./

/** Returns every text of a language: on screens, in sentences, mail and workbooks of the API, and in the manuals. */
function allTexts(language: Language): WrittenText[] {
  const locales = LOCALES.flatMap((area) => {
    const file = `${area}/locales/${language}.json`
    return leaves(JSON.parse(read(file)), `${file}: `)
  })
  const pages = readdirSync(join(root, MANUALS, language)).map((name) => {
    const place = `${MANUALS}/${language}/${name}`
    return { place, text: readable(read(place)) }
  })
  return [...locales.filter(({ place }) => !TYPED.test(place)), ...pages, ...leaves(TEXTS[language], '')]
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
/** The specified sentences, except short labels, which are also parts of other texts. */
const verbatim = Object.values(SPECIFIED_SENTENCES)
  .flat()
  .map(({ sentence }) => sentence)
  .filter((sentence) => sentence.split(' ').length > 3)
/** Removes the specified sentences from a text. */
const unspecified = (text: string) => verbatim.reduce((rest, sentence) => rest.replaceAll(sentence, ' '), text)
/** Words that must not be used any more, with the words to use instead (docs/words.md). */
const retiredWords = [...section('Given up').matchAll(/^\| (es|en) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, language = 'es', word = '', say = '']) => ({ language: language as Language, word, say }),
)

/** Returns the retired words in a text, with their replacements. */
function refused(language: Language, text: string): string[] {
  const ours = unspecified(text.replace(/\s+/g, ' '))
  return retiredWords.flatMap(({ language: of, word, say }) =>
    of === language && new RegExp(`(?<![\\p{L}])${word}(?![\\p{L}])`, 'u').test(ours) ? `“${word}”: say “${say}”` : [],
  )
}

test.each<Language>(['es', 'en'])('TEXTS contains every locale file of the contract in %s', (language) => {
  const files = readdirSync(join(root, 'packages/contract/src/locales', language))
  expect(files.sort()).toEqual(
    Object.keys(TEXTS[language])
      .map((name) => `${name}.json`)
      .sort(),
  )
})

test.each<Language>(['es', 'en'])('the texts in %s contain no word that docs/words.md has retired', (language) => {
  const problems = allTexts(language).flatMap(({ place, text }) =>
    refused(language, text).map((problem) => `${place}: ${problem}`),
  )
  expect(problems).toEqual([])
})

test('retired words are read from the table in docs/words.md; parts of words and specified sentences are exempt', () => {
  expect(retiredWords.length).toBeGreaterThan(30)
  expect(refused('es', 'Ver los\n  Juicios pendientes')).toEqual([
    '“Juicios pendientes”: say “Lo que falta por evaluar”',
  ])
  expect(refused('es', 'Progresos')).toEqual([])
  expect(refused('es', 'Debe seleccionar un programa de formación')).toEqual([])
})

// Spanish texts address the user as *usted*. Some sentences of the specification use *tú*.

const asWord = (words: string) => `(?<![\\p{L}])(?:${words})(?![\\p{L}])`
const YOURS = asWord(
  'tú|tus?|te|contigo|tuy[oa]s?|tienes|puedes|debes|quieres|estás|eres|necesitas|deseas|sabes|olvidaste|hiciste|(?:podr|tendr|ver|recibir)ás',
)
/** Imperatives of *tú*, which have the form of the third person: «Fichero guarda». */
const IMPERATIVES =
  'abre|actualiza|agrega|busca|cambia|carga|cierra|completa|comprueba|confirma|consulta|copia|corrige|crea|descarga|elige|elimina|envía|escribe|espera|guarda|ingresa|inicia|intenta|mira|pide|prueba|quita|recarga|revisa|selecciona|usa|verifica|vuelve'
const ASKS = `(?:^|[.:;!?¡¿(«]\\s*|por favor,?\\s+)${asWord(IMPERATIVES)}`
/** Imperatives with a pronoun, which changes their accents, so accents are ignored. */
const ASKS_ABOUT = asWord(`(?:${plain(IMPERATIVES)})(?:l[oa]s?|me)`)
/** False positives: the third person or a noun at the start of a sentence. */
const THIRD_PERSON = [
  'mfe-fichas/locales/es.json: board.title: Prueba',
  'mfe-manuals/locales/es.json: page.descargarArchivos: Descarga',
  'mfe-manuals/src/content/es/configuracionInicial.mdx: . comprueba',
  'mfe-manuals/src/content/es/documentacionCodigo.mdx: ; corrige',
  'mfe-manuals/src/content/es/moduloinstructores.mdx: : consulta',
  'shell/locales/es.json: testConnection.title: Prueba',
  'shell/modules/locales/es.json: causes.reason.incompatible: Pide',
  'shell/modules/locales/es.json: claims.nothingNew: : usa',
  'shell/src/connection/locales/es.json: heading: Prueba',
  'shell/src/connection/locales/es.json: lead: . Envía',
]
/** False positives: labels of what a release adds and removes. */
const OF_A_RELEASE = /^shell\/modules\/locales\/es\.json: claims\.(?:newOf|goneOf)\.\w+: (?:Agrega|Quita)$/

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Returns the words of a text that address the user as *tú*. */
function familiar(text: string): string[] {
  const ours = unspecified(text)
  const found = (pattern: string, among: string) => among.match(new RegExp(pattern, 'giu')) ?? []
  return [...found(YOURS, ours), ...found(ASKS, ours), ...found(ASKS_ABOUT, plain(ours))]
}

test('only sentences of the specification use tú', () => {
  const found = allTexts('es').flatMap(({ place, text }) => familiar(text).map((words) => `${place}: ${words}`))
  expect(found.filter((match) => !OF_A_RELEASE.test(match))).toEqual(expect.arrayContaining(THIRD_PERSON))
  expect(found.filter((match) => !OF_A_RELEASE.test(match) && !THIRD_PERSON.includes(match))).toEqual([])
})

test('the sentences in the code of the API and of the contract do not use tú', () => {
  const sources = ['api/src', 'packages/contract/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.ts$/.test(name) && !name.includes('.spec.'))
      .map((name) => `${folder}/${name}`),
  )
  expect(sources.length).toBeGreaterThan(500)
  const found = sources.flatMap((place) =>
    (unspecified(read(place)).match(new RegExp(YOURS, 'giu')) ?? []).map((words) => `${place}: ${words}`),
  )
  expect(found).toEqual([])
})

test.each([
  'Tus cambios se guardan',
  'No tienes permisos para borrar',
  'Por favor, verifica el archivo',
  'No se guardó. Intenta de nuevo',
  'Descárgalo e inténtalo otra vez',
])('the check finds tú in “%s”', (text) => {
  expect(familiar(text)).not.toEqual([])
})

test.each([
  'Por favor, verifique el archivo',
  'Descárguelo e inténtelo otra vez',
  'Fichero guarda lo que usted escribe',
  'Error de conexión. Intenta nuevamente. Si vuelve a pasar, revise su conexión a internet.',
])('the check finds no tú in “%s”', (text) => {
  expect(familiar(text)).toEqual([])
})

// English texts contain no Spanish, except names of reports and columns of SOFIA Plus, and values that users must type.

const ALLOWED_SPANISH = [
  'SOFIA Plus',
  ...REPORT_NAMES,
  'Español',
  // Values of cells in files.
  /“[^”]*(?:APROBADO|POR EVALUAR)[^”]*”/,
  /write (?:APROBADO, NO APROBADO or POR EVALUAR|planta, .* otro or ninguno|usuario or administrador)/,
]
const ACCENT = /[áéíóúñ¿¡«»]/i

/** Returns the Spanish in an English text, with the words around it. */
function spanishIn(text: string): string | undefined {
  const english = ALLOWED_SPANISH.reduce<string>(
    (rest, name) => rest.replaceAll(name instanceof RegExp ? new RegExp(name, 'g') : name, ' '),
    text,
  )
  const at = Math.max(english.search(SPANISH_WORD), english.search(ACCENT))
  return at < 0 ? undefined : english.slice(Math.max(0, at - 20), at + 30)
}

test('English texts contain no Spanish', () => {
  const found = allTexts('en').flatMap(({ place, text }) => {
    const spanish = spanishIn(text)
    return spanish ? [`${place}: ${spanish}`] : []
  })
  expect(found).toEqual([])
})

test('the check for Spanish detects almost every Spanish sentence', () => {
  expect(spanishIn('will go from APROBADO a por evaluar')).toBeDefined()
  expect(spanishIn('Load the Reporte de Juicios Evaluativos of “Cocina”')).toBeUndefined()
  const sentences = allTexts('es').filter(({ text }) => text.split(' ').length > 4)
  const unseen = sentences.filter(({ text }) => spanishIn(text) === undefined)
  expect(sentences.length).toBeGreaterThan(1000)
  expect(unseen.length / sentences.length).toBeLessThan(0.02)
})

// In the whole repository, only `day-text.ts` of the contract formats dates and times.

test.each<Language>(['es', 'en'])('every date in the texts in %s has the format of day-text.ts', (language) => {
  const found = allTexts(language).flatMap(({ place, text }) =>
    otherDates(text, language).map((date) => `${place}: ${date}`),
  )
  expect(found).toEqual([])
})

test('the sentences of the API format every day with the formatter', () => {
  const plain = /\{\{(?:fecha\w*|hoy|inicio|fin|dmy_\d|mdy_\d)\}\}/
  const files = textFolders('api/src').flatMap((folder) =>
    LANGUAGES.map((language) => `${folder}/locales/${language}.json`),
  )
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => plain.test(read(file)))).toEqual([])
  expect(LANGUAGES.filter((language) => plain.test(JSON.stringify(TEXTS[language])))).toEqual([])
})

test('day-text.ts is the only file that formats dates', () => {
  const folders = ['api/src', 'packages', 'shell', ...remotes]
  const sources = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  const makers = sources.filter(
    (file) =>
      /\.(?:mjs|tsx?)$/.test(file) &&
      !/\b(?:node_modules|dist|spec)\b/.test(file) &&
      /DateTimeFormat|toLocale(?:Date|Time)String|dateStyle|timeStyle/.test(read(file)),
  )
  expect(makers).toEqual(['packages/contract/src/day-text.ts'])
})

test.each<[Language, string, string[]]>([
  ['es', 'del 27/07/2027 14:05 al 01/02/2028, julio de 2027, «2027-07-27», 14/1', []],
  ['es', '2027-07-27 y 27 jul 2027', ['2027-07-27', '27 jul 2027']],
  ['es', '27 de julio de 2027, 3 sept. 2027, 7/7/2027', ['27 de julio de 2027', '3 sept. 2027', '7/7/2027']],
  ['es', '27/07/27 o 27/07/2027, 2:05', ['27/07/27', '27/07/2027, 2:05']],
  ['es', '27 Aug 2027, July 2027, 2:05 p. m.', ['2:05 p. m', '27 Aug 2027', 'July 2027']],
  ['en', '27 Jul 2027, 14:05, May 2027 and 4 May 2027', []],
  ['en', '27 July 2027, July 27, 2027 and 27/07/2027', ['July 27, 2027', '27 July 2027', '27/07/2027']],
  ['en', '27 ago 2027, julio de 2027, 27 Jul 2027 14:05', ['27 ago 2027', '27 Jul 2027 14:05', 'julio de 2027']],
])('dates that do not have the format of %s are found in %j', (language, text, found) => {
  expect(otherDates(text, language)).toEqual(found)
})
