import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { apprenticePath, missingPath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { VisuallyHidden } from '@fichero/kit/ui'
import type { FocusEvent } from 'react'
import { useStateText } from '../enrolment/apprentice-state'
import classes from './map-table.module.css'
import { type MapPerson, shadeOf } from './shown-people'

interface MapTableProps {
  map: CompetencyMapAnswer
  people: MapPerson[]
}

/**
 * A table of people and competencies. A cell shows the number of missing outcomes and a shade, or nothing; a column heading links
 * to the people who lack outcomes of the competency. The table scrolls in a box with sticky names and column headings.
 */
export function MapTable({ map, people }: MapTableProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const stateText = useStateText()
  const caption = t('map.caption', { nro_ficha: map.nro_ficha })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: users without a mouse scroll the box with the arrow keys
    <section className={classes.box} aria-label={caption} tabIndex={0} data-scrolls data-full-width>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {t('apprentices.person')}
              <span className={classes.row} aria-hidden="true">
                {t('map.missing')}
              </span>
            </th>
            <th scope="col" className={classes.total}>
              {t('map.total')}
              <VisuallyHidden>. {t('map.missing')} </VisuallyHidden>
              <span className={classes.count}>{format.number(map.faltan)}</span>
            </th>
            {map.competencias.map((competency) => (
              <CompetencyHead key={competency.id} competency={competency} nroFicha={map.nro_ficha} />
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const to = apprenticePath(person.nro_documento, map.nro_ficha)
            return (
              <tr key={person.nro_documento} data-left={!person.en_formacion || undefined}>
                <th scope="row" className={classes.person}>
                  <Link to={to} translate="no">
                    {person.apellido}, {person.nombre}
                  </Link>
                  {!person.en_formacion && <span className={classes.state}>{stateText(person.estado)}</span>}
                </th>
                <td className={classes.total}>{person.total_resultados - person.resultados_aprobados}</td>
                {person.aprobados.map((approved, index) => {
                  const { id = index, resultados = 0 } = map.competencias[index] ?? {}
                  const missing = resultados - approved
                  const label = missing > 0 ? t('map.cell', { missing, total: resultados }) : t('map.complete')
                  return (
                    <td key={id} data-level={shadeOf(approved, resultados)}>
                      {/* Not a tab stop, because the name in the row's heading is a link to the same page. */}
                      <Link to={to} tabIndex={-1} aria-label={label}>
                        {missing > 0 && <span>{missing}</span>}
                      </Link>
                    </td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

interface CompetencyHeadProps {
  competency: CompetencyMapAnswer['competencias'][number]
  nroFicha: number
}

function CompetencyHead({ competency: { id, codigo, nombre_competencia, faltan }, nroFicha }: CompetencyHeadProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const head = (
    <>
      <span
        className={classes.short}
        lang="es"
        translate="no"
        title={nombre_competencia}
        aria-hidden="true"
        data-screen-only
      >
        {nombre_competencia}
      </span>
      <span className={classes.code} aria-hidden="true" data-paper-only translate="no">
        {codigo}
      </span>
      <VisuallyHidden lang="es" translate="no">
        {nombre_competencia}.{' '}
      </VisuallyHidden>
      <VisuallyHidden>{t('map.missing')} </VisuallyHidden>
      <span className={classes.count}>{format.number(faltan)}</span>
    </>
  )
  return (
    <th scope="col" className={classes.head}>
      {faltan > 0 ? (
        <Link to={missingPath(nroFicha, { competencia: id })} onFocus={scrollFullyIntoView}>
          {head}
        </Link>
      ) : (
        <div>{head}</div>
      )}
    </th>
  )
}

/** Scrolls a focused column heading into view. Browsers do not, because they ignore that the sticky names cover it. */
const scrollFullyIntoView = ({ currentTarget }: FocusEvent<HTMLElement>) =>
  currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
