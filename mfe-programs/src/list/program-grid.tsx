import { NIVELES } from '@fichero/contract/enums'
import { programPath } from '@fichero/contract/paths'
import type { ListedProgram } from '@fichero/contract/programs.schema'
import { EmptyState } from '@fichero/kit/frame'
import { useFormat, useProgramNames, useTranslation } from '@fichero/kit/i18n'
import { readChoice, useListOrder } from '@fichero/kit/list'
import { Link } from '@fichero/kit/router'
import { matches } from '@fichero/kit/search'
import { FilterField, useTableAddress } from '@fichero/kit/table'
import { Button, NativeSelect, Stack } from '@fichero/kit/ui'
import { ProgramCard } from './program-card'
import classes from './program-grid.module.css'

const BY_NAME = { id: 'name', direction: 'asc' } as const

/** The programs as cards. Search and level are stored in the URL. */
export function ProgramGrid({ programs }: { programs: ListedProgram[] }) {
  const { t } = useTranslation('programs')
  const { number } = useFormat()
  const nameOf = useProgramNames(programs)
  const { search, text, setText, keepText, choose, filtered } = useTableAddress([], BY_NAME)
  const level = readChoice(search, 'nivel', NIVELES)

  const shown = programs.filter((program) => {
    const { nombre_programa, codigo, nivel } = program
    if (level !== undefined && nivel !== level) return false
    return matches(text, nombre_programa, nameOf(program), codigo, t(`kit:value.nivel.${nivel}`))
  })

  useListOrder(
    t('list.title'),
    shown.map((program) => ({ to: programPath(program.id), name: nameOf(program) })),
  )

  return (
    <Stack gap="md">
      <FilterField
        label={t('list.filter')}
        text={text}
        onText={setText}
        onLeave={keepText}
        shown={t('list.shown', { count: shown.length, number: number(shown.length) })}
      >
        <NativeSelect
          label={t('kit:label.nivel')}
          value={level ?? ''}
          data={[
            { value: '', label: t('list.anyLevel') },
            ...NIVELES.map((value) => ({ value, label: t(`kit:value.nivel.${value}`) })),
          ]}
          onChange={({ currentTarget }) => choose('nivel', currentTarget.value)}
        />
      </FilterField>
      {shown.length > 0 ? (
        <ul className={classes.grid}>
          {shown.map((program) => (
            <li key={program.id}>
              <ProgramCard program={program} name={nameOf(program)} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          title={t('list.none')}
          action={
            <Button variant="default" component={Link} to={filtered({ buscar: undefined, nivel: undefined })}>
              {t('list.clear')}
            </Button>
          }
        >
          {t('list.noneHelp')}
        </EmptyState>
      )}
    </Stack>
  )
}
