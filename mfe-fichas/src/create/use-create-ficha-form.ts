import { createFicha } from '@fichero/contract/calls/fichas.calls'
import type { DateOrder } from '@fichero/contract/enums'
import { fichaPath } from '@fichero/contract/paths'
import { ApiError, useCallMutation } from '@fichero/kit/api'
import { draftKey, useApiForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { keepSentFile } from '@fichero/kit/import'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { useNavigate } from '@fichero/kit/router'
import { createFichaForm } from '@fichero/kit/schemas'
import { useRef, useState } from 'react'
import { INITIAL_VALUES, requestData } from './create-ficha-values'
import type { CreationState } from './creation-state'

/**
 * What the user accepted after a refusal: to leave out invalid rows, a file of another program, or another name of
 * people.
 */
export type Accepted = Partial<Record<'parcial' | 'forzar' | 'renombrar', true>>

/** `accept` submits again with one more thing accepted. `sent` is the share of the file sent, 0 to 1. */
export function useCreateFichaForm() {
  const { t } = useTranslation('fichas')
  const navigate = useNavigate()
  const { mutateAsync, sent } = useCallMutation(createFicha)
  const accepted = useRef<Accepted>({})
  const file = useRef<File>(null)
  /** What the user said of the dates of the chosen file. */
  const [fechas, setFechas] = useState<DateOrder>()
  const controller = useApiForm({
    draft: draftKey(createFicha),
    initialValues: INITIAL_VALUES,
    schema: createFichaForm,
    send: (values, variant?: Accepted) => {
      accepted.current = variant ?? {}
      file.current = values.archivo_excel
      return mutateAsync({
        data: requestData(values),
        file: values.archivo_excel as File,
        query: { ...accepted.current, fechas },
      })
    },
    onDone: ({ ficha, reporte }) => {
      if (!ficha) return
      keepSentFile(reporte, file.current)
      const state: CreationState = { creacion: reporte, fechas }
      notifySuccess(t('create.done', { nro_ficha: ficha.nro_ficha }))
      // In place of the open dialog, so that Back leads to the list.
      navigate(fichaPath(ficha.nro_ficha), { state, replace: true })
    },
    onInvalid: ([first]) => first && notifyError(`${first.label}: ${first.message}`),
    onRefused: (error, form) => {
      if (error instanceof ApiError && error.code === 'ficha_exists') form.setFieldError('nroFicha', 'taken')
    },
  })
  const accept = (what: keyof Accepted) => controller.submitAs({ ...accepted.current, [what]: true })
  return { ...controller, accept, accepted: accepted.current, fechas, setFechas, sent }
}
