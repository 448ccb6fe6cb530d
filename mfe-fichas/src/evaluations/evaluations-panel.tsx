import { lazyPart } from '@fichero/kit/frame'
import classes from './evaluations-panel.module.css'
import type { EvaluationsStepsProps } from './evaluations-steps'

const Steps = lazyPart('fichas/evaluations', async () => (await import('./evaluations-steps')).EvaluationsSteps)

/** The upload of a report. Can be focused before the code of its steps has loaded. */
export function EvaluationsPanel({ id, ...steps }: EvaluationsStepsProps & { id: string }) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby="evaluations" className={classes.panel}>
      <Steps {...steps} />
    </section>
  )
}
