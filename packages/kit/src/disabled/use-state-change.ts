import type { Call, CallOptions } from '@fichero/contract/calls/call'
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isOvertaken } from '../api/api-error'
import { call } from '../api/call'
import { invalidateChanges } from '../api/use-call-mutation'

/** A call that disables or enables the row whose id is in the path. */
export type StateCall = Call<`${string}/:id` | `${string}/:id/${string}`, CallOptions, Record<never, never>>

/** Options of `useStateChange`. */
export interface StateChangeOptions<T> {
  change: StateCall
  /** Query key of a list from which the changed row is removed at once; other queries are only refetched. */
  listKey?: QueryKey
  onDone: (row: T) => void
  /** Called if another user has already changed the row. */
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
      if (listKey) client.setQueryData<T[]>(listKey, (rows) => rows?.filter((listed) => listed !== row))
      setAsked(undefined)
      onDone(row)
    },
    onError: (failure, row) => {
      if (!isOvertaken(failure)) return
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
