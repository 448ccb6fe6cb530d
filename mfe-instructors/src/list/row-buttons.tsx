import { fullName } from '@fichero/contract/text'
import { useTranslation } from '@fichero/kit/i18n'
import { IconEdit, IconEye } from '@fichero/kit/icons'
import { Button } from '@fichero/kit/ui'
import { preloadDisable } from '../disable/disable-person'
import { preloadEditInstructor } from '../edit/edit-instructor-modal'
import type { ListedPerson } from '../people/listed-person'
import classes from './row-buttons.module.css'

/** Handlers of the buttons in a row. */
export interface RowActions {
  onView: (user: ListedPerson) => void
  onEdit: (user: ListedPerson) => void
  onDisable: (user: ListedPerson) => void
}

/** Buttons to view, edit and disable a person, if the user may. */
export function RowButtons({ user, onView, onEdit, onDisable }: RowActions & { user: ListedPerson }) {
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
      {user.can.edit && (
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconEdit />}
          aria-label={t('edit.named', { name })}
          onClick={() => onEdit(user)}
          onPointerEnter={preloadEditInstructor}
          onFocus={preloadEditInstructor}
        >
          {t('edit.open')}
        </Button>
      )}
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
