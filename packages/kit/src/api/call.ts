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
/** The parameters of a call's path, if it has any. */
type Params<Path extends string> = [PathNames<Path>] extends [never]
  ? Nothing
  : { params: Record<PathNames<Path>, string | number> }
/** The file of a call, as its declaration requires or allows. */
type Upload<File_> = File_ extends 'required' ? { file: File } : File_ extends 'optional' ? { file?: File } : Nothing
/** The version of a row, for a call that changes one version of the row. */
type Version<Versioned> = Versioned extends true
  ? {
      /**
       * The `version` of the row that the user sees. If somebody has saved the row since, the API answers 412, and the
       * error has the current row (`useRowForm`). Without `ifMatch` the edit overwrites any version.
       */
      ifMatch?: number
    }
  : Nothing

/** Input of a call: `params` of its path, and the `query`, `body`, `file` and `data` that it declares. */
export type CallInput<C> =
  C extends Call<infer Path, infer Options, infer Takes>
    ? Params<Path> & Takes & Upload<Options['file']> & Version<Options['versioned']>
    : never

/** Options for sending a request. */
export interface Sending {
  signal?: AbortSignal
  /** Called with 0 to 1 while a file is sent. */
  onProgress?: (sent: number) => void
}

/** The arguments after the declared call: its input, which is optional if the call needs none. */
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
 * @throws ApiError for an error answer, ConnectionError if the API cannot be reached, FormatError if the answer is not from
 * the API
 */
export async function call<C extends AnyCall>(
  declared: C,
  ...[input]: CallArguments<C, Sending>
): Promise<AnswerOf<C>> {
  const { params, query, file, data, ...rest } = (input ?? {}) as AnyInput
  const url = addressOf(declared.path, params, query)
  const form = declared.file ? uploadForm(declared, file, data) : undefined
  return (await send({ method: declared.method, url, form, shapes: declared.shapes, ...rest })) as AnswerOf<C>
}

/**
 * Makes a call that answers with a file. Callers type the input as `CallInput` of the declared call.
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

/** Returns the multipart form of a request with a file and, in the field `data`, JSON. */
function uploadForm({ fileField = FILE_FIELD }: CallOptions, file: File | undefined, data: unknown): FormData {
  const form = new FormData()
  // Fields precede the file, so that the server can reject invalid fields before it receives the file.
  if (data !== undefined) form.set('data', JSON.stringify(data))
  if (file) form.set(fileField, file, file.name)
  return form
}
