import type { Call, CallOptions, CallTakes, PathNames } from './calls/call.ts'
import { addressOf } from './calls/call-address.ts'
import type { DeclaredFirstCall } from './first-calls.schema.ts'

// First calls: requests that a page sends as soon as it opens. `remote.ts` declares them, so that the browser prefetches them
// before any code of the page has loaded.

/** A query value that is taken from the URL of the page. */
interface FromAddress {
  from: string
  or?: string
}

/** Takes a query value from the URL of the page; `or` is the default. Without both, the request is sent without this value. */
export const fromAddress = (from: string, or?: string | number): FromAddress => ({
  from,
  ...(or !== undefined && { or: String(or) }),
})

type AnyCall = Call<string, CallOptions, CallTakes> & { readonly download?: undefined }
type NamesOf<C> = C extends Call<infer Path, CallOptions, CallTakes> ? PathNames<Path> : never
type QueryOf<C> = C extends Call<string, CallOptions, infer Takes> ? NonNullable<Takes['query']> : never

interface FirstCallOptions<C> {
  params?: Partial<Record<NamesOf<C>, string>>
  query?: { [Name in keyof QueryOf<C>]?: QueryOf<C>[Name] | FromAddress }
  unless?: string[]
}

/**
 * Declares a request that a page sends as soon as it opens: `firstCall(getFicha)` for a route `/fichas/:nroFicha`. The page must
 * send the same request with the same values; otherwise both are sent. `params` maps parameters of the endpoint to their names
 * in the route. `unless` lists query parameters of the page's URL with which the page starts with another request.
 */
export function firstCall<C extends AnyCall>(
  { method, path }: C,
  options: FirstCallOptions<C> = {},
): DeclaredFirstCall {
  const { params, query, unless } = options
  const values = Object.entries(query ?? {}).map(([key, value]) => [key, isFromAddress(value) ? value : String(value)])
  return {
    call: `${method} ${path}`,
    ...(params && { params: params as Record<string, string> }),
    ...(query && { query: Object.fromEntries(values) as DeclaredFirstCall['query'] }),
    ...(unless && { unless }),
  }
}

const isFromAddress = (value: unknown): value is FromAddress => typeof value === 'object' && value !== null

/** Returns the name in the route of each path parameter of a prefetched endpoint. */
export const paramsOfFirst = ({ call, params = {} }: DeclaredFirstCall): Record<string, string> =>
  Object.fromEntries([...call.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, params[key] ?? key]))

interface Search {
  get: (name: string) => string | null
}

/**
 * Returns the requests that a page prefetches with these route parameters and this query: each with its endpoint and URL.
 * @throws TypeError if a parameter is missing
 */
export const firstAddresses = (
  first: readonly DeclaredFirstCall[],
  route: Readonly<Record<string, string>>,
  search: Search,
): { call: string; address: string }[] =>
  first
    .filter(({ unless = [] }) => unless.every((name) => search.get(name) === null))
    .map((declared) => ({ call: declared.call, address: addressOfFirst(declared, route, search) }))

/** Returns the URL of one prefetched request. */
function addressOfFirst(first: DeclaredFirstCall, route: Readonly<Record<string, string>>, search: Search): string {
  const params = Object.entries(paramsOfFirst(first)).map(([key, named]) => [key, route[named] ?? ''])
  const query = Object.entries(first.query ?? {}).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : (search.get(value.from) ?? value.or),
  ])
  return addressOf(first.call.replace(/^\w+ /, ''), Object.fromEntries(params), Object.fromEntries(query))
}

/** Requests that the page prefetches for a reader who has `access` and does not have `notFor`. */
export interface AskedFirst {
  access: string
  notFor?: string | undefined
  /** URLs of the API. */
  calls: string[]
  /** The URL among `calls` whose answer fills the templates of first rows in the page. */
  fills?: string | undefined
}

/** The id of the page's element that contains the `AskedFirst[]` as JSON. */
export const FIRST_CALLS_ID = 'fichero-first-calls'

/**
 * Ids of two `<template>` elements of the page. The preload links are added after the prefetches are sent, the scripts after the
 * first rows are rendered.
 */
export const PRELOADS_ID = 'fichero-preloads'
export const SCRIPTS_ID = 'fichero-scripts'
