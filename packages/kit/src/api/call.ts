import {
  type AnswerOf,
  type Call,
  type CallOptions,
  type CallTakes,
  FILE_FIELD,
  type FileCall,
  type PathNames,
} from '@fichero/contract/calls/call'
import { addressOf } from '@fichero/contract/calls/call-address'
import { receiveFile, send } from './send'

/** A call with a JSON answer. */
export type AnyCall = Call<string, CallOptions, CallTakes> & { readonly download?: undefined }

/** `Record<never, never>` is an object without required properties. */
type Nothing = Record<never, never>
type Params<Path extends string> = [PathNames<Path>] extends [never]
  ? Nothing
  : { params: Record<PathNames<Path>, string | number> }
type Upload<File_> = File_ extends 'required' ? { file: File } : File_ extends 'optional' ? { file?: File } : Nothing
type Version<Versioned> = Versioned extends true
  ? {
      /**
       * The `version` of the row shown to the user. If it has been saved since, the API answers 412, and
       * the error has the current row (`useRowForm`). Without `ifMatch` the edit overwrites any version.
       */
      ifMatch?: number
    }
  : Nothing

/** Input of a call: `params` of its path, and the `query`, `body`, `file` and `data` that it declares. */
export type CallInput<C> =
  C extends Call<infer Path, infer Options, infer Takes>
    ? Params<Path> & Takes & Upload<Options['file']> & Version<Options['versioned']>
    : never

export interface Sending {
  signal?: AbortSignal
  /** Called with 0 to 1 while a file is sent. */
  onProgress?: (sent: number) => void
}

/** Optional if the call needs no input. */
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
 * Makes a declared call and returns its typed answer.
 * @throws ApiError if the API refuses, ConnectionError if it cannot be reached, FormatError if the answer is not from
 * the API
 */
export async function call<C extends AnyCall>(
  declared: C,
  ...[given]: CallArguments<C, Sending>
): Promise<AnswerOf<C>> {
  const { params, query, file, data, ...rest } = (given ?? {}) as AnyInput
  const url = addressOf(declared.path, params, query)
  const form = declared.file ? uploadForm(declared, file, data) : undefined
  return (await send({ method: declared.method, url, form, shapes: declared.shapes, ...rest })) as AnswerOf<C>
}

/**
 * Makes a call that answers with a file. Its input is typed where it is given: `CallInput` of the declared call.
 * @throws the same errors as `call`
 */
export const callFile = (
  declared: FileCall,
  { params, query, body, file }: Pick<AnyInput, 'params' | 'query' | 'body' | 'file'>,
) =>
  receiveFile({
    method: declared.method,
    url: addressOf(declared.path, params, query),
    body,
    form: declared.file && uploadForm(declared, file, undefined),
  })

function uploadForm({ fileField = FILE_FIELD }: CallOptions, file: File | undefined, data: unknown): FormData {
  const form = new FormData()
  // Fields precede the file, so that the server can refuse them before receiving it.
  if (data !== undefined) form.set('data', JSON.stringify(data))
  if (file) form.set(fileField, file, file.name)
  return form
}
