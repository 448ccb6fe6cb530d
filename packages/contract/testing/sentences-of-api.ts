import type { RequestWay, SpecifiedSentence } from './specified-sentence.ts'

const REQUEST = {
  nro_documento: 71_000_100,
  tipo_documento: 'CE',
  nombre: 'Nadia',
  apellido: 'Ñustes',
  tipo: 'contratista',
  correo_institucional: 'nadia@fichero.example',
}
const DATES = { fecha_inicio_contrato: '2026-02-01', fecha_fin_contrato: '2026-02-01' }
const register = (body: object): RequestWay => ({ method: 'POST', path: '/auth/register', body })
const reset = (body: object): RequestWay => ({ method: 'POST', path: '/auth/reset-password/x', body })
const create = (body: object): RequestWay => ({ method: 'POST', path: '/users/create', body })
const update = (body: object): RequestWay => ({ method: 'PUT', path: '/users/update/1000000001', body })
const apprentice: RequestWay = { method: 'GET', path: '/fichas/aprendiz/APPRENTICE' }

/** Sentences in answers of the API, which also reach the pages before the sign-in and other clients. */
export const SENTENCES_OF_API: SpecifiedSentence<RequestWay>[] = [
  {
    sentence: 'Las fechas de contrato son obligatorias para contratistas',
    text: 'field:contract_dates_required',
    way: register(REQUEST),
  },
  {
    sentence: 'La fecha de fin debe ser posterior a la fecha de inicio',
    text: 'field:end_before_start',
    way: register({ ...REQUEST, ...DATES }),
  },
  {
    sentence: 'El correo ingresado no es válido',
    text: 'field:email_invalid',
    way: register({ ...REQUEST, correo_institucional: 'nadia' }),
  },
  {
    sentence: 'Las contraseñas no coinciden',
    text: 'field:passwords_differ',
    way: reset({ newPassword: 'una larga y rara', confirmPassword: 'otra' }),
  },
  {
    sentence: 'La contraseña debe tener al menos 6 caracteres',
    text: 'field:password_short',
    way: reset({ newPassword: 'corta' }),
  },
  {
    sentence: 'Por favor, complete todos los campos obligatorios',
    text: 'incomplete:required_fields',
    way: create({}),
  },
  {
    sentence: 'Todos los campos son obligatorios.',
    text: 'incomplete:all_fields',
    way: update({ nombre: '' }),
  },
  {
    sentence: 'Por favor ingrese un correo electrónico válido.',
    text: 'field:instructor_email_invalid',
    way: update({ correo_institucional: 'nadia' }),
  },
  {
    sentence: 'Las fechas de contrato son obligatorias para instructores contratistas.',
    text: 'field:instructor_contract_dates_required',
    way: update({ tipo: 'contratista', fecha_inicio_contrato: '', fecha_fin_contrato: '' }),
  },
  {
    sentence: 'La fecha de fin del contrato debe ser posterior a la fecha de inicio.',
    text: 'field:contract_end_before_start',
    way: update({ tipo: 'contratista', ...DATES }),
  },
  {
    sentence: 'Debe seleccionar un instructor',
    text: 'field:select_instructor',
    way: { method: 'PUT', path: '/fichas/FICHA', body: { idJefeFicha: '' } },
  },
  {
    sentence: 'Debe seleccionar un programa de formación',
    text: 'field:select_program',
    way: { method: 'PUT', path: '/fichas/FICHA', body: { idProgramaFormacion: '' } },
  },
  {
    sentence: 'Por favor, selecciona un archivo Excel',
    text: 'errors:file_missing',
    when: 'a report is sent without its file',
    way: { method: 'PUT', path: '/fichas/FICHA/evaluaciones', data: {} },
  },
  {
    sentence: 'Todos los campos son obligatorios, incluyendo el archivo Excel.',
    text: 'incomplete:all_fields_and_file',
    way: { method: 'POST', path: '/programs/create', data: {} },
  },
  {
    sentence: 'No se encontró el usuario',
    text: 'errors:user_not_found',
    way: { method: 'GET', path: '/users/999999' },
  },
  {
    sentence: 'Programa no encontrado.',
    text: 'errors:program_not_found',
    way: { method: 'GET', path: '/programs/999999' },
  },
  {
    sentence: 'No se encontró información de la ficha',
    text: 'errors:ficha_not_found',
    way: { method: 'GET', path: '/fichas/9999999' },
  },
  {
    sentence: 'No se pudieron cargar los datos del aprendiz',
    text: 'errors:apprentice_not_found',
    way: { method: 'GET', path: '/fichas/aprendiz/99999999' },
  },
  { sentence: 'pendiente', text: 'judgment-state:pendiente', way: apprentice },
  { sentence: 'por asignar', text: 'not-judged:NO_EVALUATOR', way: apprentice },
  { sentence: 'pendiente de evaluación', text: 'not-judged:NOT_EVALUATED', way: apprentice },
]
