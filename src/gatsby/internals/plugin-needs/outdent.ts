/** Writes the one message of the translation plugin, with its indents: the package takes 700 bytes to remove them. */
export default String.raw;
