import { tenseOf } from '@fichero/contract/import-changes'
import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../i18n'
import classes from './import-report.module.css'
import { useRowReason } from './use-row-reason'

/** The warnings of a report: one line for each code, with other warnings of the same code in a `details` element. */
export function Warnings({ report }: { report: ImportReport }) {
  const { t } = useTranslation('kit')
  const format = useFormat()
  const reason = useRowReason(report)
  // A plan shows the hidden rows with a button (`HiddenRows`).
  const avisos = report.avisos.filter(({ code }) => !report.simulado || code !== 'hidden_left')
  const advertencias = report.advertencias - (report.avisos.length - avisos.length)
  if (advertencias === 0) return null
  return (
    <section className={classes.problems} data-tone="orange">
      <p className={classes.heading}>{t('report.warnings', { count: advertencias })}</p>
      <p className={classes.hint}>{t(`report.warningsHint.${tenseOf(report)}`)}</p>
      <ul className={classes.groups}>
        {groupsOf(avisos).map((group) => (
          <Group key={group[0]?.code} problems={group} reason={reason} />
        ))}
      </ul>
      {advertencias > avisos.length && (
        <p className={classes.hint}>
          {t('report.more', { shown: format.number(avisos.length), total: format.number(advertencias) })}
        </p>
      )}
    </section>
  )
}

interface GroupProps {
  problems: RowProblem[]
  reason: (problem: RowProblem) => string
}

function Group({ problems: [first, ...others], reason }: GroupProps) {
  const { t } = useTranslation('kit')
  if (!first) return null
  const line = (problem: RowProblem) => t('report.inRow', { reason: reason(problem), row: problem.fila })
  return (
    <li>
      <span>{line(first)}</span>
      {others.length > 0 && (
        <details>
          <summary>{t('report.alike', { count: others.length })}</summary>
          <ul>
            {others.map((problem, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and a row may have two problems
              <li key={index}>{line(problem)}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

/** Groups problems by code, in the order of their first row. */
function groupsOf(problems: RowProblem[]): RowProblem[][] {
  const groups = new Map<string, RowProblem[]>()
  for (const problem of problems) groups.set(problem.code, [...(groups.get(problem.code) ?? []), problem])
  return [...groups.values()]
}
