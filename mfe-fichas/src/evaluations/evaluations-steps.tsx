import { MAX_JUDGMENTS_FILE } from '@fichero/contract/limits'
import { SectionTitle } from '@fichero/kit/frame'
import { useTranslation } from '@fichero/kit/i18n'
import { FileDrop } from '@fichero/kit/import'
import { Button, Stack } from '@fichero/kit/ui'
import { LoadCard } from './load-card'
import { useLoads } from './use-loads'

export interface EvaluationsStepsProps {
  nroFicha: number
  onClose: () => void
}

/** Choosing files simulates each at once; a button of its own applies the plan that it shows. */
export function EvaluationsSteps({ nroFicha, onClose }: EvaluationsStepsProps) {
  const { t } = useTranslation('fichas')
  const { loads, add, again, remove, close, apply } = useLoads(nroFicha)
  return (
    <Stack gap="lg">
      <SectionTitle id="evaluations">{t('evaluations.title')}</SectionTitle>
      {loads.map((load) => (
        <LoadCard
          key={load.id}
          nroFicha={nroFicha}
          load={load}
          onApply={() => apply(load.id)}
          onAgain={(said) => again(load.id, said)}
          onRemove={() => remove(load.id)}
        />
      ))}
      <FileDrop
        label={loads.length > 0 ? t('evaluations.more') : t('evaluations.file')}
        hint={t('evaluations.hint')}
        maxBytes={MAX_JUDGMENTS_FILE}
        value={null}
        onChange={() => undefined}
        onFiles={add}
      />
      <div>
        <Button
          variant="default"
          onClick={() => {
            close()
            onClose()
          }}
        >
          {t('kit:close')}
        </Button>
      </div>
    </Stack>
  )
}
