import { createContext, useContext } from 'react'

/** Which section or card of others a component stands in, as `fichas.headed-section`; empty on a screen's own parts. */
export const PartName = createContext('')

/** Returns names for what a part keeps or has in the address, so that two parts of one page have none in common. */
export function useOwnName(): (name: string) => string {
  const part = useContext(PartName)
  return (name) => (part ? `${part}.${name}` : name)
}
