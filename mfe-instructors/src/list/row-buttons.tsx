import { fullName } from '@fichero/contract/text'
import { useTranslation } from '@fichero/kit/i18n'
import { IconEye } from '@fichero/kit/icons'
import { Button } from '@fichero/kit/ui'
import { preloadDisable } from '../disable/disable-person'
import { EditInstructor } from '../edit/edit-instructor'
import type { ListedPerson } from '../people/listed-person'
import classes from './row-buttons.module.css'

/** Handlers of the buttons in a row. */
export interface RowActions {
  onView: (user: ListedPerson) => void
  onDisable: (user: ListedPerson) => void
}

/** Buttons to view, edit and disable a person, if the user may. */
export function RowButtons({ user, onView, onDisable }: RowActions & { user: ListedPerson }) {
  const { t } = useTranslation('instructors')
  const name = fullName(user)
  return (
    <span className={classes.buttons}>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconEye />}
        aria-label={t('list.viewPerson', { name })}
        onClick={() => onView(user)}
      >
        {t('list.view')}
      </Button>
      <EditInstructor.Button
        form={{ id: user.id }}
        can={user.can.edit}
        variant="subtle"
        size="compact-sm"
        aria-label={t('edit.named', { name })}
      >
        {t('edit.open')}
      </EditInstructor.Button>
      {user.can.disable && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('disable.named', { name })}
          onClick={() => onDisable(user)}
          onPointerEnter={preloadDisable}
          onFocus={preloadDisable}
        >
          {t('disable.open')}
        </Button>
      )}
    </span>
  )
}
