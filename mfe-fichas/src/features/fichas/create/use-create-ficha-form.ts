import { fichaPath } from '@fichero/contract/paths'
import { ApiError } from '@fichero/kit/api'
import { fieldError, showFieldErrors, useForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { notifySuccess } from '@fichero/kit/notify'
import { useNavigate } from '@fichero/kit/router'
import { useCreateFicha } from '../api/create-ficha'
import type { CreationState } from '../creation-state'
import { type CreateFichaValues, initialValues, requestData, validateValues } from './create-ficha-values'

/** The form with its checks, and the way of a submission. What was typed stays when the API refuses it. */
export function useCreateFichaForm(programId: number | undefined) {
  const { t } = useTranslation('fichas')
  const navigate = useNavigate()
  const creation = useCreateFicha()
  const form = useForm<CreateFichaValues>({
    initialValues: initialValues(programId),
    validate: validateValues,
    validateInputOnBlur: true,
    enhanceGetInputProps: ({ inputProps }) => ({ error: fieldError(t, inputProps.error) }),
    onValuesChange: ({ archivo_excel }, previous) => {
      // Another file deserves another answer.
      if (archivo_excel !== previous.archivo_excel) creation.reset()
    },
  })

  const send = (parcial: boolean) => (values: CreateFichaValues) => {
    if (!values.archivo_excel || creation.isPending) return
    creation.mutate(
      { data: requestData(values), file: values.archivo_excel, parcial },
      {
        onSuccess: ({ ficha, reporte }) => {
          if (!ficha) return
          const state: CreationState = { creacion: reporte }
          notifySuccess(t('create.done', { nro_ficha: ficha.nro_ficha }))
          navigate(fichaPath(ficha.nro_ficha), { state })
        },
        onError: (error) => {
          if (showFieldErrors(form, error)) focusFirst()
          else if (error instanceof ApiError && error.code === 'ficha_exists') form.setFieldError('nroFicha', 'taken')
        },
      },
    )
  }
  const focusFirst = () => {
    // The error's attributes are on the fields after the next paint.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus())
  }

  return {
    form,
    creation,
    submit: form.onSubmit(send(false), focusFirst),
    submitValidRows: () => form.onSubmit(send(true), focusFirst)(),
  }
}
