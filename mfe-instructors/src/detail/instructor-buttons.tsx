import { fullName } from '@fichero/contract/text'
import type { UserAnswer } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { useSession } from '@fichero/kit/session'
import { DisableInstructor } from '../disable/disable-instructor'
import { EditInstructor } from '../edit/edit-instructor'
import { ExtendContracts } from '../extend/extend-contracts'
import { AccessLink } from '../link/access-link'

export interface InstructorButtonsProps {
  user: UserAnswer['user']
  onDisabled?: () => void
  /** Called when a new link was mailed. */
  onMailed: () => void
}

/** Buttons of the allowed actions on a person. Not rendered for the signed-in user, whose profile has the form. */
export function InstructorButtons({ user, onDisabled, onMailed }: InstructorButtonsProps) {
  const { t } = useTranslation('instructors')
  const isSelf = useSession()?.user.id === user.id
  const { assign, edit, disable, link } = user.can
  if (isSelf) return null
  return (
    <>
      <EditInstructor.Button form={{ id: user.id }} can={edit} aria-label={t('edit.named', { name: fullName(user) })}>
        {t('edit.open')}
      </EditInstructor.Button>
      {assign && user.fecha_fin_contrato !== null && <ExtendContracts people={[user]} />}
      {link && <AccessLink user={user} onMailed={onMailed} />}
      {disable && <DisableInstructor user={user} onDone={onDisabled} />}
    </>
  )
}
