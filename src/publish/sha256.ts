import { type BinaryToTextEncoding, createHash } from "node:crypto";

/** The SHA-256 of a content. */
export function sha256(content: string | Buffer, encoding: BinaryToTextEncoding): string {
  return createHash("sha256").update(content).digest(encoding);
}
