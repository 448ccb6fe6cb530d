import type { AnswerOf, Resource } from '@fichero/contract/calls/call'
import {
  type QueryKeyWithDataTag,
  queryOptions,
  type UnusedSkipTokenOptions,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query'
import { type AnyCall, type CallArguments, type CallInput, call } from './call'
import { placeholderOf, useKeptAnswer } from './use-kept-answer'

type CallKey<C> = readonly [call: string, input: CallInput<C> | undefined]

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** What the answer contains: a call that changes one of these invalidates it. */
      reads?: readonly Resource[]
    }
  }
}

type CallOptions<C> = UnusedSkipTokenOptions<AnswerOf<C>, Error, AnswerOf<C>, CallKey<C>> &
  QueryKeyWithDataTag<CallKey<C>, AnswerOf<C>, Error>

/**
 * Query options of a declared call, for `useCall` and `prefetchQuery`; `setQueryData` takes their `queryKey`. Key and `meta`
 * depend on the declaration alone, so that remotes built at different times share queries and invalidation.
 */
export function callOptions<C extends AnyCall>(declared: C, ...[input]: CallArguments<C>): CallOptions<C> {
  return queryOptions<AnswerOf<C>, Error, AnswerOf<C>, CallKey<C>>({
    queryKey: [`${declared.method} ${declared.path}`, keyOf(input)] as const,
    queryFn: ({ signal }) => call<AnyCall>(declared, { ...input, signal }) as Promise<AnswerOf<C>>,
    meta: { reads: declared.reads },
  })
}

/**
 * Inputs that send the same request have the same key: `{}` and none, and `{ id: 7 }` and `{ id: '7' }`, because URLs contain
 * numbers as text.
 */
function keyOf<Input>(input: Input): Input | undefined {
  if (input && Object.keys(input).length === 0) return undefined
  const params: unknown = (input as { params?: object } | undefined)?.params
  if (!params) return input
  const spelled = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]))
  return { ...input, params: spelled }
}

type Options<C, Data> = Omit<
  UseQueryOptions<AnswerOf<C>, Error, Data, CallKey<C>>,
  'queryKey' | 'queryFn' | 'meta' | 'queryKeyHashFn'
>

type WithoutInput<C> = Record<never, never> extends CallInput<C> ? unknown : never

/**
 * A query that makes a declared call; shared between components, and refetched when another call changes what it reads. Without
 * a connection, an answer that stayed as a placeholder stays in `data`, beside the error.
 */
export function useCall<C extends AnyCall, Data = AnswerOf<C>>(
  declared: C & WithoutInput<C>,
  input?: CallInput<C>,
  options?: Options<C, Data>,
): UseQueryResult<Data>
export function useCall<C extends AnyCall, Data = AnswerOf<C>>(
  declared: C,
  input: CallInput<C>,
  options?: Options<C, Data>,
): UseQueryResult<Data>
export function useCall(
  declared: AnyCall,
  input?: CallInput<AnyCall>,
  options?: { placeholderData?: unknown },
): UseQueryResult {
  const own = callOptions<AnyCall>(declared, input)
  const placeholderData = placeholderOf(own.queryKey, options?.placeholderData)
  return useKeptAnswer(useQuery({ ...own, ...options, placeholderData }))
}
