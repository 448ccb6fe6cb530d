import { ConnectionError } from '../api/api-error'
import { CodeError } from './code-error'

/** In ms, for asking whether a file is there. */
const LIMIT = 4000

/**
 * Runs an `import()`. The bundler's error does not tell why a script or stylesheet failed, so the file is asked for: it is
 * gone, or it cannot be reached, or it is there. Then it is loaded once more, past what the browser kept of it.
 * @throws CodeError, ConnectionError, or what the code threw when it ran
 */
export async function loadCode<T>(load: () => Promise<T>): Promise<T> {
  const first = await attempted(load)
  if ('value' in first) return first.value
  const status = first.file ? await statusOf(first.file) : undefined
  if (status === 404 || status === 410) throw new CodeError('withdrawn', { cause: first.error })
  if (status === undefined || status >= 400) throw errorOf(first.error)
  const second = await attempted(load)
  if ('value' in second) return second.value
  throw second.file ? new CodeError('integrity', { cause: second.error }) : errorOf(second.error)
}

/** @param file the URL of a script or stylesheet that failed meanwhile */
type Attempt<T> = { value: T } | { error: unknown; file: string | undefined }

async function attempted<T>(load: () => Promise<T>): Promise<Attempt<T>> {
  let file: string | undefined
  const listen = ({ target }: Event) => {
    if (target instanceof HTMLScriptElement) file = target.src
    if (target instanceof HTMLLinkElement) file = target.href
  }
  // Errors of elements do not bubble, but they are captured.
  window.addEventListener('error', listen, true)
  try {
    return { value: await load() }
  } catch (error) {
    return { error, file: isOfLoading(error) ? file : undefined }
  } finally {
    window.removeEventListener('error', listen, true)
  }
}

/** Unlike an error of the code itself: one that it threw when it ran, or a script that ran and did not bring its modules. */
const isOfLoading = (error: unknown) =>
  error instanceof Error && error.name === 'ChunkLoadError' && Reflect.get(error, 'type') !== 'missing'

const errorOf = (error: unknown) => (isOfLoading(error) ? new ConnectionError({ cause: error }) : error)

/** Returns undefined if there is no answer. The browser's cache then has what the server has. */
async function statusOf(file: string): Promise<number | undefined> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), LIMIT)
  try {
    const { status } = await fetch(file, { cache: 'reload', signal: controller.signal })
    return status
  } catch {
    return undefined
  } finally {
    clearTimeout(timer)
  }
}
