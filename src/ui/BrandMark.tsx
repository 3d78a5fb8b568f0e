/** The mark of the brand. The ids let the rest of the document use this drawing again. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <g id="brand-mark">
        <g id="brand-rays">
          <path
            fill="#D1603D"
            d="M23.8 37.4L6.7 35.1C0.9 33.3 6.2 21.4 11.4 24.4L24.6 35.6A8.6 8.6 0 0 0 23.8 37.4ZM39.4 35.6L52.6 24.4C57.8 21.4 63.1 33.3 57.3 35.1L40.2 37.4A8.6 8.6 0 0 0 39.4 35.6Z"
          />
          <path
            fill="#E88A35"
            d="M26.5 33.4L11.2 20.2C7 14.9 19.2 7 22.4 12.9L28.2 32.3A8.6 8.6 0 0 0 26.5 33.4ZM35.8 32.3L41.6 12.9C44.8 7 57 14.9 52.8 20.2L37.5 33.4A8.6 8.6 0 0 0 35.8 32.3Z"
          />
          <path fill="#F6AE2D" d="M31 31.4L24.8 10.2C24.2 3.1 39.8 3.1 39.2 10.2L33 31.4A8.6 8.6 0 0 0 31 31.4Z" />
        </g>
        <path
          fill="var(--brand-road)"
          d="M29.6 36.4C36.6 40 44.6 42 44.6 47C44.6 53 18.6 52 12.6 62H45.4C47.8 56.2 58.8 53.2 57.4 45.8C56 39.8 41 40 29.6 36.4Z"
        />
      </g>
    </svg>
  );
}
