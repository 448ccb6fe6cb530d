import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { useCall } from '@fichero/kit/api'
import { languageOfProgram, useProgramNames, useTranslation } from '@fichero/kit/i18n'
import type { Pages } from '@fichero/kit/list'
import { useNavigate } from '@fichero/kit/router'
import { NativeSelect, Options } from '@fichero/kit/ui'

/** A select that filters a list by program. It is rendered even if the programs fail to load. */
export function ProgramFilter({ chosen, pages }: { chosen: number | undefined; pages: Pages }) {
  const { t, i18n } = useTranslation('fichas')
  const navigate = useNavigate()
  const programs = useCall(listPrograms).data?.programs ?? []
  const nameOf = useProgramNames(programs)
  const names = programs.map((program) => ({
    value: String(program.id),
    label: nameOf(program),
    lang: languageOfProgram(nameOf(program), i18n.language),
  }))
  const isListed = chosen === undefined || names.some(({ value }) => value === String(chosen))
  return (
    <NativeSelect
      label={t('behind.program')}
      value={chosen === undefined ? '' : String(chosen)}
      onChange={({ currentTarget }) =>
        navigate({ search: pages.filtered({ programa: currentTarget.value || undefined }) })
      }
    >
      <Options
        choices={[
          { value: '', label: t('detail.all') },
          ...names,
          ...(isListed ? [] : [{ value: String(chosen), label: t('behind.programId', { id: chosen }) }]),
        ]}
      />
    </NativeSelect>
  )
}
