import type { User } from '@fichero/contract/users.schema'
import { Modal } from '@fichero/kit/dialog'
import { useTranslation } from '@fichero/kit/i18n'
import { useRef } from 'react'
import { InstructorDetails } from './instructor-details'

interface InstructorViewProps {
  /** Closed while null. */
  user: User | null
  onClose: () => void
}

export function InstructorView({ user, onClose }: InstructorViewProps) {
  const { t } = useTranslation('instructors')
  // The person stays drawn while the window fades out.
  const last = useRef(user)
  if (user) last.current = user

  return (
    <Modal
      opened={user !== null}
      onClose={onClose}
      title={t('view.title')}
      closeButtonProps={{ 'aria-label': t('kit:close') }}
    >
      {last.current && <InstructorDetails id={last.current.id} />}
    </Modal>
  )
}
