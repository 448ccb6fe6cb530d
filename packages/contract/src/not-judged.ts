/** Values of `evaluador` and `observacion` in an answer without a judgment. */
export const NO_EVALUATOR = 'por asignar'
export const NOT_EVALUATED = 'pendiente de evaluación'

/** Value of `observacion` in the answer of an approval without an observation. */
export const EVALUATED = 'evaluación completada'
