import { z } from 'zod'
import { instant } from './times.schema.ts'

/** A recorded backup that was made before a removal. */
export const holdingBackup = z.object({
  /** When the backup was made. */
  fecha: instant,
  /** Path of the file; null for backups made before this was recorded. */
  archivo: z.string().nullable(),
  /** When rotation removes the backup, if a backup is made every day; null if nothing removes it. */
  hasta: instant.nullable(),
})
export type HoldingBackup = z.infer<typeof holdingBackup>

/** Maximum number of backups in `copias`. */
export const MAX_NAMED_BACKUPS = 60

/** Data that a removal does not delete. */
export const removalRest = z.object({
  /** What is kept, and why, in both languages. */
  queda: z.array(z.object({ es: z.string(), en: z.string() })),
  /** Backups that may still contain the removed data, newest first. */
  copias: z.array(holdingBackup),
  /** Number of older backups that `copias` omits. */
  copias_mas: z.int(),
})
export type RemovalRest = z.infer<typeof removalRest>
