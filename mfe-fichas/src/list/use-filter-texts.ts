import { listPrograms } from '@fichero/contract/calls/programs.calls'
import { useCall } from '@fichero/kit/api'
import { useProgramNames, useTranslation } from '@fichero/kit/i18n'
import { useHeads } from './use-heads'

interface FichaFilters {
  programId: number | undefined
  nroFicha: number | undefined
  /** Document of the head. */
  jefe: string | undefined
}

/** Which fichas filters leave, as paper says it: program, number and head, those that are chosen. */
export function useFilterTexts({ programId, nroFicha, jefe }: FichaFilters): string[] {
  const { t } = useTranslation('fichas')
  const programs = useCall(listPrograms, {}, { enabled: programId !== undefined }).data?.programs ?? []
  const nameOf = useProgramNames(programs)
  const heads = useHeads(jefe, jefe !== undefined)
  const program = programs.find(({ id }) => id === programId)
  const head = heads.find(({ value }) => value === jefe)
  return [
    ...(programId === undefined ? [] : [program ? nameOf(program) : t('behind.programId', { id: programId })]),
    ...(nroFicha === undefined ? [] : [t('detail.named', { nro_ficha: nroFicha })]),
    ...(head ? [`${t('field.head')}: ${head.label}`] : []),
  ]
}
