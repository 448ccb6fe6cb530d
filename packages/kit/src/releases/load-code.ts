import { ConnectionError } from '../api/api-error'
import { CodeError } from './code-error'

/** Timeout in ms of the request that checks whether a file exists. */
const CHECK_TIMEOUT_MS = 4000

/**
 * Runs an `import()`. The bundler's error does not say why a script or style sheet failed, so the file is requested: it is
 * missing, unreachable, or available. In the last case it is loaded once more, bypassing the browser's cache.
 * @throws CodeError, ConnectionError, or the error that the code threw when it ran
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  const first = await tryImport(load)
  if ('value' in first) return first.value
  const status = first.file ? await statusOf(first.file) : undefined
  if (status === 404 || status === 410) throw new CodeError('withdrawn', { cause: first.error })
  if (status === undefined || status >= 400) throw errorOf(first.error)
  const second = await tryImport(load)
  if ('value' in second) return second.value
  throw second.file ? new CodeError('integrity', { cause: second.error }) : errorOf(second.error)
}

/** The result of an import; `file` is the URL of a script or style sheet that failed during the import. */
type Attempt<T> = { value: T } | { error: unknown; file: string | undefined }

/** Runs an `import()` and returns its result or its error. */
async function tryImport<T>(load: () => Promise<T>): Promise<Attempt<T>> {
  let file: string | undefined
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) file = target.src
    if (target instanceof HTMLLinkElement) file = target.href
  }
  // The `error` event of an element does not bubble, so the listener must capture it.
  window.addEventListener('error', listen, true)
  try {
    return { value: await load() }
  } catch (error) {
    return { error, file: isLoadError(error) ? file : undefined }
  } finally {
    window.removeEventListener('error', listen, true)
  }
}

/** False for an error of the code itself: thrown when it ran, or a script that ran and did not register its modules. */
const isLoadError = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError' && Reflect.get(error, 'type') !== 'missing'

/** Converts a failed load to a ConnectionError; returns any other error unchanged. */
const errorOf = (error: unknown) => (isLoadError(error) ? new ConnectionError({ cause: error }) : error)

/** Returns the status of a file, undefined without an answer. The request also replaces the file in the browser's cache. */
async function statusOf(file: string): Promise<number | undefined> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), CHECK_TIMEOUT_MS)
  try {
    const { status } = await fetch(file, { cache: 'reload', signal: controller.signal })
    return status
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
