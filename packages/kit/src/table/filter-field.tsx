import { Button, Group, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Announced } from '../announce/announced'
import { IconSearch } from '../icons'
import classes from './filter-field.module.css'

interface FilterFieldProps {
  /** What can be searched: «Buscar por nombre o código». */
  label: string
  text: string
  onText: (text: string) => void
  /** Called on blur. */
  onLeave?: () => void
  /** The number of rows shown, as a sentence; changes are announced. Empty if the screen shows it elsewhere. */
  shown: string
  /** The message if no row matches; omitted while there are rows. */
  none?: string | false
  /** Other filters of the list on the same line: selects with their labels. */
  children?: ReactNode
}

/**
 * The filter above a list whose rows are all loaded; `useTableAddress` stores the text in the URL. If no row matches, the field
 * shows a message and a button that clears the text.
 */
export function FilterField({ label, text, onText, onLeave, shown, none, children }: FilterFieldProps) {
  const { t } = useTranslation('kit')
  return (
    <>
      <div className={classes.tools}>
        <TextInput
          type="search"
          className={classes.field}
          aria-label={label}
          placeholder={label}
          leftSection={<IconSearch />}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onBlur={onLeave}
        />
        {children}
        <Announced changesOnly>
          <Text size="sm" c="dimmed" className={classes.shown}>
            {shown}
          </Text>
        </Announced>
      </div>
      {none && (
        <Group gap="md">
          <Text>{none}</Text>
          <Button variant="default" onClick={() => onText('')}>
            {t('clearSearch')}
          </Button>
        </Group>
      )}
    </>
  )
}
