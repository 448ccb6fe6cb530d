import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { useCall } from '@fichero/kit/api'
import { useProgramNames, useTranslation } from '@fichero/kit/i18n'
import { useHeadOptions } from './use-head-options'

interface FichaFilters {
  programId: number | undefined
  nroFicha: number | undefined
  /** Document number of the head. */
  jefe: string | undefined
}

/** Returns a text for each active filter by program, ficha or head. Print shows these texts instead of the filter fields. */
export function useFilterTexts({ programId, nroFicha, jefe }: FichaFilters): string[] {
  const { t } = useTranslation('fichas')
  const programs = useCall(listPrograms, {}, { enabled: programId !== undefined }).data?.programs ?? []
  const nameOf = useProgramNames(programs)
  const heads = useHeadOptions(jefe, jefe !== undefined)
  const program = programs.find(({ id }) => id === programId)
  const head = heads.find(({ value }) => value === jefe)
  return [
    ...(programId === undefined ? [] : [program ? nameOf(program) : t('behind.programId', { id: programId })]),
    ...(nroFicha === undefined ? [] : [t('detail.named', { nro_ficha: nroFicha })]),
    ...(head ? [`${t('kit:label.jefe')}: ${head.label}`] : []),
  ]
}
