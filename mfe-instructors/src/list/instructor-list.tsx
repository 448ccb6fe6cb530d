import type { User } from '@fichero/contract/users.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { IconSearch } from '@fichero/kit/icons'
import { matches } from '@fichero/kit/search'
import { Button, Group, Stack, Text, TextInput } from '@fichero/kit/ui'
import { useState } from 'react'
import { InstructorView } from '../detail/instructor-view'
import classes from './instructor-list.module.css'
import { InstructorTable } from './instructor-table'
import { useSearchInAddress } from './use-search-in-address'

export function InstructorList({ users }: { users: User[] }) {
  const { t } = useTranslation('instructors')
  const { number } = useFormat()
  const [text, setText] = useSearchInAddress()
  const [viewed, setViewed] = useState<User | null>(null)
  const shown = users.filter(({ nro_documento, nombre, apellido, tipo }) =>
    matches(text, nro_documento, nombre, apellido, t(`kit:enum.instructorType.${tipo}`)),
  )

  return (
    <Stack gap="md">
      <Group gap="md">
        <TextInput
          type="search"
          className={classes.filter}
          aria-label={t('list.filter')}
          placeholder={t('list.filter')}
          leftSection={<IconSearch />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Text size="sm" c="dimmed" role="status">
          {t('list.shown', { count: shown.length, number: number(shown.length) })}
        </Text>
      </Group>
      {shown.length > 0 ? (
        <InstructorTable users={shown} onView={setViewed} />
      ) : (
        <Group gap="md">
          <Text>{t('list.none', { text })}</Text>
          <Button variant="default" onClick={() => setText('')}>
            {t('kit:clearSearch')}
          </Button>
        </Group>
      )}
      <InstructorView user={viewed} onClose={() => setViewed(null)} />
    </Stack>
  )
}
