/** The folders of `public/` for reviewers and developers, which production builds leave out. */
export const REVIEW_FOLDERS = ["preview"] as const;

/** The folders of `public/` that are not for visitors. */
export const NON_VISITOR_FOLDERS: readonly string[] = ["admin", ...REVIEW_FOLDERS];
