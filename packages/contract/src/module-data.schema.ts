import { z } from 'zod'
import { code, wholeNumber } from './common.schema.ts'
import { instant } from './times.schema.ts'

// What a module stores in the system. Its descriptor declares each value in `data`: whose it is, and who reads and writes it.

/** `GET` and `PUT /modulos/{remoto}/datos/{clave}`. */
export const moduleDataQuery = z.object({
  /** The ficha, of a value that each ficha has. */
  nroFicha: wholeNumber().optional(),
})
export type ModuleDataQuery = z.infer<typeof moduleDataQuery>

/** `PUT /modulos/{remoto}/datos/{clave}`: any JSON up to 64 KB. Null deletes the stored value. */
export const saveModuleDataBody = z.object({
  /** Any JSON. */
  valor: z.unknown().refine((valor) => valor !== undefined, code('required')),
})
export type SaveModuleData = z.infer<typeof saveModuleDataBody>

export const moduleDataAnswer = z.object({
  ok: z.literal(true),
  /** The stored value. */
  dato: z.object({
    /** Any JSON, as it was stored; null if nothing is stored. */
    valor: z.unknown(),
    /** Increases with each change; 0 if nothing was ever stored. */
    version: z.int(),
    /** When it was stored last. */
    fecha: instant.nullable(),
  }),
})
export type ModuleDataAnswer = z.infer<typeof moduleDataAnswer>
