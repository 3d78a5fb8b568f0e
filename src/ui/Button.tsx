import type { ReactNode } from "react";
import * as styles from "./Button.module.css";
import { Icon } from "./Icon";

interface LinkProps {
  readonly href: string;
  readonly children: ReactNode;
  /** The icon after the label, or before it where `iconFirst` says so. */
  readonly icon?: string;
  readonly iconFirst?: boolean;
  /** Says that the link opens a new tab; its presence makes the link do so. */
  readonly newTab?: string;
}

/** The attributes and the spoken hint of a link that opens a new tab. */
export function newTabProps(newTab: string | undefined) {
  return newTab === undefined ? {} : ({ target: "_blank", rel: "noopener" } as const);
}

interface ButtonLinkProps extends LinkProps {
  /** One loud voice (booking), one quiet, and a dark one on yellow ground. */
  readonly voice: "book" | "quiet" | "dark";
  readonly className?: string | undefined;
}

/** A link that is the main or the second thing to do on a screen. */
export function ButtonLink({ href, children, icon, iconFirst = false, newTab, voice, className }: ButtonLinkProps) {
  const sign = icon === undefined ? null : <Icon name={icon} />;
  return (
    <a className={[styles.button, styles[voice], className].filter(Boolean).join(" ")} href={href} {...newTabProps(newTab)}>
      {iconFirst ? sign : null}
      <span>{children}</span>
      {iconFirst ? null : sign}
      {newTab === undefined ? null : <span className="visually-hidden"> {newTab}</span>}
    </a>
  );
}

/** A link that leads on, with a sign after its words. */
export function TextLink({ href, children, icon, newTab }: LinkProps) {
  return (
    <a className={styles.textLink} href={href} {...newTabProps(newTab)}>
      <span>{children}</span>
      {icon === undefined ? null : <Icon name={icon} />}
      {newTab === undefined ? null : <span className="visually-hidden"> {newTab}</span>}
    </a>
  );
}

interface TextButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
  readonly icon: string;
}

/** A button that looks like a text link. Without scripts it would do nothing, and is not there. */
export function TextButton({ onPress, children, icon }: TextButtonProps) {
  return (
    <button className={[styles.textLink, styles.scripted].join(" ")} type="button" onClick={onPress}>
      <span>{children}</span>
      <Icon name={icon} />
    </button>
  );
}

interface ActionsProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Buttons beside each other, which wrap where there is no room. */
export function Actions({ children, className }: ActionsProps) {
  return <div className={[styles.actions, className].filter(Boolean).join(" ")}>{children}</div>;
}
