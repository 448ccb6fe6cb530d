import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { FilterLinks, readChoice, usePages } from '@fichero/kit/list'
import { useState } from 'react'
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
  const [chosen, setChosen] = useState(competencias[0]?.id)
  const competency = competencias.find(({ id }) => id === chosen)
  const left = aprendices.filter(({ retirado }) => retirado).length
  const order = readChoice(search, 'orden', ORDERS)
  const withLeft = search.has('retirados')
  const people = shownPeople(aprendices, { order, withLeft })
  const needed = (competency?.resultados ?? 0) * (aprendices.length - left)
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
        {left > 0 && (
          <FilterLinks
            label={t('map.left.label')}
            chosen={withLeft ? 'with' : 'without'}
            choices={[
              { value: 'without', label: t('map.left.without'), to: filtered({ retirados: undefined }) },
              { value: 'with', label: t('map.left.with', { number: left }), to: filtered({ retirados: 1 }) },
            ]}
          />
        )}
      </div>
      {competency && (
        <div className={classes.chosen} role="status" data-screen-only>
          <p className={classes.code}>{t('map.competency', { code: competency.codigo })}</p>
          <p className={classes.name}>{competency.nombre_competencia}</p>
          <p className={classes.missing}>
            {t('map.missingOf', {
              count: competency.faltan,
              number: format.number(competency.faltan),
              total: format.number(needed),
            })}
          </p>
        </div>
      )}
      <MapTable map={map} people={people} chosen={chosen} onChoose={setChosen} />
      <p className={classes.legend}>{t('map.legend')}</p>
    </>
  )
}
