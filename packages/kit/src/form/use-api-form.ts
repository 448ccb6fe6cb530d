import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import { fieldError } from './field-error'
import { firstInvalid } from './first-invalid'
import { type FieldErrors, type SchemaSource, schemaCheck } from './schema-check'
import { useAfterPress } from './use-after-press'

export type Form<Values extends object> = UseFormReturnType<Values>

interface ApiFormOptions<Values extends object, Answer, Variant> {
  initialValues: Values
  /** The contract's schema of what is sent, or how to load it. Read once, when the form is mounted. */
  schema: SchemaSource
  /** What the schema checks, where it is not the values themselves. */
  payload?: (values: Values) => unknown
  /** Puts errors of wire fields at the form's fields, where these bear other names. */
  rename?: (errors: FieldErrors) => FieldErrors
  /** Makes the call. `variant` is what `submitAs` was given. */
  send: (values: Values, variant?: Variant) => Promise<Answer>
  onChange?: (values: Values) => void
  onDone?: (answer: Answer, sent: Values) => void
  /** The API refused, and not because of a field of this form. */
  onRefused?: (error: unknown, form: Form<Values>) => void
}

interface Refusal {
  error: unknown
  /** Whether it is told at a field of the form. */
  isAtField: boolean
}

/**
 * A form that sends what a schema of the contract describes. Errors stand at their fields, whether the schema found them or the
 * API; the first invalid field takes the focus, and editing a field clears its error. A field is checked when it is left, together
 * with those left before, so that a rule about two fields follows either of them. One submission is under way at a time, and what
 * was typed survives every refusal. Neither `onDone` nor `onRefused` is called after the form has left the screen.
 */
export function useApiForm<Values extends object, Answer, Variant = never>(
  options: ApiFormOptions<Values, Answer, Variant>,
) {
  const { initialValues, schema, payload = same, rename = same, send, onChange, onDone, onRefused } = options
  const { t } = useTranslation('kit')
  const afterPress = useAfterPress()
  const [{ check, isReady, preload }] = useState(() => schemaCheck(schema))
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  /** Known at once; what is drawn is behind by a moment, in which a second click fits. */
  const isUnderWay = useRef(false)
  const isMounted = useRef(true)
  const wantsFocus = useRef(false)
  const leftFields = useRef(new Set<string>())
  /** Fields whose error the schema found. What the API refused is not the schema's to clear. */
  const foundFields = useRef(new Set<string>())

  const form = useForm<Values>({
    // Inputs are found in the document by it, and another form may have fields of the same names.
    name: useId().replace(/[^a-z0-9]/gi, ''),
    initialValues,
    onValuesChange: onChange,
    enhanceGetInputProps: ({ inputProps, field }) => ({
      error: fieldError(t, inputProps.error),
      onBlur: () => afterPress(() => leave(field)),
    }),
  })
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  // After the render that draws the errors and enables the fields.
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    firstInvalid(form)?.focus()
  })

  /** What is wrong with a field that the form does not show is told by the API, and as a whole. */
  const isOnForm = (errors: FieldErrors) => Object.keys(errors).some((field) => form.getInputNode(field))
  const findErrors = async (values: Values) => rename(await check(payload(values)))
  const leave = async (left: string) => {
    leftFields.current.add(left)
    const errors = await findErrors(form.getValues())
    for (const field of leftFields.current) {
      // The person is typing there.
      if (form.getInputNode(field) === document.activeElement) continue
      const error = errors[field]
      if (error) {
        foundFields.current.add(field)
        form.setFieldError(field, error)
      } else if (foundFields.current.delete(field)) form.clearFieldError(field)
    }
  }
  const fail = (errors: FieldErrors) => {
    setBusy(false)
    form.setErrors(errors)
    wantsFocus.current = true
  }
  const refuse = (error: unknown) => {
    const errors = rename(fieldErrors(error))
    const isAtField = isOnForm(errors)
    setRefusal({ error, isAtField })
    if (isAtField) return fail(errors)
    setBusy(false)
    onRefused?.(error, form)
  }
  const attempt = async (values: Values, variant?: Variant) => {
    setRefusal(undefined)
    setBusy(!isReady())
    const errors = await findErrors(values)
    leftFields.current = new Set([...Object.keys(values), ...Object.keys(errors)])
    foundFields.current = new Set(Object.keys(errors))
    if (isOnForm(errors)) return fail(errors)
    form.clearErrors()
    setBusy(true)
    const outcome = await send(values, variant).then(
      (answer) => () => onDone?.(answer, values),
      (error: unknown) => () => refuse(error),
    )
    if (!isMounted.current) return
    setBusy(false)
    outcome()
  }
  const submitAs = async (variant?: Variant) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    await attempt(form.getValues(), variant).finally(() => {
      isUnderWay.current = false
    })
  }
  return {
    form,
    /** For the `<form>` itself. */
    formProps: {
      noValidate: true,
      onFocus: preload,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        submitAs()
      },
    },
    submitAs,
    /** While it is checked and on its way. */
    isBusy,
    /** What the API said last, until the next submission. */
    refusal,
    clearRefusal: () => setRefusal(undefined),
  }
}

const same = <T>(value: T) => value

/** The codes of the fields that the API refused. */
function fieldErrors(error: unknown): FieldErrors {
  const errors = (error instanceof ApiError && error.body.errors) || {}
  return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))
}
