import { createContext, useContext } from 'react'

/** The name of the section or card of another module around a component, such as `fichas.headed-section`; else empty. */
export const PartName = createContext('')

/** Returns a function that prefixes storage keys and URL parameters, so that two parts of a page never share a name. */
export function usePartPrefix(): (name: string) => string {
  const part = useContext(PartName)
  return (name) => (part ? `${part}.${name}` : name)
}
