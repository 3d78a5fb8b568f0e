/** What the check must know of a picture. */
export type PictureFile =
  | {
      readonly format: "png";
      readonly width: number;
      readonly height: number;
      /** Whether the file ends as a PNG ends: an upload that broke off does not. */
      readonly isWhole: boolean;
      readonly bytes: number;
    }
  | { readonly format: "svg"; readonly text: string; readonly bytes: number }
  | { readonly format: "unknown"; readonly bytes: number };

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The first chunk of a PNG, with the size of the picture, ends here. */
export const PNG_HEAD_BYTES = 33;

/** The last chunk of a PNG: its length, its name and its checksum. */
export const PNG_TAIL_BYTES = 12;

/**
 * Reads what the ends of a PNG say of it.
 *
 * @param head its first {@link PNG_HEAD_BYTES} bytes
 * @param tail its last {@link PNG_TAIL_BYTES} bytes
 * @param bytes the size of the file
 * @source PNG specification, 5.2 (signature), 11.2.2 (IHDR), 11.2.5 (IEND)
 */
export function readPng(head: Buffer, tail: Buffer, bytes: number): PictureFile {
  if (head.length < PNG_HEAD_BYTES || !head.subarray(0, SIGNATURE.length).equals(SIGNATURE) || head.toString("latin1", 12, 16) !== "IHDR") {
    return { format: "unknown", bytes };
  }
  return {
    format: "png",
    width: head.readUInt32BE(16),
    height: head.readUInt32BE(20),
    isWhole: tail.toString("latin1", 4, 8) === "IEND",
    bytes,
  };
}
