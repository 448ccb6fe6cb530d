import { INSTRUCTOR_TYPES } from '@fichero/contract/enums'
import { EmptyState } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { readChoice } from '@fichero/kit/list'
import { matchesPerson } from '@fichero/kit/search'
import { FilterField, useSelection, useTableAddress } from '@fichero/kit/table'
import { Button, Stack } from '@fichero/kit/ui'
import type { ListedPerson } from '../people/listed-person'
import { SelectionBar } from '../selection/selection-bar'
import { BY_SURNAME, COLUMNS, InstructorTable } from './instructor-table'
import type { RowActions } from './row-buttons'
import { TypeFilter } from './type-filter'

interface InstructorListProps {
  users: ListedPerson[]
  actions: RowActions
}

/** Table of instructors with search, order and filter, which the URL stores. */
export function InstructorList({ users, actions }: InstructorListProps) {
  const { t } = useTranslation('instructors')
  const { number } = useFormat()
  const { search, text, setText, keepText, sort, setSort, choose } = useTableAddress(COLUMNS, BY_SURNAME)
  const type = readChoice(search, 'tipo', INSTRUCTOR_TYPES)
  const chooseType = (type: string | undefined) => choose('tipo', type)
  const shown = users.filter(
    ({ tipo_documento, nro_documento, nombre, apellido, tipo }) =>
      (type === undefined || tipo === type) &&
      matchesPerson(text, tipo_documento, nro_documento, nombre, apellido, t(`kit:value.tipo.${tipo}`)),
  )
  const searchText = text.trim()
  const { chosen, isChosen, toggle, all, none } = useSelection(shown, ({ id }) => id)

  return (
    <Stack gap="md">
      <FilterField
        label={t('list.filter')}
        text={text}
        onText={setText}
        onLeave={keepText}
        shown={t('list.shown', { count: shown.length, number: number(shown.length) })}
        none={shown.length === 0 && searchText !== '' && t('list.none', { text: searchText })}
      >
        <TypeFilter users={users} type={type} onType={chooseType} />
      </FilterField>
      <SelectionBar shown={shown} chosen={chosen} onAll={all} onNone={none} />
      {shown.length > 0 && (
        <InstructorTable
          users={shown}
          sort={sort}
          onSort={setSort}
          actions={actions}
          isChosen={isChosen}
          onToggle={toggle}
        />
      )}
      {shown.length === 0 && searchText === '' && (
        <EmptyState
          title={t('list.noneOfType')}
          action={
            <Button variant="default" onClick={() => chooseType(undefined)}>
              {t('list.everyType')}
            </Button>
          }
        />
      )}
    </Stack>
  )
}
