// Fills an empty system of any version with invented people and data, by requests that every version supports.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

const FIXTURES = join(import.meta.dirname, '../../fixtures')
const REPORT = 'Reporte de Juicios Evaluativos 2888001.xls'

/** Credentials of the first administrator, and of the instructor whom `fill` creates. */
export const ADMIN = { nro_documento: '1000000001', contrasena: 'una clave de prueba' }
export const INSTRUCTOR = { nro_documento: '1900000777', contrasena: 'otra clave de prueba' }
/** Number of the ficha of the fixtures. */
export const FICHA = 2888001

const DAYS = { fechaInicioLectiva: '2025-01-20', fechaFinLectiva: '2026-07-20', fechaFinFicha: '2027-01-20' }
const CONTRACT = { fecha_inicio_contrato: '2025-01-15', fecha_fin_contrato: '2027-12-15' }

/**
 * Sends a request to the API. Throws an error with the answer if the request fails.
 * @param {string} url of the system
 * @param {string} line method and path
 * @param {{ body?: object, token?: string }} [more]
 * @returns {Promise<any>}
 */
export async function call(url, line, { body, token } = {}) {
  const [method, path] = line.split(' ')
  const isForm = body instanceof FormData
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { ...(token && { 'x-token': token }), ...(body && !isForm && { 'content-type': 'application/json' }) },
    body: isForm ? body : body && JSON.stringify(body),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${line} answered ${answer.status}: ${text}`)
  return JSON.parse(text)
}

/** @param {string} url @returns {Promise<string>} */
export const signIn = async (url, credentials = ADMIN) =>
  (await call(url, 'POST /auth/login', { body: credentials })).token

/**
 * Returns a form with a file of the fixtures, and with `data` if there is any.
 * @param {string} name
 * @param {object} [data]
 */
export async function formOf(name, data, field = 'archivo_excel') {
  const form = new FormData()
  if (data) form.set('data', JSON.stringify(data))
  form.set(field, new Blob([await readFile(join(FIXTURES, name))]), name)
  return form
}

/** Imports a report of the ficha. */
export const loadReport = async (url, token, file = REPORT, ficha = FICHA) =>
  call(url, `PUT /fichas/${ficha}/evaluaciones`, { body: await formOf(file), token })

/**
 * Creates a program with a design, two fichas with people, one of them disabled, and imported reports, one of them undone.
 * Also makes an edit, an access request, a document, an opinion and a deploy token.
 * @param {string} url
 */
export async function fill(url) {
  const token = await signIn(url)
  const post = (path, body) => call(url, `POST ${path}`, { body, token })
  const { nro_documento, contrasena } = INSTRUCTOR
  const person = { tipo_documento: 'CC', tipo: 'contratista', ...CONTRACT }
  await post('/users/create', {
    ...person,
    nombre: 'Íngrid Lucía',
    apellido: 'Muñoz Peña',
    nro_documento,
    contrasena,
    correo_institucional: 'ingrid.munoz@centro.example',
    rol: 'instructor',
  })
  await post('/auth/register', {
    ...person,
    nombre: 'Otilia',
    apellido: 'Ñáñez',
    nro_documento: '1900000888',
    correo_institucional: 'otilia@centro.example',
  })
  const design = { nombrePrograma: 'Producción de contenidos', totalHoras: 3984, nivel: 'tecnologo' }
  const { program } = await post('/programs/create', await formOf('programa-134577.xls', design))
  const ficha = { ...DAYS, idProgramaFormacion: program.id, jornada: 'diurna', oferta: 'cerrada', etapa: 'lectiva' }
  const people = async (nroFicha, idJefeFicha, file) =>
    post('/fichas/create', await formOf(file, { ...ficha, nroFicha, idJefeFicha }))
  await people(FICHA, nro_documento, 'Reporte de Aprendices Ficha 2888001.xls')
  await people(2888009, ADMIN.nro_documento, 'aprendices-plano.xlsx')
  await post('/fichas/disabled/2888009')
  await loadReport(url, token)
  await loadReport(url, token, 'Reporte de Juicios Evaluativos 2888001 (1).xls')
  const { importaciones } = await call(url, `GET /fichas/${FICHA}/importaciones`, { token })
  await post(`/fichas/${FICHA}/importaciones/${importaciones[0].id}/deshacer`)
  const contact = { celular: '3001234567', correo: 'aprendiz@correo.example' }
  await call(url, `PUT /fichas/${FICHA}/aprendices/1900099001`, { body: contact, token })
  const titles = { titulo_es: 'Guía de matrícula', titulo_en: 'Guide to enrolment', categoria: 'guias' }
  await post('/manuals/documentos', await formOf('aprendices-plano.xlsx', titles, 'archivo'))
  await post('/manuals/opiniones', { pagina: 'inicio', idioma: 'es', util: false, comentario: 'Falta un ejemplo.' })
  await post('/admin/remotes/claves', { nombre: 'CI', remoto: 'fichas', activa: true, dias: 30 })
}
