import type { ImportReport, RowProblem } from '@fichero/contract/imports.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { Text } from '@fichero/kit/ui'
import classes from './kept-contact.module.css'

/** The code of the warnings about contact data that the import does not replace. */
const CODE = 'contact_kept'
const isKeptContact = ({ code }: RowProblem) => code === CODE
/** How many lines are visible before the user expands the others. */
const FIRST_LINES = 5

/** Returns the report without the warnings about contact data, which `KeptContact` lists. */
export const withoutKeptContact = (report: ImportReport): ImportReport => {
  const avisos = report.avisos.filter((problem) => !isKeptContact(problem))
  return { ...report, avisos, advertencias: report.advertencias - (report.avisos.length - avisos.length) }
}

interface KeptContactProps {
  report: ImportReport
  /** True if the import replaces the stored contact data with the data of the file. */
  isTaken: boolean
  disabled: boolean
  onTake: (isTaken: boolean) => void
}

/**
 * Lists phones and mails that users typed after the report's date, and that the import therefore does not replace. A switch
 * replaces them with the data of the file.
 */
export function KeptContact({ report, isTaken, disabled, onTake }: KeptContactProps) {
  const { t } = useTranslation('fichas')
  const warnings = report.avisos.filter(isKeptContact)
  if (warnings.length === 0 && !isTaken) return null
  const [first, others] = [warnings.slice(0, FIRST_LINES), warnings.slice(FIRST_LINES)]
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
        {isTaken ? t('keptContact.taken') : t('keptContact.title', { count: warnings.length })}
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
