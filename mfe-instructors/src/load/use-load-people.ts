import { loadUsers } from '@fichero/contract/calls/users.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { ApiError, useCallMutation } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { useRef, useState } from 'react'
import type { Said } from './said'
import { keepLoaded } from './use-loaded'

/** The chosen file, what it would do, and its load. */
export function useLoadPeople() {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [said, setSaid] = useState<Said>({})
  const simulation = useCallMutation(loadUsers)
  // The second click of a double one comes before the screen knows of the first.
  const isSent = useRef(false)
  const load = useCallMutation(loadUsers, {
    onSettled: () => {
      isSent.current = false
    },
    onSuccess: (answer, sent) => {
      keepLoaded(client, answer, { file: sent.file, said })
      setFile(null)
    },
  })
  const refused = refusedReport(load.error)
  const report = refused ?? simulation.data?.reporte
  const read = (given: File | null, words: Said = {}) => {
    setFile(given)
    setSaid(words)
    load.reset()
    simulation.reset()
    if (given) simulation.mutate({ file: given, query: { ...words, simular: true } })
  }
  return {
    file,
    read,
    said,
    /** Reads the file again, with one more thing that the user says of it. */
    say: (more: Said) => read(file, { ...said, ...more }),
    report,
    /** Somebody changed something after the plan, so that rows are rejected now that were not before. */
    isChanged: refused !== undefined,
    unreadable: simulation.error,
    isReading: simulation.isPending,
    isLoading: load.isPending,
    sent: load.isPending ? load.sent : simulation.sent,
    failed: refused ? null : load.error,
    /** Loads what can be loaded. */
    load: () => {
      if (!file || !report || isSent.current) return
      isSent.current = true
      load.mutate({ file, query: { ...said, parcial: report.rechazados > 0 || undefined } })
    },
  }
}

const refusedReport = (error: unknown): ImportReport | undefined =>
  error instanceof ApiError && error.code === 'rows_rejected' ? error.body.reporte : undefined
