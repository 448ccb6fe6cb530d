import { normalise } from './normalise.js'

/** The normalised labels of each value; `cogigo` is a misspelling in SOFIA's own reports. */
export const LABELS = {
  ficha: ['ficha de caracterizacion', 'ficha', 'numero de ficha', 'nro ficha', 'codigo ficha'],
  codigo: ['cogigo', 'codigo', 'codigo programa', 'codigo del programa', 'codigo de programa'],
  version: ['version', 'version programa', 'version del programa'],
  denominacion: ['denominacion', 'programa', 'programa de formacion', 'nombre programa', 'nombre del programa'],
  fecha_reporte: ['fecha del reporte', 'fecha reporte', 'fecha de reporte'],
  fecha_inicio: ['fecha inicio', 'fecha de inicio'],
  fecha_fin: ['fecha fin', 'fecha de fin', 'fecha de terminacion'],
} as const
export const KNOWN = new Set<string>(Object.values(LABELS).flat())

/** Other labels of SOFIA's reports, whose values are not used. */
export const OFFICIAL: ReadonlySet<string> = new Set([
  'estado de la ficha de caracterizacion',
  'estado',
  'modalidad de formacion',
  'regional',
  'centro de formacion',
])

interface Pair {
  label: string
  value: string
}

/** Words of the longest label. */
const MAX_WORDS = 4

/** A line that names its ficha without a colon: `Ficha 2999001 - COCINA`, `FICHA N.º 2999001`. */
const FICHA_LINE = /^\s*ficha\s+(?:(?:n[.°º]*|no\.?|nro\.?|n[uú]mero)\s*)?(\d{5,9}(?:\s*[-–—].*)?)$/i

/** The labels and values of one cell: `Fecha del Reporte: 14/11/2026`, `Código: 228118, Versión: 1`. */
export function pairsIn(cell: string): Pair[] {
  const line = FICHA_LINE.exec(cell)
  if (line) return [{ label: 'ficha', value: line[1]! }]
  const [first = '', ...others] = cell.split(':')
  const pairs: Pair[] = []
  let [label, value] = [normalise(first), '']
  if (!KNOWN.has(label)) return pairs
  others.forEach((part, index) => {
    const next = index < others.length - 1 ? labelAtEnd(part) : null
    value += next ? next.before : part
    if (!next) {
      // This colon belongs to the value, as in a time.
      if (index < others.length - 1) value += ':'
      return
    }
    pairs.push({ label, value })
    label = next.label
    value = ''
  })
  return [...pairs, { label, value }].filter((pair) => pair.value.trim() !== '')
}

/** The label at the end of a text, and the text before it. */
function labelAtEnd(text: string): { label: string; before: string } | null {
  const words = text.trimEnd().split(/\s+/)
  for (let count = Math.min(MAX_WORDS, words.length); count > 0; count--) {
    const label = normalise(words.slice(-count).join(' '))
    const before = words
      .slice(0, -count)
      .join(' ')
      .replace(/[,;|–-]$/, '')
    if (KNOWN.has(label)) return { label, before }
  }
  return null
}
