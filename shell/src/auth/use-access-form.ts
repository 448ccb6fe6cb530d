import { fieldError, showFieldErrors, useForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { useEffect, useState } from 'react'
import { afterPress } from './after-press'

type Errors = Record<string, string>

interface Sending<Values> {
  mutate(
    values: Values,
    then: { onSuccess: () => void; onError: (error: unknown) => void; onSettled: () => void },
  ): void
}

interface AccessForm<Values> {
  initialValues: Values
  validate: (values: Values) => Errors | Promise<Errors>
  sending: Sending<Values>
  /** By field, the field whose rule depends on it. */
  rechecks?: Partial<Record<string, keyof Values & string>>
  onType?: (values: Values) => void
  onDone?: (sent: Values) => void
  /** The API refused, and it is not about a field. */
  onRefused?: () => void
}

/** A form whose errors stand at their fields, whoever found them. What was typed survives every refusal. */
export function useAccessForm<Values extends Record<string, unknown>>({
  initialValues,
  validate,
  sending,
  rechecks = {},
  onType,
  onDone,
  onRefused,
}: AccessForm<Values>) {
  const { t } = useTranslation('shell')
  const toFirstError = useFirstError()
  const form = useForm<Values>({
    initialValues,
    validate,
    validateInputOnBlur: true,
    onValuesChange: onType,
    enhanceGetInputProps: ({ inputProps: { error, onBlur }, field, form }) => ({
      error: fieldError(t, error),
      onBlur: () =>
        afterPress(() => {
          onBlur()
          const dependent = rechecks[field]
          if (dependent && form.getValues()[dependent]) form.validateField(dependent)
        }),
    }),
  })
  const send = (values: Values) =>
    new Promise<void>((resolve) => {
      sending.mutate(values, {
        onSuccess: () => onDone?.(values),
        onError: (error) => {
          if (showFieldErrors(form, error)) toFirstError()
          else onRefused?.()
        },
        onSettled: () => resolve(),
      })
    })
  return {
    form,
    submit: form.onSubmit(send, toFirstError),
    /** While it is checked and on its way. */
    isBusy: form.submitting,
  }
}

function useFirstError() {
  const [times, setTimes] = useState(0)
  useEffect(() => {
    if (times > 0) document.querySelector<HTMLElement>('main form [aria-invalid="true"]')?.focus()
  }, [times])
  return () => setTimes((before) => before + 1)
}
