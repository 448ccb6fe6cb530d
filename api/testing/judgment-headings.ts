/** The required headings of a judgments report, and the heading of the evaluator. */
export const JUDGMENT_HEADINGS = [
  'Tipo de Documento',
  'Número de Documento',
  'Nombre',
  'Apellidos',
  'Estado',
  'Competencia',
  'Resultado de Aprendizaje',
  'Juicio de Evaluación',
  'Funcionario que registro el juicio evaluativo',
]
