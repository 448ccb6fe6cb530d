import { z } from 'zod'
import { code, day } from './common.schema.ts'
import { kitNames, needs, releaseHash } from './remotes.schema.ts'
import { calendarDay, instant } from './times.schema.ts'

/** The announced next release of the system. */
export const nextRelease = z.object({
  version: z.string(),
  /** The day on which this system is to become that release. */
  prevista: calendarDay,
  anunciada: instant,
})
export type NextRelease = z.infer<typeof nextRelease>

/** `/shell.json`: what a release of the system offers to remotes. Written by the build of the shell. */
export const shellVersions = z.object({
  /** Version of the system. */
  version: z.string(),
  /** Short hash of the build's content, as in the shell's page. The development server and older builds have no hash. */
  hash: releaseHash.optional(),
  contract: z.int(),
  kit: z.string(),
  /** Versions of the packages that releases name in `needs`. Older builds omit this field. */
  offers: needs.optional(),
  /** What the kit exports. The development server and older builds omit this field. */
  exports: kitNames.optional(),
  runtime: z.int(),
  /** The endpoints of the API, as `GET /fichas/:id`. The development server and older builds omit this field. */
  calls: z.array(z.string().max(200)).optional(),
})
export type ShellVersionsFile = z.infer<typeof shellVersions>

/** The `shell.json` of a release: one of a development server says too little to compare releases with it. */
const nextHost = shellVersions.extend({
  version: z.string().regex(/^\d{1,6}(\.\d{1,6}){2}$/, code('invalid')),
  ...shellVersions.pick({ hash: true, offers: true, exports: true, calls: true }).required().shape,
})

/** `PUT /admin/remotes/proxima`: announces the next release of the system, and replaces an earlier announcement. */
export const nextReleaseData = z.object({
  prevista: day,
  /** The `shell.json` of that release. */
  anfitrion: nextHost,
})
export type NextReleaseData = z.output<typeof nextReleaseData>

/** The form for it: the file is read when it is sent. */
export const nextReleaseForm = nextReleaseData
  .pick({ prevista: true })
  .extend({ archivo: z.custom(Boolean, { error: code('file_required') }) })

export const nextReleaseAnswer = z.object({ ok: z.literal(true), msg: z.string(), proxima: nextRelease.nullable() })
export type NextReleaseAnswer = z.infer<typeof nextReleaseAnswer>
