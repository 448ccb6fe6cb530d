import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { translatorsOf } from './texts.js'

type Texts = { [key: string]: string | string[] | Texts }

const root = join(__dirname, '..')
const FOLDERS = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('locales'))

/** Returns all translations of a file by their paths; lists are joined. */
const textsOf = (folder: string, language: string) => {
  const leaves = (texts: Texts, before = ''): [path: string, text: string][] =>
    Object.entries(texts).flatMap(([key, text]): [string, string][] =>
      typeof text === 'string' || Array.isArray(text)
        ? [[`${before}${key}`, [text].flat().join('\n')]]
        : leaves(text, `${before}${key}.`),
    )
  return leaves(JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8')) as Texts)
}

const valuesIn = (text = '') => [...new Set(text.match(/\{\{\w+(?:, \w+)?\}\}/g))].sort()

it.each(FOLDERS)('%s has the same keys in both languages, with the same params', (folder) => {
  const [spanish, english] = [textsOf(folder, 'es'), new Map(textsOf(folder, 'en'))]
  // English has no plural form `many`.
  const inEnglish = (path: string) => path.replace(/_many$/, '_other')
  expect([...english.keys()]).toEqual([...new Set(spanish.map(([path]) => inEnglish(path)))])
  for (const [path, text] of spanish)
    expect([path, valuesIn(english.get(inEnglish(path)))]).toEqual([path, valuesIn(text)])
})

it('a translated text has the values of its params unchanged, even if they look like placeholders', () => {
  const archivo = '{{fila}} $t(error.internal).xls'
  const replace = { archivo, recibido: 1, esperado: 2, fila: 3 }
  expect(translatorsOf('errors').es('error.wrong_ficha', { replace })).toBe(
    `Elija otro archivo: «${archivo}» es de la ficha 1 (fila 3) y aquí se espera la ficha 2.`,
  )
})
