import type { ListedUser } from '@fichero/contract/users.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { matches } from '@fichero/kit/search'
import { FilterField } from '@fichero/kit/table'
import { Stack } from '@fichero/kit/ui'
import { useState } from 'react'
import { InstructorView } from '../detail/instructor-view'
import { InstructorTable } from './instructor-table'
import { useSearchInAddress } from './use-search-in-address'

export function InstructorList({ users }: { users: ListedUser[] }) {
  const { t } = useTranslation('instructors')
  const { number } = useFormat()
  const [text, setText] = useSearchInAddress()
  const [viewed, setViewed] = useState<ListedUser | null>(null)
  const shown = users.filter(({ nro_documento, nombre, apellido, tipo }) =>
    matches(text, nro_documento, nombre, apellido, t(`kit:enum.instructorType.${tipo}`)),
  )

  return (
    <Stack gap="md">
      <FilterField
        label={t('list.filter')}
        text={text}
        onText={setText}
        shown={t('list.shown', { count: shown.length, number: number(shown.length) })}
        none={shown.length === 0 && t('list.none', { text })}
      />
      {shown.length > 0 && <InstructorTable users={shown} onView={setViewed} />}
      <InstructorView user={viewed} onClose={() => setViewed(null)} />
    </Stack>
  )
}
