import { endSession, getSession, renewToken } from '../session/store'
import { isUserActive } from '../session/user-activity'
import { ConnectionError } from './api-error'
import { readAnswer } from './read-answer'

export interface Outgoing {
  method: string
  url: string
  body?: unknown
  form?: FormData
  signal?: AbortSignal
  /** The row's version, for `If-Match`. */
  ifMatch?: number
  /** Called with 0 to 1 while a form is sent. */
  onProgress?: (sent: number) => void
}

interface Incoming {
  status: number
  text: string
  token: string | null
}

/**
 * Sends a request with the session's token, stores a renewed token while the user is active, and ends the session if
 * the API says that it has ended.
 */
export async function send(outgoing: Outgoing): Promise<unknown> {
  const session = getSession()
  const headers: Record<string, string> = { accept: 'application/json' }
  if (session) headers['x-token'] = session.token
  if (outgoing.body !== undefined) headers['content-type'] = 'application/json'
  if (outgoing.ifMatch !== undefined) headers['if-match'] = `"${outgoing.ifMatch}"`

  const answer = outgoing.form ? await sendForm(outgoing, headers) : await sendJson(outgoing, headers)
  if (answer.token && session && isUserActive() && getSession()?.token === session.token) renewToken(answer.token)
  if (answer.status === 401 && session) endSession(session.token)
  return readAnswer(answer)
}

async function sendJson({ method, url, body, signal }: Outgoing, headers: Record<string, string>): Promise<Incoming> {
  try {
    const response = await fetch(url, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      signal,
    })
    return { status: response.status, text: await response.text(), token: response.headers.get('x-token') }
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new ConnectionError({ cause })
  }
}

// Unlike fetch, XMLHttpRequest reports the upload's progress
// (https://developer.mozilla.org/docs/Web/API/XMLHttpRequestUpload).
function sendForm(
  { method, url, form, signal, onProgress }: Outgoing,
  headers: Record<string, string>,
): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, url)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => onProgress?.(event.loaded / event.total)
    request.onload = () =>
      resolve({ status: request.status, text: request.responseText, token: request.getResponseHeader('x-token') })
    request.onerror = () => reject(new ConnectionError())
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}
