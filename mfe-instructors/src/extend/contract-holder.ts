/** A person with or without a contract: fields that lists, the dashboard and the page of a person have in common. */
export interface ContractHolder {
  id: number
  version: number
  nombre: string
  apellido: string
  fecha_fin_contrato: string | null
}

export interface EndingContract extends ContractHolder {
  fecha_fin_contrato: string
}

/** True if the person has a contract with an end. */
export const hasEnd = (person: ContractHolder): person is EndingContract => person.fecha_fin_contrato !== null
