import { z } from 'zod'
import { code, requiredOr, wholeNumber } from './common.schema.ts'
import type { Incompatibility } from './compatibility.ts'
import {
  FAILURE_REASONS,
  FAILURE_ROLES,
  RELEASE_AUDIENCES,
  RELEASE_ORIGINS,
  SERVICE_WRITES,
  SKIP_REASONS,
  WITHDRAWAL_REASONS,
} from './enums.ts'
import { nextRelease } from './next-release.schema.ts'
import { pageFigures } from './page-figures.schema.ts'
import { declared, difference } from './release-contents.schema.ts'
import { releaseHash, remoteName } from './remotes.schema.ts'
import { instant } from './times.schema.ts'

// Administration of the remotes (`remotes:manage`) and what the release command sends with a deploy token. Instants are
// ISO, UTC.

const hash = z.string({ error: requiredOr() }).pipe(releaseHash)

/** Failures with the same reason, error and stack trace. */
export const failureCause = z.object({
  motivo: z.enum(FAILURE_REASONS),
  /** Name of the error, such as `TypeError`, or `Minified React error #31`; null if it is not known. */
  error: z.string().nullable(),
  /** The same name for older builds of modules, whose command `status` prints it; empty if it is not known. */
  mensaje: z.string(),
  /** `file:line:column` in the module's sources, or in its built files where there is no source map. Innermost first. */
  donde: z.array(z.string()),
  /** Pages and cards that failed; empty if the failure is not about a single page. */
  paginas: z.array(
    z.object({
      nombre: z.string(),
      /** Title of the page; its name if the title is not known. */
      titulo: z.object({ es: z.string(), en: z.string() }),
    }),
  ),
  /** Roles of the users who saw the failure. */
  roles: z.array(z.enum(FAILURE_ROLES)),
  /** Browsers with their major version, as `Chrome 141`. */
  navegadores: z.array(z.string()),
  numero: z.int(),
  primera: instant,
  ultima: instant,
})
export type FailureCause = z.infer<typeof failureCause>

