import type { ProgramAnswer } from '@fichero/contract/programs.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import classes from './program-facts.module.css'

export function ProgramFacts({ program }: { program: ProgramAnswer }) {
  const { t } = useTranslation('programs')
  const { number } = useFormat()
  const facts = [
    { label: t('kit:label.level'), value: t(`kit:enum.level.${program.nivel}`) },
    { label: t('detail.hours'), value: number(program.total_horas) },
    { label: t('detail.code'), value: program.codigo ?? t('detail.unknown') },
    { label: t('detail.version'), value: program.version ?? t('detail.unknown') },
    { label: t('detail.competencies'), value: number(program.total_competencias) },
    { label: t('detail.outcomes'), value: number(program.total_resultados) },
  ]

  return (
    <dl className={classes.facts} aria-label={t('detail.facts')}>
      {facts.map(({ label, value }) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
