import { getFicha } from '@fichero/contract/calls/fichas.calls'
import { useCall } from '@fichero/kit/api'
import { EmptyState, QueryView } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { Skeleton } from '@fichero/kit/ui'
import type { Apprentice } from '../enrolment/enrolment'
import { mergeCandidates } from './merge-candidates'
import { MergeFields } from './merge-fields'

interface MergeFormProps {
  apprentice: Apprentice
  /** Number of the other person, where it is known. */
  otro: string | undefined
  onDone: () => void
}

/** Says that a person and another one of the same ficha are one. */
export function MergeForm({ apprentice, otro, onDone }: MergeFormProps) {
  const { t } = useTranslation('fichas')
  const { aprendiz, ficha } = apprentice
  const query = useCall(
    getFicha,
    { params: { nroFicha: ficha.nro_ficha } },
    { select: ({ aprendices }) => mergeCandidates(aprendices, aprendiz) },
  )
  return (
    <QueryView
      query={query}
      once
      skeleton={<Skeleton height={220} />}
      errorTitle={t('merge.loadError')}
      isEmpty={(people) => people.length === 0}
      empty={<EmptyState title={t('merge.nobody')}>{t('merge.nobodyHelp')}</EmptyState>}
    >
      {(people) => <MergeFields apprentice={apprentice} people={people} otro={otro} onDone={onDone} />}
    </QueryView>
  )
}
