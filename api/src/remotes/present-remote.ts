import { ownValue } from '@fichero/contract/own-value'
import type { ManagedRemote, Release as ReleaseData } from '@fichero/contract/releases.schema'
import type { RemoteDescriptor } from '@fichero/contract/remotes.schema'
import type { Actor } from '../access/current-user.decorator.js'
import { abilities } from '../access/policy.js'
import { declaredParts } from './declared-parts.js'
import type { FailureCause } from './failure-cause.entity.js'
import type { Release } from './release.entity.js'
import { problemsOf, type Surroundings } from './release-problems.js'
import type { Remote } from './remote.entity.js'
import { type RemoteFailureCount, VIOLATION } from './remote-failure.entity.js'
import { releasePolicy, remotePolicy } from './remotes.policy.js'

type Failures = Pick<RemoteFailureCount, 'hash' | 'motivo' | 'numero'>[]

interface Told extends Surroundings {
  /** Newest first. */
  releases: Release[]
  active: RemoteDescriptor | undefined
  failures: Failures
  /** The most recent first. */
  causes: FailureCause[]
  /** Whether the active release is the last one. */
  isAlone: boolean
}

/** A remote with its releases as an administrator sees them. */
export function presentRemote(actor: Actor | undefined, remote: Remote, told: Told): ManagedRemote {
  const { nombre, activa, desde, anterior, candidata, para, porcentaje, retirado, fijada, version } = remote
  return {
    nombre,
    titulo: titleOf(nombre, told.active ?? told.releases[0]?.descriptor),
    activa,
    desde: desde?.toISOString() ?? null,
    anterior,
    candidata: candidata && para ? { hash: candidata, para, porcentaje } : null,
    retirado: retirado?.toISOString() ?? null,
    fijada: fijada !== null,
    version,
    lanzamientos: told.releases.map((release) => presentRelease(actor, remote, release, told)),
    can: abilities(remotePolicy, actor, remote),
  }
}

/** Its first entry in the navigation, or its name. */
export function titleOf(nombre: string, descriptor: RemoteDescriptor | undefined) {
  const [first] = [...(descriptor?.nav ?? [])].sort((a, b) => a.order - b.order)
  const { es, en } = descriptor?.labels ?? { es: {}, en: {} }
  const key = first?.labelKey ?? ''
  return { es: ownValue(es, key) ?? nombre, en: ownValue(en, key) ?? nombre }
}

function presentRelease(actor: Actor | undefined, remote: Remote, release: Release, told: Told): ReleaseData {
  const { hash, descriptor, origen, autor, fecha, retirado, motivo } = release
  const { active, failures, causes, isAlone } = told
  const problemas = problemsOf(descriptor, told)
  const own = failures.filter((failure) => failure.hash === hash)
  return {
    hash,
    version: descriptor.version,
    origen,
    autor,
    fecha: fecha.toISOString(),
    tamano: descriptor.assets.reduce((sum, { size }) => sum + size, 0),
    cambios: active?.hash === hash ? null : changesBetween(active, descriptor),
    declara: declaredParts(descriptor, active),
    problemas,
    contrato_anterior: descriptor.contract < told.host.contract,
    retirada: retirado && motivo ? { fecha: retirado.toISOString(), motivo } : null,
    fallos: own
      .flatMap(({ motivo: why, numero }) => (why === VIOLATION ? [] : [{ motivo: why, numero }]))
      .sort((a, b) => b.numero - a.numero),
    causas: causes.filter((cause) => cause.hash === hash).map((cause) => presentCause(cause, descriptor)),
    infracciones: own.find(({ motivo: why }) => why === VIOLATION)?.numero ?? 0,
    can: abilities(releasePolicy, actor, { remote, release, problems: problemas, isAlone }),
  }
}

function presentCause(cause: FailureCause, { routes, cards = [], labels: { es, en } }: RemoteDescriptor) {
  const { remoto: _, hash: __, huella: ___, paginas, primera, ultima, ...rest } = cause
  const titled = (nombre: string) => {
    const key = [...routes, ...cards].find(({ page }) => page === nombre)?.titleKey ?? ''
    return { nombre, titulo: { es: ownValue(es, key) ?? nombre, en: ownValue(en, key) ?? nombre } }
  }
  return {
    ...rest,
    paginas: paginas.map(titled),
    primera: primera.toISOString(),
    ultima: ultima.toISOString(),
  }
}

/** What a release adds to another one and takes from it. */
function changesBetween(before: RemoteDescriptor | undefined, after: RemoteDescriptor) {
  const between = (tell: (descriptor: RemoteDescriptor) => string[]) => {
    const [old, now] = [new Set(before && tell(before)), new Set(tell(after))]
    return {
      agregadas: [...now].filter((one) => !old.has(one)).sort(),
      quitadas: [...old].filter((one) => !now.has(one)).sort(),
    }
  }
  return { rutas: between(({ routes }) => routes.map(({ path }) => path)), permisos: between(accessesOf) }
}

const accessesOf = ({ routes, nav, cards = [] }: RemoteDescriptor) => [
  ...[...routes, ...nav].map(({ path, access }) => `${path}: ${access}`),
  ...cards.map(({ page, access }) => `${page}: ${access}`),
]
