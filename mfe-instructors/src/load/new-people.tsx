import type { PlannedUser } from '@fichero/contract/several-users.schema'
import { useCentres } from '@fichero/kit/api'
import { CollapsibleRows } from '@fichero/kit/card'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { DataTable } from '@fichero/kit/table'
import { NameAndDocument } from '../people/name-and-document'
import classes from './load.module.css'

/** Number of people who are shown before the list is expanded. */
const FEW = 10

/** The people whom an import would add, with role and centres. Renders nothing if there are fewer than two centres. */
export function NewPeople({ people }: { people: PlannedUser[] }) {
  const { t } = useTranslation('instructors')
  const { number } = useFormat()
  const centres = useCentres()
  if (centres.length === 0 || people.length === 0) return null
  const title = t('load.new', { count: people.length })
  const workplaces = ({ centros }: PlannedUser) => centres.filter(({ id }) => centros.includes(id))
  return (
    <section className={classes.new} aria-labelledby="new-people">
      <h4 id="new-people">{title}</h4>
      <CollapsibleRows rows={people} few={FEW} moreLabel={t('load.moreNew', { count: people.length })}>
        {(rows) => (
          <DataTable
            caption={title}
            rows={rows}
            rowKey={({ fila }) => fila}
            columns={[
              { id: 'row', header: t('kit:report.row'), align: 'right', cell: ({ fila }) => number(fila) },
              {
                id: 'person',
                role: 'name',
                header: t('requests.person'),
                cell: (person) => (
                  <div className={classes.person}>
                    <NameAndDocument user={person} />
                  </div>
                ),
              },
              { id: 'role', header: t('kit:label.rol'), cell: ({ rol }) => t(`kit:value.rol.${rol}`) },
              {
                id: 'centres',
                header: t('centres.ofPerson'),
                cell: (person) => {
                  const shown = workplaces(person).map(({ codigo, nombre }) => `${codigo} - ${nombre}`)
                  if (shown.length === 0) return t('centres.noneOfPerson')
                  return <span translate="no">{shown.join(', ')}</span>
                },
              },
            ]}
          />
        )}
      </CollapsibleRows>
    </section>
  )
}
