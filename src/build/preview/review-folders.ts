/** The folders of the pages for reviewers, below `public/`. */
export const REVIEW_FOLDERS = ["preview", "translations"] as const;
