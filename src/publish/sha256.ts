import { type BinaryToTextEncoding, createHash } from "node:crypto";

/** The SHA-256 of a content. */
export function sha256(content: string | Buffer, encoding: BinaryToTextEncoding): string {
  return createHash("sha256").update(content).digest(encoding);
}

/** What a file's name says of its content: the first digits of the hash, as many as webpack writes. */
export function shortHash(content: string | Buffer): string {
  return sha256(content, "hex").slice(0, 20);
}
