import type { CustomFieldControlProps } from "@sveltia/cms";
import type { ComponentType, createElement } from "react";

/** What Sveltia gives a field's control. Values may be of any type. */
export interface ControlProps extends Pick<CustomFieldControlProps, "forID" | "classNameWrapper"> {
  readonly value: unknown;
  /** The options of the field. */
  readonly field: { readonly get: (option: string) => unknown };
  /** The entry that is being edited. */
  readonly entry: { readonly getIn: (place: readonly string[]) => unknown } | undefined;
  readonly onChange: (value: unknown) => void;
}

/** A component of the old `React.createClass`. */
interface ControlSpecification<State extends object> {
  readonly getInitialState?: () => State;
  readonly render: () => ReturnType<typeof createElement>;
}

/** What `this` is in the methods of a control. */
interface Control<State extends object> {
  readonly props: ControlProps;
  readonly state: State;
  readonly setState: (change: Partial<State>) => void;
}

declare global {
  interface Window {
    /** Sveltia's own React, whose elements it can show. */
    readonly h: typeof createElement;
    readonly createClass: <State extends object>(
      specification: ControlSpecification<State> & ThisType<Control<State>>,
    ) => ComponentType<CustomFieldControlProps>;
  }
}
