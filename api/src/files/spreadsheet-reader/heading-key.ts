import { normalise } from './normalise.js'

/** Words to ignore, and the `s` of `Nombre(s)`. */
const PARTICLES = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'y', 'en', 'que', 's'])

/** Abbreviations and synonyms. */
const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    numero: ['n', 'no', 'nro', 'num'],
    documento: ['doc', 'docto', 'dcto'],
    codigo: ['cod'],
    telefono: ['tel'],
    celular: ['cel'],
    observacion: ['obs'],
    aprendiz: ['estudiante', 'alumno', 'alumna'],
    instructor: ['docente', 'profesor', 'profesora', 'instructora'],
  }).flatMap(([word, others]) => others.map((other) => [other, word] as const)),
)

/** `N°`, `Nº`, `N.º` and `#`. */
const NUMBER_SIGN = /n\.? ?[°º]|#/g

/**
 * Returns the normalised words of a heading: `Nro. de Doc.`, `N° documento` and `Números de documento` have the same key.
 */
export const headingKey = (heading: string): string =>
  normalise(heading)
    .replace(NUMBER_SIGN, ' numero ')
    .split(/[\s.,;:()/-]+/)
    .map((word) => SYNONYMS.get(word) ?? singular(word))
    .map((word) => SYNONYMS.get(word) ?? word)
    .filter((word) => word !== '' && !PARTICLES.has(word))
    .join(' ')

/** Endings of Spanish plurals, each with the ending of the singular. */
const PLURALS: readonly (readonly [RegExp, string])[] = [
  [/ciones$/, 'cion'],
  [/ces$/, 'z'],
  [/ores$/, 'or'],
  [/(?<=[aeiou])s$/, ''],
]

function singular(word: string): string {
  const plural = word.length > 3 ? PLURALS.find(([ending]) => ending.test(word)) : undefined
  return plural ? word.replace(...plural) : word
}
