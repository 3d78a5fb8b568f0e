/** The folders of the pages for reviewers and developers, below `public/`, which no production build has. */
export const REVIEW_FOLDERS = ["preview", "translations", "design"] as const;

/** The folders of pages that are not for visitors: the editing interface, and what production does not have. */
export const FOLDERS_OF_NO_VISITOR: readonly string[] = ["admin", ...REVIEW_FOLDERS];
