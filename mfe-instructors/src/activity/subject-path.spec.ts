import type { AuditEntry } from '@fichero/contract/audit.schema'
import { subjectPath } from './subject-path'

const subject = { clave: '52', nro_ficha: null }

test.each([
  ['remoto', 'courses', null, '/modulos'],
  ['ficha', '2558963', { clave: '2558963' }, '/fichas/visualizar/2558963'],
  ['ficha', '2558963', null, undefined],
  ['programa', '7', { clave: '7' }, '/programas/7'],
  ['matricula', '9', subject, '/fichas/visualizarEstudiantePage/52'],
  ['matricula', '9', { ...subject, nro_ficha: 2_558_963 }, '/fichas/visualizarEstudiantePage/52?ficha=2558963'],
  ['usuario', '5', subject, '/instructors/5'],
  ['usuario', '5', null, undefined],
  ['solicitud', '5', subject, undefined],
  ['direccion', '203.0.113.7', subject, undefined],
])('%s %s with %j is shown at %s', (entidad, entidad_id, sujeto, path) => {
  expect(subjectPath({ entidad, entidad_id, sujeto } as AuditEntry)).toBe(path)
})
