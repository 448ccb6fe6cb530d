import { type Answers, CALLS, type CallName } from '@fichero/contract/calls'
import { send } from './api/send'

export { ApiError, ConnectionError, currentValues, FormatError } from './api/api-error'

export interface CallInput {
  /** Values of the path's `:names`. */
  params?: Record<string, string | number>
  /** Query values; undefined ones are left out. */
  query?: Record<string, string | number | boolean | undefined>
  /** Sent as JSON. */
  body?: unknown
  /** Sent as multipart, with `onProgress` from 0 to 1 while it goes up. */
  form?: FormData
  onProgress?: (sent: number) => void
  signal?: AbortSignal
  /**
   * For edits: the `version` of the row that the person was shown. Where somebody saved since, the API refuses with 409 and
   * `currentValues(error)` is the row as it is now. Without it the edit overwrites whatever is there.
   */
  ifMatch?: number
}

/**
 * Makes one call of the contract's table and answers its typed body.
 * @throws ApiError when the API refuses, ConnectionError when it cannot be reached, FormatError when what answers is not the API.
 */
export async function call<N extends CallName>(name: N, input: CallInput = {}): Promise<Answers[N]> {
  const { method, path } = CALLS[name]
  const { params, query, ...rest } = input
  return (await send({ method, url: address(path, params, query), ...rest })) as Answers[N]
}

function address(path: string, params: CallInput['params'] = {}, query: CallInput['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

/** The two parts that the API's uploads take: `data` as JSON and the spreadsheet. */
export function uploadForm(file: File, data?: unknown): FormData {
  const form = new FormData()
  // Fields go before the file, so that the server can refuse them without waiting for it.
  if (data !== undefined) form.set('data', JSON.stringify(data))
  form.set('archivo_excel', file, file.name)
  return form
}
