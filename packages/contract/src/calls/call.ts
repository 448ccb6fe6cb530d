import type { z } from 'zod'
import type { Access } from '../permissions.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * What answers are made of. A call that changes one of these makes every answer old that reads it, also in remotes that were
 * built at another time. `requests` are people who wait for access; `apprentices` includes enrolments and judgments.
 */
export const RESOURCES = ['fichas', 'apprentices', 'programs', 'users', 'requests'] as const
export type Resource = (typeof RESOURCES)[number]

export interface CallOptions {
  access: Access
  /** What the answer shows, names from other resources included. */
  reads?: readonly Resource[]
  /** What is different after a success. */
  changes?: readonly Resource[]
  /** The request is multipart: the spreadsheet as `archivo_excel`, and what goes with it as JSON in `data`. */
  file?: 'required' | 'optional'
  /** The edit honours `If-Match`. */
  versioned?: true
}

/** What travels with a call besides the values of its path. */
export interface CallTakes {
  query?: object
  /** Sent as JSON. */
  body?: unknown
  /** The JSON beside the file of a multipart request. */
  data?: unknown
}

/** One call of the API, as `calls/*.calls.ts` declare it: plain data, with the types that clients use. */
export interface Call<
  Path extends string = string,
  Options extends CallOptions = CallOptions,
  Takes extends CallTakes = CallTakes,
  Answer = unknown,
> {
  readonly method: Method
  /** Below `/api`; `:name` is a parameter. */
  readonly path: Path
  readonly access: Access
  readonly reads: readonly Resource[]
  readonly changes: readonly Resource[]
  readonly file?: CallOptions['file']
  readonly versioned?: CallOptions['versioned']
  /** For the compiler only: it is not there at run time. */
  readonly types?: { path: Path; options: Options; takes: Takes; answer: Answer }
}

/** What a call answers on success. */
export type AnswerOf<C> = C extends Call<string, CallOptions, CallTakes, infer Answer> ? Answer : never

/** The names of the `:name`s of a path. */
export type PathNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | PathNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** What clients put into a query, from the schema that reads it: values instead of their spelling. */
export type QueryOf<S extends z.ZodType> = Spelled<z.input<S>, z.output<S>>
type Spelled<In, Out> = { [K in keyof In & keyof Out as undefined extends In[K] ? never : K]: Value<In[K], Out[K]> } & {
  [K in keyof In & keyof Out as undefined extends In[K] ? K : never]?: Value<In[K], Out[K]>
}
type Value<In, Out> = [Out] extends [boolean] ? boolean : unknown extends In ? Out : In

interface Declaration<Path extends string, Options extends CallOptions, Takes extends CallTakes> {
  takes<T extends CallTakes>(): Declaration<Path, Options, T>
  returns<Answer>(): Call<Path, Options, Takes, Answer>
}

const declaring =
  (method: Method) =>
  <const Path extends `/${string}`, const Options extends CallOptions>(
    path: Path,
    options: Options,
  ): Declaration<Path, Options, Record<never, never>> => {
    const call = { method, path, reads: [], changes: [], ...options }
    const declaration = { takes: () => declaration, returns: () => call }
    return declaration as unknown as Declaration<Path, Options, Record<never, never>>
  }

/**
 * Each declares a call of its method: `get('/fichas/:id', { access: 'authenticated', reads: ['fichas'] }).returns<FichaAnswer>()`,
 * with `.takes<{ query, body, data }>()` before that where something travels along.
 */
export const get = declaring('GET')
export const post = declaring('POST')
export const put = declaring('PUT')
export const patch = declaring('PATCH')
export const remove = declaring('DELETE')
