import type { Register, RegisterAnswer, RegisterQuery } from '@fichero/contract/auth.schema'
import type { Language } from '@fichero/contract/enums'
import { Injectable } from '@nestjs/common'
import { DataSource } from 'typeorm'
import { Throttle } from '../../http/throttle/throttle.js'
import { MailService } from '../../mail/mail.service.js'
import { audit } from '../../records/audit/audit.js'
import { succeed } from '../../records/row-updates/succeed.js'
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

  async register(
    data: Register,
    { simular }: RegisterQuery,
    address: string,
    idioma: Language,
  ): Promise<RegisterAnswer> {
    await this.throttle.consume({ action: 'register', account: data.nro_documento, address })
    if (simular) {
      await refuseDuplicates(this.dataSource.manager, data)
      return succeed('simulated', { simulado: true as const })
    }
    const { fecha_inicio_contrato = null, fecha_fin_contrato = null, ...fields } = data
    const contract = data.tipo === 'contratista' ? { fecha_inicio_contrato, fecha_fin_contrato } : NO_CONTRACT
    const request = { ...fields, ...contract, rol: 'user', estado: 'pendiente' } as const
    await writePerson(this.dataSource, data, async (manager) => {
      await manager.insert(User, newUser({ ...request, contrasena: null, idioma }))
      await audit(manager, {
        actor: null,
        accion: 'registrations:create',
        entidad: 'solicitud',
        entidad_id: data.nro_documento,
        // The entry omits contact data, because a rejection must remove contact data.
        despues: { nombre: request.nombre, apellido: request.apellido, tipo: request.tipo, estado: request.estado },
      })
    })
    return succeed(this.mail.delivers ? 'registration_sent' : 'registration_sent_unmailed')
  }
}
