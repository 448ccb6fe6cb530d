import { z } from 'zod'
import { code, requiredOr, requiredText, wholeNumber } from './common.schema.ts'
import type { Incompatibility } from './compatibility.ts'
import { FAILURE_REASONS, FAILURE_ROLES, RELEASE_AUDIENCES, RELEASE_ORIGINS, WITHDRAWAL_REASONS } from './enums.ts'
import { MAX_DEPLOY_TOKEN_DAYS, MAX_DEPLOY_TOKEN_NAME } from './limits.ts'
import { currentPassword } from './person.schema.ts'
import { needs, releaseHash, remoteName } from './remotes.schema.ts'
import { instant } from './times.schema.ts'

// Administration of the remotes (`remotes:manage`) and what the release command sends with a deploy token. Instants are
// ISO, UTC.

const hash = z.string({ error: requiredOr() }).pipe(releaseHash)

const difference = z.object({ agregadas: z.array(z.string()), quitadas: z.array(z.string()) })

/** What a release claims, and at the end what of the active one it no longer does, each for the same people. */
const declared = z.array(
  z.object({
    nombre: z.string(),
    /** As people read it; null of what has no title. */
    titulo: z.object({ es: z.string(), en: z.string() }).nullable(),
    acceso: z.string().nullable(),
    /** The active release has it not. */
    nueva: z.boolean(),
    /** Only the active release has it. */
    quitada: z.boolean(),
  }),
)

/** What failed, however often: the same reason, message and place. */
export const failureCause = z.object({
  motivo: z.enum(FAILURE_REASONS),
  /** `…` stands for words that are not of the release's code. Empty where nothing is known. */
  mensaje: z.string(),
  /** `file:line:column` in the module's sources, or in its built files where there is no source map. Innermost first. */
  donde: z.array(z.string()),
  /** Pages and cards; empty where the release failed as a whole. */
  paginas: z.array(
    z.object({
      nombre: z.string(),
      /** Its name where its title is not known. */
      titulo: z.object({ es: z.string(), en: z.string() }),
    }),
  ),
  /** Who saw it. */
  roles: z.array(z.enum(FAILURE_ROLES)),
  /** Families with the major version, as `Chrome 141`. */
  navegadores: z.array(z.string()),
  numero: z.int(),
  primera: instant,
  ultima: instant,
})
export type FailureCause = z.infer<typeof failureCause>

