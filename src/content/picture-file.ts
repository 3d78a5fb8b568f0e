import { readFileSync } from "node:fs";

/** What the check needs to know about a picture. */
export type PictureFile =
  | {
      readonly format: "png";
      readonly width: number;
      readonly height: number;
      /** Whether the file ends as a PNG does; an interrupted upload does not. */
      readonly isWhole: boolean;
      readonly bytes: number;
    }
  | { readonly format: "svg"; readonly text: string }
  | { readonly format: "unknown" };

/** The signature, and the length and name of the first chunk, which holds the size of the picture. */
const START = Buffer.from("89504e470d0a1a0a0000000d49484452", "hex");

/** The last chunk, which is empty, with its checksum. */
const END = Buffer.from("0000000049454e44ae426082", "hex");

/** Reads a PNG. @source PNG specification, 5.2 (signature), 11.2.2 (IHDR), 11.2.5 (IEND) */
export function readPng(file: string): PictureFile {
  const content = readFileSync(file);
  const bytes = content.length;
  if (bytes < 24 || !content.subarray(0, START.length).equals(START)) {
    return { format: "unknown" };
  }
  const isWhole = content.subarray(-END.length).equals(END);
  return { format: "png", width: content.readUInt32BE(16), height: content.readUInt32BE(20), isWhole, bytes };
}
