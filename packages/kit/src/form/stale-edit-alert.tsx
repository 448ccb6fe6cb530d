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
  /** The field's name and a value's text, as the form shows them. */
  label: (field: string) => string
  text: (field: string, value: string) => string
  /** Discards what was typed. */
  onTake: () => void
}

/**
 * Says that another person saved the same data during an edit, with the differences: one by one where both changed the
 * same field, and all at once.
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
