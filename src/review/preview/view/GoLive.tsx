import type { GoLiveItem } from "../../go-live/go-live-items";

const KINDS = {
  placeholder: "Placeholders",
  sample: "Samples",
  "ask-owner": "Questions to the owner",
} as const satisfies Readonly<Record<GoLiveItem["kind"], string>>;

/** What has to be settled before the site goes live, by kind. */
export function GoLive({ items }: { readonly items: readonly GoLiveItem[] }) {
  const kinds = (Object.keys(KINDS) as (keyof typeof KINDS)[]).filter((kind) => items.some((item) => item.kind === kind));
  return (
    <section id="go-live" aria-labelledby="go-live-title" className="part">
      <h2 id="go-live-title">
        Before the site goes live
        {items.length === 0 ? null : <span className="count">{items.length}</span>}
      </h2>
      {kinds.length === 0 ? <p className="note">Nothing is left to settle.</p> : null}
      {kinds.map((kind) => (
        <table key={kind} className="texts open">
          <caption>{KINDS[kind]}</caption>
          <thead>
            <tr>
              <th scope="col">What</th>
              <th scope="col">Where</th>
            </tr>
          </thead>
          <tbody>
            {items
              .filter((item) => item.kind === kind)
              .map(({ what, file, line }) => (
                <tr key={`${file}:${String(line)} ${what}`}>
                  <th scope="row">{what}</th>
                  <td>
                    <code>{`${file}:${String(line)}`}</code>
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}
