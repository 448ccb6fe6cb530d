// Stryker disable StringLiteral,ObjectLiteral: sentences

/** Errors of single form fields. Schemas use these codes as issue messages. */
export const FIELD_ERRORS = {
  required: 'Este campo es obligatorio.',
  invalid: 'El valor no es válido.',
  page_invalid: 'Las páginas se numeran desde 1.',
  flag_invalid: 'Escriba true o false.',
  nothing_to_change: 'Envíe al menos un dato que cambie.',
  too_long: 'El texto es demasiado largo.',
  document_invalid: 'El documento debe tener entre 5 y 15 dígitos.',
  email_invalid: 'El correo ingresado no es válido',
  instructor_email_invalid: 'Por favor ingrese un correo electrónico válido.',
  phone_invalid: 'El celular debe tener entre 7 y 15 dígitos.',
  password_short: 'La contraseña debe tener al menos 6 caracteres',
  password_is_document: 'La contraseña no puede ser el número de documento.',
  password_is_name: 'La contraseña no puede ser el nombre de la persona.',
  password_common: 'Es una de las contraseñas más usadas y fácil de adivinar. Elija otra.',
  current_password_required: 'Escriba su contraseña actual: hace más de 15 minutos que inició sesión.',
  current_password_wrong: 'No es su contraseña actual.',
  passwords_differ: 'Las contraseñas no coinciden',
  document_read_only: 'El número de documento no se puede cambiar.',
  document_taken: 'Ya existe una persona con este número de documento.',
  email_taken: 'Ya existe una persona con este correo.',
  admin_only: 'Solo un administrador puede cambiar este dato.',
  contract_dates_required: 'Las fechas de contrato son obligatorias para contratistas',
  instructor_contract_dates_required: 'Las fechas de contrato son obligatorias para instructores contratistas.',
  contract_dates_kept: 'Las fechas de contrato solo se quitan cuando el tipo deja de ser contratista.',
  contract_end_before_start: 'La fecha de fin del contrato debe ser posterior a la fecha de inicio.',
  ficha_number_invalid: 'El número de ficha debe tener entre 5 y 9 dígitos.',
  date_invalid: 'Escriba una fecha válida.',
  end_before_start: 'La fecha de fin debe ser posterior a la fecha de inicio',
  ficha_end_before_lective_end: 'La fecha de fin de la ficha no puede ser anterior al fin de la etapa lectiva.',
  hours_invalid: 'Las horas deben ser un número entero entre 1 y 20.000, como 3.984.',
  percentage_invalid: 'El porcentaje debe ser un número entero entre 1 y 99.',
  select_instructor: 'Debe seleccionar un instructor',
  select_program: 'Debe seleccionar un programa de formación',
  instructor_unknown: 'El instructor no existe o está deshabilitado.',
  program_unknown: 'El programa no existe o está deshabilitado.',
  program_locked: 'La ficha ya tiene juicios de su programa, dados o por dar: no se puede cambiar.',
  ficha_number_read_only: 'El número de ficha no se puede cambiar.',
  taken: 'Ya existe un registro con este valor.',
  file_without_design: 'Este archivo no tiene los resultados del programa. Cargue el Reporte de Juicios Evaluativos.',
  file_required: 'Por favor, selecciona un archivo Excel',
  document_required: 'Elija el archivo que se va a publicar.',
} as const

export type FieldErrorCode = keyof typeof FIELD_ERRORS

/** What a form with empty fields says as a whole. */
export const INCOMPLETE_FORMS = {
  required_fields: 'Por favor, complete todos los campos obligatorios',
  all_fields: 'Todos los campos son obligatorios.',
  all_fields_and_file: 'Todos los campos son obligatorios, incluyendo el archivo Excel.',
} as const

export type IncompleteFormCode = keyof typeof INCOMPLETE_FORMS
