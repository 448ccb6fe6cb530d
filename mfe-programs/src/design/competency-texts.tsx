import type { CompetencyTexts as Texts } from '@fichero/contract/programs.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { CodedText } from './coded-text'
import classes from './competency-texts.module.css'

/** List of the competencies in a file. A competency can be expanded to show its outcomes. */
export function CompetencyTexts({ competencies }: { competencies: Texts[] }) {
  const { t } = useTranslation('programs')
  const { number } = useFormat()
  return (
    <ul className={classes.list}>
      {competencies.map(({ codigo, nombre_competencia, resultados_aprendizaje: outcomes }) => (
        <li key={codigo}>
          <details>
            <summary>
              <CodedText code={codigo}>{nombre_competencia}</CodedText>{' '}
              <span className={classes.count}>
                {t('outcomes', { count: outcomes.length, number: number(outcomes.length) })}
              </span>
            </summary>
            <ul>
              {outcomes.map((outcome) => (
                <li key={outcome.codigo}>
                  <CodedText code={outcome.codigo}>{outcome.nombre_rae}</CodedText>
                </li>
              ))}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}
