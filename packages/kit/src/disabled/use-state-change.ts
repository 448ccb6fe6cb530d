import type { Call, CallOptions } from '@fichero/contract/calls/call'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isOvertaken } from '../api/api-error'
import { call } from '../api/call'
import { invalidateChanges } from '../api/use-call-mutation'

/** Disables or enables the row with this id. */
export type StateCall = Call<`${string}/:id` | `${string}/:id/${string}`, CallOptions, Record<never, never>>

export interface StateChangeOptions<T> {
  change: StateCall
  /** Key of the query whose rows lose the changed one at once; others are only asked again. */
  listKey?: QueryKey
  onDone: (row: T) => void
  /** Another user has changed it already. */
  onGone: (row: T) => void
}

/**
 * Asks for confirmation before a row is disabled or enabled. An error keeps the dialog open, unless another user was
 * faster.
 */
export function useStateChange<T extends { id: number }>({ change, listKey, onDone, onGone }: StateChangeOptions<T>) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<T>()
  // A ref, because a second click may come before the next render.
  const sending = useRef(false)

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: ({ id }: T) => call(change, { params: { id } }),
    onSuccess: (_answer, row) => {
      if (listKey) client.setQueryData<T[]>(listKey, (rows) => rows?.filter((other) => other !== row))
      setAsked(undefined)
      onDone(row)
    },
    onError: (refusal, row) => {
      if (!isOvertaken(refusal)) return
      setAsked(undefined)
      onGone(row)
    },
    onSettled: () => {
      sending.current = false
      void invalidateChanges(client, change)
    },
  })

  return {
    asked,
    ask: (row: T) => {
      reset()
      setAsked(() => row)
    },
    stopAsking: () => setAsked(undefined),
    confirm: () => {
      if (asked === undefined || sending.current) return
      sending.current = true
      mutate(asked)
    },
    isPending,
    refusal: error,
  }
}
