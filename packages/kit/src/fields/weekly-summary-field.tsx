import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSendsMail } from '../api/use-sends-mail'
import classes from './weekly-summary-field.module.css'

interface WeeklySummaryFieldProps {
  /** A form with this value as a text, `true` or `false`. */
  form: { getInputProps(field: 'resumen_semanal'): { value?: string; onChange(value: string): void } }
}

/** The switch of the weekly summary by mail, in every form that edits a person. It says whether this installation sends mail. */
export function WeeklySummaryField({ form }: WeeklySummaryFieldProps) {
  const { t } = useTranslation('kit')
  const id = useId()
  const { value, onChange, ...rest } = form.getInputProps('resumen_semanal')
  return (
    <div className={classes.field}>
      <label className={classes.label}>
        <input
          {...rest}
          type="checkbox"
          checked={value === 'true'}
          onChange={(event) => onChange(String(event.currentTarget.checked))}
          aria-describedby={id}
        />
        {t('label.resumen_semanal')}
      </label>
      <p id={id} className={classes.help}>
        {t(useSendsMail() === false ? 'weeklySummary.noMail' : 'weeklySummary.help')}
      </p>
    </div>
  )
}
