import { Modal } from '@fichero/kit/dialog'
import { EmptyState, lazyPart } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import { EditInstructor } from '../edit/edit-instructor'

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

/** Dialog with a person's data, over which the form to edit them opens. */
export function InstructorView({ id, onClose }: InstructorViewProps) {
  const { t } = useTranslation('instructors')
  return (
    <EditInstructor.Host>
      <Modal opened onClose={onClose} title={t('view.title')} fullScreenOnPhone>
        {id ? <InstructorDetails id={id} onDisabled={onClose} /> : <EmptyState title={t('view.noId')} />}
      </Modal>
    </EditInstructor.Host>
  )
}
