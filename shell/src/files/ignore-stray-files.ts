/**
 * Ignores files that are dropped where nothing takes them, for example on the sign-in page or beside a dialog. The browser
 * would open them in place of the page. Listens on the window, after everything that takes files.
 */
export function ignoreStrayFiles() {
  const ignore = (event: DragEvent) => {
    const { dataTransfer, defaultPrevented } = event
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    dataTransfer.dropEffect = 'none'
  }
  window.addEventListener('dragover', ignore)
  window.addEventListener('drop', ignore)
}
