import { today, useFormat, useTranslation } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'
import type { CreateFichaValues } from './create-ficha-values'
import { proposedStage } from './proposals'

interface ProposalProps {
  field: 'etapa' | 'oferta'
  values: CreateFichaValues
}

/** Why a field has the value that nobody chose. */
export function Proposal({ field, values }: ProposalProps) {
  const { t } = useTranslation('fichas')
  const { date } = useFormat()
  const stage = proposedStage(values, today())
  const text =
    field === 'oferta'
      ? t('proposal.oferta')
      : stage === undefined
        ? t('proposal.etapaUnknown')
        : t(`proposal.etapa.${stage}`, { date: date(values.fechaFinLectiva) })
  return (
    <Text size="xs" c="dimmed" mt={4}>
      {text}
    </Text>
  )
}
