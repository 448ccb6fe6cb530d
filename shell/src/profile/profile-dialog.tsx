import { getUser } from '@fichero/contract/calls/users.calls'
import { useCall } from '@fichero/kit/api'
import { FormModal, Modal } from '@fichero/kit/dialog'
import { lazyPart, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { Skeleton, Stack } from '@fichero/kit/ui'
import { useState } from 'react'
import { ProfileView } from './profile-view'

const EditProfile = lazyPart(
  'shell/edit-profile',
  () => import(/* webpackChunkName: "edit-profile" */ './edit-profile').then((part) => part.EditProfile),
  <ProfileSkeleton />,
)

function ProfileSkeleton() {
  return (
    <Stack gap="md">
      <Skeleton height={28} width="60%" />
      <Skeleton height={208} />
      <Skeleton height={36} width={140} ml="auto" />
    </Stack>
  )
}

interface ProfileDialogProps {
  opened: boolean
  onClose: () => void
}

/** The signed-in user's data and the form to edit them. */
export function ProfileDialog({ opened, onClose }: ProfileDialogProps) {
  const id = useSession()?.user.id
  return opened && id !== undefined ? <OpenProfile id={id} onClose={onClose} /> : null
}

function OpenProfile({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('shell')
  // Always refetched, because an edit must start from the current data.
  const query = useCall(getUser, { params: { id } }, { staleTime: 0 })
  const [editing, setEditing] = useState(false)
  const [saving, setSaving] = useState(false)
  const person = query.data?.user
  const toView = () => setEditing(false)
  if (editing && person)
    return (
      // Closing the form during saving also closes the profile, which would cover the notification with the result.
      <FormModal opened onClose={saving ? onClose : toView} title={t('profile.edit.title')}>
        <EditProfile person={person} onSaved={onClose} onBusy={setSaving} />
      </FormModal>
    )
  return (
    <Modal opened onClose={onClose} title={t('profile.title')} fullScreenOnPhone>
      <QueryView query={query} skeleton={<ProfileSkeleton />} errorTitle={t('profile.failed')}>
        {({ user }) => (
          <ProfileView person={user} onEdit={() => setEditing(true)} onReachForEdit={EditProfile.preload} />
        )}
      </QueryView>
    </Modal>
  )
}
