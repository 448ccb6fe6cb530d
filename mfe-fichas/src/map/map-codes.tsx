import type { CompetencyMapAnswer } from '@fichero/contract/competency-map.schema'
import classes from './map-body.module.css'

/** Only on paper: the competencies by the codes that head the columns. */
export function MapCodes({ competencies }: { competencies: CompetencyMapAnswer['competencias'] }) {
  return (
    <dl className={classes.codes} data-paper-only>
      {competencies.map(({ id, codigo, nombre_competencia }) => (
        <div key={id}>
          <dt>{codigo}</dt>
          <dd lang="es">{nombre_competencia}</dd>
        </div>
      ))}
    </dl>
  )
}
