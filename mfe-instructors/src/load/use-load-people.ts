import { loadUsers } from '@fichero/contract/calls/users.calls'
import type { ImportReport } from '@fichero/contract/imports.schema'
import { ApiError, useCallMutation } from '@fichero/kit/api'
import { useQueryClient } from '@fichero/kit/data'
import { useRef, useState } from 'react'
import type { FileAnswers } from './file-answers'
import { storeLoaded } from './use-loaded'

/** State of an import of people: the chosen file, the dry run and the import. */
export function useLoadPeople() {
  const client = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [answers, setAnswers] = useState<FileAnswers>({})
  const simulation = useCallMutation(loadUsers)
  // The second click of a double click happens before the next render.
  const isSent = useRef(false)
  const load = useCallMutation(loadUsers, {
    onSettled: () => {
      isSent.current = false
    },
    onSuccess: (answer, sent) => {
      storeLoaded(client, answer, { file: sent.file, answers })
      setFile(null)
    },
  })
  const rejection = rejectionReport(load.error)
  const report = rejection ?? simulation.data?.reporte
  const read = (chosen: File | null, newAnswers: FileAnswers = {}) => {
    setFile(chosen)
    setAnswers(newAnswers)
    load.reset()
    simulation.reset()
    if (chosen) simulation.mutate({ file: chosen, query: { ...newAnswers, simular: true } })
  }
  return {
    file,
    read,
    answers,
    /** Repeats the dry run with more answers. */
    addAnswers: (more: FileAnswers) => read(file, { ...answers, ...more }),
    report,
    /** The people whom the import would add; none if the dry run is out of date. */
    newPeople: (rejection ? undefined : simulation.data?.nuevas) ?? [],
    /** Data changed after the dry run, so that more rows are rejected now. */
    isChanged: rejection !== undefined,
    unreadable: simulation.error,
    isReading: simulation.isPending,
    isLoading: load.isPending,
    sent: load.isPending ? load.sent : simulation.sent,
    failed: rejection ? null : load.error,
    /** Imports the valid rows. */
    load: () => {
      if (!file || !report || isSent.current) return
      isSent.current = true
      load.mutate({ file, query: { ...answers, parcial: report.rechazados > 0 || undefined } })
    },
  }
}

/** Returns the report of a failed import, in which the API rejected rows that the dry run had accepted. */
const rejectionReport = (error: unknown): ImportReport | undefined =>
  error instanceof ApiError && error.code === 'rows_rejected' ? error.body.reporte : undefined
