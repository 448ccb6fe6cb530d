import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import classes from './map-body.module.css'

/** A list of codes and names of the competencies. Only in print, where the column headings only have the codes. */
export function MapCodes({ competencies }: { competencies: CompetencyMapAnswer['competencias'] }) {
  return (
    <dl className={classes.codes} data-paper-only>
      {competencies.map(({ id, codigo, nombre_competencia }) => (
        <div key={id}>
          <dt translate="no">{codigo}</dt>
          <dd lang="es" translate="no">
            {nombre_competencia}
          </dd>
        </div>
      ))}
    </dl>
  )
}
