import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { FormAlert } from './form-alert'
import type { StaleField } from './stale-edit'
import classes from './stale-edit-alert.module.css'

interface StaleEditAlertProps {
  changes: StaleField[]
  /** The field's name and a value's text, as the form shows them. */
  label: (field: string) => string
  text: (field: string, value: string) => string
  /** Discards what was typed. */
  onTake: () => void
}

/** Says that another person saved the same data during an edit, with the differences and the choice. */
export function StaleEditAlert({ changes, label, text, onTake }: StaleEditAlertProps) {
  const { t } = useTranslation('kit')
  return (
    <FormAlert color="orange" title={t('staleEdit.title')}>
      {changes.length > 0 ? (
        <ul className={classes.changes}>
          {changes.map(({ field, now, typed }) => (
            <li key={field}>
              {t('staleEdit.now', { field: label(field), value: text(field, now) })}{' '}
              {typed && t('staleEdit.typed', { value: text(field, typed) })}
            </li>
          ))}
        </ul>
      ) : (
        <p>{t('staleEdit.elsewhere')}</p>
      )}
      <p>{t('staleEdit.choice')}</p>
      <Button variant="default" size="compact-sm" onClick={onTake}>
        {t('staleEdit.take')}
      </Button>
    </FormAlert>
  )
}
