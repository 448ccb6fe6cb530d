import { normalise } from './normalise.js'

/** Words that say nothing, and the `s` of `Nombre(s)`. */
const PARTICLES = new Set(['de', 'del', 'la', 'el', 'los', 'las', 'y', 'en', 'que', 's'])

/** Abbreviations, and other words for the same. */
const SAME: ReadonlyMap<string, string> = new Map(
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
 * The words by which a heading is known: people write `Nro. de Doc.`, `N° documento` and `Números de documento` for the
 * same column.
 */
export const headingKey = (heading: string): string =>
  normalise(heading)
    .replace(NUMBER_SIGN, ' numero ')
    .split(/[\s.,;:()/-]+/)
    .map((word) => SAME.get(word) ?? singular(word))
    .map((word) => SAME.get(word) ?? word)
    .filter((word) => word !== '' && !PARTICLES.has(word))
    .join(' ')

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
