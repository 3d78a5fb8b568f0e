/** What the check must know of a picture. */
export type PictureFile =
  | {
      readonly format: "png";
      readonly width: number;
      readonly height: number;
      /** Whether the parts of the file follow each other up to its end: an upload that broke off, or holds something else as well, does not. */
      readonly isWhole: boolean;
      readonly bytes: number;
    }
  | { readonly format: "svg"; readonly text: string; readonly bytes: number }
  | { readonly format: "unknown"; readonly bytes: number };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Where the first chunk begins that is not the header, and where the header has the size of the picture. */
const HEADER_END = 33;

/** A chunk has its length and its name before its content, and a checksum after it: four bytes each. */
const CHUNK_HEAD = 8;
const CHUNK_FRAME = 12;

/** More chunks than an encoder makes of 8 MB. */
const MOST_CHUNKS = 10_000;

/** Reads a part of a file; less where the file ends. */
export type ReadBytes = (offset: number, length: number) => Buffer;

/** Whether chunks lead from the header to `IEND`, with pixels between, and nothing follows. Of each chunk only the head is read. */
function isWhole(read: ReadBytes, bytes: number): boolean {
  let hasPixels = false;
  let offset = HEADER_END;
  for (let count = 0; count < MOST_CHUNKS && offset + CHUNK_FRAME <= bytes; count += 1) {
    const head = read(offset, CHUNK_HEAD);
    const name = head.toString("latin1", 4);
    offset += CHUNK_FRAME + head.readUInt32BE(0);
    if (name === "IEND") {
      return hasPixels && offset === bytes;
    }
    hasPixels ||= name === "IDAT";
  }
  return false;
}

/**
 * Reads of a PNG what can be told without decoding it.
 *
 * @param read reads a part of the file
 * @param bytes the size of the file
 * @source PNG specification, 5.2 (signature), 5.3 (chunks), 11.2.2 (IHDR), 11.2.5 (IEND)
 */
export function readPng(read: ReadBytes, bytes: number): PictureFile {
  const head = read(0, HEADER_END);
  if (head.length < HEADER_END || !head.subarray(0, SIGNATURE.length).equals(SIGNATURE) || head.toString("latin1", 12, 16) !== "IHDR") {
    return { format: "unknown", bytes };
  }
  return { format: "png", width: head.readUInt32BE(16), height: head.readUInt32BE(20), isWhole: isWhole(read, bytes), bytes };
}
