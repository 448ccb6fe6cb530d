import type { ProgramAnswer } from '@fichero/contract/programs.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { IconChevronDown, IconChevronRight } from '@fichero/kit/icons'
import { Button, VisuallyHidden } from '@fichero/kit/ui'
import { CodedText } from '../design/coded-text'
import classes from './competency-table.module.css'

/** A competency of the design, with its outcomes. */
export type Competency = ProgramAnswer['competencias'][number]

interface CompetencyRowsProps {
  competency: Competency
  expanded: boolean
  onToggle: () => void
}

/** A competency with its first outcome and, if expanded, a row for each other outcome. */
export function CompetencyRows({ competency, expanded, onToggle }: CompetencyRowsProps) {
  const { t } = useTranslation('programs')
  const { codigo, nombre_competencia, resultados_aprendizaje } = competency
  const [first, ...further] = resultados_aprendizaje
  const rows = expanded ? further : []

  return (
    <>
      <tr>
        <th scope="rowgroup" rowSpan={rows.length + 1} className={classes.competency}>
          <CodedText code={codigo}>{nombre_competencia}</CodedText>
        </th>
        <td className={classes.outcome}>
          {first && <CodedText code={first.codigo}>{first.nombre_rae}</CodedText>}
          {further.length > 0 && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.toggle}
              aria-expanded={expanded}
              leftSection={expanded ? <IconChevronDown /> : <IconChevronRight />}
              onClick={onToggle}
            >
              <span>{expanded ? t('detail.less') : t('detail.more', { count: further.length })}</span>
              <VisuallyHidden> {t('detail.of', { code: codigo })}</VisuallyHidden>
            </Button>
          )}
        </td>
      </tr>
      {rows.map((outcome, index) => (
        <tr key={outcome.id}>
          <td className={classes.outcome}>
            <span className={classes.additional}>{t('detail.additional', { number: index + 1 })}</span>
            <CodedText code={outcome.codigo}>{outcome.nombre_rae}</CodedText>
          </td>
        </tr>
      ))}
    </>
  )
}
