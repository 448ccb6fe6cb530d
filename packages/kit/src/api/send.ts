import type { AnswerShapes } from '@fichero/contract/calls/answer-shapes'
import { allows } from '../session/allows'
import { endSession, getSession, renewToken } from '../session/store'
import { isUserActive } from '../session/user-activity'
import { ConnectionError, FormatError } from './api-error'
import { abortPrefetches, renewPrefetchToken, takePrefetched } from './prefetched-calls'
import { endReasonIn, readAnswer } from './read-answer'
import { headersOf, pageLanguage } from './request-headers'

/** A request to send. */
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
  /** Other shapes of the answer that are accepted and converted to the declared one. */
  shapes?: AnswerShapes | undefined
}

/** A received answer. */
interface Incoming {
  status: number
  text: string
  /** The renewed token of the session, if the API sent one. */
  token: string | null
  file?: DownloadedFile
}

/** A file with the name from the server's header. */
export interface DownloadedFile {
  name: string
  content: Blob
}

/** Sends a request and returns the parsed answer. */
export const send = async (outgoing: Outgoing): Promise<unknown> =>
  readAnswer(await exchange(outgoing, outgoing.form ? sendForm : sendJson), outgoing.shapes, (permission) =>
    allows(getSession(), permission),
  )

/** Sends a request whose answer is a file. Errors are JSON as everywhere. */
export async function receiveFile(outgoing: Outgoing): Promise<DownloadedFile> {
  const answer = await exchange(outgoing, sendForFile)
  if (answer.file) return answer.file
  readAnswer(answer)
  throw new FormatError()
}

/**
 * Sends a request with the session's token. Stores a renewed token while the user is active, and ends the session after a
 * 401.
 */
async function exchange(
  outgoing: Outgoing,
  deliver: (outgoing: Outgoing, headers: Record<string, string>) => Promise<Incoming>,
): Promise<Incoming> {
  if (outgoing.method !== 'GET') abortPrefetches()
  const session = getSession()
  const headers = headersOf(session, pageLanguage())
  if (outgoing.body !== undefined) headers['content-type'] = 'application/json'
  if (outgoing.ifMatch !== undefined) headers['if-match'] = `"${outgoing.ifMatch}"`

  const answer = await deliver(outgoing, headers)
  if (answer.token && session && isUserActive() && getSession()?.token === session.token) {
    renewToken(answer.token)
    renewPrefetchToken(session.token, answer.token)
  }
  if (answer.status === 401 && session) endSession(session.token, endReasonIn(answer.text))
  return answer
}

/** Sends a request whose answer is text. */
const sendJson = (outgoing: Outgoing, headers: Record<string, string>) =>
  request(outgoing, headers, async (response) => ({ text: await response.text() }))

/** Sends a request whose answer is a file or, if it failed, text. */
const sendForFile = (outgoing: Outgoing, headers: Record<string, string>) =>
  request(outgoing, { ...headers, accept: '*/*' }, async (response) => {
    // The API names every file. An answer without a file name is an error, or the page of a proxy.
    const [, name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
    return response.ok && name
      ? { text: '', file: { name, content: await response.blob() } }
      : { text: await response.text() }
  })

/** Sends a request with `fetch`, or takes the prefetched response. `read` returns the content of the response. */
async function request(
  { method, url, body, form, signal }: Outgoing,
  headers: Record<string, string>,
  read: (response: Response) => Promise<Pick<Incoming, 'text' | 'file'>>,
): Promise<Incoming> {
  try {
    const handed = method === 'GET' && takePrefetched(url, headers, signal)
    const response = await (handed ||
      fetch(url, {
        method,
        headers,
        body: form ?? (body === undefined ? null : JSON.stringify(body)),
        signal,
        // The browser completes a change without a body even if the page closes.
        ...(method !== 'GET' && !form && body === undefined && { keepalive: true }),
      }))
    return { status: response.status, token: response.headers.get('x-token'), ...(await read(response)) }
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
