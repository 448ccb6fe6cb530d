import type { FailureFrame } from '@fichero/contract/remote-failures.schema'
import { cutText, plainText } from '@fichero/contract/text'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

/** Maximum length of a source path, in characters. */
const MAX_SOURCE = 200
/**
 * Matches the source names of code that the bundler generated. Such a name begins with a scheme, and there is no source file.
 */
const NO_FILE = /^[\w-]+:/

/**
 * Maps stack frames of built files to positions in the sources, as `file:line:column`. `mapOf` reads the source map of a
 * built file. Without a usable source map, the result has the position in the built file.
 */
export async function frameSources(
  frames: readonly FailureFrame[],
  mapOf: (file: string) => Promise<string | undefined>,
): Promise<string[]> {
  const maps = new Map<string, TraceMap | undefined>()
  const positions = new Set<string>()
  for (const { archivo, linea, columna } of frames) {
    if (!maps.has(archivo)) maps.set(archivo, parseMap(await mapOf(archivo)))
    const map = maps.get(archivo)
    // Columns of a source map are zero-based.
    const found = map && originalPositionFor(map, { line: linea, column: columna - 1 })
    if (!found || found.source === null) positions.add(`${archivo}:${linea}:${columna}`)
    else if (!NO_FILE.test(found.source)) positions.add(`${pathOf(found.source)}:${found.line}:${found.column + 1}`)
  }
  return [...positions]
}

/** Returns the path of a source file relative to the root of the repository. */
const pathOf = (source: string) => cutText(plainText(source).replace(/^(?:\.\.\/)+/, ''), MAX_SOURCE)

/** Parses a source map; undefined if the map is missing or damaged. */
function parseMap(text: string | undefined): TraceMap | undefined {
  if (text === undefined) return undefined
  try {
    return new TraceMap(text)
  } catch {
    return undefined
  }
}
