import { type PhoneRole, formatTelephone, telephoneUrl } from "../../business/business";
import { usePage } from "../../page/page";
import { Icon } from "../../ui/Icon";
import * as styles from "./PhoneLink.module.css";

interface PhoneLinkProps {
  readonly line: PhoneRole;
  readonly label?: string;
  readonly hasIcon?: boolean;
}

export function PhoneLink({ line, label, hasIcon = false }: PhoneLinkProps) {
  const number = usePage().business.phones[line];
  return (
    <a className={styles.phoneLink} href={telephoneUrl(number)}>
      {hasIcon ? <Icon name="phone" /> : null}
      {label === undefined ? null : <span>{`${label} `}</span>}
      <bdi>{formatTelephone(number)}</bdi>
    </a>
  );
}
