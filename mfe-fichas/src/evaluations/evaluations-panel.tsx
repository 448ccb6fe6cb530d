import { later } from '@fichero/kit/frame'
import classes from './evaluations-panel.module.css'
import type { EvaluationsStepsProps } from './evaluations-steps'

const Steps = later('fichas/evaluations', async () => (await import('./evaluations-steps')).EvaluationsSteps)

/** Where a report is uploaded. It can be focused before its steps have arrived. */
export function EvaluationsPanel({ id, ...steps }: EvaluationsStepsProps & { id: string }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby="evaluations" className={classes.panel}>
      <Steps {...steps} />
    </section>
  )
}
