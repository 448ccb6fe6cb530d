import { RemoteError } from './remote-error'

/**
 * Adds a script or stylesheet to the page and waits for it. Removes it after the time limit.
 * @throws RemoteError('unreachable') if it fails to load; `diagnose` finds out why
 */
export function loadElement(
  element: HTMLScriptElement | HTMLLinkElement,
  url: string,
  milliseconds: number,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: RemoteError) => {
      clearTimeout(timer)
      element.remove()
      reject(error)
    }
    const late = () => fail(new RemoteError('timeout', `${url} did not arrive within ${milliseconds} ms`))
    const timer = setTimeout(late, milliseconds)
    // Not `onload`: webpack's runtime overwrites it on a stylesheet that is still loading.
    element.addEventListener('error', () => fail(new RemoteError('unreachable', `${url} did not load`)), { once: true })
    element.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    document.head.append(element)
  })
}
