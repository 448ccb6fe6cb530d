import { mergePeople } from '@fichero/contract/calls/fichas.calls'
import type { MergePeople, MergePeopleAnswer } from '@fichero/contract/corrections.schema'
import { useCallMutation } from '@fichero/kit/api'
import { draftKey, useApiForm } from '@fichero/kit/form'
import { mergePeopleForm } from '@fichero/kit/schemas'
import { useState } from 'react'
import type { Apprentice } from '../enrolment/enrolment'
import { useCorrected } from './use-corrected'

/** The state of the form that merges two people. The preview is requested for `values`, the current form values. */
export function useMerge(apprentice: Apprentice, otro: string, onDone: () => void) {
  const showCorrected = useCorrected(apprentice)
  const { aprendiz, ficha } = apprentice
  const params = { nroFicha: ficha.nro_ficha, documentNumber: aprendiz.nro_documento }
  const { mutateAsync } = useCallMutation(mergePeople)
  const api = useApiForm<MergePeople, MergePeopleAnswer>({
    draft: draftKey(mergePeople, params),
    initialValues: { otro, conserva: aprendiz.nro_documento },
    schema: mergePeopleForm,
    send: (body) => mutateAsync({ params, body }),
    onChange: (next) => setCurrentValues(next),
    onDone: ({ importacion }, sent) => {
      onDone()
      const removed = sent.conserva === sent.otro ? aprendiz.nro_documento : sent.otro
      if (importacion !== null) showCorrected({ kind: 'union', importacion, antes: removed, despues: sent.conserva })
    },
  })
  const [values, setCurrentValues] = useState(() => api.form.getValues())
  return { ...api, values, setValues: (next: MergePeople) => api.form.setValues(next) }
}
