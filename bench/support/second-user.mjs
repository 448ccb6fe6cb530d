import { callApi, signInAs } from '@fichero/e2e/session'

/** Creates a user without a role of administration, and returns the user’s session. */
export async function signInSecondUser(fichero) {
  const person = { nro_documento: '52000001', contrasena: 'la de prueba' }
  const body = {
    ...person,
    tipo_documento: 'CC',
    nombre: 'Marina',
    apellido: 'Quintero Ruiz',
    rol: 'user',
    tipo: 'planta',
    fecha_inicio_contrato: '2026-01-15',
    fecha_fin_contrato: '2099-12-15',
    correo_institucional: 'marina@fichero.example',
  }
  await callApi(fichero, '/users/create', { method: 'POST', body, session: fichero.session })
  return signInAs(fichero, person)
}
