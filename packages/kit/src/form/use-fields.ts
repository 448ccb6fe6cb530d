import { useForm } from '@mantine/form'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import { fieldError } from './field-error'
import { type FieldErrors, type SchemaSource, schemaCheck } from './schema-check'
import { useAfterPress } from './use-after-press'

export interface FieldsOptions<Values extends object> {
  initialValues: Values
  /** The contract's schema of the request, or a function that loads it. Read once on mount. */
  schema: SchemaSource
  /** The value to check, if it is not the form's values. */
  payload?: (values: Values) => unknown
  /** Maps errors of request fields to form fields with other names. */
  rename?: (errors: FieldErrors) => FieldErrors
}

interface FieldsEvents<Values> {
  onValuesChange: (values: Values) => void
  /** Called when leaving a field has found an error. */
  onFound: () => void
}

/**
 * The fields of a form with the errors that its schema and the API find. Leaving a field checks it and those left
 * before, so that rules between two fields run after either of them. Editing a field clears its error.
 */
export function useFields<Values extends object>(
  { initialValues, schema, payload = same, rename = same }: FieldsOptions<Values>,
  { onValuesChange, onFound }: FieldsEvents<Values>,
) {
  const { t } = useTranslation('kit')
  const afterPress = useAfterPress()
  const [{ check, isReady, preload }] = useState(() => schemaCheck(schema))
  /** Each field that was left, and whether it has an error of the schema: leaving it again clears no error of the API. */
  const left = useRef(new Map<string, boolean>())
  const form = useForm<Values>({
    // Inputs are found in the document by this name, and another form may have the same field names.
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
    left.current.set(field, left.current.get(field) ?? false)
    const errors = await findErrors(form.getValues())
    for (const [name, hadError] of left.current) {
      // The user is typing in it.
      if (form.getInputNode(name) === document.activeElement) continue
      const error = errors[name]
      left.current.set(name, error !== undefined)
      if (error) {
        form.setFieldError(name, error)
        onFound()
      } else if (hadError) form.clearFieldError(name)
    }
  }
  /** Errors of fields that the form does not have are left to the API, which reports them as a whole. */
  const show = (errors: FieldErrors) => {
    const isOnForm = Object.keys(errors).some((field) => form.getInputNode(field))
    if (isOnForm) form.setErrors(errors)
    return isOnForm
  }
  return {
    form,
    isReady,
    preload,
    /** Checks all fields as if each had been left. Returns whether one of them has an error. */
    async findInvalid(values: Values): Promise<boolean> {
      const errors = await findErrors(values)
      const fields = [...Object.keys(values), ...Object.keys(errors)]
      left.current = new Map(fields.map((field) => [field, field in errors]))
      const isInvalid = show(errors)
      if (!isInvalid) form.clearErrors()
      return isInvalid
    },
    /** Shows the API's errors at their fields. Returns whether the form has any of these. */
    showRefusal: (error: unknown) => show(rename(fieldErrors(error))),
  }
}

const same = <T>(value: T) => value

/** Returns the error codes of the API by field. */
function fieldErrors(error: unknown): FieldErrors {
  const errors = (error instanceof ApiError && error.body.errors) || {}
  return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))
}
