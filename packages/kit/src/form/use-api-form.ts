import type { UseFormReturnType } from '@mantine/form'
import { type FormEvent, useEffect, useReducer, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftKey } from './draft-key'
import { draftOf } from './drafts'
import { type FieldProblem, problemsOf } from './field-problems'
import { NOT_SUBMITTED, submissionAfter } from './submission'
import { isSecret, useDraft } from './use-draft'
import { type FieldsOptions, useFields } from './use-fields'
import { useMountedRef } from './use-mounted-ref'

/** The form of `@mantine/form`. */
export type Form<Values extends object> = UseFormReturnType<Values>

/** Options of `useApiForm`. */
export interface ApiFormOptions<Values extends object, Answer, Variant> extends FieldsOptions<Values> {
  /** `draftKey` of the call that sends the form and of its row. Read once on mount. */
  draft: DraftKey
  /** Set if closing the form would lose something besides the values, such as a chosen file. */
  holdsMore?: boolean
  /** Makes the call. `variant` is the argument of `submitAs`. */
  send: (values: Values, variant?: Variant) => Promise<Answer>
  onChange?: (values: Values) => void
  onDone?: (answer: Answer, sent: Values) => void
  /** Called after a submission with errors at fields; `problems` in the order of the screen. */
  onInvalid?: (problems: FieldProblem[]) => void
  /** Called with an error of the API that is not at a field of this form. */
  onRefused?: (error: unknown, form: Form<Values>) => void
}

/**
 * A form that sends data described by a schema of the contract. Errors of the schema and of the API are shown at their
 * fields, and the first invalid field takes the focus. Only one submission runs at a time. Values survive every error
 * and, as a draft, a reload and the end of the session. `onDone` and `onRefused` are not called after unmount.
 */
export function useApiForm<Values extends object, Answer, Variant = never>(
  options: ApiFormOptions<Values, Answer, Variant>,
) {
  const { draft: key, initialValues, holdsMore, send, onChange, onDone, onInvalid, onRefused } = options
  const { t } = useTranslation('kit')
  const [submission, dispatch] = useReducer(submissionAfter, NOT_SUBMITTED)
  const [draft] = useState(() => draftOf(key, initialValues))
  /** A ref, because a second click may come before the next render. */
  const isSubmitting = useRef(false)
  const isSent = useRef(false)
  const isMounted = useMountedRef()
  const settleRefusal = () => dispatch({ type: 'refusal-settled' })
  const { form, isReady, preload, findInvalid, showRefusal } = useFields<Values>(options, {
    onValuesChange: (values) => {
      if (!isSent.current) draft.store(values, (field) => isSecret(form, field))
      onChange?.(values)
    },
    // The error of the API was about the former value of the field.
    onFound: settleRefusal,
  })
  useDraft(form, draft, { isOver: () => isSubmitting.current || isSent.current, holdsMore })
  // Runs after the render that shows the errors and enables the fields: a disabled field cannot take the focus.
  useEffect(() => {
    if (submission.step !== 'invalid') return
    const problems = problemsOf(form, t)
    dispatch({ type: 'focused', problems })
    problems[0]?.input.focus()
    onInvalid?.(problems)
  })

  const refuse = (error: unknown) => {
    const isAtField = showRefusal(error)
    dispatch({ type: 'refused', refusal: { error, isAtField } })
    if (!isAtField) onRefused?.(error, form)
  }
  const attempt = async (values: Values, variant?: Variant) => {
    dispatch({ type: 'started', waits: !isReady() })
    if (await findInvalid(values)) return dispatch({ type: 'invalid' })
    dispatch({ type: 'valid' })
    const outcome = await send(values, variant).then(
      (answer) => {
        isSent.current = true
        draft.clear()
        return () => {
          dispatch({ type: 'answered' })
          onDone?.(answer, values)
        }
      },
      (error: unknown) => () => refuse(error),
    )
    if (isMounted.current) outcome()
  }
  const submitAs = async (variant?: Variant) => {
    if (isSubmitting.current) return
    isSubmitting.current = true
    await attempt(form.getValues(), variant).finally(() => {
      isSubmitting.current = false
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
    /** Submits the form; `send` receives `variant`. */
    submitAs,
    /** True while the form is checked or sent. */
    isBusy: submission.step === 'checking' || submission.step === 'sending',
    /** The errors at fields of the last submission that have not been corrected since. */
    problems: submission.problems.filter(({ field }) => form.errors[field]),
    /** The last error of the API, until the next submission. */
    refusal: submission.refusal,
    /** Removes the error of the API. */
    clearRefusal: settleRefusal,
  }
}
