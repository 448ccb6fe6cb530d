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
  /** Called when the field is left. */
  onLeave?: () => void
  /** The number of rows shown, as a sentence; changes are announced. Empty where the screen says it already. */
  shown: string
  /** The message if no row matches; omitted while there are rows. */
  none?: string | false
  /** More controls of the list, in the same line: selects with their labels. */
  children?: ReactNode
}

/** The filter above a list loaded as a whole, whose text `useTableAddress` keeps in the address, and, if nothing matches, a button to clear it in place of the list. */
export function FilterField({ label, text, onText, onLeave, shown, none, children }: FilterFieldProps) {
  const { t } = useTranslation('kit')
  return (
    <>
      <Group gap="md" align="flex-end">
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
      </Group>
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
