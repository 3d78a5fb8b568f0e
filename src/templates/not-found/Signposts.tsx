import { useLocalPath } from "../../i18n/local-path";
import { useTexts } from "../../i18n/texts";
import { telephoneUrl } from "../../core/business/business";
import { Icon } from "../../ui/Icon";
import * as styles from "./Signposts.module.css";

export function Signposts() {
  const { text } = useTexts("not-found");
  const common = useTexts("common");
  const localPath = useLocalPath();
  const posts = [
    { href: localPath("home"), label: text("home"), icon: "arrow-right" },
    { href: localPath("explore-cyprus"), label: text("explore"), icon: "arrow-right" },
    { href: localPath("van-rental"), label: text("van"), icon: "arrow-right" },
    { href: telephoneUrl("local"), label: common.text("actions.callUs"), icon: "phone" },
  ] as const;
  return (
    <section className={styles.posts} aria-labelledby="what">
      <div className="wrap">
        <h2 id="what" className={styles.what}>
          {text("what")}
        </h2>
        <nav className={styles.signposts} aria-label={text("suggestions")}>
          {posts.map(({ href, label, icon }) => (
            <a key={href} href={href}>
              {label}
              <Icon name={icon} />
            </a>
          ))}
        </nav>
      </div>
    </section>
  );
}
