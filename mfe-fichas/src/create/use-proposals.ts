import type { Etapa } from '@fichero/contract/enums'
import { today } from '@fichero/kit/i18n'
import { useEffect, useEffectEvent } from 'react'
import type { CreateFichaValues } from './create-ficha-values'
import { proposedStage } from './proposals'

interface StageForm {
  values: CreateFichaValues
  setFieldValue(field: 'etapa', value: Etapa): void
}

/** Chooses the stage by the dates, each time that they come to say another one. */
export function useProposals(form: StageForm): void {
  const stage = proposedStage(form.values, today())
  const propose = useEffectEvent((proposed: Etapa) => form.setFieldValue('etapa', proposed))
  useEffect(() => {
    if (stage) propose(stage)
  }, [stage])
}
