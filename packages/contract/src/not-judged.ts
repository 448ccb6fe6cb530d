/** What an answer's `evaluador` and `observacion` are where nobody has judged yet. */
export const NO_EVALUATOR = 'por asignar'
export const NOT_EVALUATED = 'pendiente de evaluación'
