import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSlug } from './slugs'

/** The pages that the specification names, below /manuales. `index` is the system information, whose address redirects. */
const SPECIFIED = [
  'alcance',
  'descripcionProcesos',
  'introduccion',
  'requisitosSistema',
  'descargarArchivos',
  'instalacion',
  'configuracionInicial',
  'congHostingDominio',
  'verificacionInstalacion',
  'diagramas',
  'documentacionCodigo',
  'procesos',
  'accesosistema',
  'alcanceMU',
  'requisitosmanejarsistema',
  'requisitosHardwareSoftware',
  'panel',
  'modulofichas',
  'moduloinstructores',
  'moduloprogramas',
]

test('the manuals have every page that the specification names', () => {
  expect(SPECIFIED.filter((name) => !isSlug(name))).toEqual([])
})

test.each([
  ['es', ['**Nombre**: Fichero', '**Versión**: 1.1', '**Desarrolladores**: ', '**Fecha de actualización**: ']],
  ['en', ['**Name**: Fichero', '**Version**: 1.1', '**Developers**: ', '**Updated on**: ']],
])('the home page of the manuals in %s has the system information that the specification names', (language, facts) => {
  const text = readFileSync(join(__dirname, language, 'home.mdx'), 'utf8')
  expect(facts.filter((fact) => !text.includes(`- ${fact}`))).toEqual([])
})
