import type { DocsOf } from './call-docs.ts'
import type * as calls from './module-data.calls.ts'

const PARAMS = { remoto: 'demo', clave: 'nota' }
const ERRORS = ['module_data_not_found', 'module_data_ficha_required', 'ficha_not_found', 'forbidden'] as const

export const DOCS = {
  getModuleData: {
    area: 'Modules',
    summary: 'Read a value that a module stored',
    description:
      'The value of the caller, of the ficha `nroFicha` or of all, as the module declares it in `data` of its descriptor; `valor` is null until something is stored. The `ETag` has the version.',
    errors: ERRORS,
    example: { params: PARAMS, query: {} },
  },
  saveModuleData: {
    area: 'Modules',
    summary: 'Store a value of a module',
    description:
      'Replaces the value by any JSON up to 64 KB; null deletes it. All values of a module have 64 MB. The audit log has who stored a value of a ficha or of all, without the value. Contact data in a record with a `nro_documento` is removed together with the contact data of that person; values of a person are part of the export of her data.',
    errors: [...ERRORS, 'module_data_too_large', 'module_data_full', 'remote_not_found'],
    example: { params: PARAMS, query: {}, body: { valor: { texto: 'Traer el proyector' } } },
  },
} as const satisfies DocsOf<typeof calls>
