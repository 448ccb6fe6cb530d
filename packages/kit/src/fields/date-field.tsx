import { ActionIcon, TextInput, type TextInputProps } from '@mantine/core'
import { IconCalendar } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './date-field.module.css'
import { readDate, writeDate } from './written-date'

interface DateFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  /** ISO, or what was typed while it is no date. */
  value?: string
  onChange?: (value: string) => void
  /** ISO; the first day that the calendar offers. */
  min?: string
}

/**
 * A date written `dd/mm/yyyy`, or chosen from the browser's calendar. A native date field writes it in the order of the
 * browser's language, which is not always that of the page.
 * @keys Digits with or without slashes; the button beside it opens the calendar.
 */
export function DateField({ value = '', onChange, onBlur, min, ...props }: DateFieldProps) {
  const { t } = useTranslation('kit')
  const calendar = useRef<HTMLInputElement>(null)
  /** While typing; an ISO value would move the digits. */
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
