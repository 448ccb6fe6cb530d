import { SIGN_IN_ACTIONS } from '@fichero/contract/audit-actions'
import { BATCH_DAYS, MODULE_DATA_DAYS, PROGRESS_LINK_DAYS, UNDO_DAYS } from '@fichero/contract/limits'
import type { DataSource } from 'typeorm'
import { EXPIRED_LINK_RETENTION_DAYS } from '../../areas/access-links/links.js'
import { removeTokenContacts } from '../../areas/remotes/retention.js'
import { HAS_TOO_MANY_NEWER } from '../../files/import-records/undo-term.js'
import { HAS_ROW_PROBLEMS, HAS_UNDO_DATA, removeRowProblems, removeUndoData } from './stripped-loads.js'

interface Rule {
  /** Name of the rule in the command: the table, or the table and a part of its data. */
  name: string
  /** Default age in days; the command can override it. */
  days: number
  /** Smallest age in days that the command accepts. */
  min?: number
  /** True if the command cannot override the age. */
  isFixed?: boolean
  /** Sentence for the operator: what is removed, and why not earlier. */
  why: string
}

/** Removes rows that are older than `days`. */
export interface RowRule extends Rule {
  table: string
  /** SQL: the column with the date, of the row `t` or of its import `i`. */
  date: string
  /** SQL: tables joined to `t`, and a condition besides the age. */
  join?: string
  where?: string
  /** SQL: a condition for rows to remove before they reach the age. */
  orSooner?: string
  /** Clears a part of the rows with these ids instead of deleting the rows. Afterwards `where` must not match these rows. */
  strip?: (dataSource: DataSource, ids: number[]) => Promise<void>
}

/** Removes files of the data folder that are older than `days`. */
export interface FileRule extends Rule {
  /** Path inside the data folder. */
  folder: string
  pattern: RegExp
  /** The time that counts as the age of a file. Only `ctime` is the moment of a rename. */
  date: 'mtime' | 'ctime'
}

/** A rule that removes rows or files by their age. */
export type RetentionRule = RowRule | FileRule

export const isOfFiles = (rule: RetentionRule): rule is FileRule => 'folder' in rule

const JOIN_IMPORT = 'JOIN importacion i ON i.id = t.id_importacion'
/** In days: one day longer than an import can be undone, because the clocks of nodes may differ. */
const AFTER_UNDO = UNDO_DAYS + 1

/**
 * All rules that remove data by its age. `retained.ts` lists data without a rule, with the reason. Releases have a rule in
 * `remotes/retention.ts`, because open pages use them.
 */
