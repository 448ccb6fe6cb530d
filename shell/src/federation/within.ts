import { RemoteError } from './remote-error'

/** The promise's outcome, or a `timeout` failure after so many milliseconds. */
export function within<T>(milliseconds: number, what: string, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () =>
      reject(new RemoteError('timeout', `${what} did not arrive within ${Math.round(milliseconds)} ms`))
    const timer = setTimeout(late, milliseconds)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** A signal that aborts after so many milliseconds. `AbortSignal.timeout` does the same by a clock that tests cannot hold. */
export function abortAfter(milliseconds: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), milliseconds)
  return controller.signal
}
