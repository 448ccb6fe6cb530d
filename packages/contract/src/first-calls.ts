import { addressOf } from './calls/call-address.ts'
import type { DeclaredFirstCall } from './first-calls.schema.ts'

// First calls: requests that a page sends as soon as it opens. `remote.ts` declares them, so that the browser prefetches them
// before any code of the page has loaded.

/** Returns the calls without those of former releases that have a query, renamed parameters or a condition. */
export const prefetchable = (first: readonly DeclaredFirstCall[] = []) =>
  first.filter((declared) => Object.keys(declared).length === 1)

/**
 * Returns the requests that a page prefetches with these route parameters, each with its endpoint and URL.
 * @throws TypeError if a parameter is missing
 */
export const firstAddresses = (
  first: readonly DeclaredFirstCall[] | undefined,
  route: Readonly<Record<string, string>>,
): { call: string; address: string }[] =>
  prefetchable(first).map(({ call }) => ({ call, address: addressOf(call.replace(/^\w+ /, ''), route) }))

/** Requests that the page prefetches for a reader who has `access`. */
export interface AskedFirst {
  access: string
  /** URLs of the API. */
  calls: string[]
  /** The URL among `calls` whose answer fills the templates of first rows in the page. */
  fills?: string | undefined
}

/** A route or card of a remote. */
interface Part {
  access: string
  notFor?: string | undefined
  first?: readonly DeclaredFirstCall[] | undefined
}

/**
 * Returns the requests that a route prefetches with these parameters, or a card without any. A card with `notFor` prefetches
 * nothing, because some readers with `access` do not see it.
 * @param filling the endpoint whose answer fills the first rows
 * @throws TypeError if a parameter is missing
 */
export function askedFirst(
  { access, notFor, first }: Part,
  route: Readonly<Record<string, string>> = {},
  filling?: string,
): AskedFirst[] {
  const requests = notFor === undefined ? firstAddresses(first, route) : []
  const fills = requests.find(({ call }) => call === filling)?.address
  return requests.length > 0 ? [{ access, calls: requests.map(({ address }) => address), fills }] : []
}

/** The id of the page's element that contains the `AskedFirst[]` as JSON. */
export const FIRST_CALLS_ID = 'fichero-first-calls'

/**
 * Ids of two `<template>` elements of the page. The preload links are added after the prefetches are sent, the scripts after the
 * first rows are rendered.
 */
export const PRELOADS_ID = 'fichero-preloads'
export const SCRIPTS_ID = 'fichero-scripts'
