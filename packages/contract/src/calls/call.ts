import type { z } from 'zod'
import type { Access } from '../permissions.ts'
import type { AnswerShapes } from './answer-shapes.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * The resources in answers. A request that changes a resource invalidates all cached answers that read the resource, also in
 * remotes of another build. `requests` are access requests; `apprentices` includes enrolments and judgments; `batches` are reports that are imported together; `module-data` is what
 * modules store; `module-service` is what the services of modules answer.
 */
export const RESOURCES = [
  'fichas',
  'apprentices',
  'programs',
  'users',
  'requests',
  'centres',
  'batches',
  'manuals',
  'remotes',
  'module-data',
  'module-service',
] as const
export type Resource = (typeof RESOURCES)[number]

/** The part of a multipart request that carries a spreadsheet. */
export const FILE_FIELD = 'archivo_excel'

/** The properties of an endpoint besides method and path. */
export interface CallOptions {
  access: Access
  /** The resources in the answer, including those of which it contains only names. */
  reads?: readonly Resource[]
  /** The resources that a successful request changes. */
  changes?: readonly Resource[]
  /** The request is multipart: the file as `fileField`, and JSON as `data`. */
  file?: 'required' | 'optional'
  /** Name of the file's part; `FILE_FIELD` if omitted. */
  fileField?: string
  /** The endpoint checks `If-Match` (optimistic locking). */
  versioned?: true
  /** Other shapes of the answer that clients accept. */
  shapes?: AnswerShapes
}

/** What a request sends besides its path parameters. */
export interface CallTakes {
  query?: object
  /** Sent as JSON. */
  body?: unknown
  /** The JSON beside the file of a multipart request. */
  data?: unknown
}

/** The declaration of an endpoint of the API (`calls/*.calls.ts`): plain data, with types for clients. */
export interface Call<
  Path extends string = string,
  Options extends CallOptions = CallOptions,
  Takes extends CallTakes = CallTakes,
  Answer = unknown,
> {
  readonly method: Method
  /** Relative to `/api`; `:name` is a parameter. */
  readonly path: Path
  readonly access: Access
  readonly reads: readonly Resource[]
  readonly changes: readonly Resource[]
  readonly file?: CallOptions['file']
  readonly fileField?: CallOptions['fileField']
  readonly versioned?: CallOptions['versioned']
  readonly shapes?: CallOptions['shapes']
  /** Type information only; undefined at run time. */
  readonly types?: { path: Path; options: Options; takes: Takes; answer: Answer }
}

/**
 * An endpoint that answers with a spreadsheet to save, named by its `Content-Disposition`. Its query includes `fileQuery`: the
 * kit sends the user's language.
 */
export type FileCall = Call<string, CallOptions, CallTakes> & { readonly download: true }

/**
 * An endpoint that answers with a stored file of any type, named by its `Content-Disposition`. Use plain links to it, so that
 * the browser streams the file to disk.
 */
export type StoredFileCall = Call<string, CallOptions, CallTakes> & { readonly stored: true }

/** The answer of an endpoint on success. */
export type AnswerOf<C> = C extends Call<string, CallOptions, CallTakes, infer Answer> ? Answer : never

/** The names of the parameters of a path: `'id'` for `/fichas/:id`. */
export type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The query that clients pass, derived from the schema that parses it: values instead of their text form. */
export type QueryOf<S extends z.ZodType> = QueryInput<z.input<S>, z.output<S>>
type QueryInput<In, Out> = {
  [K in keyof In & keyof Out as undefined extends In[K] ? never : K]: Value<In[K], Out[K]>
} & {
  [K in keyof In & keyof Out as undefined extends In[K] ? K : never]?: Value<In[K], Out[K]>
}
type Value<In, Out> = [Out] extends [boolean | undefined] ? boolean : unknown extends In ? Out : In

interface Declaration<Path extends string, Options extends CallOptions, Takes extends CallTakes> {
  takes<T extends CallTakes>(): Declaration<Path, Options, T>
  returns<Answer>(): Call<Path, Options, Takes, Answer>
  returnsFile(): Call<Path, Options, Takes, never> & { readonly download: true }
  returnsStoredFile(): Call<Path, Options, Takes, never> & { readonly stored: true }
}

const declaring =
  (method: Method) =>
  <const Path extends `/${string}`, const Options extends CallOptions>(
    path: Path,
    options: Options,
  ): Declaration<Path, Options, Record<never, never>> => {
    const call = { method, path, reads: [], changes: [], ...options }
    const declaration = {
      takes: () => declaration,
      returns: () => call,
      returnsFile: () => ({ ...call, download: true }),
      returnsStoredFile: () => ({ ...call, stored: true }),
    }
    return declaration as unknown as Declaration<Path, Options, Record<never, never>>
  }

/**
 * Declares an endpoint with this method: `get('/fichas/:id', { access: 'authenticated', reads: ['fichas']
 * }).returns<FichaAnswer>()`, with `.takes<{ query, body, data }>()` before it if requests send values, and with
 * `.returnsFile()` instead if the answer is a spreadsheet to save, or `.returnsStoredFile()` if it is any stored file.
 */
export const get = declaring('GET')
export const post = declaring('POST')
export const put = declaring('PUT')
export const patch = declaring('PATCH')
export const remove = declaring('DELETE')
