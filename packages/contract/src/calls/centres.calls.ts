import type { DoneAnswer } from '../auth.schema.ts'
import type { CentreInput, CentreSavedAnswer, CentresAnswer } from '../centres.schema.ts'
import { get, post, put, remove } from './call.ts'

export const listCentres = get('/centros', {
  access: 'centres:manage',
  reads: ['centres', 'fichas', 'users'],
}).returns<CentresAnswer>()

/** The session and lists of fichas name centres, so a change of a centre changes them too. */
const CHANGES = ['centres', 'fichas', 'users'] as const

export const createCentre = post('/centros', { access: 'centres:manage', changes: CHANGES })
  .takes<{ body: CentreInput }>()
  .returns<CentreSavedAnswer>()

export const updateCentre = put('/centros/:id', { access: 'centres:manage', changes: CHANGES, versioned: true })
  .takes<{ body: CentreInput }>()
  .returns<CentreSavedAnswer>()

/** Confirms a centre that a report named. */
export const confirmCentre = post('/centros/:id/confirmar', {
  access: 'centres:manage',
  changes: CHANGES,
}).returns<CentreSavedAnswer>()

/** Deletes a centre that a report named and nobody has confirmed; its fichas have no centre until the next report. */
export const discardCentre = remove('/centros/:id', {
  access: 'centres:manage',
  changes: CHANGES,
}).returns<DoneAnswer>()
