import { clsx } from "clsx";
import type { ReactNode } from "react";
import * as styles from "./Button.module.css";
import { Icon } from "./Icon";

interface LinkProps {
  readonly href: string;
  readonly children?: ReactNode;
  /** Comes after the label, unless `iconFirst`. */
  readonly icon?: string;
  readonly iconFirst?: boolean;
  /** Opens a new tab, and announces it with these words. */
  readonly newTab?: string;
}

function IconLink({ href, children, icon, iconFirst = false, newTab, className }: LinkProps & { readonly className: string }) {
  const drawing = icon === undefined ? null : <Icon name={icon} />;
  return (
    <a className={className} href={href} {...(newTab === undefined ? {} : { target: "_blank", rel: "noopener" })}>
      {iconFirst ? drawing : null}
      <span>{children}</span>
      {iconFirst ? null : drawing}
      {newTab === undefined ? null : <span className="visually-hidden">{` ${newTab}`}</span>}
    </a>
  );
}

export type ButtonVariant = "book" | "quiet";

interface ButtonLinkProps extends LinkProps {
  readonly variant: ButtonVariant;
  readonly className?: string | undefined;
}

export function ButtonLink({ variant, className, ...link }: ButtonLinkProps) {
  return <IconLink className={clsx(styles.button, styles[variant], className)} {...link} />;
}

export function TextLink({ className, ...link }: LinkProps & { readonly className?: string | undefined }) {
  return <IconLink className={clsx(styles.textLink, className)} {...link} />;
}

interface TextButtonProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
  readonly icon: string;
}

/** A button that looks like a text link. */
export function TextButton({ onPress, children, icon }: TextButtonProps) {
  return (
    <button className={clsx(styles.textLink, "scripted")} type="button" onClick={onPress}>
      <span>{children}</span>
      <Icon name={icon} />
    </button>
  );
}

export function Actions({ children, className }: { readonly children: ReactNode; readonly className?: string | undefined }) {
  return <div className={clsx(styles.actions, className)}>{children}</div>;
}
