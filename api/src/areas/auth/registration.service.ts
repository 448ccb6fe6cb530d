import type { ConfigAnswer, Register, RegisterAnswer, RegisterQuery } from '@fichero/contract/auth.schema'
import type { Language } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource, type EntityManager } from 'typeorm'
import { failFields } from '../../errors/fail.js'
import { Throttle } from '../../http/throttle/throttle.js'
import { MailService } from '../../mail/mail.service.js'
import { audit } from '../../records/audit/audit.js'
import { succeed } from '../../records/row-updates/succeed.js'
import { centresToChoose, setWorkplaces } from '../centres/known-centres.js'
import { refuseDuplicates, writePerson } from '../users/duplicates.js'
import { newUser } from '../users/new-user.js'
import { User } from '../users/user.entity.js'

const NO_CONTRACT = { fecha_inicio_contrato: null, fecha_fin_contrato: null }

/** Stores access requests. A request contains no password: after the approval, the user gets a link to set a password. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly throttle: Throttle,
    private readonly mail: MailService,
  ) {}

  /** Returns what the access pages need to know of this installation. */
  async config(): Promise<ConfigAnswer> {
    return {
      ok: true,
      envia_correos: this.mail.delivers,
      centros: await centresToChoose(this.dataSource.manager),
    }
  }

  async register(
    data: Register,
    { simular }: RegisterQuery,
    address: string,
    idioma: Language,
  ): Promise<RegisterAnswer> {
    await this.throttle.consume({ action: 'register', account: data.nro_documento, address })
    const centros = await requestedCentres(this.dataSource.manager, data)
    if (simular) {
      await refuseDuplicates(this.dataSource.manager, data)
      return succeed('simulated', { simulado: true as const })
    }
    const { fecha_inicio_contrato = null, fecha_fin_contrato = null, id_centro: _, ...fields } = data
    const contract = data.tipo === 'contratista' ? { fecha_inicio_contrato, fecha_fin_contrato } : NO_CONTRACT
    const request = { ...fields, ...contract, rol: 'user', estado: 'pendiente' } as const
    await writePerson(this.dataSource, data, async (manager) => {
      const user = await manager.save(User, newUser({ ...request, contrasena: null, idioma }))
      const { despues } = await setWorkplaces(manager, user.id, centros)
      await audit(manager, {
        actor: null,
        accion: 'registrations:create',
        entidad: 'solicitud',
        entidad_id: data.nro_documento,
        // The entry omits contact data, because a rejection must remove contact data.
        despues: {
          nombre: request.nombre,
          apellido: request.apellido,
          tipo: request.tipo,
          estado: request.estado,
          ...despues,
        },
      })
    })
    return succeed(this.mail.delivers ? 'registration_sent' : 'registration_sent_unmailed')
  }
}

/**
 * Returns the centre of a request, in which the person will work; empty while there are no centres to choose from.
 * @throws AppError at `id_centro`
 */
async function requestedCentres(manager: EntityManager, { id_centro }: Register): Promise<number[]> {
  const centres = await centresToChoose(manager)
  if (centres.length === 0) return []
  if (id_centro === undefined) throw failFields({ id_centro: 'required' })
  if (!centres.some(({ id }) => id === id_centro)) throw failFields({ id_centro: 'centre_unknown' })
  return [id_centro]
}
