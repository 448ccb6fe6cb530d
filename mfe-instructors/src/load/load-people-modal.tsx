import { FormModal } from '@fichero/kit/dialog'
import { lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useState } from 'react'
import { InstructorFormSkeleton } from '../form/instructor-form-skeleton'

const LoadPeople = lazyPart(
  'instructors/load',
  () => import(/* webpackChunkName: "load-people" */ './load-people').then((part) => part.LoadPeople),
  <InstructorFormSkeleton />,
)

/** Preloads the form's code. */
export const preloadLoadPeople = LoadPeople.preload

interface LoadPeopleModalProps {
  opened: boolean
  onClose: () => void
}

export function LoadPeopleModal({ opened, onClose }: LoadPeopleModalProps) {
  const { t } = useTranslation('instructors')
  const [busy, setBusy] = useState(false)
  return (
    // Closing while people are created would hide their links.
    <FormModal opened={opened} onClose={() => !busy && onClose()} title={t('load.title')}>
      <LoadPeople onBusy={setBusy} onClose={onClose} />
    </FormModal>
  )
}
