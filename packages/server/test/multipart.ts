export interface FormFile {
  readonly name?: string;
  readonly fileName: string;
  readonly fileType?: string;
  readonly bytes: Uint8Array;
}

/** A multipart form as a browser sends it: text fields, then files. @returns headers and body of the request */
export function multipart(files: readonly FormFile[], fields: Readonly<Record<string, string>> = {}) {
  const boundary = 'boundary-of-the-test';
  const text = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  const parts = files.flatMap(({ name = 'file', fileName, fileType = 'application/octet-stream', bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${fileName}"\r\n` +
        `content-type: ${fileType}\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...text, ...parts, Buffer.from(`--${boundary}--\r\n`)]),
  };
}
