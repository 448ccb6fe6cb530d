import { createFicha } from '@fichero/contract/calls/fichas.calls'
import type { DateOrder } from '@fichero/contract/enums'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import { fichaPath } from '@fichero/contract/paths'
import { ApiError, useCallMutation } from '@fichero/kit/api'
import { draftKey, useApiForm } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { keepSentFile } from '@fichero/kit/import'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { useNavigate } from '@fichero/kit/router'
import { createFichaForm } from '@fichero/kit/schemas'
import { useRef, useState } from 'react'
import { byField, type CreateFichaValues, INITIAL_VALUES, requestData } from './create-ficha-values'
import type { CreationState } from './creation-state'
import { bringsProgram, toldBy } from './file-says'

/**
 * What the user accepted after a refusal: to leave out invalid rows, a file of another program, or another name of
 * people.
 */
export type Accepted = Partial<Record<'parcial' | 'forzar' | 'renombrar', true>>

/** A file that has been read before the form opened. */
export interface ReadFile {
  file: File
  says: FichaFileAnswer
  fechas: DateOrder | undefined
  onCreated: (answer: CreateFichaAnswer) => void
  /** Does not load the file. */
  onLeave: () => void
}

const valuesOf = ({ file, says }: ReadFile): CreateFichaValues => ({
  ...INITIAL_VALUES,
  ...toldBy(says),
  archivo_excel: file,
  isNewProgram: bringsProgram(says),
  nombrePrograma: says.programa ?? '',
})

/**
 * `accept` submits again with one more thing accepted. `sent` is the share of the file sent, 0 to 1. Without `read` the
 * form asks for the file, and opens the new ficha.
 */
export function useCreateFichaForm(read?: ReadFile) {
  const { t } = useTranslation('fichas')
  const navigate = useNavigate()
  const { mutateAsync, sent } = useCallMutation(createFicha)
  const accepted = useRef<Accepted>({})
  const file = useRef<File>(null)
  /** What the user said of the dates of the chosen file. */
  const [fechas, setFechas] = useState(read?.fechas)
  const controller = useApiForm({
    draft: draftKey(createFicha, read && { nroFicha: read.says.nro_ficha ?? '' }),
    initialValues: read ? valuesOf(read) : INITIAL_VALUES,
    schema: createFichaForm,
    payload: (values) => ({ ...requestData(values), archivo_excel: values.archivo_excel }),
    rename: byField,
    send: (values, variant?: Accepted) => {
      accepted.current = variant ?? {}
      file.current = values.archivo_excel
      return mutateAsync({
        data: requestData(values),
        file: values.archivo_excel as File,
        query: { ...accepted.current, fechas },
      })
    },
    onDone: (answer) => {
      const { ficha, reporte } = answer
      if (!ficha) return
      if (read) return read.onCreated(answer)
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
