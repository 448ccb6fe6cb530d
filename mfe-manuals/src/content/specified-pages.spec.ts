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
