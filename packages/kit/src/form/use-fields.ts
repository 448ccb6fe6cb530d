import { useForm } from '@mantine/form'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import { fieldError } from './field-error'
import { type FieldErrors, type SchemaSource, schemaCheck } from './schema-check'
import { watchPress } from './watch-press'

/** The options of a form that are about its fields. */
export interface FieldsOptions<Values extends object> {
  initialValues: Values
  /** The contract's schema of the request, or a function that loads it. Read once on mount. */
  schema: SchemaSource
  /** Returns the value to check, if that is not the form's values. */
  payload?: (values: Values) => unknown
  /** Maps errors of request fields to form fields with other names. */
  rename?: (errors: FieldErrors) => FieldErrors
}

interface FieldsEvents<Values> {
  onValuesChange: (values: Values) => void
  /** Called when the check on blur has found an error. */
  onFound: () => void
}

/**
 * The fields of a form with the errors of its schema and of the API. When a field loses the focus, it is checked together with
 * the fields that lost the focus before, because a rule may be about two fields. Editing a field clears its error.
 */
export function useFields<Values extends object>(
  { initialValues, schema, payload = identity, rename = identity }: FieldsOptions<Values>,
  { onValuesChange, onFound }: FieldsEvents<Values>,
) {
  const { t } = useTranslation('kit')
  const afterPress = useAfterPress()
  const [{ check, isReady, preload }] = useState(() => schemaCheck(schema))
  /** For each field that lost the focus, whether the schema found an error: a later check clears no errors of the API. */
  const blurred = useRef(new Map<string, boolean>())
  const form = useForm<Values>({
    // Inputs are found in the document by this name, and another form may have fields with the same names.
    name: useId().replace(/[^a-z0-9]/gi, ''),
    initialValues,
    onValuesChange,
    enhanceGetInputProps: ({ inputProps, field }) => ({
      error: fieldError(t, inputProps.error),
      onBlur: () => afterPress(() => leave(field)),
    }),
  })

  const findErrors = async (values: Values) => rename(await check(payload(values)))
  const leave = async (field: string) => {
    blurred.current.set(field, blurred.current.get(field) ?? false)
    const errors = await findErrors(form.getValues())
    for (const [name, hadError] of blurred.current) {
      // Skip the field in which the user is typing.
      if (form.getInputNode(name) === document.activeElement) continue
      const error = errors[name]
      blurred.current.set(name, error !== undefined)
      if (error) {
        form.setFieldError(name, error)
        onFound()
      } else if (hadError) form.clearFieldError(name)
    }
  }
  /** Errors of fields that the form does not have are left to the API, which reports them as a whole. */
  const showOnForm = (errors: FieldErrors) => {
    const isOnForm = Object.keys(errors).some((field) => form.getInputNode(field))
    if (isOnForm) form.setErrors(errors)
    return isOnForm
  }
  return {
    form,
    isReady,
    preload,
    /** Checks all fields. Returns whether a field of the form has an error. */
    async findInvalid(values: Values): Promise<boolean> {
      const errors = await findErrors(values)
      const fields = [...Object.keys(values), ...Object.keys(errors)]
      blurred.current = new Map(fields.map((field) => [field, field in errors]))
      const isInvalid = showOnForm(errors)
      if (!isInvalid) form.clearErrors()
      return isInvalid
    },
    /** Shows the API's errors at their fields. Returns whether the form has any of these fields. */
    showRefusal: (error: unknown) => showOnForm(rename(fieldErrors(error))),
  }
}

const identity = <T>(value: T) => value

/** Returns the error codes of the API by field. */
function fieldErrors(error: unknown): FieldErrors {
  const errors = (error instanceof ApiError && error.body.errors) || {}
  return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))
}

/** Returns the function of `watchPress`, which delays an action until a pointer press has ended; watches while mounted. */
function useAfterPress(): (act: () => void) => void {
  const afterPress = useRef<(act: () => void) => void>(setTimeout)
  useEffect(() => {
    const stop = new AbortController()
    afterPress.current = watchPress(stop.signal)
    return () => stop.abort()
  }, [])
  return (act) => afterPress.current(act)
}
