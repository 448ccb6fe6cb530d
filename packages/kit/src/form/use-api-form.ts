import { type UseFormReturnType, useForm } from '@mantine/form'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../api/api-error'
import type { DraftKey } from './draft-key'
import { draftOf } from './drafts'
import { fieldError } from './field-error'
import { inScreenOrder } from './in-screen-order'
import { type FieldErrors, type SchemaSource, schemaCheck } from './schema-check'
import { useAfterPress } from './use-after-press'
import { isSecret, useDraft } from './use-draft'
import { useMountedRef } from './use-mounted-ref'

export type Form<Values extends object> = UseFormReturnType<Values>

export interface ApiFormOptions<Values extends object, Answer, Variant> {
  /** `draftKey` of the call that sends the form and of its row. Read once on mount. */
  draft: DraftKey
  initialValues: Values
  /** The contract's schema of the request, or a function that loads it. Read once on mount. */
  schema: SchemaSource
  /** The value to check, if it is not the form's values. */
  payload?: (values: Values) => unknown
  /** Maps errors of request fields to form fields with other names. */
  rename?: (errors: FieldErrors) => FieldErrors
  /** Whether closing would lose something though no value changed, such as a chosen file. */
  holdsMore?: boolean
  /** Makes the call. `variant` is the argument of `submitAs`. */
  send: (values: Values, variant?: Variant) => Promise<Answer>
  onChange?: (values: Values) => void
  onDone?: (answer: Answer, sent: Values) => void
  /** Called after a submission with errors at fields; `problems` in the order of the screen. */
  onInvalid?: (problems: FieldProblem[]) => void
  /** Called if the API refused for a reason other than a field of this form. */
  onRefused?: (error: unknown, form: Form<Values>) => void
}

/** A field's label and message. */
export interface FieldProblem {
  field: string
  label: string
  message: string
  input: HTMLElement
}

interface Refusal {
  error: unknown
  /** Whether it is shown at a field of the form. */
  isAtField: boolean
}

/**
 * A form that sends data described by a schema of the contract. Errors of the schema and of the API are shown at their
 * fields; the first invalid field takes the focus, and editing a field clears its error. Leaving a field checks it and
 * those left before, so that rules between two fields run after either of them. Only one submission runs at a time.
 * Values survive every error and, as a draft, a reload and the end of the session. `onDone` and `onRefused` are not
 * called after unmount.
 */
export function useApiForm<Values extends object, Answer, Variant = never>(
  options: ApiFormOptions<Values, Answer, Variant>,
) {
  const {
    draft: key,
    initialValues,
    schema,
    payload = same,
    rename = same,
    holdsMore,
    send,
    onChange,
    onDone,
    onInvalid,
    onRefused,
  } = options
  const { t } = useTranslation('kit')
  const afterPress = useAfterPress()
  const [{ check, isReady, preload }] = useState(() => schemaCheck(schema))
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const [problems, setProblems] = useState<FieldProblem[]>([])
  const [draft] = useState(() => draftOf(key, initialValues))
  /** A ref, because a second click may come before the next render. */
  const isUnderWay = useRef(false)
  const isSent = useRef(false)
  const isMounted = useMountedRef()
  const wantsFocus = useRef(false)
  const leftFields = useRef(new Set<string>())
  /** Fields with errors of the schema. Errors of the API are not cleared by it. */
  const foundFields = useRef(new Set<string>())

  const form = useForm<Values>({
    // Inputs are found in the document by this name, and another form may have the same field names.
    name: useId().replace(/[^a-z0-9]/gi, ''),
    initialValues,
    onValuesChange: (values) => {
      if (!isSent.current) draft.keep(values, (field) => isSecret(form, field))
      onChange?.(values)
    },
    enhanceGetInputProps: ({ inputProps, field }) => ({
      error: fieldError(t, inputProps.error),
      onBlur: () => afterPress(() => leave(field)),
    }),
  })
  useDraft(form, draft, { isOver: () => isUnderWay.current || isSent.current, holdsMore })
  // After the render that shows the errors and enables the fields.
  useEffect(() => {
    if (!wantsFocus.current) return
    wantsFocus.current = false
    const found = inScreenOrder(form).map(([field, input]) => ({
      field,
      label: labelOf(input),
      message: fieldError(t, form.errors[field]) ?? '',
      input,
    }))
    setProblems(found)
    found[0]?.input.focus()
    onInvalid?.(found)
  })

  /** Errors of fields that the form does not have are left to the API, which reports them as a whole. */
  const isOnForm = (errors: FieldErrors) => Object.keys(errors).some((field) => form.getInputNode(field))
  const findErrors = async (values: Values) => rename(await check(payload(values)))
  const leave = async (left: string) => {
    leftFields.current.add(left)
    const errors = await findErrors(form.getValues())
    for (const field of leftFields.current) {
      // The user is typing in it.
      if (form.getInputNode(field) === document.activeElement) continue
      const error = errors[field]
      if (error) {
        foundFields.current.add(field)
        form.setFieldError(field, error)
        // It was about what the field said before.
        setRefusal(undefined)
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
    setProblems([])
    setBusy(!isReady())
    const errors = await findErrors(values)
    leftFields.current = new Set([...Object.keys(values), ...Object.keys(errors)])
    foundFields.current = new Set(Object.keys(errors))
    if (isOnForm(errors)) return fail(errors)
    form.clearErrors()
    setBusy(true)
    const outcome = await send(values, variant).then(
      (answer) => {
        isSent.current = true
        draft.clear()
        return () => onDone?.(answer, values)
      },
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
    /** Props of the `<form>` element. */
    formProps: {
      noValidate: true,
      onFocus: preload,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        submitAs()
      },
    },
    submitAs,
    /** During checking and sending. */
    isBusy,
    /** The errors at fields that the last submission found and nobody has corrected since. */
    problems: problems.filter(({ field }) => form.errors[field]),
    /** The last error of the API, until the next submission. */
    refusal,
    clearRefusal: () => setRefusal(undefined),
  }
}

const same = <T>(value: T) => value

/** The label's words, without the mark of required fields. */
const labelOf = (node: HTMLElement) =>
  (node instanceof HTMLInputElement || node instanceof HTMLSelectElement ? node.labels?.[0]?.textContent : null)
    ?.replace(/\s*\*$/, '')
    .trim() ?? ''

/** Returns the error codes of the API by field. */
function fieldErrors(error: unknown): FieldErrors {
  const errors = (error instanceof ApiError && error.body.errors) || {}
  return Object.fromEntries(Object.entries(errors).map(([field, { code }]) => [field, code]))
}
