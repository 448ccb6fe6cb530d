import type { Call, CallOptions, CallTakes, PathNames } from './calls/call.ts'
import { addressOf } from './calls/call-address.ts'
import type { DeclaredFirstCall } from './first-calls.schema.ts'

/** A value of the page's own address. */
interface FromAddress {
  from: string
  or?: string
}

/** Says that a value of a query is what the page's address has under this name, or else `or`; without it, nothing is sent. */
export const fromAddress = (from: string, or?: string | number): FromAddress => ({
  from,
  ...(or !== undefined && { or: String(or) }),
})

type AnyCall = Call<string, CallOptions, CallTakes> & { readonly download?: undefined }
type NamesOf<C> = C extends Call<infer Path, CallOptions, CallTakes> ? PathNames<Path> : never
type QueryOf<C> = C extends Call<string, CallOptions, infer Takes> ? NonNullable<Takes['query']> : never

interface Given<C> {
  params?: Partial<Record<NamesOf<C>, string>>
  query?: { [Name in keyof QueryOf<C>]?: QueryOf<C>[Name] | FromAddress }
  unless?: string[]
}

/**
 * Declares a call that a page makes as soon as it opens: `firstCall(getFicha)` for a route `/fichas/:nroFicha`. It has to be
 * the call that the page makes, with the same values, or else two are sent. `params` tells parameters that have another name
 * in the route, `unless` the values of the page's address with which it begins with another call.
 */
export function firstCall<C extends AnyCall>({ method, path }: C, given: Given<C> = {}): DeclaredFirstCall {
  const { params, query, unless } = given
  const spelled = Object.entries(query ?? {}).map(([key, value]) => [key, isFromAddress(value) ? value : String(value)])
  return {
    call: `${method} ${path}`,
    ...(params && { params: params as Record<string, string> }),
    ...(query && { query: Object.fromEntries(spelled) as DeclaredFirstCall['query'] }),
    ...(unless && { unless }),
  }
}

const isFromAddress = (value: unknown): value is FromAddress => typeof value === 'object' && value !== null

/** Returns the names of the route's parameters from which those of a first call come. */
export const paramsOfFirst = ({ call, params = {} }: DeclaredFirstCall): Record<string, string> =>
  Object.fromEntries([...call.matchAll(/:(\w+)/g)].map(([, key = '']) => [key, params[key] ?? key]))

interface Search {
  get: (name: string) => string | null
}

/**
 * Returns those of the first calls that a page makes with these parameters and this query, each with its address.
 * @throws TypeError if a parameter is missing
 */
export const firstAddresses = (
  first: readonly DeclaredFirstCall[],
  route: Readonly<Record<string, string>>,
  search: Search,
): { call: string; address: string }[] =>
  first
    .filter(({ unless = [] }) => unless.every((name) => search.get(name) === null))
    .map((one) => ({ call: one.call, address: addressOfFirst(one, route, search) }))

function addressOfFirst(first: DeclaredFirstCall, route: Readonly<Record<string, string>>, search: Search): string {
  const params = Object.entries(paramsOfFirst(first)).map(([key, named]) => [key, route[named] ?? ''])
  const query = Object.entries(first.query ?? {}).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : (search.get(value.from) ?? value.or),
  ])
  return addressOf(first.call.replace(/^\w+ /, ''), Object.fromEntries(params), Object.fromEntries(query))
}

/** What the page tells the browser to ask for first, for readers with this access and without the other. */
export interface AskedFirst {
  access: string
  notFor?: string | undefined
  /** Addresses of the API. */
  calls: string[]
  /** The one of them whose answer fills the first rows that stand in the page. */
  fills?: string | undefined
}

/** The id of the element of the page that has all of it as JSON. */
export const FIRST_CALLS_ID = 'fichero-first-calls'

/** The id of the template with the links to what the browser loads after it has asked for data, and of the one with what runs after the first rows. */
export const PRELOADS_ID = 'fichero-preloads'
export const SCRIPTS_ID = 'fichero-scripts'
