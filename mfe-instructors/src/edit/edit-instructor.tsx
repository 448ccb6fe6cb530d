import { getUser } from '@fichero/contract/calls/users.calls'
import { SAVED_MS } from '@fichero/contract/limits'
import { useCall } from '@fichero/kit/api'
import { FormSaved } from '@fichero/kit/form'
import { QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useState } from 'react'
import { InstructorFormSkeleton } from '../form/instructor-form-skeleton'
import { EditInstructorForm } from './edit-instructor-form'

interface EditInstructorProps {
  id: number
  onClose: () => void
}

export function EditInstructor({ id, onClose }: EditInstructorProps) {
  const { t } = useTranslation('instructors')
  const [isSaved, setSaved] = useState(false)
  const query = useCall(getUser, { params: { id } })
  if (isSaved) return <FormSaved title={t('edit.done')} duration={SAVED_MS} onClose={onClose} />
  return (
    <QueryView once query={query} skeleton={<InstructorFormSkeleton />} errorTitle={t('view.error')}>
      {({ user }) => <EditInstructorForm user={user} onSaved={() => setSaved(true)} />}
    </QueryView>
  )
}
