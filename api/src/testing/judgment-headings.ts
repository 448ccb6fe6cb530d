/** Those of a judgments report that it is not read without, and who judged. */
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
