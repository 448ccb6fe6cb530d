import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

// The contract's exported objects are the named types of the document: `importReport` is `ImportReport`.

/** Folder of the contract's source. The relative path is the same from `api/src` and `api/dist`. */
export const CONTRACT = join(__dirname, '../../../../packages/contract/src')

/** Whether a schema is for requests (`input`) or for answers (`output`). */
export type Direction = 'input' | 'output'

/** The exported schemas by module and name. */
export const exportedSchemas: ReadonlyMap<string, Record<string, z.ZodType>> = new Map(
  readdirSync(CONTRACT)
    .filter((file) => file.endsWith('.schema.ts'))
    .map((file) => {
      const exported: Record<string, unknown> = require(`@fichero/contract/${file.replace(/\.ts$/, '')}`)
      const schemas = Object.entries(exported).filter(([, value]) => value instanceof z.ZodType)
      return [join(CONTRACT, file), Object.fromEntries(schemas) as Record<string, z.ZodType>]
    }),
)

const names = new Map<z.ZodType, string>()
for (const schemas of exportedSchemas.values())
  for (const [name, schema] of Object.entries(schemas))
    if (isNamed(name, schema) && !names.has(schema)) names.set(schema, typeName(name))

/** Whether a schema is a named type: objects and pipes that start with an object, but not a query, a list of parameters. */
function isNamed(name: string, schema: z.ZodType): boolean {
  const { type, in: first } = schema.def as { type: string; in?: z.ZodType }
  if (/(Query|Filters)$/.test(name)) return false
  return type === 'object' || (type === 'pipe' && first?.def.type === 'object')
}

/** `createFichaFields` is `CreateFichaData`: the same fields without the rules between them. */
function typeName(name: string): string {
  return name.replace(/^./, (first) => first.toUpperCase()).replace(/Fields$/, 'Data')
}

/** The schemas that are named types. */
export const namedSchemas: ReadonlySet<z.ZodType> = new Set(names.keys())

/** Returns the name of a named type. A type of both requests and answers gets `Input` in its name in requests. */
export function nameOf(schema: z.ZodType, direction: Direction): string {
  const name = names.get(schema) ?? ''
  return direction === 'output' || /(Body|Data|Input)$/.test(name) ? name : `${name}Input`
}
