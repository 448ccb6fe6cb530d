import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { missingPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, readChoice, useListOrder, usePages } from '@fichero/kit/list'
import { Link, useKept } from '@fichero/kit/router'
import { personStep } from '../enrolment/person-step'
import classes from './map-body.module.css'
import { MapTable } from './map-table'
import { ORDERS, shownPeople } from './shown-people'

/** Which people, in which order, the competency in hand with its whole name, and the table. */
export function MapBody({ map }: { map: CompetencyMapAnswer }) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const { search, filtered } = usePages()
  const { competencias, aprendices } = map
  // The first one is missed most.
  const [chosen, setChosen] = useKept('competency', competencias[0]?.id)
  const competency = competencias.find(({ id }) => id === chosen)
  const studying = aprendices.filter(({ en_formacion }) => en_formacion).length
  const others = aprendices.length - studying
  const order = readChoice(search, 'orden', ORDERS)
  const withOthers = search.has('todos')
  const people = shownPeople(aprendices, { order, withOthers })
  useListOrder(
    t('map.titleOf', { nro_ficha: map.nro_ficha }),
    people.map((person) => personStep({ ...person, nro_ficha: map.nro_ficha })),
  )
  const needed = (competency?.resultados ?? 0) * studying
  return (
    <>
      <div className={classes.choices} data-screen-only>
        <FilterLinks
          label={t('map.order.label')}
          chosen={order}
          choices={[
            { value: undefined, label: t('map.order.missing'), to: filtered({ orden: undefined }) },
            { value: 'apellido', label: t('map.order.surname'), to: filtered({ orden: 'apellido' }) },
          ]}
        />
        {others > 0 && (
          <FilterLinks
            label={t('map.others.label')}
            chosen={withOthers ? 'with' : 'without'}
            choices={[
              { value: 'without', label: t('map.others.without'), to: filtered({ todos: undefined }) },
              { value: 'with', label: t('map.others.with', { number: others }), to: filtered({ todos: 1 }) },
            ]}
          />
        )}
      </div>
      {competency && (
        <div className={classes.chosen} role="status" data-screen-only>
          <p className={classes.code}>{t('map.competency', { code: competency.codigo })}</p>
          <p className={classes.name} lang="es">
            {competency.nombre_competencia}
          </p>
          <p className={classes.missing}>
            {t('map.missingOf', {
              count: competency.faltan,
              number: format.number(competency.faltan),
              total: format.number(needed),
            })}{' '}
            {competency.faltan > 0 && (
              <Link to={missingPath(map.nro_ficha, { competencia: competency.id })}>{t('map.whom')}</Link>
            )}
          </p>
        </div>
      )}
      <p className={classes.legend}>{t('map.legend')}</p>
      <MapTable map={map} people={people} chosen={chosen} onChoose={setChosen} />
    </>
  )
}
