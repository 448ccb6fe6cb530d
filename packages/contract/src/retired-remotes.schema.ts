import { z } from 'zod'
import { remoteName } from './remotes.schema.ts'
import { instant } from './times.schema.ts'

/** `GET /remotes/retirados`: modules that were retired, with the addresses that they had, for who opens one of them. */
export const retiredRemotesAnswer = z.object({
  ok: z.literal(true),
  retirados: z.array(
    z.object({
      nombre: remoteName,
      /** Its entry in the navigation, or its name where it had none. */
      titulo: z.object({ es: z.string(), en: z.string() }),
      /** Paths of routes. */
      rutas: z.array(z.string()),
      retirado: instant,
    }),
  ),
})
export type RetiredRemotesAnswer = z.infer<typeof retiredRemotesAnswer>
