import { CREATED_MS } from '@fichero/contract/limits'
import { FormSaved } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { useState } from 'react'
import { CreateInstructorForm } from './create-instructor-form'

export function CreateInstructor({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('instructors')
  const [isCreated, setCreated] = useState(false)
  return isCreated ? (
    <FormSaved title={t('create.done')} duration={CREATED_MS} onClose={onClose} />
  ) : (
    <CreateInstructorForm onCreated={() => setCreated(true)} />
  )
}
