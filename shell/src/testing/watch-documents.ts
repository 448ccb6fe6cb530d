/**
 * Records the documents that the page leaves for, which jsdom cannot load: the methods of `window.location` are not
 * configurable, those of the object behind them are.
 */
export function watchDocuments(): string[] {
  const documents: string[] = []
  const [behind] = Object.getOwnPropertySymbols(window.location)
  const location = Reflect.get(window.location, behind!) as Pick<Location, 'assign' | 'replace' | 'reload'>
  for (const method of ['assign', 'replace'] as const)
    jest.spyOn(location, method).mockImplementation((url) => void documents.push(String(url)))
  jest.spyOn(location, 'reload').mockImplementation(() => void documents.push(window.location.pathname))
  return documents
}
