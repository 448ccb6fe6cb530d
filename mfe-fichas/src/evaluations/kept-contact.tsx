import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'
import classes from './kept-contact.module.css'

const CODE = 'contact_kept'
const isKept = ({ code }: RowProblem) => code === CODE
/** Lines that are seen before the others are opened. */
const FIRST = 5

/** The report without what this part of the plan lists. */
export const withoutKeptContact = (report: ImportReport): ImportReport => {
  const avisos = report.avisos.filter((problem) => !isKept(problem))
  return { ...report, avisos, advertencias: report.advertencias - (report.avisos.length - avisos.length) }
}

interface KeptContactProps {
  report: ImportReport
  /** Whether the file's data are taken. */
  isTaken: boolean
  disabled: boolean
  onTake: (isTaken: boolean) => void
}

/** Phones and mails that were typed here after the report's date, and a switch that takes those of the file instead. */
export function KeptContact({ report, isTaken, disabled, onTake }: KeptContactProps) {
  const { t } = useTranslation('fichas')
  const kept = report.avisos.filter(isKept)
  if (kept.length === 0 && !isTaken) return null
  const [first, others] = [kept.slice(0, FIRST), kept.slice(FIRST)]
  const lines = (problems: RowProblem[]) => (
    <ul className={classes.lines}>
      {problems.map(({ fila, columna, valor, params }) => (
        <li key={`${fila} ${columna}`}>{t('keptContact.line', { ...params, columna, valor })}</li>
      ))}
    </ul>
  )
  return (
    <section>
      <Text component="h3" fw={600} m={0}>
        {isTaken ? t('keptContact.taken') : t('keptContact.title', { count: kept.length })}
      </Text>
      <Text size="sm" c="dimmed">
        {isTaken ? t('keptContact.takenHelp') : t('keptContact.help')}
      </Text>
      {lines(first)}
      {others.length > 0 && (
        <details className={classes.others}>
          <summary>{t('keptContact.others', { count: others.length })}</summary>
          {lines(others)}
        </details>
      )}
      <label className={classes.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isTaken}
          aria-checked={isTaken}
          disabled={disabled}
          onChange={({ currentTarget }) => onTake(currentTarget.checked)}
        />
        <span>{t('keptContact.take')}</span>
      </label>
    </section>
  )
}
