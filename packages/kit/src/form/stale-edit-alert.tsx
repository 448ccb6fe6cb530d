import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import wrapping from '../theme/wrapping-button.module.css'
import { FormAlert } from './form-alert'
import type { StaleField } from './stale-edit'
import classes from './stale-edit-alert.module.css'

export interface StaleEditAlertProps {
  changes: StaleField[]
  form: {
    getInputProps(field: string): { value?: unknown }
    setFieldValue(field: string, value: string): void
  }
  /** Returns the label of a field. */
  label: (field: string) => string
  /** Returns a value as the form shows it. */
  text: (field: string, value: string) => string
  /** Called to replace the user's input with the saved values. */
  onTake: () => void
}

/**
 * Says that another user saved the same record during an edit, and lists the changed fields. Where both users changed a field,
 * the user can choose either value. A button takes over all of the other user's values.
 */
export function StaleEditAlert({ changes, form, label, text, onTake }: StaleEditAlertProps) {
  const { t } = useTranslation('kit')
  const choice = (field: string, word: 'theirs' | 'mine', value: string) => {
    const isChosen = form.getInputProps(field).value === value
    return (
      <Button
        size="compact-sm"
        classNames={wrapping}
        variant={isChosen ? 'filled' : 'default'}
        aria-pressed={isChosen}
        onClick={() => form.setFieldValue(field, value)}
      >
        {t(`staleEdit.${word}`, { value: text(field, value) })}
      </Button>
    )
  }
  return (
    <FormAlert color="orange" title={t('staleEdit.title')}>
      {changes.length > 0 ? (
        <ul className={classes.changes}>
          {changes.map(({ field, now, typed }) => (
            <li key={field}>
              {t('staleEdit.now', { field: label(field), value: text(field, now) })}
              {typed && (
                <div className={classes.choice}>
                  {choice(field, 'theirs', now)}
                  {choice(field, 'mine', typed)}
                </div>
              )}
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
