// The catalogue of what can be wrong with a row of a spreadsheet: stable code and Spanish message, with `{{name}}` as in
// the catalogue of errors.

/** Errors and warnings of spreadsheet rows. */
export const ROW_PROBLEMS = {
  document_missing: 'falta el número de documento.',
  document_invalid: '«{{valor}}» no es un número de documento; se esperaban de 5 a 15 dígitos.',
  name_missing: 'falta {{columna}}.',
  name_invalid: '«{{valor}}» no es un nombre.',
  cell_unreadable: '«{{valor}}» no se puede leer: la celda tiene un error o letras dañadas.',
  state_missing: 'falta el estado del aprendiz.',
  duplicate_person: 'el documento {{valor}} ya está en la fila {{otra_fila}}.',
  duplicate_judgment: 'el aprendiz {{documento}} ya tiene este resultado en la fila {{otra_fila}}.',
  duplicate_outcome: 'el resultado {{valor}} ya está en la fila {{otra_fila}}.',
  person_differs: 'el documento {{documento}} aparece con otro nombre en la fila {{otra_fila}}.',
  person_contradicts: '{{columna}} de {{documento}} es «{{valor}}» y en la fila {{otra_fila}} es «{{otro}}».',
  outcome_contradicts:
    'el resultado {{resultado}} está aquí en «{{valor}}» y en la fila {{otra_fila}} en la competencia {{otra}}.',
  competency_invalid: '«{{valor}}» no es una competencia; se esperaba «código - texto».',
  outcome_invalid: '«{{valor}}» no es un resultado de aprendizaje; se esperaba «código - texto».',
  outcome_unknown: 'el resultado {{valor}} no está en el diseño del programa.',
  judgment_unknown: '«{{valor}}» no es un juicio; se esperaba APROBADO, NO APROBADO o POR EVALUAR.',
  date_invalid: '«{{valor}}» no es una fecha y hora; se esperaba dd/mm/aaaa hh.mm.',
  date_in_future: '«{{valor}}» es una fecha que aún no llega; corríjala en el archivo o descárguelo otra vez.',
  newer_kept:
    'el reporte, del {{fecha}}, dice «{{valor}}» de {{nombre}} ({{documento}}); se conserva «{{conservado}}», de un reporte del {{fecha_conservada}}.',
  judged_without_evaluator: 'tiene juicio pero no el funcionario que lo registró.',
  evaluator_without_judgment:
    'resultados por evaluar que ya tienen funcionario: {{juicios}}. Quedan por evaluar, con quien debe el juicio.',
  text_too_long: 'el texto tiene más de {{max}} caracteres.',
  enrolled_by_report: '{{nombre}} ({{documento}}) no está en la ficha: el reporte trae su matrícula.',
  enrolled_elsewhere:
    '{{nombre}} ({{documento}}) también está en formación en otra ficha activa: {{fichas}}. Si se trasladó, cargue allí un reporte nuevo.',
  judgment_withdrawn:
    '{{nombre}} ({{documento}}) pasa de {{antes}} a por evaluar en el resultado {{resultado}}, «{{texto}}».',
  outcomes_missing: 'el diseño del programa tiene {{total}} resultados y el reporte trae {{recibidos}}.',
  type_new: 'el tipo de documento «{{valor}}» no es de los conocidos; se guarda como está escrito.',
  type_default: 'el archivo no trae el tipo de documento; se usa {{valor}} para todos.',
  state_default: 'el archivo no trae el estado; se usa {{valor}} para todos.',
  name_split: 'los nombres y apellidos vienen en una sola columna y se separaron; revíselos.',
  ficha_invalid: '«{{valor}}» no es un número de ficha; se esperaban de 5 a 9 dígitos.',
  other_fichas: '{{total}} filas son de otras fichas y no se leyeron; solo las de la ficha {{ficha}}.',
  column_ignored: 'el título «{{valor}}» no se conoce; la columna no se leyó.',
  line_ignored: 'la fila no tiene los datos de las demás y no se leyó: «{{valor}}».',
  sheet_ignored: 'la hoja «{{valor}}» no es un reporte y no se leyó.',
  dates_month_first: '«{{valor}}» tiene primero el mes: así se leyeron todas las fechas de la columna.',
  observation_without_judgment: 'está por evaluar pero tiene observación; no se guarda.',
  state_new: 'el estado «{{valor}}» no es de los conocidos; se guarda como está escrito.',
  outcome_kept: 'el archivo no trae el resultado {{valor}}; se conserva.',
  outcome_kept_judged: 'el archivo no trae el resultado {{valor}}; se conserva con sus {{juicios}} juicios.',
  outcome_elsewhere: 'el resultado {{valor}} ya está en la competencia {{competencia}}; se deja allí.',
  program_differs: 'el archivo es del programa «{{valor}}» y la ficha es de «{{programa}}».',
  report_without_ficha: 'el archivo no dice de qué ficha es; se cargó en la ficha {{ficha}}.',
} as const

export type RowProblemCode = keyof typeof ROW_PROBLEMS
