import { readFichaFile } from '@fichero/contract/calls/fichas.calls'
import { useCallMutation } from '@fichero/kit/api'
import { useRef } from 'react'
import { fillings, type Told, type ToldValues, toldBy } from './file-says'

interface FileForm {
  getValues(): ToldValues
  setFieldValue(field: Told, value: string): void
}

/** Reads a chosen file at once, and fills the form with what it says. Nothing is saved. */
export function useFichaFile(form: FileForm) {
  const { mutate, reset, data, error, isPending, sent } = useCallMutation(readFichaFile)
  /** What the file before filled in. */
  const filled = useRef<Partial<ToldValues>>({})
  const read = (file: File | null) => {
    if (!file) return reset()
    mutate(
      { file },
      {
        onSuccess: (says) => {
          const told = toldBy(says)
          for (const [field, value] of fillings(form.getValues(), told, filled.current))
            form.setFieldValue(field, value)
          filled.current = told
        },
      },
    )
  }
  return { read, says: data, error, isReading: isPending, sent }
}
