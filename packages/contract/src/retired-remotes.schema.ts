import { z } from 'zod'
import { remoteName } from './remotes.schema.ts'
import { instant } from './times.schema.ts'

/** `GET /remotes/retirados`: retired modules with their former addresses, so that an old link can be explained. */
export const retiredRemotesAnswer = z.object({
  ok: z.literal(true),
  retirados: z.array(
    z.object({
      nombre: remoteName,
      /** Former label of the module in the navigation, or its name if it had none. */
      titulo: z.object({ es: z.string(), en: z.string() }),
      /** Former paths of the module's routes. */
      rutas: z.array(z.string()),
      retirado: instant,
    }),
  ),
})
export type RetiredRemotesAnswer = z.infer<typeof retiredRemotesAnswer>
