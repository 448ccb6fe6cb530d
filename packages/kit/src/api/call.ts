import type { AnswerOf, Call, CallOptions, CallTakes, PathNames } from '@fichero/contract/calls/call'
import { send } from './send'

export type AnyCall = Call<string, CallOptions, CallTakes>

/** `Record<never, never>` is an object that asks for nothing. */
type Nothing = Record<never, never>
type Params<Path extends string> = [PathNames<Path>] extends [never]
  ? Nothing
  : { params: Record<PathNames<Path>, string | number> }
type Upload<File_> = File_ extends 'required' ? { file: File } : File_ extends 'optional' ? { file?: File } : Nothing
type Version<Versioned> = Versioned extends true
  ? {
      /**
       * The `version` of the row that the person was shown. Where somebody saved since, the API refuses with 409 and
       * `currentValues(error)` is the row as it is now. Without it the edit overwrites whatever is there.
       */
      ifMatch?: number
    }
  : Nothing

/** What a call needs: values of its path as `params`, and the `query`, `body`, `file` and `data` that it declares. */
export type CallInput<C> =
  C extends Call<infer Path, infer Options, infer Takes>
    ? Params<Path> & Takes & Upload<Options['file']> & Version<Options['versioned']>
    : never

export interface Sending {
  signal?: AbortSignal
  /** From 0 to 1 while a file goes up. */
  onProgress?: (sent: number) => void
}

/** Left out where the call needs nothing. */
export type CallArguments<C, More = unknown> =
  Nothing extends CallInput<C> ? [input?: CallInput<C> & More] : [input: CallInput<C> & More]

interface AnyInput extends Sending {
  params?: Record<string, string | number>
  query?: Record<string, string | number | boolean | undefined>
  body?: unknown
  data?: unknown
  file?: File
  ifMatch?: number
}

/**
 * Makes one declared call and returns its typed body.
 * @throws ApiError when the API refuses, ConnectionError when it cannot be reached, FormatError when what answers is not the API.
 */
export async function call<C extends AnyCall>(
  declared: C,
  ...[given]: CallArguments<C, Sending>
): Promise<AnswerOf<C>> {
  const { params, query, file, data, ...rest } = (given ?? {}) as AnyInput
  const url = addressOf(declared.path, params, query)
  const form = declared.file ? uploadForm(file, data) : undefined
  return (await send({ method: declared.method, url, form, ...rest })) as AnswerOf<C>
}

/** @throws TypeError where a value of the path is missing: an empty segment would be another call. */
export function addressOf(path: string, params: AnyInput['params'] = {}, query: AnyInput['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(params[name] ?? '')
    if (value === '') throw new TypeError(`${path} needs ${name}.`)
    return encodeURIComponent(value)
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  return `/api${filled}${search.size > 0 ? `?${search}` : ''}`
}

function uploadForm(file: File | undefined, data: unknown): FormData {
  const form = new FormData()
  // Fields go before the file, so that the server can refuse them without waiting for it.
  if (data !== undefined) form.set('data', JSON.stringify(data))
  if (file) form.set('archivo_excel', file, file.name)
  return form
}
