import { useState } from 'react'
import { currentValues } from '../api/api-error'
import { type StaleField, staleEdit } from './stale-edit'
import { type ApiFormOptions, type Form, useApiForm } from './use-api-form'

interface RowFormOptions<Row, Values extends Record<keyof Values, string>, Answer>
  extends Pick<
    ApiFormOptions<Values, Answer, never>,
    'draft' | 'schema' | 'rename' | 'holdsMore' | 'onDone' | 'onRefused'
  > {
  /** The row as it was read, with its version. Read once on mount. */
  initial: Row
  valuesOf: (row: Row) => Values
  /** Values that the form opens with in place of the row's. */
  given?: Partial<Values>
  /** The value to check, if it is not the form's values. */
  payload?: (values: Values, row: Row) => unknown
  /** Makes the call, based on the version of `row`. */
  send: (row: Row, values: Values) => Promise<Answer>
}

/**
 * A form that edits a row with a version. If another person saved the row meanwhile (412 with the current values), the
 * form goes on with that row: `changes` says what is new there, what the user typed stays, and the next submission is
 * based on it.
 */
export function useRowForm<Row, Values extends Record<keyof Values, string>, Answer>(
  options: RowFormOptions<Row, Values, Answer>,
) {
  const { initial, valuesOf, given, payload, send, onRefused, ...rest } = options
  const [row, setRow] = useState(initial)
  const [changes, setChanges] = useState<StaleField[]>()
  const merge = (now: Row, { getValues, setValues }: Form<Values>) => {
    const stale = staleEdit<Values>(valuesOf(row), valuesOf(now), getValues())
    setChanges(stale.changes)
    setValues(stale.merged)
    setRow(now)
  }
  const controller = useApiForm<Values, Answer>({
    ...rest,
    initialValues: { ...valuesOf(initial), ...given },
    ...(payload && { payload: (values: Values) => payload(values, row) }),
    send: (values) => send(row, values),
    onRefused: (error, form) => {
      const now = currentValues<Row>(error)
      if (now) merge(now, form)
      onRefused?.(error, form)
    },
  })
  const { form, refusal } = controller
  return {
    ...controller,
    /** The row that the form is based on. */
    row,
    /** What another person has saved meanwhile; undefined if nothing. */
    changes,
    /** Takes over the other person's values. */
    takeCurrent: () => {
      form.setValues(valuesOf(row))
      setChanges(undefined)
    },
    /** The last error of the API, if it is neither at a field nor in the changes. */
    refusal: refusal && !refusal.isAtField && !currentValues(refusal.error) ? refusal : undefined,
  }
}
