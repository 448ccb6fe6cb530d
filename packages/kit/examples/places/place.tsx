import { Place } from '@fichero/kit/places'
import { PlaceHostContext } from '../../src/extension-slots/place-host'

/** In this extension slot, another module shows a timetable below the facts of a ficha, whose number it receives. */
export const Filled = () => (
  <PlaceHostContext value={{ Sections: ({ given }) => <p>Horario de {JSON.stringify(given)}</p>, useLinks: () => [] }}>
    <Place name="ficha.section" given={{ nroFicha: 2999001, programId: 1 }} />
  </PlaceHostContext>
)
