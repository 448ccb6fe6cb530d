import type { Call, CallOptions } from '@fichero/contract/calls/call'
import { useRef } from 'react'
import { useCallMutation } from '../api/use-call-mutation'

/** A call that reads a file and saves nothing. */
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
 * Sends a chosen file to a call that reads it, and fills the form with the values of the answer: the fields that are empty or
 * still have the value of the previous file. The result's `says` is the answer for the current file.
 * @param valuesOf returns the values of an answer, by field
 */
export function useFileSays<Answer, Field extends string, Query extends object>(
  call: ReadCall<Answer, Query>,
  form: FilledForm<NoInfer<Field>>,
  valuesOf: (answer: Answer) => Partial<Record<Field, string>>,
) {
  const { mutate, reset, data, error, isPending, sent } = useCallMutation(call)
  /** The values that the previous file filled in, by field. */
  const filled = useRef<Partial<Record<Field, string>>>({})
  const read = (file: File | null, query?: Query) => {
    if (!file) return reset()
    mutate(
      { file, ...(query && { query }) },
      {
        onSuccess: (says) => {
          const values = valuesOf(says)
          for (const [field, value] of fillings(form.getValues(), values, filled.current))
            form.setFieldValue(field, value)
          filled.current = values
        },
      },
    )
  }
  return { read, says: data, error, isReading: isPending, sent }
}

type FieldValues<Field extends string> = Partial<Record<Field, string>>

/** Returns the values of a file (`read`) for fields that are empty or still have the value of the previous file (`before`). */
export function fillings<Field extends string>(
  values: Record<Field, string>,
  read: FieldValues<Field>,
  before: FieldValues<Field>,
): [Field, string][] {
  const entries = Object.entries(read) as [Field, string][]
  return entries.filter(([field]) => values[field] === '' || values[field] === before[field])
}
