import { createFicha } from '@fichero/contract/calls/fichas.calls'
import type { FichaFileAnswer } from '@fichero/contract/ficha-files.schema'
import type { CreateFichaAnswer } from '@fichero/contract/fichas.schema'
import type { FileReading } from '@fichero/contract/imports.schema'
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
import { hasNewProgram, valuesOfFile } from './file-values'

/**
 * The options that the user accepted after the API rejected the request: to leave out invalid rows (`parcial`), to use a file
 * of another program or with other dates (`forzar`), or to rename known people as in the file (`renombrar`).
 */
export type Accepted = Partial<Record<'parcial' | 'forzar' | 'renombrar', true>>

/** A file that the API has read before the form opened. */
export interface ParsedFile {
  file: File
  /** The API's answer about the file. */
  content: FichaFileAnswer
  /** How the API has read the file. */
  reading: FileReading
  onCreated: (answer: CreateFichaAnswer) => void
  /** Called when the user decides not to import the file. */
  onLeave: () => void
}

/** Returns the initial form values for a file that was read before the form opened. */
const valuesOf = ({ file, content }: ParsedFile): CreateFichaValues => ({
  ...INITIAL_VALUES,
  ...valuesOfFile(content),
  archivo_excel: file,
  isNewProgram: hasNewProgram(content),
  nombrePrograma: content.programa ?? '',
})

/**
 * The state and the submission of the form that creates a ficha. `accept` submits again, with one more option accepted. `sent`
 * is the uploaded share of the file, 0 to 1. Without `parsedFile` the form asks for a file, and opens the page of the new
 * ficha.
 */
export function useCreateFichaForm(parsedFile?: ParsedFile) {
  const { t } = useTranslation('fichas')
  const navigate = useNavigate()
  const { mutateAsync, sent } = useCallMutation(createFicha)
  const accepted = useRef<Accepted>({})
  const file = useRef<File>(null)
  /** How the user wants the file to be read. */
  const [reading, setReading] = useState(parsedFile?.reading ?? {})
  const controller = useApiForm({
    draft: draftKey(createFicha, parsedFile && { nroFicha: parsedFile.content.nro_ficha ?? '' }),
    initialValues: parsedFile ? valuesOf(parsedFile) : INITIAL_VALUES,
    schema: createFichaForm,
    payload: (values) => ({ ...requestData(values), archivo_excel: values.archivo_excel }),
    rename: byField,
    send: (values, variant?: Accepted) => {
      accepted.current = variant ?? {}
      file.current = values.archivo_excel
      return mutateAsync({
        data: requestData(values),
        file: values.archivo_excel as File,
        query: { ...accepted.current, ...reading },
      })
    },
    onDone: (answer) => {
      const { ficha, reporte } = answer
      if (!ficha) return
      if (parsedFile) return parsedFile.onCreated(answer)
      keepSentFile(reporte, file.current)
      const state: CreationState = { creacion: reporte, reading }
      notifySuccess(t('create.done', { nro_ficha: ficha.nro_ficha }))
      // Replaces the history entry of the dialog, so that the Back button leads to the list.
      navigate(fichaPath(ficha.nro_ficha), { state, replace: true })
    },
    onInvalid: ([first]) => first && notifyError(`${first.label}: ${first.message}`),
    onRefused: (error, form) => {
      if (error instanceof ApiError && error.code === 'ficha_exists') form.setFieldError('nroFicha', 'taken')
    },
  })
  const accept = (option: keyof Accepted) => controller.submitAs({ ...accepted.current, [option]: true })
  return { ...controller, accept, accepted: accepted.current, reading, setReading, sent }
}
