import { RemoteError } from './remote-error'

/**
 * Puts a script or stylesheet into the page and waits for it.
 * @throws RemoteError('missing') when it does not load; `diagnose` finds out why. After the time limit it is taken away again.
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
    // Not `onload`: the remote's own runtime sets that one when it finds a stylesheet on its way.
    element.addEventListener('error', () => fail(new RemoteError('missing', `${url} did not load`)), { once: true })
    element.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    document.head.append(element)
  })
}
