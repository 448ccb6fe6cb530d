import type { Centre } from '@fichero/contract/centres.schema'

/** The regional office of a centre as SOFIA Plus writes it, `68 - REGIONAL SANTANDER`; empty if it is not known. */
export const regionalOf = ({ codigo_regional, regional }: Pick<Centre, 'codigo_regional' | 'regional'>) =>
  [codigo_regional, regional].filter(Boolean).join(' - ')
