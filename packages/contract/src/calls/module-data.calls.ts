import type { ModuleDataAnswer, moduleDataQuery, SaveModuleData } from '../module-data.schema.ts'
import { get, put, type QueryOf } from './call.ts'

/** A value that a module declares in `data`; `useModuleData` of `kit/data` reads and saves it. */
export const getModuleData = get('/modulos/:remoto/datos/:clave', { access: 'authenticated', reads: ['module-data'] })
  .takes<{ query?: QueryOf<typeof moduleDataQuery> }>()
  .returns<ModuleDataAnswer>()

export const saveModuleData = put('/modulos/:remoto/datos/:clave', {
  access: 'authenticated',
  changes: ['module-data'],
  versioned: true,
})
  .takes<{ query?: QueryOf<typeof moduleDataQuery>; body: SaveModuleData }>()
  .returns<ModuleDataAnswer>()
