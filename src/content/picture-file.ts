/** What the check must know of a picture. */
export type PictureFile =
  | {
      readonly format: "png";
      readonly width: number;
      readonly height: number;
      /** Whether the file ends as a PNG does: an upload that broke off, or holds something else as well, does not. */
      readonly isWhole: boolean;
      readonly bytes: number;
    }
  | { readonly format: "svg"; readonly text: string; readonly bytes: number }
  | { readonly format: "unknown"; readonly bytes: number };

/** The signature, and the length and the name of the first chunk, which holds the size of the picture. */
const START = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

/** The last chunk, which is empty, with its checksum. */
const END = Buffer.from("0000000049454e44ae426082", "hex");

/**
 * Reads of a PNG what can be told without decoding it. The check reads all pictures in a row and waits for none; sharp decodes them in the
 * build.
 *
 * @param read reads a part of the file; less where the file ends
 * @param bytes the size of the file
 * @source PNG specification, 5.2 (signature), 11.2.2 (IHDR), 11.2.5 (IEND)
 */
export function readPng(read: (offset: number, length: number) => Buffer, bytes: number): PictureFile {
  const head = read(0, 24);
  if (head.length < 24 || !head.subarray(0, START.length).equals(START)) {
    return { format: "unknown", bytes };
  }
  const isWhole = read(bytes - END.length, END.length).equals(END);
  return { format: "png", width: head.readUInt32BE(16), height: head.readUInt32BE(20), isWhole, bytes };
}
