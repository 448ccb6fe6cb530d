import { reportRemoteFailure } from '@fichero/contract/calls/remotes.calls'
import type { FailureReason } from '@fichero/contract/enums'
import { ERROR_NAME, MAX_FAILURE_FRAMES } from '@fichero/contract/limits'
import type { FailureFrame } from '@fichero/contract/remote-failures.schema'
import { ConnectionError, call } from '@fichero/kit/api'
import { type Release, releasesInPage } from './release'
import { RemoteError } from './remote-error'

/** Details of a failure, as far as they are known. */
interface FailureDetails {
  page?: string
  error?: unknown
  /** The component stack of React. */
  components?: string
}

/**
 * Reports to the API that a release failed, once for each reason and position in its files. Does not wait for the answer,
 * and ignores its failure.
 */
export function reportFailure(
  release: Release,
  reason: FailureReason,
  { page, error, components = '' }: FailureDetails = {},
) {
  const { name, hash, reported } = release
  // An `evaluate` error wraps the error that the remote's code threw. The wrapped error has the stack trace.
  const thrown = error instanceof RemoteError && error.reason === 'evaluate' ? (error.cause ?? error) : error
  // Stryker disable next-line StringLiteral: a text without a URL of the release has no frames
  const stack = thrown instanceof Error ? (thrown.stack ?? '') : ''
  const pila = framesOf(release, `${stack}\n${components}`)
  const key = JSON.stringify([reason, pila[0]])
  if (reported.has(key)) return
  reported.add(key)
  const details = { pagina: page, error: nameOf(thrown), pila }
  call(reportRemoteFailure, { body: { remoto: name, hash, motivo: reason, ...details } }).catch(() => undefined)
}

/** Returns the name of an error; undefined for an error of the loader, which `reason` describes. */
function nameOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || error instanceof RemoteError) return undefined
  const name = /^Minified React error #\d+/.exec(error.message)?.[0] ?? error.name
  return ERROR_NAME.test(name) ? name : 'Error'
}

/** Returns the frames of a stack trace that are in files of a release, without frames of the shell and of browser extensions. */
const framesOf = ({ base }: Release, stack: string): FailureFrame[] =>
  stack
    .split(base)
    .slice(1)
    .flatMap((position) => {
      const [, archivo, linea, columna] = /^([\w./-]+)(?:\?[^:\s]*)?:(\d+):(\d+)/.exec(position) ?? []
      return archivo ? [{ archivo, linea: Number(linea), columna: Number(columna) }] : []
    })
    .slice(0, MAX_FAILURE_FRAMES)

/**
 * Reports errors that code of a release throws while one of its screens is open: in an event handler, or as an unhandled
 * rejection. The screen is not changed.
 */
export function watchErrors() {
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
}

/** Reports an error that was thrown in a file of a release from which a page was loaded. */
function report(error: unknown) {
  if (!(error instanceof Error) || error instanceof ConnectionError || error.name === 'AbortError') return
  const release = releasesInPage().find(({ base, pages }) => pages.size > 0 && error.stack?.includes(base))
  if (release) reportFailure(release, 'running', { error })
}