export const RETENTION_RULES: RetentionRule[] = [
  {
    name: 'auditoria',
    table: 'auditoria',
    days: 6 * 365,
    date: 't.fecha',
    why: 'las faltas disciplinarias prescriben a los cinco años (Ley 1952 de 2019, artículo 33), y queda uno más',
  },
  {
    name: 'auditoria_ingresos',
    table: 'auditoria',
    days: 365,
    date: 't.fecha',
    where: `t.accion IN (${SIGN_IN_ACTIONS.map((accion) => `'${accion}'`).join(', ')})`,
    why: 'ingresos, intentos y salidas, con la dirección de donde llegaron: sirven para aclarar un acceso reciente',
  },
  {
    name: 'importacion_deshacer',
    table: 'importacion_detalle',
    days: AFTER_UNDO,
    isFixed: true,
    date: 'i.fecha',
    join: JOIN_IMPORT,
    orSooner: HAS_TOO_MANY_NEWER,
    where: HAS_UNDO_DATA,
    strip: removeUndoData,
    why: 'celulares, correos y otros datos que solo servían para deshacer la carga, cuyo plazo terminó; lo demás queda',
  },
  {
    name: 'importacion_avisos',
    table: 'importacion',
    days: UNDO_DAYS,
    date: 't.fecha',
    where: HAS_ROW_PROBLEMS,
    strip: removeRowProblems,
    why: 'avisos y rechazos de filas, con nombres y contactos del archivo; la carga y sus cifras quedan',
  },
  {
    name: 'importacion_detalle',
    table: 'importacion_detalle',
    days: 3 * 365,
    min: AFTER_UNDO,
    date: 'i.fecha',
    join: JOIN_IMPORT,
    // Details of undone imports, and details that are part of the record of judgments, are retained.
    where: `t.id_deshacer IS NULL AND i.tipo <> 'deshacer' AND JSON_EXTRACT(t.contenido, '$.retirados[0]') IS NULL
      AND NOT EXISTS (SELECT 1 FROM cambio_matricula c WHERE c.id_importacion = t.id_importacion)`,
    why: 'nombres y estados que una carga reemplazó; la carga queda, y ya no se puede deshacer',
  },
  {
    name: 'opinion',
    table: 'opinion',
    days: 3 * 365,
    date: 't.fecha',
    why: 'lo que alguien escribió de una página de los manuales, que desde entonces cambió',
  },
  {
    name: 'fallo_remoto',
    table: 'fallo_remoto',
    days: 30,
    date: 't.hora',
    why: 'cuentas de fallos de los módulos, sin datos de personas',
  },
  { name: 'copia', table: 'copia', days: 2 * 365, date: 't.fecha', why: 'cuándo se hicieron copias de seguridad' },
  {
    name: 'retiro',
    table: 'retiro',
    days: 6 * 365,
    date: 't.fecha',
    why: 'qué se quitó y de quién, mientras pueda restaurarse una copia de antes',
  },
  {
    name: 'enlace',
    table: 'enlace',
    days: EXPIRED_LINK_RETENTION_DAYS,
    date: 't.vence',
    why: 'para crear contraseñas, usados o vencidos; también los borra el siguiente enlace de la persona',
  },
  {
    name: 'enlace_avance',
    table: 'enlace_avance',
    days: PROGRESS_LINK_DAYS + 1,
    date: 't.creado',
    why: 'para que un aprendiz vea su avance, vencidos; con menos días se borran antes de vencer',
  },
  {
    name: 'aviso_aprendiz',
    table: 'aviso_aprendiz',
    days: 365,
    date: 't.fecha',
    why: 'el último aviso a cada aprendiz sobre lo que le falta, mientras pueda faltarle lo mismo',
  },
  {
    name: 'dato_modulo',
    table: 'dato_modulo',
    days: MODULE_DATA_DAYS,
    date: 'r.retirado',
    join: 'JOIN remoto r ON r.nombre = t.remoto',
    why: 'lo que guardó un módulo que se retiró; hasta entonces un administrador puede volver a activarlo',
  },
  {
    name: 'clave_despliegue_correo',
    table: 'clave_despliegue',
    days: 30,
    date: 't.vence',
    where: 't.correo IS NOT NULL',
    strip: removeTokenContacts,
    why: 'correos de quienes tenían claves de despliegue que vencieron; al revocar una clave se borra el suyo',
  },
  {
    name: 'origen_conocido',
    table: 'origen_conocido',
    days: 0,
    date: 't.vence',
    why: 'equipos y direcciones desde donde nadie ha entrado en 90 días',
  },
  {
    name: 'sesion_cerrada',
    table: 'sesion_cerrada',
    days: 0,
    date: 't.vence',
    why: 'vencidas; también las borra quien cierra otra sesión',
  },
  {
    name: 'sesion_institucion',
    table: 'sesion_institucion',
    days: 0,
    date: 't.vence',
    why: 'vencidas; también las borra quien entra después',
  },
  {
    name: 'plan_importacion',
    table: 'plan_importacion',
    days: 0,
    date: 't.hasta',
    why: 'vencidos; también los borra la siguiente simulación',
  },
  {
    name: 'lote_reporte',
    table: 'lote_reporte',
    days: BATCH_DAYS,
    isFixed: true,
    date: 'l.fecha',
    join: 'JOIN lote l ON l.id = t.id_lote',
    why: 'reportes de un lote vencido; también los borra quien crea otro lote',
  },
  {
    name: 'lote',
    table: 'lote',
    days: BATCH_DAYS,
    isFixed: true,
    date: 't.fecha',
    why: 'lotes vencidos; también los borra quien crea otro lote',
  },
  {
    name: 'correo_pendiente',
    table: 'correo_pendiente',
    days: 0,
    date: 't.vence',
    why: 'correos que no se pudieron enviar, vencidos; también los borra quien envía correos',
  },
  {
    name: 'outbox',
    folder: 'outbox',
    pattern: /\.eml(\.part)?$/,
    days: 30,
    date: 'mtime',
    why: 'correos en archivos, donde no hay servidor de correo: tienen direcciones, y enlaces que ya vencieron',
  },
  {
    name: 'antes_de_restaurar',
    folder: '.',
    pattern: /^fichero\.sqlite\.before-restore(-wal|-shm)?$/,
    days: 90,
    date: 'ctime',
    why: 'la base de datos de antes de la última restauración, con todos sus datos',
  },
]

/**
 * Returns the rules with overridden ages, such as `auditoria=3650`.
 * @throws Error with a sentence for the operator
 */
export function rulesWith(overrides: string[]): RetentionRule[] {
  const days = new Map<string, number>()
  for (const override of overrides) {
    const [, name = '', number] = /^(\w+)=(\d{1,5})$/.exec(override) ?? []
    const rule = RETENTION_RULES.find((rule) => rule.name === name)
    if (!rule)
      throw new Error(`«${override}» no se entiende. Escriba, por ejemplo, auditoria=3650; hay reglas para ${NAMES}.`)
    const { isFixed = false, min = 0 } = rule
    if (isFixed)
      throw new Error(`«${override}»: son siempre ${rule.days} días, los que una carga se puede deshacer y uno más.`)
    if (Number(number) < min)
      throw new Error(`«${override}»: son ${min} días como mínimo, porque antes se puede deshacer la carga.`)
    days.set(name, Number(number))
  }
  return RETENTION_RULES.map((rule) => ({ ...rule, days: days.get(rule.name) ?? rule.days }))
}

const NAMES = RETENTION_RULES.filter(({ isFixed }) => !isFixed)
  .map(({ name }) => name)
  .join(', ')
