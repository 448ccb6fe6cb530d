import type { Call, CallOptions } from '@fichero/contract/calls/call'
import { useRef } from 'react'
import { useCallMutation } from '../api/use-call-mutation'
import { fillings } from './fillings'

/** Reads a file and saves nothing. */
type ReadCall<Answer, Query extends object> = Call<
  string,
  CallOptions & { file: 'required' },
  { query?: Query },
  Answer
>

interface FilledForm<Field extends string> {
  getValues(): Record<Field, string>
  setFieldValue(field: Field, value: string): void
}

/**
 * Reads a file as soon as it is chosen, and fills the form with what it says.
 * @param toldBy the values that the answer gives, by field
 */
export function useFileSays<Answer, Field extends string, Query extends object>(
  call: ReadCall<Answer, Query>,
  form: FilledForm<NoInfer<Field>>,
  toldBy: (answer: Answer) => Partial<Record<Field, string>>,
) {
  const { mutate, reset, data, error, isPending, sent } = useCallMutation(call)
  /** What the file before filled in. */
  const filled = useRef<Partial<Record<Field, string>>>({})
  const read = (file: File | null, query?: Query) => {
    if (!file) return reset()
    mutate(
      { file, ...(query && { query }) },
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
