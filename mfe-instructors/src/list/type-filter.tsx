import { INSTRUCTOR_TYPES, type InstructorType } from '@fichero/contract/enums'
import type { ListedUser } from '@fichero/contract/users.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { NativeSelect } from '@fichero/kit/ui'

interface TypeFilterProps {
  users: ListedUser[]
  type: InstructorType | undefined
  onType: (type: string | undefined) => void
}

/** Filter by type. Offers the types that occur in the list, each with its number of people. */
export function TypeFilter({ users, type, onType }: TypeFilterProps) {
  const { t } = useTranslation('instructors')
  const countOf = (value: InstructorType) => users.filter(({ tipo }) => tipo === value).length
  const offered = INSTRUCTOR_TYPES.filter((value) => value === type || countOf(value) > 0)
  return (
    <NativeSelect
      label={t('kit:label.tipo')}
      value={type ?? ''}
      onChange={({ currentTarget }) => onType(currentTarget.value || undefined)}
      data={[
        { value: '', label: t('list.anyType') },
        ...offered.map((value) => ({
          value,
          label: t('list.typeCounted', { type: t(`kit:value.tipo.${value}`), number: countOf(value) }),
        })),
      ]}
    />
  )
}
