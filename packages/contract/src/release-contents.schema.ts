import { z } from 'zod'

// What a release declares, and how it differs from the active release.

export const difference = z.object({ agregadas: z.array(z.string()), quitadas: z.array(z.string()) })

/** The items of one kind that a release declares, followed by the items that only the active release declares. */
export const declared = z.array(
  z.object({
    nombre: z.string(),
    /** The slot of a link or part, and the path of the service that finds results of the search; null for other items. */
    lugar: z.string().nullable(),
    /** Title on screens; null if the item has none. */
    titulo: z.object({ es: z.string(), en: z.string() }).nullable(),
    acceso: z.string().nullable(),
    /** Whether the active release does not have the item. */
    nueva: z.boolean(),
    /** Whether only the active release has the item. */
    quitada: z.boolean(),
  }),
)