export const release = z.object({
  hash: releaseHash,
  version: z.string(),
  origen: z.enum(RELEASE_ORIGINS),
  /** Name of the deploy token that published it; null if it was built with the system. */
  autor: z.string().nullable(),
  /** When it was published. */
  fecha: instant,
  /** All of its files, in bytes before compression. */
  tamano: z.int(),
  /**
   * Against the active release, or nothing where none is active: paths of routes, and `path: access` of routes, menu entries
   * and cards. Null of the active one itself.
   */
  cambios: z.object({ rutas: difference, permisos: difference }).nullable(),
  /**
   * In its order: paths of routes and menu entries, pages of cards, places of other pages that it fills, groups of the search, each access that it names once, and
   * the calls that it may make.
   */
  declara: z.object({
    rutas: declared,
    menu: declared,
    tarjetas: declared,
    lugares: declared,
    resultados: declared,
    permisos: declared,
    llamadas: declared,
  }),
  /** Why it may not be activated in this system, as errors of the catalogue; empty if it may. */
  problemas: z.array(
    z.object({
      code: z.string() as z.ZodType<Incompatibility['code']>,
      params: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
  /** Whether it was built against an older contract than this system's: it fits until the contract changes again. */
  contrato_anterior: z.boolean(),
  retirada: z.object({ fecha: instant, motivo: z.enum(WITHDRAWAL_REASONS) }).nullable(),
  /** Failures that browsers reported in the last 24 hours, most frequent first. */
  fallos: z.array(z.object({ motivo: z.enum(FAILURE_REASONS), numero: z.int() })),
  /** What failed in the last 30 days, the most recent first. */
  causas: z.array(failureCause),
  /** Violations of the content security policy by its files in the last 24 hours. */
  infracciones: z.int(),
  can: z.object({ activate: z.boolean(), withdraw: z.boolean() }),
})
export type Release = z.infer<typeof release>

export const managedRemote = z.object({
  nombre: remoteName,
  /** Its entry in the navigation, or its name where it has none. */
  titulo: z.object({ es: z.string(), en: z.string() }),
  /** Hashes of `lanzamientos`; null where there is none. */
  activa: releaseHash.nullable(),
  /** Since when everybody gets `activa`; null if nobody does, or if that was before it was noted. */
  desde: instant.nullable(),
  anterior: releaseHash.nullable(),
  candidata: z
    .object({
      hash: releaseHash,
      para: z.enum(RELEASE_AUDIENCES).exclude(['todos']),
      /** 1 to 99 with `porcentaje`, else null. */
      porcentaje: z.int().nullable(),
    })
    .nullable(),
  /** When the module was retired; null if it was not, or came back with an active release. */
  retirado: instant.nullable(),
  /** A pinned remote keeps its release when a newer one comes with the system. */
  fijada: z.boolean(),
  /** For `If-Match` of activating and rolling back. */
  version: z.int(),
  /** Newest first. */
  lanzamientos: z.array(release),
  /** `rollBack` ends a candidate, or else activates the previous release. */
  can: z.object({ rollBack: z.boolean(), retire: z.boolean(), pin: z.boolean(), unpin: z.boolean() }),
})
export type ManagedRemote = z.infer<typeof managedRemote>

/** `GET /admin/remotes`: by name. */
export const managedRemotesAnswer = z.object({ ok: z.literal(true), remotos: z.array(managedRemote) })
export type ManagedRemotesAnswer = z.infer<typeof managedRemotesAnswer>

/** Every change of a remote: the remote after it. */
export const managedRemoteAnswer = z.object({ ok: z.literal(true), msg: z.string(), remoto: managedRemote })
export type ManagedRemoteAnswer = z.infer<typeof managedRemoteAnswer>

/**
 * `POST /admin/remotes/{nombre}/activar`: for everyone, or as a candidate for administrators or for a percentage (1 to
 * 99) of people, who are the same at every visit.
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
 * `POST /admin/remotes/{nombre}/retirar`: a release that nobody shall get any more; the active one only where no other is
 * left that could be activated, and its remote then leaves the menu.
 */
export const withdrawal = z.object({ hash })
export type Withdrawal = z.output<typeof withdrawal>

export const DEPLOY_TOKEN_STATES = ['vigente', 'en_reposo', 'vencida', 'revocada'] as const
/** Why a token rests: who made it may make none now, or has ended the sessions of that time, or its module was retired. */
export const DEPLOY_TOKEN_RESTS = ['deshabilitado', 'sin_permiso', 'sesiones_cerradas', 'modulo_retirado'] as const

export const deployToken = z.object({
  id: z.int(),
  nombre: z.string(),
  remoto: remoteName,
  /** Whether it may also activate what it publishes. */
  activa: z.boolean(),
  creada: instant,
  /** Who created it. */
  autor: z.string(),
  vence: instant,
  /** When it was last used; null if never. */
  usada: instant.nullable(),
  estado: z.enum(DEPLOY_TOKEN_STATES),
  /** With `en_reposo`, else null. */
  reposo: z.enum(DEPLOY_TOKEN_RESTS).nullable(),
  can: z.object({ revoke: z.boolean() }),
})
export type DeployToken = z.infer<typeof deployToken>

/** `GET /admin/remotes/claves`: newest first, of all remotes. */
export const deployTokensAnswer = z.object({ ok: z.literal(true), claves: z.array(deployToken) })
export type DeployTokensAnswer = z.infer<typeof deployTokensAnswer>

/** `POST /admin/remotes/claves`. The remote need not exist yet: its first release creates it. */
export const deployTokenData = z.object({
  nombre: requiredText(MAX_DEPLOY_TOKEN_NAME),
  remoto: z.string({ error: requiredOr() }).pipe(remoteName),
  activa: z.boolean({ error: requiredOr() }),
  /** For how many days it works. */
  dias: wholeNumber('invalid', { max: MAX_DEPLOY_TOKEN_DAYS }),
  contrasenaActual: currentPassword,
})
export type DeployTokenData = z.output<typeof deployTokenData>

/** `valor` is the token itself. It is not stored and cannot be shown again. */
export const deployTokenCreated = z.object({
  ok: z.literal(true),
  msg: z.string(),
  clave: deployToken,
  valor: z.string(),
})
export type DeployTokenCreated = z.infer<typeof deployTokenCreated>

export const deployTokenAnswer = z.object({ ok: z.literal(true), msg: z.string(), clave: deployToken })
export type DeployTokenAnswer = z.infer<typeof deployTokenAnswer>

/**
 * `POST /remotes/{nombre}/lanzamientos`: the descriptor's answer. With `faltan`, integrities of files that the store
 * lacks, nothing is published yet: send each with `PUT`, and the descriptor again.
 */
export const publishAnswer = z.object({
  ok: z.literal(true),
  hash: releaseHash,
  /** Whether the release is in the store, complete. */
  publicada: z.boolean(),
  /** Whether this call published it: false if the same release was there before. */
  nueva: z.boolean(),
  faltan: z.array(z.string()),
})
export type PublishAnswer = z.infer<typeof publishAnswer>

/** `PUT /remotes/{nombre}/archivos/{sha384}`: the hash in hexadecimal, the body is the file's bytes. */
export const fileHash = z.string().regex(/^[0-9a-f]{96}$/, code('invalid'))

export const fileReceived = z.object({ ok: z.literal(true) })
export type FileReceived = z.infer<typeof fileReceived>

/** `POST /remotes/{nombre}/activar`, `/devolver` and `/retirar-modulo`, with a deploy token that may. */
export const activatedAnswer = z.object({ ok: z.literal(true), msg: z.string() })
export type ActivatedAnswer = z.infer<typeof activatedAnswer>

/** `GET /remotes/{nombre}/estado`, with a deploy token: the remote as administrators see it. */
export const remoteStatusAnswer = z.object({
  ok: z.literal(true),
  remoto: managedRemote.omit({ can: true }).extend({ lanzamientos: z.array(release.omit({ can: true })) }),
})
export type RemoteStatusAnswer = z.infer<typeof remoteStatusAnswer>

/** `/shell.json`: what the shell offers to remotes. Written by its build. */
export const shellVersions = z.object({
  /** Version of the shell itself. */
  version: z.string(),
  /** Short hash of the build's content, as in its page. The development server's and older builds have none. */
  hash: releaseHash.optional(),
  contract: z.int(),
  kit: z.string(),
  /** Versions of what releases need. Older builds do not tell them. */
  offers: needs.optional(),
  runtime: z.int(),
})
export type ShellVersionsFile = z.infer<typeof shellVersions>
