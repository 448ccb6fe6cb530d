import { loadPe04 } from '@fichero/contract/calls/pe04.calls'
import type { FileReading } from '@fichero/contract/imports.schema'
import type { Pe04Input } from '@fichero/contract/pe04.schema'
import { useCallMutation } from '@fichero/kit/api'
import { useRef, useState } from 'react'

/** Which person each name of the file is: document numbers by name. */
export type ChosenHeads = Readonly<Record<string, string>>

const asList = (heads: ChosenHeads) =>
  Object.entries(heads).map(([nombre, nro_documento]) => ({ nombre, nro_documento }))

/** State of a PE-04: the chosen file, its comparison with Fichero, and what was taken over. */
export function usePe04() {
  const [file, setFile] = useState<File | null>(null)
  const [reading, setReading] = useState<FileReading>({})
  const [heads, setHeads] = useState<ChosenHeads>({})
  const comparison = useCallMutation(loadPe04)
  // The second click of a double click happens before the next render.
  const isSent = useRef(false)
  const load = useCallMutation(loadPe04, {
    onSettled: () => {
      isSent.current = false
    },
  })
  const compare = (chosen: File | null, newReading: FileReading, newHeads: ChosenHeads) => {
    setFile(chosen)
    setReading(newReading)
    setHeads(newHeads)
    load.reset()
    comparison.reset()
    if (!chosen) return
    comparison.mutate({
      file: chosen,
      data: { responsables: asList(newHeads) },
      query: { ...newReading, simular: true },
    })
  }
  return {
    file,
    heads,
    read: (chosen: File | null) => compare(chosen, {}, {}),
    /** Repeats the comparison with more answers of the user. */
    addAnswers: (more: FileReading) => compare(file, { ...reading, ...more }, heads),
    /** Repeats the comparison with people for names of the file. */
    nameHeads: (newHeads: ChosenHeads) => compare(file, reading, newHeads),
    compareAgain: () => compare(file, reading, heads),
    plan: comparison.data,
    done: load.data,
    unreadable: comparison.error,
    isReading: comparison.isPending,
    isLoading: load.isPending,
    sent: load.isPending ? load.sent : comparison.sent,
    failed: load.error,
    /** Takes over the chosen fichas and values. */
    load: (chosen: Required<Pick<Pe04Input, 'crear' | 'cambiar'>>) => {
      if (!file || isSent.current) return
      isSent.current = true
      load.mutate({ file, data: { ...chosen, responsables: asList(heads) }, query: reading })
    },
  }
}
