import type { Contents } from '../contents'
import { AccesoSistema } from './acceso-sistema'
import { Alcance } from './alcance'
import { AlcanceMU } from './alcance-mu'
import { ConfiguracionInicial } from './configuracion-inicial'
import { DescripcionProcesos } from './descripcion-procesos'
import { Home } from './home'
import { Instalacion } from './instalacion'
import { ModuloFichas } from './modulo-fichas'
import { ModuloInstructores } from './modulo-instructores'
import { ModuloProgramas } from './modulo-programas'
import { Panel } from './panel'
import { ReportesSofia } from './reportes-sofia'
import { RequisitosHardwareSoftware } from './requisitos-hardware-software'
import { RequisitosSistema } from './requisitos-sistema'

export const contents: Contents = {
  home: Home,
  alcanceMU: AlcanceMU,
  requisitosHardwareSoftware: RequisitosHardwareSoftware,
  accesosistema: AccesoSistema,
  panel: Panel,
  modulofichas: ModuloFichas,
  moduloinstructores: ModuloInstructores,
  moduloprogramas: ModuloProgramas,
  reportessofia: ReportesSofia,
  requisitosSistema: RequisitosSistema,
  instalacion: Instalacion,
  configuracionInicial: ConfiguracionInicial,
  alcance: Alcance,
  descripcionProcesos: DescripcionProcesos,
}
