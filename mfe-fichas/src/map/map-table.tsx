import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import { apprenticePath } from '@fichero/contract/paths'
import { useFormat, useTranslation } from '@fichero/kit/i18n'
import { Link } from '@fichero/kit/router'
import { VisuallyHidden } from '@fichero/kit/ui'
import { useStateText } from '../enrolment/apprentice-state'
import classes from './map-table.module.css'
import { levelOf, type MapPerson, shortName } from './shown-people'

interface MapTableProps {
  map: CompetencyMapAnswer
  people: MapPerson[]
  /** Id of the competency whose whole name is shown. */
  chosen: number | undefined
  onChoose: (id: number) => void
}

/** Approved of all outcomes, as a number and a shade. It scrolls in its own box; names and heads stay in sight. */
export function MapTable({ map, people, chosen, onChoose }: MapTableProps) {
  const { t } = useTranslation('fichas')
  const format = useFormat()
  const stateText = useStateText()
  const caption = t('map.caption', { nro_ficha: map.nro_ficha })
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled with the arrow keys
    <section className={classes.box} aria-label={caption} tabIndex={0} data-scrolls>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={classes.corner}>
              {t('apprentices.person')}
            </th>
            <th scope="col" className={classes.total}>
              {t('map.total')}
            </th>
            {map.competencias.map(({ id, nombre_competencia, faltan }) => (
              <th key={id} scope="col" className={classes.head} data-chosen={id === chosen || undefined}>
                <button
                  type="button"
                  title={nombre_competencia}
                  aria-pressed={id === chosen}
                  onClick={() => onChoose(id)}
                  onFocus={({ currentTarget }) => {
                    onChoose(id)
                    // Not below the corner, which browsers count as seen.
                    currentTarget.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
                  }}
                >
                  <span className={classes.short} aria-hidden="true">
                    {shortName(nombre_competencia)}
                  </span>
                  <VisuallyHidden>{nombre_competencia}. </VisuallyHidden>
                  <span className={classes.count}>
                    <VisuallyHidden>{t('map.missing')} </VisuallyHidden>
                    {format.number(faltan)}
                  </span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => {
            const to = apprenticePath(person.nro_documento, map.nro_ficha)
            return (
              <tr key={person.nro_documento} data-left={!person.en_formacion || undefined}>
                <th scope="row" className={classes.person}>
                  <Link to={to}>
                    {person.apellido}, {person.nombre}
                  </Link>
                  {!person.en_formacion && <span className={classes.state}>{stateText(person.estado)}</span>}
                </th>
                <td className={classes.total}>
                  {person.resultados_aprobados}/{person.total_resultados}
                </td>
                {person.aprobados.map((approved, place) => {
                  const { id = place, resultados = 0 } = map.competencias[place] ?? {}
                  return (
                    <td key={id} data-level={levelOf(approved, resultados)}>
                      {/* The row's head leads to the same page by keyboard, with one stop instead of twenty. */}
                      <Link to={to} tabIndex={-1}>
                        {approved}/{resultados}
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
