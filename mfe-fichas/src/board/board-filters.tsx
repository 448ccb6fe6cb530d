import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { useCall } from '@fichero/kit/api'
import { languageOfProgram, useProgramNames, useTranslation } from '@fichero/kit/i18n'
import { useTypedText } from '@fichero/kit/list'
import { NativeSelect, Options, TextInput } from '@fichero/kit/ui'
import { useHeadOptions } from '../list/use-head-options'
import classes from './board.module.css'
import type { BoardState } from './use-board'

/** Filters the board by program, ficha and head. The fields are rendered even if their options fail to load. */
export function BoardFilters({ filters, isOwn, pages }: Pick<BoardState, 'filters' | 'isOwn' | 'pages'>) {
  const { t } = useTranslation('fichas')
  const programs = usePrograms(filters.programId)
  const heads = useHeadOptions(filters.jefe, !isOwn)
  const choose: (name: keyof typeof filters, value: string) => void = pages.choose
  const ficha = useTypedText(String(filters.ficha ?? ''), (text) => choose('ficha', text.replace(/\D/g, '')))
  const allOption = { value: '', label: t('detail.all') }
  return (
    <search className={classes.filters}>
      <NativeSelect
        label={t('kit:label.programa')}
        value={String(filters.programId ?? '')}
        onChange={({ currentTarget }) => choose('programId', currentTarget.value)}
      >
        <Options choices={[allOption, ...programs]} />
      </NativeSelect>
      <TextInput
        type="search"
        inputMode="numeric"
        label={t('board.ficha')}
        value={ficha.text}
        maxLength={9}
        onChange={({ currentTarget }) => ficha.setText(currentTarget.value)}
        onBlur={ficha.keepText}
      />
      {!isOwn && (
        <NativeSelect
          label={t('kit:label.jefe')}
          value={filters.jefe ?? ''}
          data={[allOption, ...heads]}
          onChange={({ currentTarget }) => choose('jefe', currentTarget.value)}
        />
      )}
    </search>
  )
}

/** Options for the program filter: tecnólogo programs, whose people take the TyT test, and always the `chosen` program. */
function usePrograms(chosen: number | undefined) {
  const { t, i18n } = useTranslation('fichas')
  const programs = useCall(listPrograms).data?.programs.filter(({ nivel }) => nivel === 'tecnologo') ?? []
  const nameOf = useProgramNames(programs)
  const choices = programs.map((program) => ({
    value: String(program.id),
    label: nameOf(program),
    lang: languageOfProgram(nameOf(program), i18n.language),
  }))
  const isListed = chosen === undefined || choices.some(({ value }) => value === String(chosen))
  return isListed ? choices : [...choices, { value: String(chosen), label: t('behind.programId', { id: chosen }) }]
}
