import { approveUser, listPendingUsers, rejectUser } from '@fichero/contract/calls/users.calls'
import { APPROVAL_LINK_MS } from '@fichero/contract/limits'
import type { RemovalRest } from '@fichero/contract/removals.schema'
import type { User } from '@fichero/contract/users.schema'
import { call, callOptions, invalidateChanges, isOvertaken } from '@fichero/kit/api'
import { useMutation, useQueryClient } from '@fichero/kit/data'
import { useState } from 'react'
import { addPendingLink } from './use-pending-links'

/** The decision of an administrator about one access request. */
export interface Decision {
  verb: 'approve' | 'reject'
  user: User
  /** Set for one of several decisions, which share one notification. */
  isOneOfMany?: true
}

/** A decision that the API rejected, or that could not be sent. */
export interface FailedDecision extends Decision {
  error: unknown
}

interface UseDecideOptions {
  /** `enlace` is the link of an approval that could not be mailed; otherwise null. */
  onDecided: (decision: Decision, enlace: string | null) => void
  /** Called after a rejection with a description of the data that remains. */
  onRemoved?: (rest: RemovalRest, decision: Decision) => void
  onFailed: () => void
}

/** The answer to a decision: the link of an approval, or the data that remains after a rejection. */
interface DecisionResult {
  enlace: string | null
  rest?: RemovalRest
}

const send = async ({ verb, user: { nro_documento } }: Decision): Promise<DecisionResult> => {
  const params = { nro_documento }
  if (verb === 'approve') return { enlace: (await call(approveUser, { params })).enlace }
  return { enlace: null, rest: await call(rejectUser, { params }) }
}

/** Returns functions that approve and reject requests. They refetch lists and counts, even after an error. */
export function useDecide({ onDecided, onRemoved, onFailed }: UseDecideOptions) {
  const client = useQueryClient()
  const [busy, setBusy] = useState<string[]>([])
  const [failures, setFailures] = useState<FailedDecision[]>([])

  const removeFromList = ({ user }: Decision) =>
    client.setQueryData(
      callOptions(listPendingUsers).queryKey,
      (list) => list && { ...list, users: list.users.filter(({ id }) => id !== user.id) },
    )
  const { mutate, mutateAsync } = useMutation({
    mutationFn: send,
    onMutate: ({ user }) => {
      setBusy((others) => [...others, user.nro_documento])
    },
    onSuccess: ({ enlace, rest }, decision) => {
      removeFromList(decision)
      const vence = new Date(Date.now() + APPROVAL_LINK_MS).toISOString()
      if (enlace) addPendingLink(client, { user: decision.user, enlace, vence })
      if (rest) onRemoved?.(rest, decision)
      onDecided(decision, enlace)
    },
    onError: (error, decision) => {
      // Another administrator decided first: the request is no longer pending.
      if (isOvertaken(error)) removeFromList(decision)
      setFailures((others) => [...others, { ...decision, error }])
      onFailed()
    },
    onSettled: (_done, _error, { verb, user }) => {
      setBusy((others) => others.filter((document) => document !== user.nro_documento))
      void invalidateChanges(client, verb === 'approve' ? approveUser : rejectUser)
    },
  })

  return {
    decide: (decision: Decision) => {
      if (busy.includes(decision.user.nro_documento)) return
      setFailures([])
      mutate(decision)
    },
    /** Decides the requests one after the other, and returns how many were decided. */
    decideAll: async (verb: Decision['verb'], users: User[]) => {
      setFailures([])
      let decided = 0
      for (const user of users)
        await mutateAsync({ verb, user, isOneOfMany: true }).then(
          () => (decided += 1),
          () => undefined,
        )
      return decided
    },
    isBusy: ({ nro_documento }: User) => busy.includes(nro_documento),
    failures,
    clearFailures: () => setFailures([]),
  }
}
