import { codeSize } from '@fichero/contract/code-size'
import { type Incompatibility, incompatibilities } from '@fichero/contract/compatibility'
import { inSlot } from '@fichero/contract/named-parts'
import { ownValue } from '@fichero/contract/own-value'
import type { ManagedRemote, Release as ReleaseData } from '@fichero/contract/releases.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { Actor } from '../../access/current-user.decorator.js'
import { abilities } from '../../access/policy.js'
import { declaredParts } from './declared-parts.js'
import type { FailureCause } from './failure-cause.entity.js'
import type { NextRelease } from './next-release.entity.js'
import type { Release } from './release.entity.js'
import { type CompatibilityContext, problemsOf } from './release-problems.js'
import type { Remote } from './remote.entity.js'
import { type RemoteFailureCount, VIOLATION } from './remote-failure.entity.js'
import { releasePolicy, remotePolicy } from './remotes.policy.js'
import type { RollbackTarget } from './rollback-target.js'

type Failures = Pick<RemoteFailureCount, 'hash' | 'motivo' | 'numero' | 'bloqueos'>[]

/** The data, besides the remote's row, from which the answer is built. */
interface RemoteContext extends CompatibilityContext {
  /** Newest first. */
  releases: Release[]
  active: RemoteDescriptor | undefined
  failures: Failures
  /** Most recent first. */
  causes: FailureCause[]
  /** Whether the remote has no other release that could replace the active release. */
  isOnlyRelease: boolean
  target: RollbackTarget
  /** The announced next release of the system. */
  next: NextRelease | undefined
}

/** Converts a remote and its releases for an answer to an administrator. */
export function presentRemote(actor: Actor | undefined, remote: Remote, context: RemoteContext): ManagedRemote {
  const { nombre, activa, desde, anterior, candidata, para, porcentaje, retirado, fijada, servicio, version } = remote
  return {
    nombre,
    titulo: titleOf(nombre, context.active ?? context.releases[0]?.descriptor),
    activa,
    desde: desde?.toISOString() ?? null,
    anterior,
    respaldo: context.target.hash,
    omitidas: context.target.skipped,
    candidata: candidata && para ? { hash: candidata, para, porcentaje } : null,
    retirado: retirado?.toISOString() ?? null,
    fijada: fijada !== null,
    servicio,
    version,
    lanzamientos: context.releases.map((release) => presentRelease(actor, remote, release, context)),
    can: abilities(remotePolicy, actor, { candidata, fijada, retirado, target: context.target }),
  }
}

/** Returns the title of a remote: the label of the first entry that the remote has in the menu, or the remote's name. */
export function titleOf(nombre: string, descriptor: RemoteDescriptor | undefined) {
  const [first] = inSlot(descriptor?.links ?? [], 'menu').sort((a, b) => a.order - b.order)
  const { es, en } = descriptor?.labels ?? { es: {}, en: {} }
  const key = first?.labelKey ?? ''
  return { es: ownValue(es, key) ?? nombre, en: ownValue(en, key) ?? nombre }
}

function presentRelease(
  actor: Actor | undefined,
  remote: Remote,
  release: Release,
  context: RemoteContext,
): ReleaseData {
  const { hash, descriptor, origen, autor, fecha, retirado, motivo, figuras } = release
  const { active, failures, causes, isOnlyRelease } = context
  const problemas = problemsOf(descriptor, context)
  const releaseFailures = failures.filter((failure) => failure.hash === hash)
  return {
    hash,
    version: descriptor.version,
    origen,
    autor,
    fecha: fecha.toISOString(),
    tamano: descriptor.assets.reduce((sum, { size }) => sum + size, 0),
    tamano_codigo: codeSize(descriptor),
    figuras: figuras ?? [],
    cambios: active?.hash === hash ? null : changesBetween(active, descriptor),
    declara: declaredParts(descriptor, active),
    problemas,
    problemas_proxima: problemsInNext(remote, release, context.next),
    contrato_anterior: descriptor.contract < context.host.contract,
    retirada: retirado && motivo ? { fecha: retirado.toISOString(), motivo } : null,
    fallos: releaseFailures
      .flatMap(({ motivo: why, numero, bloqueos }) =>
        why === VIOLATION
          ? []
          : [
              { motivo: why, numero: numero - bloqueos },
              { motivo: 'blocking' as const, numero: bloqueos },
            ],
      )
      .filter(({ numero }) => numero > 0)
      .sort((a, b) => b.numero - a.numero),
    causas: causes.filter((cause) => cause.hash === hash).map((cause) => presentCause(cause, descriptor)),
    infracciones: releaseFailures.find(({ motivo: why }) => why === VIOLATION)?.numero ?? 0,
    can: abilities(releasePolicy, actor, { remote, release, problems: problemas, isOnlyRelease }),
  }
}

/** Returns why the next release of the system would not take a release. It brings its own release of a bundled remote that is not pinned. */
export function problemsInNext(
  { fijada }: Pick<Remote, 'fijada'>,
  { origen, descriptor }: Pick<Release, 'origen' | 'descriptor'>,
  next: NextRelease | undefined,
): Incompatibility[] | null {
  if (!next || (origen === 'incluida' && fijada === null)) return null
  return incompatibilities(descriptor, next.anfitrion)
}

/** Converts a cause, with the titles of pages and parts instead of their names. */
function presentCause(cause: FailureCause, { routes, parts, labels: { es, en } }: RemoteDescriptor) {
  const { remoto: _, hash: __, huella: ___, motivo, bloqueo, paginas, primera, ultima, ...rest } = cause
  const titled = (nombre: string) => {
    const key = [...routes, ...parts].find(({ page }) => page === nombre)?.titleKey ?? ''
    return { nombre, titulo: { es: ownValue(es, key) ?? nombre, en: ownValue(en, key) ?? nombre } }
  }
  return {
    ...rest,
    motivo: bloqueo ? ('blocking' as const) : motivo,
    mensaje: rest.error ?? '',
    paginas: paginas.map(titled),
    primera: primera.toISOString(),
    ultima: ultima.toISOString(),
  }
}

/** Returns the paths and permissions that a release adds and removes, compared with the active release. */
function changesBetween(before: RemoteDescriptor | undefined, after: RemoteDescriptor) {
  const between = (partsOf: (descriptor: RemoteDescriptor) => string[]) => {
    const [old, now] = [new Set(before && partsOf(before)), new Set(partsOf(after))]
    return {
      agregadas: [...now].filter((one) => !old.has(one)).sort(),
      quitadas: [...old].filter((one) => !now.has(one)).sort(),
    }
  }
  return { rutas: between(({ routes }) => routes.map(({ path }) => path)), permisos: between(accessesOf) }
}

/** Returns the paths and parts of a release with the permission that each requires. */
const accessesOf = ({ routes, links, parts }: RemoteDescriptor) => [
  ...[...routes, ...links].map(({ path, access }) => `${path}: ${access}`),
  ...parts.map(({ page, access }) => `${page}: ${access}`),
]
