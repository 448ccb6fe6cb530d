import { fieldError, showFieldErrors, useForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'

type Errors = Record<string, string>

interface Sending<Values> {
  isPending: boolean
  mutate(values: Values, then: { onSuccess: () => void; onError: (error: unknown) => void }): void
}

interface AccessForm<Values> {
  initialValues: Values
  validate: (values: Values) => Errors | Promise<Errors>
  sending: Sending<Values>
  onType?: (values: Values) => void
  onDone?: (sent: Values) => void
  /** Where the focus goes when the API refuses without naming a field. */
  refusedAt?: string
}

const INVALID = '[aria-invalid="true"]'
const REFUSAL = '[role="alert"]'

/** A form whose errors stand at their fields, whoever found them. What was typed survives every refusal. */
export function useAccessForm<Values extends Record<string, unknown>>({
  initialValues,
  validate,
  sending,
  onType,
  onDone,
  refusedAt = REFUSAL,
}: AccessForm<Values>) {
  const { t } = useTranslation('shell')
  const form = useForm<Values>({
    initialValues,
    validate,
    validateInputOnBlur: true,
    onValuesChange: onType,
    enhanceGetInputProps: ({ inputProps }) => ({ error: fieldError(t, inputProps.error) }),
  })
  const send = (values: Values) => {
    if (sending.isPending) return
    sending.mutate(values, {
      onSuccess: () => onDone?.(values),
      onError: (error) => {
        const isAtField = showFieldErrors(form, error)
        focus(isAtField ? INVALID : refusedAt)
      },
    })
  }
  return {
    form,
    submit: form.onSubmit(send, () => focus(INVALID)),
    isBusy: form.submitting || sending.isPending,
  }
}

function focus(selector: string) {
  // The errors are on the page after the next paint.
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`main form ${selector}`)?.focus())
}
