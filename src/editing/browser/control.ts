import type { CustomFieldControlProps } from "@sveltia/cms";
import type { ComponentType, createElement } from "react";

/** What Sveltia gives a field's control, with values that are not trusted to be of any type. */
export interface ControlProps extends Pick<CustomFieldControlProps, "forID" | "classNameWrapper"> {
  readonly value: unknown;
  /** The options of the field. */
  readonly field: { readonly get: (option: string) => unknown };
  /** The entry that is being edited. */
  readonly entry: { readonly getIn: (place: readonly string[]) => unknown } | undefined;
  readonly onChange: (value: unknown) => void;
}

/** What a control says of a value: that it may stay, or why not. */
export type Verdict = true | { readonly error: { readonly message: string } };

/** A React component as React took it before classes: the one way that Sveltia offers to be asked about a value. */
interface ControlSpecification<State extends object> {
  readonly getInitialState?: () => State;
  readonly isValid?: (value: unknown) => Verdict;
  readonly render: () => ReturnType<typeof createElement>;
}

/** What `this` is in the methods of a control. */
export interface Control<State extends object = object> {
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
