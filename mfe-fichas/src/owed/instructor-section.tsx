import type { OwedInstructor } from '@fichero/contract/owed.schema'
import { QueryView } from '@fichero/kit/frame'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { usePrinting } from '@fichero/kit/print'
import { useId } from 'react'
import { GroupHeading } from '../groups/group-heading'
import { AgeStrip } from '../owed-ages/age-strip'
import type { OwedFilters } from './owed-filters-address'
import classes from './owed-group-section.module.css'
import { OwedTable } from './owed-table'
import { Reminder } from './reminder'
import { ReminderButton } from './reminder-button'
import { useJudgmentsOf } from './use-judgments-of'
import { useSourceText } from './use-source-text'

interface InstructorSectionProps {
  instructor: OwedInstructor
  filters: OwedFilters
  isOpen: boolean
  onToggle: () => void
}

/** What one instructor owes in all fichas. The judgments are loaded when the section or the reminder opens. */
export function InstructorSection({ instructor, filters, isOpen, onToggle }: InstructorSectionProps) {
  const { t } = useTranslation('fichas')
  const printing = usePrinting()
  const id = useId()
  const table = useId()
  const { clave, nombre } = instructor
  const judgments = useJudgmentsOf(clave, filters, isOpen && !printing)
  const isShown = isOpen && (!printing || judgments.data !== undefined)
  return (
    <section aria-labelledby={id} className={classes.group}>
      <div className={classes.head}>
        <div className={classes.words}>
          <GroupHeading name={nombre} id={id} level={2} controls={table} isOpen={isOpen} onToggle={onToggle} />
          <Detail instructor={instructor} />
        </div>
        {filters.antiguedad === undefined && <AgeStrip ages={instructor.antiguedades} />}
        <ReminderButton name={nombre}>
          <InstructorReminder instructor={instructor} filters={filters} />
        </ReminderButton>
      </div>
      {isShown && (
        <div id={table}>
          <QueryView query={judgments} errorTitle={t('owed.failed')}>
            {(rows) => <OwedTable name={nombre} rows={rows} grouping="persona" />}
          </QueryView>
        </div>
      )}
    </section>
  )
}

/** The figures of an instructor. That the report names the instructor is the normal case, which is not mentioned. */
function Detail({ instructor }: { instructor: OwedInstructor }) {
  const { t } = useTranslation('fichas')
  const { number } = useFormat()
  const sourceText = useSourceText()
  const { juicios, fichas, dias, fuentes, documento } = instructor
  const parts = [
    t('owed.ofInstructor', {
      judgments: t('owed.judgments', { count: juicios, number: number(juicios) }),
      fichas: t('own.fichas', { count: fichas, number: number(fichas) }),
    }),
    ...(dias === null ? [] : [t('owed.oldest', { days: t('owed.days', { count: dias, number: number(dias) }) })]),
    ...fuentes.filter((fuente) => fuente !== 'titular').map((fuente) => sourceText({ fuente, documento })),
  ]
  return <p className={classes.detail}>{parts.join(' · ')}</p>
}

function InstructorReminder({ instructor, filters }: Pick<InstructorSectionProps, 'instructor' | 'filters'>) {
  const { t } = useTranslation('fichas')
  // A reminder always has everything, whatever part of it the list shows.
  const judgments = useJudgmentsOf(instructor.clave, { ...filters, antiguedad: undefined }, true)
  return (
    <QueryView query={judgments} errorTitle={t('owed.failed')}>
      {(rows) => <Reminder rows={rows} reader={instructor} />}
    </QueryView>
  )
}
