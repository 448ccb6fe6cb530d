import { Modal } from '@fichero/kit/dialog'
import { EmptyState, lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import { useState } from 'react'
import { EditInstructorModal } from '../edit/edit-instructor-modal'

const InstructorDetails = lazyPart(
  'instructors/view',
  () => import(/* webpackChunkName: "view" */ './instructor-details').then((part) => part.InstructorDetails),
  <Skeleton height={280} />,
)

interface InstructorViewProps {
  /** Undefined if the URL has no id. */
  id: number | undefined
  onClose: () => void
}

/** Dialog with a person's data, or with the form to edit the data. */
export function InstructorView({ id, onClose }: InstructorViewProps) {
  const { t } = useTranslation('instructors')
  const [editing, setEditing] = useState(false)
  if (editing && id) return <EditInstructorModal id={id} onClose={() => setEditing(false)} />
  return (
    <Modal opened onClose={onClose} title={t('view.title')} fullScreenOnPhone>
      {id ? (
        <InstructorDetails id={id} onEdit={() => setEditing(true)} onDisabled={onClose} />
      ) : (
        <EmptyState title={t('view.noId')} />
      )}
    </Modal>
  )
}
