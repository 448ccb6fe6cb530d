import type { AnswerOf } from '@fichero/contract/calls/call'
import {
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, isOvertaken } from './api-error'
import { type AnyCall, type CallInput, call, type Sending } from './call'

type Input<C> = CallInput<C> & Pick<Sending, 'signal'>
type Options<C> = Omit<UseMutationOptions<AnswerOf<C>, Error, Input<C>>, 'mutationFn'>
type Result<C> = UseMutationResult<AnswerOf<C>, Error, Input<C>> & {
  /** 0 to 1 while a file is sent. */
  sent: number
}

/**
 * A mutation that makes a declared call, and then invalidates every query that reads what the call `changes`, without
 * delaying `onSuccess`.
 */
export function useCallMutation<C extends AnyCall>(declared: C, options: Options<C> = {}): Result<C> {
  const client = useQueryClient()
  const [sent, setSent] = useState(0)
  const mutation = useMutation<AnswerOf<C>, Error, Input<C>>({
    ...options,
    mutationFn: (input) => {
      if (declared.file) setSent(0)
      return call<AnyCall>(declared, { ...input, onProgress: setSent }) as Promise<AnswerOf<C>>
    },
    onSettled: (...outcome) => {
      const [, error, input] = outcome
      if (!isDryRun(input) && mayHaveChanged(error)) void invalidateChanges(client, declared)
      return options.onSettled?.(...outcome)
    },
  })
  return { ...mutation, sent }
}

/** Invalidates every query that reads what the call changes. */
export const invalidateChanges = (client: QueryClient, { changes }: AnyCall) =>
  client.invalidateQueries({ predicate: ({ meta }) => meta?.reads?.some((read) => changes.includes(read)) ?? false })

const isDryRun = (input: unknown) => (input as { query?: { simular?: boolean } }).query?.simular === true

/** A rejected request changed nothing, but another user may have. After a lost connection the result is unknown. */
const mayHaveChanged = (error: Error | null) =>
  !(error instanceof ApiError) || error.status >= 500 || isOvertaken(error)
