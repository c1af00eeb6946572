/** Puts a file among the person's downloads, under its own name. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // the browser reads the address after this task
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
