import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { SchemaChecker } from '../../../testing/check-schemas.js'
import { DOCUMENT, OPERATIONS } from '../../../testing/described-document.js'
import { OPENAPI_FILE } from './openapi-files.js'

interface Problem {
  message: string
}

/**
 * The specification requires `/fichas/{nroFicha}/evaluaciones` beside `/fichas/disabled/{id}`, `enabled`, `aprendiz` and `lotes`; the
 * other parts of a ficha follow the same pattern. In practice the paths do not conflict: the number of a ficha is none of these
 * words, and the server prefers the fixed word.
 */
const AMBIGUOUS = [
  ['{nroFicha}/avance', 'disabled/{id}'],
  ['{nroFicha}/avance', 'enabled/{id}'],
  ['disabled/{id}', '{nroFicha}/instructores'],
  ['disabled/{id}', '{nroFicha}/evaluaciones'],
  ['disabled/{id}', '{nroFicha}/aprendices'],
  ['disabled/{id}', '{nroFicha}/importaciones'],
  ['{nroFicha}/avance', 'lotes/{id}'],
  ['{nroFicha}/evaluaciones/{plan}/cambios', 'lotes/{id}/reportes/{reporte}'],
  ['{nroFicha}/avance', 'aprendiz/{documentNumber}'],
  ['lotes/{id}/reportes/{reporte}', '{nroFicha}/aprendices/{documentNumber}/documento'],
  ['lotes/{id}/reportes/{reporte}', '{nroFicha}/aprendices/{documentNumber}/union'],
  ['lotes/{id}/reportes/{reporte}', '{nroFicha}/aprendices/{documentNumber}/avisos'],
  ['disabled/{id}', '{nroFicha}/enlaces'],
  ['disabled/{id}', '{nroFicha}/faltantes'],
  ['aprendiz/{documentNumber}/exportacion', '{nroFicha}/faltantes/exportacion'],
  ['disabled/{id}', '{nroFicha}/mapa'],
].map(
  ([one, other]) =>
    `Paths should resolve unambiguously. Found two ambiguous paths: \`/api/fichas/${one}\` and \`/api/fichas/${other}\`.`,
)

it('the document follows the recommended rules of Redocly, except where the specification does not', () => {
  const linter = join(__dirname, '../../../testing/lint-document.mjs')
  const problems: Problem[] = JSON.parse(execFileSync(process.execPath, [linter, OPENAPI_FILE], { encoding: 'utf8' }))
  expect(problems.map(({ message }) => message)).toEqual(AMBIGUOUS)
})

it('the document has only schemas that Ajv accepts in strict mode', () => {
  const checker = new SchemaChecker(DOCUMENT)
  for (const name of Object.keys(DOCUMENT.components.schemas)) checker.compile({ $ref: `#/components/schemas/${name}` })
  for (const [, { parameters = [], requestBody, responses }] of OPERATIONS) {
    const answers = Object.values(responses).flatMap((answer) => ('content' in answer ? [answer.content ?? {}] : []))
    const contents = [requestBody?.content ?? {}, ...answers].flatMap((content) => Object.values(content))
    for (const { schema } of [...parameters, ...contents]) if (schema) checker.compile(schema)
  }
})
