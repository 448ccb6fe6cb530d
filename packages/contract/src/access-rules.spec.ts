import fc from 'fast-check'
import type { z } from 'zod'
import * as rules from './access-rules'
import * as schemas from './auth.schema'

fc.configureGlobal({ seed: 20_261_126 })

const VALUES: Record<string, string[]> = {
  nro_documento: ['', ' ', '1', '12345', ' 52.000.111 ', '00000', '5200011a', '1234567890123456', '\u200b'],
  contrasena: ['', ' ', 'x', 'x'.repeat(128), 'x'.repeat(129)],
  newPassword: ['', '  ', 'corta', 'seis66', '      ', 'x'.repeat(128), 'x'.repeat(129)],
  confirmPassword: ['', 'seis66', 'corta'],
  nombre: ['', ' ', '\u200b', 'Ana  María', 'x'.repeat(100), 'x'.repeat(101)],
  apellido: ['', 'Ñustes'],
  tipo_documento: ['', 'CC', 'RC', 'XX', 'cc'],
  correo_institucional: ['', ' ', 'nadia@', ' Nadia@centro.example ', 'a..b@c.example', `${'a'.repeat(250)}@b.example`],
  tipo: ['', 'planta', 'contratista', 'tecnico'],
  fecha_inicio_contrato: ['', ' ', '2026-02-01', '2026-02-30', '1949-12-31', 'mañana'],
  fecha_fin_contrato: ['', '2026-02-01', '2026-11-30', '2100-12-31', '2101-01-01', ' 2026-11-30'],
}

const FORMS: [string, (typed: rules.Typed) => rules.Problems, z.ZodType][] = [
  ['login', rules.loginProblems, schemas.loginBody],
  ['forgotPassword', rules.forgotPasswordProblems, schemas.forgotPasswordBody],
  ['resetPassword', rules.resetPasswordProblems, schemas.resetPasswordBody],
  ['register', rules.registerProblems, schemas.registerBody],
]

/** What the API says of each field: the first of its errors. */
function saidOf(schema: z.ZodType, typed: rules.Typed) {
  const said: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(typed).error?.issues ?? []) said[String(path[0])] ??= message
  return said
}

const found = (problems: rules.Problems) =>
  Object.fromEntries(Object.entries(problems).filter(([, code]) => code !== undefined))

test.each(FORMS)('the rules of %s say of each field what its schema says', (_, problemsOf, schema) => {
  const names = Object.keys(problemsOf({}))
  const forms = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.oneof(fc.constantFrom(...(VALUES[name] ?? [])), fc.string())])),
  )
  const codes = new Set<string | undefined>()
  fc.assert(
    fc.property(forms, (typed) => {
      const problems = found(problemsOf(typed))
      for (const code of Object.values(problems)) codes.add(code)
      expect(problems).toEqual(saidOf(schema, typed))
    }),
    { numRuns: 2000 },
  )
  expect(codes).toContain(names.includes('newPassword') ? 'passwords_differ' : 'document_invalid')
})

test('a password that is not there is asked for, and not its repetition', () => {
  expect(rules.resetPasswordProblems({})).toEqual({ newPassword: 'required' })
  expect(rules.resetPasswordProblems({ confirmPassword: 'seis66' })).toEqual({ newPassword: 'required' })
})
