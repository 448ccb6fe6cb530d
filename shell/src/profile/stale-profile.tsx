import { FormAlert } from '@fichero/kit/form'
import { useTranslation } from '@fichero/kit/i18n'
import { Button } from '@fichero/kit/ui'
import classes from './profile.module.css'
import type { Change } from './profile-values'

interface StaleProfileProps {
  changes: Change[]
  onTake: () => void
}

/** Another user saved the same data during this edit: shows the differences and the choice. */
export function StaleProfile({ changes, onTake }: StaleProfileProps) {
  const { t } = useTranslation('shell')

  const written = ({ field }: Change, value: string) => {
    if (field === 'tipo_documento') return t(`kit:enum.documentType.${value}`)
    return field === 'tipo' ? t(`kit:enum.instructorType.${value}`) : value
  }
  return (
    <FormAlert color="orange" title={t('profile.stale.title')}>
      {changes.length > 0 ? (
        <ul className={classes.changes}>
          {changes.map((change) => (
            <li key={change.field}>
              {t('profile.stale.now', {
                field: t(`profile.field.${change.field}`),
                value: written(change, change.now),
              })}{' '}
              {change.typed && t('profile.stale.typed', { value: written(change, change.typed) })}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('profile.stale.elsewhere')}</p>
      )}
      <p>{t('profile.stale.choice')}</p>
      <Button variant="default" size="compact-sm" onClick={onTake}>
        {t('profile.stale.take')}
      </Button>
    </FormAlert>
  )
}
