import { type PhoneRole, business, formatTelephone, telephoneUrl } from "../../core/business/business";
import { Icon } from "../../ui/Icon";
import * as styles from "./PhoneLink.module.css";

interface PhoneLinkProps {
  readonly line: PhoneRole;
  readonly label?: string;
  readonly hasIcon?: boolean;
}

export function PhoneLink({ line, label, hasIcon = false }: PhoneLinkProps) {
  return (
    <a className={styles.phoneLink} href={telephoneUrl(line)}>
      {hasIcon ? <Icon name="phone" /> : null}
      {label === undefined ? null : <span>{label} </span>}
      <bdi>{formatTelephone(business.phones[line])}</bdi>
    </a>
  );
}
