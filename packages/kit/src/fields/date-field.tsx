import { dayText } from '@fichero/contract/day-text'
import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './date-field.module.css'

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** An ISO date (`YYYY-MM-DD`), or the typed text while it is not a date. */
  value?: string
  onChange?: (value: string) => void
  /** The first day that the calendar offers, as an ISO date. */
  min?: string
}

/**
 * A date, typed as `dd/mm/yyyy` or chosen from the browser's calendar. A native date field would use the order of the
 * browser's language, which may differ from the page's.
 * @keys Digits with or without slashes; the button beside it opens the calendar.
 */
export function DateField({ value = '', onChange, onBlur, min, ...props }: DateFieldProps) {
  const { t } = useTranslation('kit')
  const calendar = useRef<HTMLInputElement>(null)
  /** The text while typing: formatting the value would move the digits. */
  const [typed, setTyped] = useState<string>()
  return (
    <TextInput
      {...props}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('date.placeholder')}
      value={typed ?? writeDate(value)}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange?.(readDate(currentTarget.value))
      }}
      onBlur={(event) => {
        setTyped(undefined)
        onBlur?.(event)
      }}
      rightSection={
        <>
          <ActionIcon
            color="gray"
            disabled={props.disabled}
            aria-label={t('date.choose')}
            onClick={() => calendar.current?.showPicker()}
          >
            <IconCalendar />
          </ActionIcon>
          <input
            ref={calendar}
            className={classes.calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            min={min}
            value={value}
            onChange={({ currentTarget }) => {
              setTyped(undefined)
              onChange?.(currentTarget.value)
            }}
          />
        </>
      }
    />
  )
}

/** Day, month and year with separators. */
const WRITTEN = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/
/** Day, month and year as eight digits. */
const DIGITS = /^(\d{2})(\d{2})(\d{4})$/

/** Converts a date such as `20/01/2025`, `20.1.2025`, `20-01-2025` or `20012025` to ISO format. Other text is only trimmed. */
export function readDate(text: string): string {
  const [, day, month, year] = WRITTEN.exec(text.trim()) ?? DIGITS.exec(text.trim()) ?? []
  return day && month && year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text.trim()
}

/** Returns an ISO date as `dd/mm/yyyy`, the format of fields in both languages. Other text is returned unchanged. */
export const writeDate = (value: string) => dayText(value, 'es')
