import { type MigrationInterface, type QueryRunner, Table } from 'typeorm'
import { CHANGES } from './changes-table.js'
import {
  counter,
  day,
  foreignKey,
  id,
  index,
  instant,
  integer,
  json,
  KEY,
  NULLABLE,
  text,
  unique,
  varchar,
} from './columns.js'

const TABLES = [
  new Table({
    name: 'usuario',
    columns: [
      id(),
      varchar('nro_documento', 20),
      varchar('tipo_documento', 10),
      varchar('nombre', 100),
      varchar('apellido', 100),
      varchar('correo_institucional', 254),
      varchar('contrasena', 255, NULLABLE),
      varchar('rol', 10),
      varchar('tipo', 20),
      day('fecha_inicio_contrato', NULLABLE),
      day('fecha_fin_contrato', NULLABLE),
      varchar('estado', 15),
      counter('version_token'),
      counter('version', 1),
      varchar('busqueda', 255),
      varchar('orden', 600),
    ],
    indices: [
      unique('uq_usuario_documento', 'nro_documento'),
      unique('uq_usuario_correo', 'correo_institucional'),
      index('ix_usuario_estado', 'estado', 'orden'),
    ],
  }),
  new Table({
    name: 'programa',
    columns: [
      id(),
      varchar('codigo', 20, NULLABLE),
      varchar('version', 20, NULLABLE),
      varchar('nombre_programa', 255),
      integer('total_horas'),
      varchar('nivel', 15),
      varchar('estado', 15),
      counter('total_competencias'),
      counter('total_resultados'),
      varchar('busqueda', 255),
      varchar('huella', 64, NULLABLE),
      counter('revision', 1),
    ],
    indices: [
      unique('uq_programa_codigo_version', 'codigo', 'version'),
      unique('uq_programa_huella', 'huella'),
      index('ix_programa_estado', 'estado', 'nombre_programa'),
    ],
  }),
  new Table({
    name: 'competencia',
    columns: [id(), integer('id_programa'), varchar('codigo', 20), text('nombre_competencia'), integer('orden')],
    indices: [unique('uq_competencia_codigo', 'id_programa', 'codigo')],
    foreignKeys: [foreignKey('fk_competencia_programa', 'id_programa', 'programa')],
  }),
  new Table({
    name: 'resultado_aprendizaje',
    columns: [id(), integer('id_competencia'), varchar('codigo', 20), text('nombre_rae'), integer('orden')],
    indices: [unique('uq_resultado_codigo', 'id_competencia', 'codigo')],
    foreignKeys: [foreignKey('fk_resultado_competencia', 'id_competencia', 'competencia')],
  }),
  new Table({
    name: 'ficha',
    columns: [
      integer('nro_ficha', KEY),
      integer('id_jefe'),
      integer('id_programa_formacion'),
      varchar('jornada', 15),
      varchar('oferta', 15),
      varchar('etapa', 15),
      varchar('estado', 15),
      day('fecha_inicio_lectiva'),
      day('fecha_fin_lectiva'),
      day('fecha_fin_ficha'),
      counter('total_aprendices_en_formacion'),
      counter('aprobados_en_formacion'),
      counter('version', 1),
    ],
    indices: [
      index('ix_ficha_estado', 'estado', 'nro_ficha'),
      index('ix_ficha_programa', 'id_programa_formacion', 'estado', 'nro_ficha'),
      index('ix_ficha_jefe', 'id_jefe'),
    ],
    foreignKeys: [
      foreignKey('fk_ficha_jefe', 'id_jefe', 'usuario'),
      foreignKey('fk_ficha_programa', 'id_programa_formacion', 'programa'),
    ],
  }),
  new Table({
    name: 'aprendiz',
    columns: [
      varchar('nro_documento', 20, KEY),
      varchar('tipo_documento', 10),
      varchar('nombre', 100),
      varchar('apellido', 100),
      varchar('busqueda', 255),
    ],
  }),
  new Table({
    name: 'aprendiz_palabra',
    columns: [varchar('palabra', 100, KEY), varchar('nro_documento', 20, KEY), varchar('busqueda', 255)],
    indices: [index('ix_aprendiz_palabra_documento', 'nro_documento')],
    foreignKeys: [foreignKey('fk_aprendiz_palabra_aprendiz', 'nro_documento', 'aprendiz.nro_documento')],
  }),
  new Table({
    name: 'matricula',
    columns: [
      id(),
      integer('nro_ficha'),
      varchar('nro_documento', 20),
      varchar('estado', 40),
      varchar('celular', 40, NULLABLE),
      varchar('correo', 254, NULLABLE),
      varchar('correo_busqueda', 255, NULLABLE),
      day('fecha_reporte', NULLABLE),
      counter('resultados_aprobados'),
      counter('horas_aprobadas'),
    ],
    indices: [
      unique('uq_matricula', 'nro_ficha', 'nro_documento'),
      index('ix_matricula_documento', 'nro_documento'),
      index('ix_matricula_correo', 'correo_busqueda'),
    ],
    foreignKeys: [
      foreignKey('fk_matricula_ficha', 'nro_ficha', 'ficha.nro_ficha'),
      foreignKey('fk_matricula_aprendiz', 'nro_documento', 'aprendiz.nro_documento'),
    ],
  }),
  new Table({
    name: 'importacion',
    columns: [
      id(),
      varchar('tipo', 15),
      varchar('archivo', 255),
      varchar('sha256', 64),
      day('fecha_reporte', NULLABLE),
      integer('nro_ficha', NULLABLE),
      integer('orden', NULLABLE),
      integer('id_programa', NULLABLE),
      integer('id_usuario'),
      instant('fecha'),
      json('resumen'),
    ],
    indices: [
      unique('uq_importacion_orden', 'nro_ficha', 'orden'),
      index('ix_importacion_programa', 'id_programa'),
      index('ix_importacion_usuario', 'id_usuario'),
    ],
    foreignKeys: [
      foreignKey('fk_importacion_ficha', 'nro_ficha', 'ficha.nro_ficha'),
      foreignKey('fk_importacion_programa', 'id_programa', 'programa'),
      foreignKey('fk_importacion_usuario', 'id_usuario', 'usuario'),
    ],
  }),
  new Table({
    name: 'juicio',
    columns: [
      integer('id_matricula', KEY),
      integer('id_resultado', KEY),
      varchar('estado', 15),
      varchar('evaluador_documento', 30, NULLABLE),
      varchar('evaluador_nombre', 200, NULLABLE),
      varchar('observacion', 500, NULLABLE),
      varchar('fecha_registro', 19, NULLABLE),
      integer('id_importacion', NULLABLE),
    ],
    indices: [index('ix_juicio_resultado', 'id_resultado'), index('ix_juicio_importacion', 'id_importacion')],
    foreignKeys: [
      foreignKey('fk_juicio_matricula', 'id_matricula', 'matricula'),
      foreignKey('fk_juicio_resultado', 'id_resultado', 'resultado_aprendizaje'),
      foreignKey('fk_juicio_importacion', 'id_importacion', 'importacion'),
    ],
  }),
  new Table({
    name: 'juicio_pendiente',
    columns: [
      integer('id_matricula', KEY),
      integer('id_resultado', KEY),
      varchar('evaluador_documento', 30, NULLABLE),
      varchar('evaluador_nombre', 200, NULLABLE),
    ],
    indices: [index('ix_juicio_pendiente_resultado', 'id_resultado')],
    foreignKeys: [
      foreignKey('fk_juicio_pendiente_matricula', 'id_matricula', 'matricula'),
      foreignKey('fk_juicio_pendiente_resultado', 'id_resultado', 'resultado_aprendizaje'),
    ],
  }),
  CHANGES,
  new Table({
    name: 'auditoria',
    columns: [
      id(),
      instant('fecha'),
      integer('id_usuario', NULLABLE),
      varchar('accion', 60),
      varchar('entidad', 40),
      varchar('entidad_id', 40),
      { ...json('antes'), ...NULLABLE },
      { ...json('despues'), ...NULLABLE },
    ],
    indices: [index('ix_auditoria_entidad', 'entidad', 'entidad_id'), index('ix_auditoria_usuario', 'id_usuario')],
    foreignKeys: [foreignKey('fk_auditoria_usuario', 'id_usuario', 'usuario')],
  }),
  new Table({
    name: 'plan_importacion',
    columns: [
      varchar('id', 64, KEY),
      integer('id_usuario'),
      integer('nro_ficha'),
      varchar('archivo', 255),
      varchar('sha256', 64),
      varchar('huella', 64),
      json('contenido'),
      integer('bytes'),
      instant('hasta'),
      integer('id_importacion', NULLABLE),
    ],
  }),
  new Table({
    name: 'enlace',
    columns: [
      id(),
      varchar('hash', 64),
      integer('id_usuario'),
      varchar('motivo', 20),
      instant('vence'),
      { ...instant('usado'), ...NULLABLE },
    ],
    indices: [unique('uq_enlace_hash', 'hash'), index('ix_enlace_usuario', 'id_usuario')],
    foreignKeys: [foreignKey('fk_enlace_usuario', 'id_usuario', 'usuario')],
  }),
  new Table({
    name: 'origen_conocido',
    columns: [integer('id_usuario', KEY), varchar('hash', 64, KEY), instant('vence')],
    indices: [index('ix_origen_conocido_hash', 'hash')],
    foreignKeys: [foreignKey('fk_origen_conocido_usuario', 'id_usuario', 'usuario')],
  }),
  new Table({
    name: 'sesion_cerrada',
    columns: [varchar('id', 22, KEY), instant('vence')],
    indices: [index('ix_sesion_cerrada_vence', 'vence')],
  }),
  new Table({
    name: 'remoto',
    columns: [varchar('nombre', 60, KEY), varchar('hash', 16), json('descriptor'), instant('fecha')],
  }),
]

/** Skips tables that an interrupted start created. MySQL creates a table with all indexes and keys or not at all. */
const IF_MISSING = true

export class Initial1800000000001 implements MigrationInterface {
  name = 'Initial1800000000001'

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.createTable(table, IF_MISSING)
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES.toReversed()) await runner.dropTable(table)
  }
}
