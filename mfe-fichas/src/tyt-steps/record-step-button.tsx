import type { TytDays } from '@fichero/contract/tyt-steps'
import { formDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'

/** An enrolment for which a step of the TyT test is recorded. */
export interface StepPerson extends TytDays {
  nro_ficha: number
  nro_documento: string
  nombre: string
  apellido: string
}

export interface RecordStepFormProps {
  people: StepPerson[]
  /** Called after the step was recorded or its day removed. */
  onDone?: () => void
}

/** The dialog that records a step of the TyT test for one or several people. */
export const RecordStep = formDialog<RecordStepFormProps>({
  name: 'fichas/record-step',
  load: () => import(/* webpackChunkName: "record-step" */ './record-step-form').then((part) => part.RecordStepForm),
  useTitle: ({ people }) => useTranslation('fichas').t('tytStep.title', { count: people.length }),
})
