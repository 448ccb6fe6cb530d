import { formDialog } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import type { RecordStepFormProps } from './step-person'

/** The dialog that records a step of the TyT test for one or several people. */
export const RecordStep = formDialog<RecordStepFormProps>({
  name: 'fichas/record-step',
  load: () => import(/* webpackChunkName: "record-step" */ './record-step-form').then((part) => part.RecordStepForm),
  useTitle: ({ people }) => useTranslation('fichas').t('tytStep.title', { count: people.length }),
})
