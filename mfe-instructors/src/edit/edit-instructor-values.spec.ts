import { fullName } from '@fichero/contract/text'
import { type EditedUser, valuesOf } from './edit-instructor-values'

const values = {
  tipo_documento: 'CC',
  nombre: 'Ana María',
  apellido: 'Rojas',
  correo_institucional: 'ana@fichero.example',
  rol: 'user',
  tipo: 'contratista',
  fecha_inicio_contrato: '2026-02-03',
  fecha_fin_contrato: '2026-12-03',
}

test('the form starts with the stored values; the dates are empty without a contract', () => {
  const user = {
    ...values,
    resumen_semanal: true,
    id: 4,
    version: 2,
    nro_documento: '52',
    celular: '300',
    centros: [12, 3],
  } as unknown as EditedUser
  expect(valuesOf(user)).toEqual({ ...values, resumen_semanal: 'true', centros: '3,12' })
  const contract = { fecha_inicio_contrato: null, fecha_fin_contrato: null }
  expect(valuesOf({ ...user, ...contract })).toMatchObject({ fecha_inicio_contrato: '', fecha_fin_contrato: '' })
})

test('the full name consists of names and surnames', () => {
  expect(fullName(values)).toBe('Ana María Rojas')
})
