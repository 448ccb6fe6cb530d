import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { judgment } from '@fichero/contract/apprentices.schema'
import * as notJudged from '@fichero/contract/not-judged'
import { SPECIFIED_SENTENCES } from '@fichero/contract/testing/specified-sentences'
import { TEXTS } from '@fichero/contract/texts'

const root = join(__dirname, '../../..')
const FOLDERS: Record<string, string> = {
  kit: 'packages/kit/src',
  shell: 'shell',
  access: 'shell/src/access',
  landing: 'shell/landing',
}
const OF_CONTRACT: Record<string, object> = {
  errors: TEXTS.es.errors.error,
  ...TEXTS.es.fields,
  'not-judged': notJudged,
  'judgment-state': Object.fromEntries(judgment.shape.estado.options.map((state) => [state, state])),
}

/** Returns the translation of `namespace:path.to.key`. */
function textOf(name: string, language: 'es' | 'en'): unknown {
  const [namespace = '', key = ''] = name.split(':')
  const file = join(root, FOLDERS[namespace] ?? `mfe-${namespace}`, 'locales', `${language}.json`)
  const catalogue: unknown = OF_CONTRACT[namespace] ?? JSON.parse(readFileSync(file, 'utf8'))
  return key.split('.').reduce((part, step) => (part as Record<string, unknown> | undefined)?.[step], catalogue)
}

const rows = Object.values(SPECIFIED_SENTENCES)
  .flat()
  .map(({ sentence, text, way }): [string, string, 'es' | 'en'] => [
    text,
    sentence,
    ('language' in way && way.language) || 'es',
  ])

/** The spec that provokes each sentence on the screen or in an answer. */
const PROVOKED_BY: Record<keyof typeof SPECIFIED_SENTENCES, string> = {
  fichas: 'mfe-fichas/src/specified-sentences.long.spec.tsx',
  instructors: 'mfe-instructors/src/specified-sentences.long.spec.tsx',
  programs: 'mfe-programs/src/specified-sentences.long.spec.tsx',
  shell: 'shell/src/profile/specified-sentences.long.spec.tsx',
  api: 'api/src/i18n/language.long.spec.ts',
}

test.each(Object.entries(PROVOKED_BY))('the specified sentences of %s are tested in %s', (part, file) => {
  const spec = readFileSync(join(root, file), 'utf8')
  expect(spec).toMatch(new RegExp(`(?:provocations\\(\\s*|it\\.each\\(\\s*)SENTENCES_OF_${part.toUpperCase()}\\b`))
})

/** Returns all translations at or below `namespace:path.to.key`, in all plural forms. */
const textsOf = (name: string, language: 'es' | 'en'): string[] => {
  const text = textOf(name, language)
  return typeof text === 'object' && text !== null
    ? Object.keys(text).flatMap((key) => textsOf(`${name}.${key}`, language))
    : [String(text)]
}

test.each([
  ['success', '✓ ', ['requests.approvedMail', 'requests.approvedLink', 'requests.rejected', 'several.done']],
  ['failure', '✗ ', ['requests.refused']],
])('every %s message about access requests begins with %s', (_, mark, keys) => {
  const texts = (['es', 'en'] as const).flatMap((language) =>
    keys.flatMap((key) => textsOf(`instructors:${key}`, language)),
  )
  expect(texts.length).toBeGreaterThan(3)
  for (const text of texts) expect(text.startsWith(mark)).toBe(true)
})

test.each(rows)('the translation %s contains verbatim “%s” (%s)', (text, sentence, language) => {
  expect(textOf(text, language)).toEqual(expect.stringContaining(sentence))
})

/** Names that the specification gives to links, buttons and counters. Journeys read them from the locale files. */
test.each<[string, string, 'en'?]>([
  ['landing:nav.home', 'Inicio'],
  ['landing:nav.about', 'Acerca de'],
  ['landing:nav.services', 'Servicios'],
  ['shell:layout.signIn', 'Ingresar'],
  ['landing:start', 'Comenzar'],
  ['landing:closing.backToTop', 'Volver al Inicio'],
  ['access:back', 'Volver al Home'],
  ['kit:dashboard', 'Panel'],
  ['fichas:nav', 'Fichas'],
  ['instructors:nav', 'Instructores'],
  ['programs:nav', 'Programas'],
  ['shell:theme.claro', 'Claro'],
  ['shell:theme.oscuro', 'Oscuro'],
  ['shell:theme.sistema', 'Sistema'],
  ['fichas:counters.category.en_proceso', 'En proceso'],
  ['fichas:counters.category.en_practicas', 'En prácticas'],
  ['fichas:counters.category.finalizadas', 'Finalizadas'],
  ['shell:layout.account', 'Manage account', 'en'],
])('the translation %s is “%s”', (text, name, language: 'es' | 'en' = 'es') => {
  expect(textOf(text, language)).toBe(name)
})
