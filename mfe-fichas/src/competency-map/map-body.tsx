import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, readChoice, useListOrder, usePages } from '@fichero/kit/list'
import { CopyTableButton } from '../copy-table/copy-table-button'
import { personStep } from '../enrolment/person-step'
import classes from './map-body.module.css'
import { MapCodes } from './map-codes'
import { MapTable } from './map-table'
import { ORDERS, shownPeople } from './shown-people'

/** The competency map: the order and filter of the people, the legend, and the table. */
export function MapBody({ map }: { map: CompetencyMapAnswer }) {
  const { t } = useTranslation('fichas')
  const { search, filtered } = usePages()
  const { aprendices } = map
  const notInTrainingCount = aprendices.filter(({ en_formacion }) => !en_formacion).length
  const order = readChoice(search, 'orden', ORDERS)
  const withOthers = search.has('todos')
  const people = shownPeople(aprendices, { order, withOthers })
  useListOrder(
    t('map.titleOf', { nro_ficha: map.nro_ficha }),
    people.map((person) => personStep({ ...person, nro_ficha: map.nro_ficha })),
  )
  const cells = () => [
    [
      t('apprentices.person'),
      t('copyTable.document'),
      `${t('map.total')}. ${t('map.missing')}`,
      ...map.competencias.map(({ nombre_competencia }) => nombre_competencia),
    ],
    ...people.map(({ nombre, apellido, nro_documento, total_resultados, resultados_aprobados, aprobados }) => [
      `${apellido}, ${nombre}`,
      nro_documento,
      total_resultados - resultados_aprobados,
      ...map.competencias.map(({ resultados }, index) => resultados - (aprobados[index] ?? 0)),
    ]),
  ]
  return (
    <>
      <div className={classes.tools}>
        <div className={classes.choices} data-screen-only data-scrolls>
          <FilterLinks
            label={t('map.order.label')}
            chosen={order}
            choices={[
              { value: undefined, label: t('map.order.missing'), to: filtered({ orden: undefined }) },
              { value: 'apellido', label: t('map.order.surname'), to: filtered({ orden: 'apellido' }) },
            ]}
          />
          {notInTrainingCount > 0 && (
            <FilterLinks
              label={t('map.others.label')}
              chosen={withOthers ? 'with' : 'without'}
              choices={[
                { value: 'without', label: t('map.others.without'), to: filtered({ todos: undefined }) },
                {
                  value: 'with',
                  label: t('map.others.with', { number: notInTrainingCount }),
                  to: filtered({ todos: 1 }),
                },
              ]}
            />
          )}
        </div>
        <div className={classes.aside}>
          <p className={classes.legend} data-screen-only>
            {t('map.legend')}
          </p>
          <p className={classes.legend} data-paper-only>
            {t('map.legendOnPaper')}
          </p>
          <CopyTableButton cells={cells} />
        </div>
      </div>
      <MapTable map={map} people={people} />
      <MapCodes competencies={map.competencias} />
    </>
  )
}
