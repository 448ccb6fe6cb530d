/** @jest-environment jsdom */
import type { AuditEntry } from '@fichero/contract/audit.schema'
import { subjectPath } from './activity-entry'

const subject = { clave: '52', nro_ficha: null }

test.each([
  ['a remote leads to the modules', 'remoto', 'courses', null, '/modulos'],
  ['a ficha leads to that ficha', 'ficha', '2558963', { clave: '2558963' }, '/fichas/visualizar/2558963'],
  ['a ficha that is gone has no link', 'ficha', '2558963', null, undefined],
  ['a program leads to that program', 'programa', '7', { clave: '7' }, '/programas/7'],
  ['an enrolment leads to the apprentice', 'matricula', '9', subject, '/fichas/visualizarEstudiantePage/52'],
  [
    'an enrolment in a known ficha leads to the apprentice in that ficha',
    'matricula',
    '9',
    { ...subject, nro_ficha: 2_558_963 },
    '/fichas/visualizarEstudiantePage/52?ficha=2558963',
  ],
  ['an apprentice leads to the apprentice', 'aprendiz', '52', subject, '/fichas/visualizarEstudiantePage/52'],
  ['a user leads to that user', 'usuario', '5', subject, '/instructors/5'],
  ['a user who is gone has no link', 'usuario', '5', null, undefined],
  ['an access request has no link', 'solicitud', '5', subject, undefined],
  ['a network address has no link', 'direccion', '203.0.113.7', subject, undefined],
])('an entry about %s', (_, entidad, entidad_id, sujeto, path) => {
  expect(subjectPath({ entidad, entidad_id, sujeto } as AuditEntry)).toBe(path)
})
