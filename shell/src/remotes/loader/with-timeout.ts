import { RemoteError } from './remote-error'

/**
 * Returns the promise's result, or rejects with `timeout` after `milliseconds`. `subject` names the awaited thing in the
 * message.
 */
export function withTimeout<T>(milliseconds: number, subject: string, promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const onTimeout = () =>
      reject(new RemoteError('timeout', `${subject} did not arrive within ${Math.round(milliseconds)} ms`))
    const timer = setTimeout(onTimeout, milliseconds)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
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
