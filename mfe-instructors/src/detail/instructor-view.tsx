import type { ListedUser } from '@fichero/contract/users.schema'
import { Modal } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { InstructorDetails } from './instructor-details'

interface InstructorViewProps {
  /** Closed while null. */
  user: ListedUser | null
  onClose: () => void
}

export function InstructorView({ user, onClose }: InstructorViewProps) {
  const { t } = useTranslation('instructors')
  return (
    <Modal opened={user !== null} onClose={onClose} title={t('view.title')}>
      {user && <InstructorDetails id={user.id} />}
    </Modal>
  )
}