/** Why a release is not compatible with a system, as error codes; empty if it is. */
const problems = z.array(
  z.object({
    code: z.string() as z.ZodType<Incompatibility['code']>,
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
)

/** A stored release of a remote, as administrators see it. */
export const release = z.object({
  hash: releaseHash,
  version: z.string(),
  origen: z.enum(RELEASE_ORIGINS),
  /** Name of the deploy token that published the release; null if it was built with the system. */
  autor: z.string().nullable(),
  /** When the release was published. */
  fecha: instant,
  /** Size of all files, in bytes before compression. */
  tamano: z.int(),
  /** Size of its scripts and styles, in bytes before compression. */
  tamano_codigo: z.int(),
  /** What its pages took when the release command measured them; empty if it sent nothing. */
  figuras: z.array(pageFigures),
  /**
   * Differences from the active release, or from nothing if none is active: paths of routes, and `path: access` of routes and
   * links, and `page: access` of parts. Null for the active release itself.
   */
  cambios: z.object({ rutas: difference, permisos: difference }).nullable(),
  /**
   * What the release declares, in the order of its descriptor: paths of routes and links, pages of parts, groups of search
   * results, each access once, and the endpoints that it may call.
   */
  declara: z.object({
    rutas: declared,
    enlaces: declared,
    partes: declared,
    resultados: declared,
    permisos: declared,
    llamadas: declared,
  }),
  /** Why the release may not be activated in this system. */
  problemas: problems,
  /**
   * Why the announced next release of the system would not take the release; null if none is announced, or if that release
   * brings another one of this module.
   */
  problemas_proxima: problems.nullable(),
  /** Whether the release was built against an older contract major, which the next major of the system does not support. */
  contrato_anterior: z.boolean(),
  retirada: z.object({ fecha: instant, motivo: z.enum(WITHDRAWAL_REASONS) }).nullable(),
  /** Failures that browsers reported in the last 24 hours, most frequent first. */
  fallos: z.array(z.object({ motivo: z.enum(FAILURE_REASONS), numero: z.int() })),
  /** Causes of failures in the last 30 days, the most recent first. */
  causas: z.array(failureCause),
  /** Violations of the content security policy by files of the release in the last 24 hours. */
  infracciones: z.int(),
  can: z.object({ activate: z.boolean(), withdraw: z.boolean() }),
})
export type Release = z.infer<typeof release>

/** A release that was active and that rollback and fallback skip. */
const skippedRelease = z.object({ hash: releaseHash, version: z.string(), motivo: z.enum(SKIP_REASONS) })
export type SkippedRelease = z.infer<typeof skippedRelease>

/** A remote with all its releases, as administrators see it. */
export const managedRemote = z.object({
  nombre: remoteName,
  /** Label of the module in the navigation, or its name if it has none. */
  titulo: z.object({ es: z.string(), en: z.string() }),
  /** Hash of the active release, which is one of `lanzamientos`; null if there is none. */
  activa: releaseHash.nullable(),
  /** Since when everybody gets `activa`; null without an active release, or if that time was not recorded. */
  desde: instant.nullable(),
  anterior: releaseHash.nullable(),
  /**
   * The release to which `rollBack` goes and to which pages fall back: `anterior`, or the most recent one before it that is
   * not in `omitidas`; null if there is none.
   */
  respaldo: releaseHash.nullable(),
  /** The releases before `respaldo` that are skipped, most recent first. */
  omitidas: z.array(skippedRelease),
  candidata: z
    .object({
      hash: releaseHash,
      para: z.enum(RELEASE_AUDIENCES).exclude(['todos']),
      /** 1 to 99 with `porcentaje`, else null. */
      porcentaje: z.int().nullable(),
    })
    .nullable(),
  /** When the module was retired; null if it was never retired, or if a release was activated since. */
  retirado: instant.nullable(),
  /** A pinned remote keeps its release when a newer one comes with the system. */
  fijada: z.boolean(),
  /** The service to which Fichero forwards requests of the module's pages; null if none is declared. */
  servicio: z
    .object({
      /** The address, which ends with a slash. */
      direccion: z.string(),
      /** The methods, besides GET, that it may be sent. */
      metodos: z.array(z.enum(SERVICE_WRITES)),
    })
    .nullable(),
  /** For `If-Match` of activating and rolling back. */
  version: z.int(),
  /** Newest first. */
  lanzamientos: z.array(release),
  /** `rollBack` ends a candidate, or else activates `respaldo`. */
  can: z.object({ rollBack: z.boolean(), retire: z.boolean(), pin: z.boolean(), unpin: z.boolean() }),
})
export type ManagedRemote = z.infer<typeof managedRemote>

/** `GET /admin/remotes`: by name. */
export const managedRemotesAnswer = z.object({
  ok: z.literal(true),
  remotos: z.array(managedRemote),
  /** Null if none is announced, or once this system is that release or a later one. */
  proxima: nextRelease.nullable(),
})
export type ManagedRemotesAnswer = z.infer<typeof managedRemotesAnswer>

/** The answer of every change of a remote: the remote afterwards. */
export const managedRemoteAnswer = z.object({ ok: z.literal(true), msg: z.string(), remoto: managedRemote })
export type ManagedRemoteAnswer = z.infer<typeof managedRemoteAnswer>

/**
 * `POST /admin/remotes/{nombre}/activar`: for everyone, or as a candidate for administrators or for a percentage (1 to 99)
 * of people. The same people get the candidate at every visit.
 */
export const activation = z
  .object({
    hash,
    para: z.enum(RELEASE_AUDIENCES, { error: requiredOr() }),
    porcentaje: wholeNumber('percentage_invalid', { max: 99 }).optional(),
  })
  .refine(({ para, porcentaje }) => (para === 'porcentaje') === (porcentaje !== undefined), {
    path: ['porcentaje'],
    error: code('percentage_invalid'),
  })
export type Activation = z.output<typeof activation>

/**
 * `POST /admin/remotes/{nombre}/retirar`: a release that nobody should get any more. The active release can be withdrawn only
 * if no other release could be activated; its remote then disappears from the menu.
 */
export const withdrawal = z.object({ hash })
export type Withdrawal = z.output<typeof withdrawal>

/** `POST /remotes/{nombre}/publicar`, whose body is an archive (`releaseArchive`). */
export const publishAnswer = z.object({
  ok: z.literal(true),
  hash: releaseHash,
  /** Whether this request published the release: false if it was published before. */
  nueva: z.boolean(),
})
export type PublishAnswer = z.infer<typeof publishAnswer>

/**
 * `POST /remotes/{nombre}/lanzamientos`, for release commands of `@fichero/build` 1.0; the body is a descriptor. If `faltan` (integrities
 * of files that the store lacks) is not empty, nothing is published yet: send each file with `PUT`, then the descriptor again.
 */
export const formerPublishAnswer = publishAnswer.extend({
  /** Whether the release is stored, with all of its files. */
  publicada: z.boolean(),
  faltan: z.array(z.string()),
})
export type FormerPublishAnswer = z.infer<typeof formerPublishAnswer>

/** `PUT /remotes/{nombre}/archivos/{sha384}`, for the same commands: the hash is hexadecimal, the body is the file's bytes. */
export const fileHash = z.string().regex(/^[0-9a-f]{96}$/, code('invalid'))

export const fileReceived = z.object({ ok: z.literal(true) })
export type FileReceived = z.infer<typeof fileReceived>

/** `POST /remotes/{nombre}/activar` and `/retirar-modulo`, with a deploy token that may activate. */
export const activatedAnswer = z.object({ ok: z.literal(true), msg: z.string() })
export type ActivatedAnswer = z.infer<typeof activatedAnswer>

/** `POST /remotes/{nombre}/devolver`: with the releases that were skipped, as in `managedRemote`. */
export const rolledBackAnswer = activatedAnswer.extend({ omitidas: z.array(skippedRelease) })
export type RolledBackAnswer = z.infer<typeof rolledBackAnswer>

/** `GET /remotes/{nombre}/estado`, with a deploy token: the remote as administrators see it. */
export const remoteStatusAnswer = z.object({
  ok: z.literal(true),
  remoto: managedRemote.omit({ can: true }).extend({ lanzamientos: z.array(release.omit({ can: true })) }),
  proxima: nextRelease.nullable(),
})
export type RemoteStatusAnswer = z.infer<typeof remoteStatusAnswer>
