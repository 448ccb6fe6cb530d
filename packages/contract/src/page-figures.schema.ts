import { z } from 'zod'
import { code } from './common.schema.ts'
import { MAX_MEASURED_PAGES, MAX_PAGE_ADDRESS } from './limits.ts'

/** A page on a very slow machine, or one that loads far too much, is still a measured page. */
const figure = z.int().min(0).max(1e12)

/** What a page took of the browser when the release command opened it alone. `PAGE_LIMITS` has the limits of the figures. */
export const pageFigures = z.object({
  /** The address that was opened, with made-up values of its parameters. */
  direccion: z
    .string()
    .regex(/^\/[!-~]*$/, code('invalid'))
    .max(MAX_PAGE_ADDRESS),
  /** Longest time in which the page could not react, in ms. */
  bloqueo: figure,
  /** Memory that `PAGE_VISITS` visits left behind, in bytes. */
  memoria: figure,
  /** Requests for files of the release and to the API, until the page was shown. */
  peticiones: figure,
  /** Size of these files as compressed with Brotli, and of the answers. */
  bytes: figure,
  /** Messages in the console, of any kind, until the page was shown. */
  mensajes: figure,
})
export type PageFigures = z.infer<typeof pageFigures>

/** `PUT /remotes/{nombre}/lanzamientos/{hash}/figuras`, with a deploy token. They replace the ones that were sent before. */
export const releaseFigures = z.object({ paginas: z.array(pageFigures).min(1).max(MAX_MEASURED_PAGES) })
export type ReleaseFigures = z.output<typeof releaseFigures>

export const figuresReceived = z.object({ ok: z.literal(true) })
export type FiguresReceived = z.infer<typeof figuresReceived>
