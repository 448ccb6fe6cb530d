// The catalogue of what can be wrong with a row of a spreadsheet: stable code and Spanish message, with `{{name}}` as in
// the catalogue of errors. The English messages are in row-problems.en.ts.

/** What a file changes has not happened while it is only planned. */
export type Tense = 'plan' | 'done'
export type RowSentence = string | Readonly<Record<Tense, string>>

/** Errors and warnings of spreadsheet rows. */
export const ROW_PROBLEMS = {
  document_missing: 'falta el número de documento: escríbalo en el archivo.',
  document_invalid: '«{{valor}}» no es un número de documento: corríjalo; se esperaban de 5 a 15 dígitos.',
  document_unclear:
    '«{{valor}}» no se lee como número de documento: sus puntos, comas o espacios no separan miles. Escríbalo en el archivo solo con sus dígitos.',
  name_missing: 'falta {{columna}}: escriba el dato en el archivo.',
  name_invalid: '«{{valor}}» no es un nombre: corríjalo en el archivo.',
  cell_unreadable: '«{{valor}}» no se puede leer: escríbalo otra vez, porque la celda tiene un error.',
  cell_without_result:
    'abra el archivo en Excel, guárdelo y cárguelo otra vez: la celda tiene una fórmula sin resultado.',
  letters_lost:
    'a «{{valor}}» se le perdieron letras al guardar el archivo: descárguelo otra vez, o guárdelo como .xlsx o CSV UTF-8.',
  letters_encoded:
    '«{{escrito}}» se guardaría así, y probablemente es «{{corregido}}»: corríjalo en el archivo, o descárguelo otra vez.',
  text_encoded: {
    plan: '«{{escrito}}» se guardará así, y probablemente es «{{corregido}}»: corríjalo en el archivo, o descárguelo otra vez.',
    done: '«{{escrito}}» se guardó así, y probablemente es «{{corregido}}»: corríjalo en el archivo, o descárguelo otra vez.',
  },
  too_many_values:
    'la fila tiene {{valores}} valores y hay {{titulos}} títulos: si un texto lleva el separador de las columnas, escríbalo entre comillas.',
  state_missing: 'falta el estado del aprendiz: escríbalo en el archivo.',
  duplicate_person: 'el documento {{valor}} ya está en la fila {{otra_fila}}: deje una sola.',
  duplicate_judgment: 'el aprendiz {{documento}} ya tiene este resultado en la fila {{otra_fila}}: deje una sola.',
  duplicate_outcome: 'el resultado {{valor}} ya está en la fila {{otra_fila}}: deje una sola.',
  person_differs:
    'el documento {{documento}} aparece con otro nombre en la fila {{otra_fila}}: revise cuál es; se toma el de esa fila.',
  person_contradicts:
    '{{columna}} de {{documento}} es «{{valor}}» y en la fila {{otra_fila}} es «{{otro}}»: deje uno solo.',
  person_conflict:
    'el documento {{documento}} es de {{antes}} (ficha {{fichas}}), y el archivo lo pasaría a {{despues}} (filas: {{filas}}). Si es otra persona, corrija el número en el archivo; si es la misma, acepte el cambio al cargarlo.',
  person_renamed: {
    plan: 'el documento {{documento}} pasará de {{antes}} a {{despues}}, también en la ficha {{fichas}}.',
    done: 'el documento {{documento}} pasó de {{antes}} a {{despues}}, también en la ficha {{fichas}}.',
  },
  person_replaced: {
    plan: 'el documento {{documento}} pasará de {{antes}} a {{despues}}, como se aceptó.',
    done: 'el documento {{documento}} pasó de {{antes}} a {{despues}}, como se aceptó.',
  },
  outcome_contradicts:
    'el resultado {{resultado}} está aquí en «{{valor}}» y en la fila {{otra_fila}} en la competencia {{otra}}: deje una sola.',
  text_contradicts:
    '«{{valor}}» tiene otro texto en la fila {{otra_fila}}, «{{otro}}»: deje uno solo para el código {{codigo}}, o descargue el archivo otra vez.',
  hidden_sign:
    'en «{{valor}}» hay un signo invisible ({{signo}}) dentro del código: bórrelo o escriba el código otra vez.',
  competency_invalid: '«{{valor}}» no es una competencia: escríbala como «código - texto».',
  outcome_invalid: '«{{valor}}» no es un resultado de aprendizaje: escríbalo como «código - texto».',
  outcome_unknown:
    'el resultado {{valor}} no está en el diseño del programa: revise que el archivo sea de este programa, o agregue el resultado a su diseño.',
  outcome_is_another:
    '«{{valor}}», de la competencia {{competencia}}, no es el resultado {{resultado}} del diseño, «{{texto}}», de la competencia {{otra}}: revise que el archivo sea de este programa.',
  outcome_text_differs: {
    plan: 'el resultado {{resultado}} tiene otro texto en el diseño, «{{texto}}»: revíselo; se dejará ese. Para cambiarlo, cargue el diseño del programa.',
    done: 'el resultado {{resultado}} tiene otro texto en el diseño, «{{texto}}»: revíselo; se dejó ese. Para cambiarlo, cargue el diseño del programa.',
  },
  competency_text_differs: {
    plan: 'la competencia {{competencia}} tiene otro texto en el diseño, «{{texto}}»: revíselo; se dejará ese. Para cambiarlo, cargue el diseño del programa.',
    done: 'la competencia {{competencia}} tiene otro texto en el diseño, «{{texto}}»: revíselo; se dejó ese. Para cambiarlo, cargue el diseño del programa.',
  },
  outcome_other_competency: {
    plan: 'el resultado {{resultado}} está aquí en «{{valor}}», y en el diseño en la competencia {{otra}}: revise cuál es; se dejará allí.',
    done: 'el resultado {{resultado}} está aquí en «{{valor}}», y en el diseño en la competencia {{otra}}: revise cuál es; se dejó allí.',
  },
  judgment_unknown: '«{{valor}}» no es un juicio: escriba APROBADO, NO APROBADO o POR EVALUAR.',
  date_invalid: '«{{valor}}» no es una fecha y hora: escríbala como dd/mm/aaaa hh.mm.',
  date_in_future: '«{{valor}}» es una fecha que aún no llega; corríjala en el archivo o descárguelo otra vez.',
  newer_kept: {
    plan: 'el reporte, del {{fecha, day}}, dice «{{valor}}» de {{nombre}} ({{documento}}); se conservará «{{conservado}}», de un reporte del {{fecha_conservada, day}}.',
    done: 'el reporte, del {{fecha, day}}, dice «{{valor}}» de {{nombre}} ({{documento}}); se conservó «{{conservado}}», de un reporte del {{fecha_conservada, day}}.',
  },
  dated_kept: {
    plan: 'el archivo no tiene fecha y dice «{{valor}}» de {{nombre}} ({{documento}}); se conservará «{{conservado}}», porque hay un reporte del {{fecha_conservada, day}}.',
    done: 'el archivo no tiene fecha y dice «{{valor}}» de {{nombre}} ({{documento}}); se conservó «{{conservado}}», porque hay un reporte del {{fecha_conservada, day}}.',
  },
  judged_without_evaluator:
    '{{nombre}} ({{documento}}) tiene un juicio sin el funcionario que lo registró: revíselo en SOFIA Plus.',
  evaluators_absent: {
    plan: 'el archivo no dice quién registró los juicios: agregue la columna si lo sabe. Los juicios nuevos quedarán sin funcionario; los demás conservarán el suyo.',
    done: 'el archivo no dice quién registró los juicios: agregue la columna si lo sabe. Los juicios nuevos quedaron sin funcionario; los demás conservaron el suyo.',
  },
  evaluator_unread: {
    plan: 'en «{{valor}}» hay un número que no se pudo leer como documento: escríbalo como «CC 12345678 - NOMBRE»; así quedará en el nombre.',
    done: 'en «{{valor}}» hay un número que no se pudo leer como documento: escríbalo como «CC 12345678 - NOMBRE»; así quedó en el nombre.',
  },
  evaluator_dropped: {
    plan: '«{{valor}}» no es un funcionario: escríbalo como «CC 12345678 - NOMBRE»; no se guardará.',
    done: '«{{valor}}» no es un funcionario: escríbalo como «CC 12345678 - NOMBRE»; no se guardó.',
  },
  evaluator_without_judgment: {
    plan: 'resultados por evaluar que ya tienen funcionario: {{juicios, number}}. Quedarán por evaluar, con quien debe el juicio.',
    done: 'resultados por evaluar que ya tienen funcionario: {{juicios, number}}. Quedaron por evaluar, con quien debe el juicio.',
  },
  text_too_long: 'el texto tiene más de {{max}} caracteres: acórtelo.',
  enrolled_by_report: {
    plan: '{{nombre}} ({{documento}}) no está en la ficha: se matriculará con este reporte.',
    done: '{{nombre}} ({{documento}}) no estaba en la ficha: se matriculó con este reporte.',
  },
  enrolled_elsewhere:
    '{{nombre}} ({{documento}}) también está en formación en otra ficha activa: {{fichas}}. Si se trasladó, cargue allí un reporte nuevo.',
  judgment_withdrawn: {
    plan: '{{nombre}} ({{documento}}) pasará de {{antes}} a por evaluar en el resultado {{resultado}}, «{{texto}}».',
    done: '{{nombre}} ({{documento}}) pasó de {{antes}} a por evaluar en el resultado {{resultado}}, «{{texto}}».',
  },
  outcomes_missing:
    'el diseño del programa tiene {{total}} resultados y el reporte trae {{recibidos}}: revise que esté completo.',
  person_outcomes_missing:
    'el reporte no trae todos los resultados de {{nombre}} ({{documento}}): faltan {{faltan, number}} de {{total, number}} ({{resultados}}). Revise que esté completo.',
  former_number: {
    plan: '{{valor}} es un número anterior de {{nombre}} ({{documento}}): sus filas se cargarán con el número de hoy.',
    done: '{{valor}} es un número anterior de {{nombre}} ({{documento}}): sus filas se cargaron con el número de hoy.',
  },
  former_number_repeated: {
    plan: '{{valor}} es un número anterior de {{nombre}} ({{documento}}), que también está en el reporte: las filas del número anterior no se cargarán.',
    done: '{{valor}} es un número anterior de {{nombre}} ({{documento}}), que también está en el reporte: las filas del número anterior no se cargaron.',
  },
  contact_kept: {
    plan: '{{columna}} de {{nombre}} ({{documento}}): aquí dice «{{conservado}}», escrito el {{fecha_conservada, day}}, y el archivo dice «{{valor}}». Se conservará lo de aquí.',
    done: '{{columna}} de {{nombre}} ({{documento}}): aquí dice «{{conservado}}», escrito el {{fecha_conservada, day}}, y el archivo decía «{{valor}}». Se conservó lo de aquí.',
  },
  phone_kept: {
    plan: 'el celular «{{valor}}» de {{nombre}} ({{documento}}) no es un número de 7 a 15 dígitos; se guardará como está escrito. Corríjalo después en sus datos de contacto.',
    done: 'el celular «{{valor}}» de {{nombre}} ({{documento}}) no es un número de 7 a 15 dígitos; se guardó como está escrito. Corríjalo en sus datos de contacto.',
  },
  mail_kept: {
    plan: 'el correo «{{valor}}» de {{nombre}} ({{documento}}) no es una dirección de correo; se guardará como está escrito. Corríjalo después en sus datos de contacto.',
    done: 'el correo «{{valor}}» de {{nombre}} ({{documento}}) no es una dirección de correo; se guardó como está escrito. Corríjalo en sus datos de contacto.',
  },
  contact_dropped: {
    plan: '{{columna}} de {{nombre}} ({{documento}}) dice «{{valor}}», que no es un dato o perdió dígitos; no se guardará. Corríjalo en el archivo.',
    done: '{{columna}} de {{nombre}} ({{documento}}) dice «{{valor}}», que no es un dato o perdió dígitos; no se guardó. Escríbalo en sus datos de contacto.',
  },
  type_new: {
    plan: 'el tipo de documento «{{valor}}» de {{nombre}} ({{documento}}) no es de los conocidos: revíselo; se guardará como está escrito.',
    done: 'el tipo de documento «{{valor}}» de {{nombre}} ({{documento}}) no es de los conocidos: revíselo; se guardó como está escrito.',
  },
  type_default: {
    plan: 'el archivo no trae el tipo de documento: agregue la columna si no todos tienen {{valor}}; se usará {{valor}} para quienes aún no están en Fichero.',
    done: 'el archivo no trae el tipo de documento: agregue la columna si no todos tienen {{valor}}; se usó {{valor}} para quienes aún no estaban en Fichero.',
  },
  state_default: {
    plan: 'el archivo no trae el estado: agregue la columna si no todos están {{valor}}; se usará {{valor}} para todos.',
    done: 'el archivo no trae el estado: agregue la columna si no todos están {{valor}}; se usó {{valor}} para todos.',
  },
  name_split: 'los nombres y apellidos vienen en una sola columna y se separaron; revíselos.',
  ficha_invalid: '«{{valor}}» no es un número de ficha: corríjalo; se esperaban de 5 a 9 dígitos.',
  other_fichas:
    'hay filas de otras fichas y no se leyeron ({{total, number}}): cárguelas en la suya; aquí, solo las de la ficha {{ficha}}.',
  above_unread:
    'encima de los títulos hay texto que no se leyó ({{celdas}}): «{{valor}}». Si es un dato que se lee, póngalo en su columna.',
  column_ignored:
    'el título «{{valor}}» no se conoce: corríjalo si es de una columna que se lee; la columna no se leyó.',
  column_unused: 'la columna «{{valor}}» no se necesita: no hay que corregirla; no se leyó.',
  column_repeats:
    'la columna «{{valor}}» no se leyó, porque el mismo dato está en «{{otra}}»: deje una sola si dicen lo mismo.',
  column_untitled:
    'la columna {{columna}} no tiene título: escríbalo si es de una columna que se lee; no se leyó: «{{valor}}».',
  line_ignored: 'la fila no tiene los datos de las demás: complétela si debe cargarse; no se leyó: «{{valor}}».',
  sheet_ignored: 'la hoja «{{valor}}» no es un reporte: si tiene datos, cárguela en otro archivo; no se leyó.',
  dates_month_first: '«{{valor}}» tiene primero el mes: así se leyeron todas las fechas de la columna.',
  dates_turned:
    'un programa tomó el día por el mes: «{{valor}}» se lee como {{fecha, day}}, y así las otras fechas que cambió.',
  observation_without_judgment: {
    plan: '{{nombre}} ({{documento}}) tiene una observación en un resultado por evaluar: escríbala cuando haya juicio; no se guardará.',
    done: '{{nombre}} ({{documento}}) tiene una observación en un resultado por evaluar: escríbala cuando haya juicio; no se guardó.',
  },
  state_new: {
    plan: 'el estado «{{valor}}» de {{nombre}} ({{documento}}) no es de los conocidos: revíselo; se guardará como está escrito.',
    done: 'el estado «{{valor}}» de {{nombre}} ({{documento}}) no es de los conocidos: revíselo; se guardó como está escrito.',
  },
  outcome_kept: {
    plan: 'el archivo no trae el resultado {{valor}}; se conservará.',
    done: 'el archivo no trae el resultado {{valor}}; se conservó.',
  },
  outcome_kept_judged: {
    plan: 'el archivo no trae el resultado {{valor}}; se conservará con sus juicios ({{juicios, number}}).',
    done: 'el archivo no trae el resultado {{valor}}; se conservó con sus juicios ({{juicios, number}}).',
  },
  outcome_elsewhere: {
    plan: 'el resultado {{valor}} ya está en la competencia {{competencia}}: revise cuál es; se dejará allí.',
    done: 'el resultado {{valor}} ya está en la competencia {{competencia}}: revise cuál es; se dejó allí.',
  },
  program_differs: 'el archivo es del programa «{{valor}}» y la ficha es de «{{programa}}»: revise cuál es.',
  dates_differ: 'el archivo dice {{valor, day}}, y la ficha se crea con {{fecha, day}}: revise cuál es.',
  report_without_ficha: {
    plan: 'el archivo no dice de qué ficha es: revise que sea de esta; se cargará en la ficha {{ficha}}.',
    done: 'el archivo no dice de qué ficha es: revise que sea de esta; se cargó en la ficha {{ficha}}.',
  },
  document_type_unknown: '«{{valor}}» no es un tipo de documento para ingresar: escriba CC, CE, TI o RC.',
  mail_invalid: '«{{valor}}» no es un correo: corríjalo en el archivo.',
  mail_taken: 'el correo {{valor}} ya es de {{nombre}} ({{documento}}): escriba otro.',
  duplicate_mail: 'el correo {{valor}} ya está en la fila {{otra_fila}}: escriba otro.',
  instructor_type_unknown:
    '«{{valor}}» no es un tipo de instructor: escriba planta, contratista, técnico, transversal, clave, profesional, instructor, virtual, presencial, otro o ninguno.',
  role_unknown: '«{{valor}}» no es un rol: escriba usuario o administrador.',
  day_invalid: '«{{valor}}» no es una fecha: escríbala como dd/mm/aaaa.',
  contract_day_missing: 'falta {{columna}}: escríbalo, porque es obligatorio para instructores contratistas.',
  contract_end_before_start: 'el fin del contrato no es posterior al inicio: corrija uno de los dos.',
  admin_by_file: {
    plan: '{{nombre}} ({{documento}}) será administrador, como dice el archivo: revise que deba serlo.',
    done: '{{nombre}} ({{documento}}) es administrador, como dice el archivo: si no debe serlo, cámbiele el rol.',
  },
  person_enabled: {
    plan: '{{nombre}} ({{documento}}) ya está en Fichero; se dejará como está.',
    done: '{{nombre}} ({{documento}}) ya estaba en Fichero; se dejó como estaba.',
  },
  person_disabled: {
    plan: '{{nombre}} ({{documento}}) está en Fichero, pero deshabilitado; se dejará así. Para que entre, reactívelo.',
    done: '{{nombre}} ({{documento}}) está en Fichero, pero deshabilitado; se dejó así. Para que entre, reactívelo.',
  },
  person_requested: {
    plan: '{{nombre}} ({{documento}}) ya pidió acceso; su solicitud se dejará como está. Apruébela o rechácela.',
    done: '{{nombre}} ({{documento}}) ya pidió acceso; su solicitud se dejó como estaba. Apruébela o rechácela.',
  },
  person_differs_here: {
    plan: '{{columna}} de {{nombre}} ({{documento}}): aquí dice «{{actual, day}}», el archivo dice «{{valor, day}}». Se dejará como está; si el archivo tiene razón, corríjalo en Fichero.',
    done: '{{columna}} de {{nombre}} ({{documento}}): aquí dice «{{actual, day}}», el archivo dice «{{valor, day}}». Se dejó como estaba; si el archivo tiene razón, corríjalo en Fichero.',
  },
  person_empty_here: {
    plan: '{{columna}} de {{nombre}} ({{documento}}): aquí no está, el archivo dice «{{valor, day}}». Se dejará así; si el archivo tiene razón, escríbalo en Fichero.',
    done: '{{columna}} de {{nombre}} ({{documento}}): aquí no está, el archivo dice «{{valor, day}}». Se dejó así; si el archivo tiene razón, escríbalo en Fichero.',
  },
  person_no_admin_here: {
    plan: '{{nombre}} ({{documento}}) no es administrador aquí, y el archivo dice que lo es. Se dejará así; si debe serlo, cámbiele el rol.',
    done: '{{nombre}} ({{documento}}) no es administrador aquí, y el archivo dice que lo es. Se dejó así; si debe serlo, cámbiele el rol.',
  },
} as const satisfies Record<string, RowSentence>

export type RowProblemCode = keyof typeof ROW_PROBLEMS

/** The sentence of a tense; one that has only one is true before and after. */
export const inTense = (sentence: RowSentence, tense: Tense): string =>
  typeof sentence === 'string' ? sentence : sentence[tense]
