import { reportRemoteFailure } from '@fichero/contract/calls/remotes.calls'
import type { FailureReason } from '@fichero/contract/enums'
import { MAX_FAILURE_FRAMES, MAX_FAILURE_MESSAGE } from '@fichero/contract/limits'
import type { FailureFrame } from '@fichero/contract/remote-failures.schema'
import { call } from '@fichero/kit/api'
import type { Release } from './release'
import { RemoteError } from './remote-error'

/** What failed, as far as it is known. */
interface Failed {
  page?: string
  error?: unknown
  /** Where React was when it failed. */
  components?: string
}

/**
 * Tells the API that a release failed, once for each reason and place in its files. Nothing waits for it, and a failure of
 * it is of no interest.
 */
export function reportFailure(release: Release, reason: FailureReason, { page, error, components = '' }: Failed = {}) {
  const { name, hash, reported } = release
  // Of code that threw while it loaded, the error that it threw.
  const thrown = error instanceof RemoteError && error.reason === 'evaluate' ? (error.cause ?? error) : error
  // Stryker disable next-line StringLiteral: what has no address of the release has no place in it
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : ''
  const pila = framesOf(release, `${stack}\n${components}`)
  const key = JSON.stringify([reason, pila[0]])
  if (reported.has(key)) return
  reported.add(key)
  const told = { pagina: page, mensaje: String(thrown ?? '').slice(0, MAX_FAILURE_MESSAGE), pila }
  call(reportRemoteFailure, { body: { remoto: name, hash, motivo: reason, ...told } }).catch(() => undefined)
}

/** The places of a stack that are in files of a release: what is of the shell, or of an extension, is left out. */
const framesOf = ({ base }: Release, stack: string): FailureFrame[] =>
  stack
    .split(base)
    .slice(1)
    .flatMap((place) => {
      const [, archivo, linea, columna] = /^([\w./-]+)(?:\?[^:\s]*)?:(\d+):(\d+)/.exec(place) ?? []
      return archivo ? [{ archivo, linea: Number(linea), columna: Number(columna) }] : []
    })
    .slice(0, MAX_FAILURE_FRAMES)
