import { MAX_MODULE_DATA, MAX_MODULE_VALUE } from '@fichero/contract/limits'
import type { ModuleDataAnswer, ModuleDataQuery, SaveModuleData } from '@fichero/contract/module-data.schema'
import type { RemoteData } from '@fichero/contract/remotes.schema'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager, Not } from 'typeorm'
import type { Actor } from '../../access/current-user.decorator.js'
import { permissionsOf } from '../../access/permissions.js'
import { authorize } from '../../access/policy.js'
import { groupOf } from '../../access/release-group.js'
import { inTransaction } from '../../database/transaction.js'
import { fail } from '../../errors/fail.js'
import { audit } from '../../records/audit/audit.js'
import { lockRow } from '../../records/row-updates/lock-row.js'
import { requireVersion } from '../../records/row-updates/versions.js'
import { Ficha } from '../fichas/ficha.entity.js'
import { viewFicha } from '../fichas/fichas.policy.js'
import { Remote } from '../remotes/remote.entity.js'
import { ServedReleases } from '../remotes/served-releases.js'
import { ModuleData } from './module-data.entity.js'

const KB = 1024
const MB = 1024 * KB

/** Which value a request names. */
interface Address extends ModuleDataQuery {
  remoto: string
  clave: string
}

/** Whose value it is, as in the row. */
type Owner = Pick<ModuleData, 'dueno' | 'id_usuario' | 'nro_ficha'>

/**
 * Reads and writes the values that modules store. A module has the values that its release for the user declares, so that
 * nobody can store anything that no module asked for.
 */
@Injectable()
export class ModuleDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly served: ServedReleases,
  ) {}

  async read(actor: Actor, address: Address): Promise<ModuleDataAnswer> {
    const { manager } = this.dataSource
    const declared = await this.declaredFor(actor, address)
    if (!meets(actor, declared.access)) throw fail('forbidden')
    const owner = await ownerOf(manager, actor, declared, address)
    return present(await find(manager, address, owner))
  }

  async save(
    actor: Actor,
    address: Address,
    { valor }: SaveModuleData,
    ifMatch: string | undefined,
  ): Promise<ModuleDataAnswer> {
    const declared = await this.declaredFor(actor, address)
    if (!meets(actor, declared.write ?? declared.access)) throw fail('forbidden')
    const bytes = valor === null ? 0 : Buffer.byteLength(JSON.stringify(valor))
    if (bytes > MAX_MODULE_VALUE)
      throw fail('module_data_too_large', { total_kb: Math.ceil(bytes / KB), max_kb: MAX_MODULE_VALUE / KB })
    return inTransaction(this.dataSource, async (manager) => {
      const { remoto, clave } = address
      // Two people may store the first value at once, and all values share the space of the module.
      await lockRow(manager, Remote, { nombre: remoto }, 'remote_not_found')
      const owner = await ownerOf(manager, actor, declared, address)
      const stored = await find(manager, address, owner)
      const version = stored?.version ?? 0
      await requireVersion(ifMatch, version, () => present(stored).dato)
      await requireSpace(manager, remoto, stored, bytes)
      const row = { ...stored, ...owner, remoto, clave, valor, bytes, version: version + 1, fecha: new Date() }
      const saved = await manager.save(ModuleData, row)
      const { nro_ficha } = owner
      if (declared.of !== 'person')
        await audit(manager, {
          actor,
          accion: 'remotes:save-data',
          entidad: 'remoto',
          entidad_id: remoto,
          despues: { clave, ...(nro_ficha !== null && { nro_ficha }) },
        })
      return present(saved)
    })
  }

  /** Returns the declaration of a value in the release that the user gets, or in the release to which pages fall back. */
  private async declaredFor(actor: Actor, { remoto, clave }: Address): Promise<RemoteData> {
    const release = (await this.served.list(groupOf(actor))).find(({ name }) => name === remoto)
    const declared = [release, release?.previous]
      .flatMap((descriptor) => descriptor?.data ?? [])
      .find(({ key }) => key === clave)
    if (!declared) throw fail('module_data_not_found', { modulo: remoto, clave })
    return declared
  }
}

/** A permission that this system does not have allows nobody. */
const meets = (actor: Actor, access: string) =>
  access === 'authenticated' || permissionsOf(actor).some((permission) => permission === access)

/** Returns whose value it is. A ficha that the user may not see does not exist for her. */
async function ownerOf(
  manager: EntityManager,
  actor: Actor,
  { of, key }: RemoteData,
  { nroFicha }: Address,
): Promise<Owner> {
  if (of === 'person') return { dueno: `usuario ${actor.id}`, id_usuario: actor.id, nro_ficha: null }
  if (of === 'all') return { dueno: '', id_usuario: null, nro_ficha: null }
  if (nroFicha === undefined) throw fail('module_data_ficha_required', { clave: key })
  const ficha = await manager.findOneBy(Ficha, { nro_ficha: nroFicha })
  if (!ficha) throw fail('ficha_not_found')
  authorize(viewFicha, actor, ficha)
  return { dueno: `ficha ${nroFicha}`, id_usuario: null, nro_ficha: nroFicha }
}

const find = (manager: EntityManager, { remoto, clave }: Address, { dueno }: Owner): Promise<ModuleData | null> =>
  manager.findOneBy(ModuleData, { remoto, clave, dueno })

/** Throws `module_data_full` if a larger value does not fit with the other values of the module. */
async function requireSpace(manager: EntityManager, remoto: string, stored: ModuleData | null, bytes: number) {
  if (bytes <= (stored?.bytes ?? 0)) return
  const others = await manager.sum(ModuleData, 'bytes', { remoto, ...(stored && { id: Not(stored.id) }) })
  if (Number(others ?? 0) + bytes > MAX_MODULE_DATA)
    throw fail('module_data_full', { modulo: remoto, max_mb: MAX_MODULE_DATA / MB })
}

const present = (stored: Pick<ModuleData, 'valor' | 'version' | 'fecha'> | null): ModuleDataAnswer => ({
  ok: true,
  dato: {
    valor: stored?.valor ?? null,
    version: stored?.version ?? 0,
    fecha: stored?.fecha.toISOString() ?? null,
  },
})
