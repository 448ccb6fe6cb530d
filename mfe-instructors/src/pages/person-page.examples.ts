import { getUser } from '@fichero/contract/calls/users.calls'
import { answer } from '@fichero/kit/testing/answers'
import { PEOPLE } from '../../testing/people'

const [person] = PEOPLE as [(typeof PEOPLE)[number]]

/** API responses with which the release check and the unit tests render this page. */
export const examples = [
  answer(getUser, {
    ok: true,
    user: {
      ...person,
      correo_institucional: 'maria@fichero.example',
      fecha_inicio_contrato: '2026-02-01',
      fecha_fin_contrato: '2026-12-15',
      resumen_semanal: false,
      version: 1,
      can: { edit: true, assign: true, disable: true, enable: false, link: true },
      dias_contrato: 19,
      centros: [],
      limite_contrato: null,
      fichas_asignadas: 1,
      fichas: [
        { nro_ficha: 2990001, programa_formacion: 'Desarrollo de soluciones de software', ultimo_reporte: null },
      ],
    },
  }),
]
