import { RemoteError } from './remote-error'

/** Returns the promise's result, or rejects with `timeout` after `milliseconds`. */
export function withTimeout<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () =>
      reject(new RemoteError('timeout', `${what} did not arrive within ${Math.round(milliseconds)} ms`))
    const timer = setTimeout(late, milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/**
 * Returns a signal that aborts after `milliseconds`. `AbortSignal.timeout` does the same, but Jest's fake timers do not
 * control it.
 */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
