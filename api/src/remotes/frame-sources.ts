import type { FailureFrame } from '@fichero/contract/remote-failures.schema'
import { cutText, plainText } from '@fichero/contract/text'
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'

const MAX_SOURCE = 200
/** What a bundler adds has no file: its name is a scheme and more. */
const NO_FILE = /^[\w-]+:/

/**
 * Returns places in the sources for places in built files, as `file:line:column`. `mapOf` reads the source map of a file;
 * where there is none, or it is of no use, the place is that in the built file.
 */
export async function frameSources(
  frames: readonly FailureFrame[],
  mapOf: (file: string) => Promise<string | undefined>,
): Promise<string[]> {
  const maps = new Map<string, TraceMap | undefined>()
  const told = new Set<string>()
  for (const { archivo, linea, columna } of frames) {
    if (!maps.has(archivo)) maps.set(archivo, parsed(await mapOf(archivo)))
    const map = maps.get(archivo)
    // Columns of a source map begin with 0.
    const found = map && originalPositionFor(map, { line: linea, column: columna - 1 })
    if (!found || found.source === null) told.add(`${archivo}:${linea}:${columna}`)
    else if (!NO_FILE.test(found.source)) told.add(`${named(found.source)}:${found.line}:${found.column + 1}`)
  }
  return [...told]
}

/** From the folder that all modules of a repository share. */
const named = (source: string) => cutText(plainText(source).replace(/^(?:\.\.\/)+/, ''), MAX_SOURCE)

function parsed(text: string | undefined): TraceMap | undefined {
  if (text === undefined) return undefined
  try {
    return new TraceMap(text)
  } catch {
    return undefined
  }
}
