import { Place } from '@fichero/kit/places'
import { PlaceHostContext } from '../../src/places/place-host'

/** Another module shows its timetable below the facts of a ficha: what it draws gets the number. */
export const Filled = () => (
  <PlaceHostContext value={{ Sections: ({ given }) => <p>Horario de {JSON.stringify(given)}</p>, useLinks: () => [] }}>
    <Place name="ficha.section" given={{ nroFicha: 2999001, programId: 1 }} />
  </PlaceHostContext>
)
