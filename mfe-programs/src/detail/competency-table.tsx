import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { useKept, useKeptSet } from '@fichero/kit/router'
import { matches } from '@fichero/kit/search'
import { FilterField } from '@fichero/kit/table'
import { Button, Stack } from '@fichero/kit/ui'
import { type Competency, CompetencyRows } from './competency-rows'
import classes from './competency-table.module.css'

const outcomeTexts = ({ resultados_aprendizaje }: Competency) =>
  resultados_aprendizaje.map(({ codigo, nombre_rae }) => `${codigo} ${nombre_rae}`)

const matchesCompetency = (text: string, competency: Competency) =>
  matches(text, competency.codigo, competency.nombre_competencia, ...outcomeTexts(competency))

/** Whether the search matches an outcome other than the first, which is visible only in an expanded competency. */
const matchesFurtherOutcome = (text: string, competency: Competency) =>
  text.trim() !== '' &&
  outcomeTexts(competency)
    .slice(1)
    .some((outcome) => matches(text, outcome))

/** Searchable table of the competencies of a program, which expand to their outcomes. */
export function CompetencyTable({ competencies }: { competencies: Competency[] }) {
  const { t } = useTranslation('programs')
  const { number } = useFormat()
  const [text, setText] = useKept('search in the design', '')
  const toggled = useKeptSet<number>('toggled competencies')

  const shown = competencies.filter((competency) => matchesCompetency(text, competency))
  const expandable = shown.filter((competency) => competency.resultados_aprendizaje.length > 1)
  // A competency is expanded if the search matches a further outcome. A click on the competency's button inverts this.
  const isOpen = (competency: Competency) => toggled.has(competency.id) !== matchesFurtherOutcome(text, competency)
  const allOpen = expandable.every(isOpen)

  const toggleAll = () =>
    toggled.set(
      expandable.filter((competency) => allOpen === matchesFurtherOutcome(text, competency)).map(({ id }) => id),
    )
  const search = (value: string) => {
    setText(value)
    toggled.set([])
  }

  return (
    <Stack gap="md">
      <FilterField
        label={t('detail.filter')}
        text={text}
        onText={search}
        shown={t('detail.shown', { count: shown.length, number: number(shown.length) })}
        none={shown.length === 0 && t('detail.none', { text })}
      >
        {expandable.length > 0 && (
          <Button variant="default" className={classes.tools} onClick={toggleAll}>
            {allOpen ? t('detail.collapseAll') : t('detail.expandAll')}
          </Button>
        )}
      </FilterField>
      {shown.length > 0 && (
        <table className={classes.table} aria-label={t('detail.design')}>
          <thead>
            <tr>
              <th scope="col" className={classes.competency}>
                {t('detail.competency')}
              </th>
              <th scope="col" className={classes.outcome}>
                {t('detail.outcome')}
              </th>
            </tr>
          </thead>
          {shown.map((competency) => (
            <tbody key={competency.id}>
              <CompetencyRows
                competency={competency}
                expanded={isOpen(competency)}
                onToggle={() => toggled.toggle(competency.id)}
              />
            </tbody>
          ))}
        </table>
      )}
    </Stack>
  )
}
