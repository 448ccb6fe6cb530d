import { loadTyt } from '@fichero/contract/calls/tyt.calls'
import type { FileReading } from '@fichero/contract/imports.schema'
import type { LoadTytAnswer } from '@fichero/contract/tyt-board.schema'
import { ApiError, useCallMutation } from '@fichero/kit/api'
import { useRef, useState } from 'react'

/** State of a load of steps of the TyT test: the chosen file, the dry run and the load. */
export function useLoadSteps() {
  const [file, setFile] = useState<File | null>(null)
  const [reading, setReading] = useState<FileReading>({})
  const simulation = useCallMutation(loadTyt)
  // The second click of a double click happens before the next render.
  const isSent = useRef(false)
  const load = useCallMutation(loadTyt, {
    onSettled: () => {
      isSent.current = false
    },
  })
  const read = (chosen: File | null, newReading: FileReading = {}) => {
    setFile(chosen)
    setReading(newReading)
    load.reset()
    simulation.reset()
    if (chosen) simulation.mutate({ file: chosen, query: { ...newReading, simular: true } })
  }
  const rejection = rejectionOf(load.error)
  return {
    file,
    read,
    reading,
    /** Repeats the dry run with more answers of the user. */
    addAnswers: (more: FileReading) => read(file, { ...reading, ...more }),
    plan: simulation.data && { ...simulation.data, ...(rejection && { reporte: rejection }) },
    done: load.data,
    unreadable: simulation.error,
    isReading: simulation.isPending,
    isLoading: load.isPending,
    sent: load.isPending ? load.sent : simulation.sent,
    failed: rejection ? null : load.error,
    /** Loads the valid rows. */
    load: ({ reporte }: LoadTytAnswer) => {
      if (!file || isSent.current) return
      isSent.current = true
      load.mutate({ file, query: { ...reading, parcial: reporte.rechazados > 0 || undefined } })
    },
  }
}

/** Returns the report of a failed load, in which the API rejected rows that the dry run had accepted. */
const rejectionOf = (error: unknown) =>
  error instanceof ApiError && error.code === 'rows_rejected' ? error.body.reporte : undefined
