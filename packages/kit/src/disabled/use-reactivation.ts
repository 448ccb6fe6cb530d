import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../api/api-error'

export interface ReactivationOptions<T> {
  send: (row: T) => Promise<unknown>
  /** The list of disabled ones: an array of rows. */
  listKey: QueryKey
  /** What else shows the row or counts it. */
  affected: QueryKey[]
  onDone: (row: T) => void
  /** Somebody else was faster. */
  onGone: (row: T) => void
}

/** Asks before a row is reactivated. What is refused keeps the question open, unless there is nothing left to reactivate. */
export function useReactivation<T>({ send, listKey, affected, onDone, onGone }: ReactivationOptions<T>) {
  const client = useQueryClient()
  const [asked, setAsked] = useState<T>()
  // A second click comes before the first has been drawn.
  const sending = useRef(false)

  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: send,
    onSuccess: (_answer, row) => {
      client.setQueryData<T[]>(listKey, (rows) => rows?.filter((other) => other !== row))
      setAsked(undefined)
      onDone(row)
    },
    onError: (refusal, row) => {
      if (!(refusal instanceof ApiError) || (refusal.status !== 404 && refusal.status !== 409)) return
      setAsked(undefined)
      onGone(row)
    },
    onSettled: () => {
      sending.current = false
      for (const queryKey of [listKey, ...affected]) void client.invalidateQueries({ queryKey })
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
