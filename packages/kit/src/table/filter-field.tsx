import { Button, Group, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconSearch } from '../icons'
import classes from './filter-field.module.css'

interface FilterFieldProps {
  /** What can be searched for: «Buscar por nombre o código». */
  label: string
  text: string
  onText: (text: string) => void
  /** How many rows are shown, as a sentence; it is announced when it changes. */
  shown: string
  /** That no row matches, as a sentence; absent while there are rows. */
  none?: string | false
  /** Further tools of the list, in the same line. */
  children?: ReactNode
}

/** Above a list that is here in whole: the field that filters it and, where nothing matches, the way back in place of the list. */
export function FilterField({ label, text, onText, shown, none, children }: FilterFieldProps) {
  const { t } = useTranslation('kit')
  return (
    <>
      <Group gap="md">
        <TextInput
          type="search"
          className={classes.field}
          aria-label={label}
          placeholder={label}
          leftSection={<IconSearch />}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <Text size="sm" c="dimmed" role="status">
          {shown}
        </Text>
        {children}
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
