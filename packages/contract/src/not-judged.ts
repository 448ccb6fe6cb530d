/** Values of `evaluador` and `observacion` in an answer without a judgment. */
export const NO_EVALUATOR = 'por asignar'
export const NOT_EVALUATED = 'pendiente de evaluación'
