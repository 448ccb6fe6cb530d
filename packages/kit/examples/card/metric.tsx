import { Metric, Metrics } from '@fichero/kit/card'

/** Each number links to the list that it counts; an urgent one is highlighted. */
export const ThreeNumbers = () => (
  <Metrics>
    <Metric label="ambientes" count={1240} to="/ambientes" />
    <Metric label="en reparación" count={3} to="/ambientes?estado=reparacion" urgent />
    <Metric label="reservados hoy" count={18} to="/ambientes?hoy=si" />
  </Metrics>
)
