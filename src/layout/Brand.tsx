import { useTexts } from "../i18n/texts";
import { BrandMark } from "../ui/BrandMark";
import * as styles from "./Brand.module.css";

export function Brand() {
  const { text, localPath, business } = useTexts("common");
  return (
    <a className={styles.brand} href={localPath("home")}>
      <BrandMark roadClassName={styles.road} />
      <b>{business.brand}</b>
      <small>{text("site.locatedAt")}</small>
    </a>
  );
}
