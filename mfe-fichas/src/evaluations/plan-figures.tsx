import type { ImportReport } from '@fichero/contract/imports.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'

/** The people in training and the progress of the ficha before and after an import, if the import changes them. */
export function PlanFigures({ figuras }: Pick<ImportReport, 'figuras'>) {
  const { t } = useTranslation('fichas')
  const { number, percent } = useFormat()
  if (!figuras) return null
  const { antes, despues } = figuras
  const changes = [
    ...(antes.en_formacion === despues.en_formacion
      ? []
      : [t('figures.inTraining', { antes: number(antes.en_formacion), despues: number(despues.en_formacion) })]),
    ...(antes.avance === despues.avance
      ? []
      : [t('figures.progress', { antes: percent(antes.avance), despues: percent(despues.avance) })]),
  ]
  if (changes.length === 0) return null
  return <Text size="sm">{changes.join(' ')}</Text>
}
