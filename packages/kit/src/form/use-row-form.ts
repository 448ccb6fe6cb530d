import { useState } from 'react'
import { currentValues } from '../api/api-error'
import { type StaleField, staleEdit } from './stale-edit'
import { type ApiFormOptions, type Form, useApiForm } from './use-api-form'

interface RowFormOptions<Row, Values extends Record<keyof Values, string>, Answer, Variant>
  extends Pick<
    ApiFormOptions<Values, Answer, Variant>,
    'draft' | 'schema' | 'rename' | 'holdsMore' | 'onDone' | 'onRefused'
  > {
  /** The row as it was read, with its version. Read once on mount. */
  initial: Row
  /** Returns the form's values of a row. */
  valuesOf: (row: Row) => Values
  /** Initial values that replace those of the row. */
  given?: Partial<Values> | undefined
  /** Returns the value to check, if that is not the form's values. */
  payload?: (values: Values, row: Row) => unknown
  /** Makes the call, based on the version of `row`. `variant` is the argument of `submitAs`. */
  send: (row: Row, values: Values, variant?: Variant) => Promise<Answer>
}

/**
 * A form that edits a row with a version. If another user has saved the row meanwhile (412 with the current values), the
 * form continues with that row: `changes` has the differences, the user's input stays, and the next submission is based on
 * that version.
 */
export function useRowForm<Row, Values extends Record<keyof Values, string>, Answer, Variant = never>(
  options: RowFormOptions<Row, Values, Answer, Variant>,
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
  const controller = useApiForm<Values, Answer, Variant>({
    ...rest,
    initialValues: { ...valuesOf(initial), ...given },
    ...(payload && { payload: (values: Values) => payload(values, row) }),
    send: (values, variant) => send(row, values, variant),
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
    /** The fields that another user has saved meanwhile; undefined without a conflict. */
    changes,
    /** Replaces the user's input with the saved values of the other user. */
    takeCurrent: () => {
      form.setValues(valuesOf(row))
      setChanges(undefined)
    },
    /** The last error of the API, if it is neither at a field nor a conflict that `changes` describes. */
    refusal: refusal && !refusal.isAtField && !currentValues(refusal.error) ? refusal : undefined,
  }
}
