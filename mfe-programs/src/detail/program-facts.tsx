import type { ProgramAnswer } from '@fichero/contract/programs.schema'
import { FactList } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'

export function ProgramFacts({ program }: { program: ProgramAnswer }) {
  const { t } = useTranslation('programs')
  const { number } = useFormat()
  return (
    <FactList
      label={t('detail.facts')}
      facts={[
        [t('kit:label.nivel'), t(`kit:value.nivel.${program.nivel}`)],
        [t('detail.hours'), number(program.total_horas)],
        [t('detail.code'), program.codigo ?? t('detail.unknown')],
        [t('detail.version'), program.version ?? t('detail.unknown')],
        [t('detail.competencies'), number(program.total_competencias)],
        [t('detail.outcomes'), number(program.total_resultados)],
      ]}
    />
  )
}
