import { useQueryClient } from '@fichero/kit/data'
import { FormModal } from '@fichero/kit/dialog'
import { FormSkeleton, lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useState } from 'react'
import { discardLoaded, useLoaded } from './use-loaded'

const LoadPeople = lazyPart(
  'instructors/load',
  () => import(/* webpackChunkName: "load-people" */ './load-people').then((part) => part.LoadPeople),
  <FormSkeleton />,
)

/** Preloads the form's code. */
export const preloadLoadPeople = LoadPeople.preload

interface LoadPeopleModalProps {
  opened: boolean
  onClose: () => void
}

/** Dialog that imports people from a file. The code of the form is loaded when the dialog opens. */
export function LoadPeopleModal({ opened, onClose }: LoadPeopleModalProps) {
  const { t } = useTranslation('instructors')
  const [busy, setBusy] = useState(false)
  const client = useQueryClient()
  const hasLinks = (useLoaded()?.links.length ?? 0) > 0
  const close = () => {
    if (busy) return
    // A result without links is discarded. Links must remain until they are handed over.
    if (!hasLinks) discardLoaded(client)
    onClose()
  }
  return (
    // Closing while people are created would hide their links.
    <FormModal opened={opened} onClose={close} title={t('load.title')}>
      <LoadPeople onBusy={setBusy} onClose={onClose} />
    </FormModal>
  )
}
