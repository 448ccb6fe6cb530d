import { mergePeople } from '@fichero/contract/calls/fichas.calls'
import type { MergePeople, MergePlan } from '@fichero/contract/corrections.schema'
import { call } from '@fichero/kit/api'
import { keepPreviousData, useQuery } from '@fichero/kit/data'
import { QueryView } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Alert, Skeleton, Text } from '@fichero/kit/ui'
import type { Apprentice } from '../enrolment/enrolment'
import { MergeTable } from './merge-table'

interface MergePreviewProps {
  apprentice: Apprentice
  values: MergePeople
}

/** A preview of the merge from a dry run: the data of both people, the result, and the effects. */
export function MergePreview({ apprentice: { aprendiz, ficha }, values }: MergePreviewProps) {
  const { t } = useTranslation('fichas')
  const params = { nroFicha: ficha.nro_ficha, documentNumber: aprendiz.nro_documento }
  const query = useQuery({
    queryKey: ['merge', params, values],
    queryFn: ({ signal }) => call(mergePeople, { params, body: values, query: { simular: true }, signal }),
    select: ({ union }) => union,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return (
    <QueryView query={query} skeleton={<Skeleton height={260} />} errorTitle={t('merge.previewError')}>
      {(plan) => (
        <>
          {plan.otro_nombre && <Alert color="orange">{t('merge.otherName')}</Alert>}
          <MergeTable plan={plan} />
          <Effects plan={plan} />
        </>
      )}
    </QueryView>
  )
}

function Effects({ plan }: { plan: MergePlan }) {
  const { t } = useTranslation('fichas')
  const { both } = useFormat()
  const { juicios_tomados, juicios_distintos, fichas, fichas_con_ambos } = plan
  const effects = [
    juicios_tomados > 0 && t('merge.effect.taken', { count: juicios_tomados }),
    juicios_distintos > 0 && t('merge.effect.different', { count: juicios_distintos }),
    fichas.length > 0 && t('merge.effect.fichas', { count: fichas.length, fichas: both(fichas.map(String)) }),
    fichas_con_ambos.length > 0 &&
      t('merge.effect.both', { count: fichas_con_ambos.length, fichas: both(fichas_con_ambos.map(String)) }),
  ].filter((effect) => effect !== false)
  if (effects.length === 0) return null
  return (
    <ul>
      {effects.map((effect) => (
        <li key={effect}>
          <Text size="sm">{effect}</Text>
        </li>
      ))}
    </ul>
  )
}
