/** The messengers in which the business answers. */
export const CHAT_CHANNELS = ["whatsapp", "viber"] as const;

export type ChatChannel = (typeof CHAT_CHANNELS)[number];

/** Their icons in the sprite. */
export const CHAT_ICONS = { whatsapp: "chat-handset", viber: "chat-call" } as const satisfies Readonly<Record<ChatChannel, string>>;

/** A text without what binds and breaks its lines on the page, which messengers show as odd spaces and boxes. */
export const messageText = (text: string): string => text.replace(/[\u00ad\u2060]/g, "").replaceAll("\u00a0", " ");

/**
 * The address that opens a chat with a first message.
 *
 * @param number the business's chat number in E.164
 * @param message what the visitor may send
 * @source WhatsApp, click to chat: `https://wa.me/<number without +>?text=`; Viber, deep links: `viber://chat?number=%2B<number>&draft=`
 * @example chatUrl("whatsapp", "+447700900123", "Hello!") // "https://wa.me/447700900123?text=Hello!"
 */
export function chatUrl(channel: ChatChannel, number: string, message: string): string {
  const plain = messageText(message);
  switch (channel) {
    case "whatsapp":
      return `https://wa.me/${number.slice(1)}?text=${encodeURIComponent(plain)}`;
    case "viber":
      return `viber://chat?number=${encodeURIComponent(number)}&draft=${encodeURIComponent(plain)}`;
  }
}
