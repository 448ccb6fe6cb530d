import { approveUser, listPendingUsers, rejectUser } from '@fichero/contract/calls/users.calls'
import { APPROVAL_LINK_MS } from '@fichero/contract/limits'
import type { User } from '@fichero/contract/users.schema'
import { call, callOptions, invalidateChanges, isOvertaken } from '@fichero/kit/api'
import { useMutation, useQueryClient } from '@fichero/kit/data'
import { useState } from 'react'
import { addPendingLink } from './use-pending-links'

export interface Decision {
  verb: 'approve' | 'reject'
  user: User
  /** Of several decided at once, which are told together. */
  isOneOfMany?: true
}

export interface Refusal extends Decision {
  error: unknown
}

interface UseDecideOptions {
  /** `enlace` is set if the link could not be mailed. */
  onDecided: (decision: Decision, enlace: string | null) => void
  onRefused: () => void
}

const send = async ({ verb, user: { nro_documento } }: Decision): Promise<string | null> => {
  const params = { nro_documento }
  if (verb === 'approve') return (await call(approveUser, { params })).enlace
  await call(rejectUser, { params })
  return null
}

/** Approves and rejects. Reloads lists and counts in any case. */
export function useDecide({ onDecided, onRefused }: UseDecideOptions) {
  const client = useQueryClient()
  const [busy, setBusy] = useState<string[]>([])
  const [refusals, setRefusals] = useState<Refusal[]>([])

  const leaveList = ({ user }: Decision) =>
    client.setQueryData(
      callOptions(listPendingUsers).queryKey,
      (list) => list && { ...list, users: list.users.filter(({ id }) => id !== user.id) },
    )
  const { mutate, mutateAsync } = useMutation({
    mutationFn: send,
    onMutate: ({ user }) => {
      setBusy((others) => [...others, user.nro_documento])
    },
    onSuccess: (enlace, decision) => {
      leaveList(decision)
      const vence = new Date(Date.now() + APPROVAL_LINK_MS).toISOString()
      if (enlace) addPendingLink(client, { user: decision.user, enlace, vence })
      onDecided(decision, enlace)
    },
    onError: (error, decision) => {
      // Another administrator decided first: the request is gone in either case.
      if (isOvertaken(error)) leaveList(decision)
      setRefusals((others) => [...others, { ...decision, error }])
      onRefused()
    },
    onSettled: (_enlace, _error, { verb, user }) => {
      setBusy((others) => others.filter((document) => document !== user.nro_documento))
      void invalidateChanges(client, verb === 'approve' ? approveUser : rejectUser)
    },
  })

  return {
    decide: (decision: Decision) => {
      if (busy.includes(decision.user.nro_documento)) return
      setRefusals([])
      mutate(decision)
    },
    /** Decides one after the other, and returns how many were decided. */
    decideAll: async (verb: Decision['verb'], users: User[]) => {
      setRefusals([])
      let decided = 0
      for (const user of users)
        await mutateAsync({ verb, user, isOneOfMany: true }).then(
          () => (decided += 1),
          () => undefined,
        )
      return decided
    },
    isBusy: ({ nro_documento }: User) => busy.includes(nro_documento),
    refusals,
    forgetRefusals: () => setRefusals([]),
  }
}
