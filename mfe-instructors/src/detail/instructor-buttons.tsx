import { fullName } from '@fichero/contract/text'
import type { UserAnswer } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { IconEdit } from '@fichero/kit/icons'
import { useSession } from '@fichero/kit/session'
import { Button } from '@fichero/kit/ui'
import { DisableInstructor } from '../disable/disable-instructor'
import { preloadEditInstructor } from '../edit/edit-instructor-modal'
import { ExtendContracts } from '../extend/extend-contracts'
import { AccessLink } from '../link/access-link'

export interface InstructorButtonsProps {
  user: UserAnswer['user']
  onEdit: () => void
  onDisabled?: () => void
  /** Called when a new link was mailed. */
  onMailed: () => void
}

/** Buttons of the allowed actions on a person. Not rendered for the signed-in user, whose profile has the form. */
export function InstructorButtons({ user, onEdit, onDisabled, onMailed }: InstructorButtonsProps) {
  const { t } = useTranslation('instructors')
  const isSelf = useSession()?.user.id === user.id
  const { assign, edit, disable, link } = user.can
  if (isSelf) return null
  return (
    <>
      {edit && (
        <Button
          variant="default"
          leftSection={<IconEdit />}
          aria-label={t('edit.named', { name: fullName(user) })}
          onClick={onEdit}
          onPointerEnter={preloadEditInstructor}
          onFocus={preloadEditInstructor}
        >
          {t('edit.open')}
        </Button>
      )}
      {assign && user.fecha_fin_contrato !== null && <ExtendContracts people={[user]} />}
      {link && <AccessLink user={user} onMailed={onMailed} />}
      {disable && <DisableInstructor user={user} onDone={onDisabled} />}
    </>
  )
}
