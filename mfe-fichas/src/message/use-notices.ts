import { recordNotice } from '@fichero/contract/calls/notices.calls'
import type { OwnChannel } from '@fichero/contract/enums'
import { useCallMutation } from '@fichero/kit/api'
import { useState } from 'react'
import type { Apprentice } from './use-addresses'

/** A message that was sent: to whom, and how. */
interface Sent {
  to: Apprentice
  canal: OwnChannel
}

/** How the last record of a message ended, by the document number of its recipient. */
type Outcomes = ReadonlyMap<string, Sent & { isRecorded: boolean }>

/**
 * Records who was written to. Belongs to the component that opens the dialog, so that a failure is still shown when the dialog
 * shows another person or opens again.
 */
export function useNotices() {
  const [outcomes, setOutcomes] = useState<Outcomes>(new Map())
  const { mutateAsync } = useCallMutation(recordNotice)
  const record = (sent: Sent) => {
    const { ficha, documentNumber } = sent.to
    const end = (isRecorded: boolean) =>
      setOutcomes((former) => new Map(former).set(documentNumber, { ...sent, isRecorded }))
    mutateAsync({ params: { nroFicha: ficha, documentNumber }, body: { canal: sent.canal } }).then(
      () => end(true),
      () => end(false),
    )
  }
  return {
    record,
    isRecorded: ({ documentNumber }: Apprentice) => outcomes.get(documentNumber)?.isRecorded === true,
    /** The messages whose record failed. */
    failed: [...outcomes.values()].filter(({ isRecorded }) => !isRecorded),
  }
}

export type Notices = ReturnType<typeof useNotices>
