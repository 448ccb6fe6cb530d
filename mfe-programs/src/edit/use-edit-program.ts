import { updateProgram } from '@fichero/contract/calls/programs.calls'
import type { Program } from '@fichero/contract/programs.schema'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, useMountedRef, useRowForm } from '@fichero/kit/form'
import { useErrorText } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { notifyError, notifySuccess } from '@fichero/kit/notify'
import { updateProgramForm } from '@fichero/kit/schemas'
import { useRef, useState } from 'react'
import { type ProgramValues, valuesOf } from '../form/program-values'

/** State and submission of the form, with an optional design file. Handles conflicts with a concurrent edit. */
export function useEditProgram(initial: Program, onSaved: () => void) {
  const [file, setFile] = useState<File | null>(null)
  /** Whether the next submission omits the rejected rows of the file. */
  const isPartial = useRef(false)
  const { save, sent } = useSave()
  const plan = useCallMutation(updateProgram)
  const controller = useRowForm<Program, ProgramValues, unknown>({
    draft: draftKey(updateProgram, { id: initial.id }),
    initial,
    valuesOf,
    schema: updateProgramForm,
    holdsMore: file !== null,
    send: ({ id, revision }, data) => {
      const parcial = isPartial.current || undefined
      isPartial.current = false
      return save({ params: { id }, data, ifMatch: revision, query: { parcial }, ...(file && { file }) })
    },
    onDone: onSaved,
  })
  const { row, clearRefusal, submitAs } = controller
  const choose = (chosen: File | null) => {
    setFile(chosen)
    // The error belongs to the previous file.
    clearRefusal()
    if (!chosen) return plan.reset()
    plan.mutate({ params: { id: row.id }, data: valuesOf(row), file: chosen, query: { simular: true } })
  }
  const submitValid = () => {
    isPartial.current = true
    void submitAs()
  }
  return { ...controller, file, choose, plan, sent, submitValid }
}

/** Saves the program. If the form is closed before the response, a notification shows the error. */
function useSave() {
  const { t } = useTranslation('programs')
  const errorText = useErrorText()
  const isOpen = useMountedRef()
  const { mutateAsync, sent } = useCallMutation(updateProgram, {
    onSuccess: () => notifySuccess(t('edit.done')),
    onError: (error, { data: { nombrePrograma } }) => {
      if (!isOpen.current) notifyError(t('edit.failedLater', { name: nombrePrograma, reason: errorText(error) }))
    },
  })
  return { save: mutateAsync, sent }
}
